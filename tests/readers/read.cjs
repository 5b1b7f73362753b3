// Reads a file with a program of npm and prints what it found. Called by `matrix`; NODE_PATH names the packages.
'use strict';
const fs = require('fs');
const path = require('path');

const [what, ...files] = process.argv.slice(2);
const print = (value) => process.stdout.write(typeof value === 'string' ? value : JSON.stringify(value));

/// A cell as the others print it: a date without a zone, a number, or words.
function plain(value) {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 19);
  if (typeof value !== 'object') return value;
  if (value.richText) return value.richText.map((run) => run.text).join('');
  if (value.hyperlink !== undefined || value.text !== undefined) return plain(value.text);
  return JSON.stringify(value);
}

const readers = {
  versions() {
    const names = ['ajv', '@cfworker/json-schema', 'xlsx', 'exceljs', 'markdown-it', 'axe-core', 'vnu-jar', 'jsqr', 'pdfjs-dist', '@resvg/resvg-js'];
    print(Object.fromEntries(names.map((name) => {
      for (const folder of process.env.NODE_PATH.split(':')) {
        const file = path.join(folder, name, 'package.json');
        if (fs.existsSync(file)) return [name, JSON.parse(fs.readFileSync(file)).version];
      }
      return [name, ''];
    })));
  },
  sheetjs() {
    const xlsx = require('xlsx');
    const book = xlsx.readFile(files[0], { cellDates: false, raw: files[0].endsWith('.csv') });
    print(Object.fromEntries(book.SheetNames.map((name) => [
      name, xlsx.utils.sheet_to_json(book.Sheets[name], { header: 1, defval: '', raw: true }),
    ])));
  },
  async exceljs() {
    const { Workbook } = require('exceljs');
    const book = new Workbook();
    await book.xlsx.readFile(files[0]);
    const sheets = {};
    book.eachSheet((sheet) => {
      const rows = [];
      sheet.eachRow({ includeEmpty: true }, (row) => rows.push(Array.from(row.values.slice(1), plain)));
      sheets[sheet.name] = rows;
    });
    print(sheets);
  },
  'markdown-it'() {
    const markdown = require('markdown-it')({ linkify: true });
    print(markdown.render(fs.readFileSync(files[0], 'utf8')));
  },
  jsqr() {
    const { PNG } = require('pngjs');
    const picture = PNG.sync.read(fs.readFileSync(files[0]));
    const code = require('jsqr')(new Uint8ClampedArray(picture.data), picture.width, picture.height);
    print(code ? code.data : '');
  },
  resvg() {
    const { Resvg } = require('@resvg/resvg-js');
    const drawn = new Resvg(fs.readFileSync(files[0]), { font: { loadSystemFonts: true } }).render();
    fs.writeFileSync(files[1], drawn.asPng());
    print(`${drawn.width}x${drawn.height}`);
  },
  async pdfjs() {
    const folder = process.env.NODE_PATH.split(':').find((one) => fs.existsSync(path.join(one, 'pdfjs-dist')));
    const pdfjs = await import(path.join(folder, 'pdfjs-dist/legacy/build/pdf.mjs'));
    const file = await pdfjs.getDocument({ data: new Uint8Array(fs.readFileSync(files[0])), verbosity: 0, isEvalSupported: false }).promise;
    let text = '';
    for (let number = 1; number <= file.numPages; number += 1) {
      const content = await (await file.getPage(number)).getTextContent();
      text += content.items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join('') + '\n';
    }
    print({ pages: file.numPages, text });
  },
  ajv() {
    const Ajv = require('ajv');
    const complaints = [];
    const note = (message) => complaints.push(String(message));
    const ajv = new Ajv({ strict: true, allErrors: true, logger: { log() {}, warn: note, error: note } });
    const folder = files.shift();
    const schemas = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
    for (const name of schemas) ajv.addSchema(JSON.parse(fs.readFileSync(path.join(folder, name))), name);
    for (const name of schemas) {
      try {
        ajv.getSchema(name);
      } catch (error) {
        note(`${name}: ${error.message}`);
      }
    }
    const valid = complaints.length === 0 ? ajv.getSchema('castalia.schema.json') : () => false;
    print({ complaints, valid: files.map((file) => valid(JSON.parse(fs.readFileSync(file)))) });
  },
  cfworker() {
    const { Validator } = require('@cfworker/json-schema');
    const folder = files.shift();
    const read = (name) => ({ ...JSON.parse(fs.readFileSync(path.join(folder, name))), $id: `https://example.org/${name}` });
    const validator = new Validator(read('castalia.schema.json'), '7', false);
    for (const name of fs.readdirSync(folder)) {
      if (name.endsWith('.json') && name !== 'castalia.schema.json') validator.addSchema(read(name));
    }
    print({ complaints: [], valid: files.map((file) => validator.validate(JSON.parse(fs.readFileSync(file))).valid) });
  },
};

Promise.resolve(readers[what]()).catch((error) => {
  console.error(error);
  process.exit(1);
});
