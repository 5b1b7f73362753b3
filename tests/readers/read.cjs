// Reads a file with a program of npm and prints what it found. Called by `matrix`; NODE_PATH names the packages.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const { spawn } = require('child_process');

const [what, ...files] = process.argv.slice(2);
const print = (value) => process.stdout.write(typeof value === 'string' ? value : JSON.stringify(value));

/// A cell as the others print it: a date without a zone, a number, or words.
function plain(value) {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 19);
  if (typeof value !== 'object') return value;
  if (value.error) return value.error;
  if (value.richText) return value.richText.map((run) => run.text).join('');
  if (value.hyperlink !== undefined || value.text !== undefined) return plain(value.text);
  return JSON.stringify(value);
}

/// Chromium without a window, led through a pipe by the DevTools protocol.
class Browser {
  constructor() {
    this.home = fs.mkdtempSync(path.join(os.tmpdir(), 'castalia-axe-'));
    this.child = spawn('chromium', [
      '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--hide-scrollbars', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      `--user-data-dir=${this.home}/profile`, '--remote-debugging-pipe', 'about:blank',
    ], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: this.home } });
    this.waiting = new Map();
    this.last = 0;
    let bytes = Buffer.alloc(0);
    this.child.stdio[4].on('data', (block) => {
      bytes = Buffer.concat([bytes, block]);
      for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0)) {
        const message = JSON.parse(bytes.subarray(0, end));
        bytes = bytes.subarray(end + 1);
        const wait = this.waiting.get(message.id);
        if (wait) (message.error ? wait.no(new Error(message.error.message)) : wait.yes(message.result));
        this.waiting.delete(message.id);
      }
    });
  }
  call(method, params = {}) {
    this.last += 1;
    const id = this.last;
    this.child.stdio[3].write(JSON.stringify({ id, method, params, ...(this.page && { sessionId: this.page }) }) + '\0');
    return new Promise((yes, no) => this.waiting.set(id, { yes, no }));
  }
  async begin() {
    const { targetId } = await this.call('Target.createTarget', { url: 'about:blank' });
    this.page = (await this.call('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    await this.call('Page.enable');
    await this.call('Page.addScriptToEvaluateOnNewDocument', { source: `
      window.streams = [];
      window.EventSource = class extends EventSource { constructor(...all) { super(...all); window.streams.push(this); } };` });
  }
  async run(expression) {
    const done = await this.call('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (done.exceptionDetails) throw new Error(done.exceptionDetails.exception?.description || done.exceptionDetails.text);
    return done.result.value;
  }
  /// Waits until the expression is true, for half a minute.
  async until(expression) {
    for (let tries = 0; tries < 300; tries += 1) {
      if (await this.run(expression)) return;
      await new Promise((go) => { setTimeout(go, 100); });
    }
    throw new Error(`${await this.run('location.href')} was never ready: ${expression}`);
  }
  async open(address) {
    await this.call('Page.navigate', { url: address });
    await this.until(`location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`);
    await this.until("!document.getElementById('state') || !document.getElementById('state').hidden");
  }
  /// Breaks the stream of the page, as a network does that comes back later: the browser tries again and again.
  async lose_connection() {
    await this.run(`{
      const stream = window.streams.at(-1);
      stream.close();
      Object.defineProperty(stream, 'readyState', { value: EventSource.CONNECTING });
      stream.dispatchEvent(new Event('error'));
    }`);
  }
  async end() {
    const gone = new Promise((go) => { this.child.on('exit', go); });
    this.child.kill();
    await gone;
    fs.rmSync(this.home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }); // Its children end after it.
  }
}

/// How people look at a page: the name of the look, the size of the screen and what the device wishes for.
const looks = [
  ['a phone', 360, 640, 'light', 'no-preference'], ['a phone in the dark', 390, 844, 'dark', 'no-preference'],
  ['a television', 1920, 1080, 'light', 'no-preference'], ['a screen with high contrast', 1280, 800, 'light', 'more'],
];

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
  /// Has axe look over each page as people see it, with everything on it opened. A page of the room is ready when it is
  /// connected, and is looked over once more when it has lost the connection. A chapter of a book is a part of a page, so rules that a page has one of something are not for it.
  async axe() {
    const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
    const browser = new Browser();
    const found = [];
    try {
      await browser.begin();
      for (const address of files) {
        for (const [look, width, height, scheme, contrast] of looks) {
          await browser.call('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
          await browser.call('Emulation.setEmulatedMedia', { features: [
            { name: 'prefers-color-scheme', value: scheme }, { name: 'prefers-contrast', value: contrast }] });
          await browser.open(address);
          await browser.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
          await browser.until("['rules_text'].every((id) => { const one = document.getElementById(id); return !one || one.closest('[hidden]') || one.childElementCount > 0; })");
          await browser.run(`${source}; undefined`);
          const look_over = async (as) => {
            const told = await browser.run("axe.run({ rules: Object.fromEntries((location.pathname.endsWith('.xhtml') ? ['landmark-one-main', 'page-has-heading-one', 'region'] : [])"
              + ".map((rule) => [rule, { enabled: false }])) }).then((all) => JSON.stringify({ passes: all.passes.length, violations: all.violations.map("
              + "(one) => `${one.id} (${one.impact}): ${one.nodes.map((node) => node.html.slice(0, 120)).join(', ')}`) }))");
            found.push({ address, look: as, ...JSON.parse(told) });
          };
          await look_over(look);
          if (await browser.run("document.getElementById('trouble') !== null")) {
            await browser.lose_connection();
            await browser.until("!document.getElementById('trouble').hidden");
            await look_over(`${look} that has lost the connection`);
          }
        }
      }
    } finally {
      await browser.end();
    }
    print(found);
  },
  /// What a browser tells a screen reader of a page with everything on it opened: the role, the name and the description
  /// of each part.
  async spoken() {
    const browser = new Browser();
    try {
      await browser.begin();
      await browser.open(files[0]);
      await browser.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
      await browser.call('Accessibility.enable');
      const { nodes } = await browser.call('Accessibility.getFullAXTree');
      print(nodes.filter((node) => !node.ignored).map((node) => ({
        role: node.role?.value || '', name: node.name?.value || '', description: node.description?.value || '' })));
    } finally {
      await browser.end();
    }
  },
  /// How much two pictures of one size differ, from 0 to 255. Squares of eight pixels are compared, because each program
  /// places letters a little otherwise: the mean of all, and the largest.
  difference() {
    const { PNG } = require('pngjs');
    const side = 8;
    const [one, other] = files.map((file) => PNG.sync.read(fs.readFileSync(file)));
    // Half a pixel at the end may be one or none.
    if (Math.abs(one.width - other.width) > 1 || Math.abs(one.height - other.height) > 1) {
      throw new Error(`${one.width}x${one.height} and ${other.width}x${other.height}`);
    }
    const grey = (data, at) => {
      const seen = data[at + 3] / 255;
      return (data[at] * 0.3 + data[at + 1] * 0.59 + data[at + 2] * 0.11) * seen + 255 * (1 - seen);
    };
    const wide = Math.min(one.width, other.width), high = Math.min(one.height, other.height), row = Math.ceil(wide / side);
    const squares = new Float64Array(row * Math.ceil(high / side));
    for (let y = 0; y < high; y += 1) {
      for (let x = 0; x < wide; x += 1) {
        const apart = grey(one.data, 4 * (y * one.width + x)) - grey(other.data, 4 * (y * other.width + x));
        squares[Math.floor(y / side) * row + Math.floor(x / side)] += apart / side / side;
      }
    }
    const apart = Array.from(squares, Math.abs);
    print({ mean: apart.reduce((sum, next) => sum + next, 0) / apart.length, most: Math.max(...apart) });
  },
  sheetjs() {
    const xlsx = require('xlsx');
    const book = xlsx.readFile(files[0], { cellDates: false, raw: files[1] === 'raw' });
    print(Object.fromEntries(book.SheetNames.map((name) => [
      name, xlsx.utils.sheet_to_json(book.Sheets[name], { header: 1, defval: '', raw: true }),
    ])));
  },
  async exceljs() {
    const { Workbook } = require('exceljs');
    const book = new Workbook();
    await (files[0].endsWith('.csv') ? book.csv.readFile(files[0]) : book.xlsx.readFile(files[0]));
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
    const fitTo = { mode: 'width', value: Number(files[2]) };
    const drawn = new Resvg(fs.readFileSync(files[0]), { font: { loadSystemFonts: true, defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' }, background: 'white', fitTo }).render();
    fs.writeFileSync(files[1], drawn.asPng());
  },
  /// Keeps a picture of a page or a drawing: ADDRESS PICTURE WIDE HIGH [PIXELS OF THE DEVICE FOR ONE OF THE PAGE]. A page
  /// of the room is ready when it is connected.
  async picture() {
    const [address, picture, width, height, scale] = files;
    const browser = new Browser();
    try {
      await browser.begin();
      await browser.call('Emulation.setDeviceMetricsOverride', {
        width: Number(width), height: Number(height), deviceScaleFactor: Number(scale || 1), mobile: false });
      await browser.open(address);
      const { data } = await browser.call('Page.captureScreenshot', { format: 'png' });
      fs.writeFileSync(picture, Buffer.from(data, 'base64'));
    } finally {
      await browser.end();
    }
  },
  /// What a PDF says, and what its structure says: its title and language, the cells of its tables, the items of its
  /// lists and what stands for its figures.
  async pdfjs() {
    const folder = process.env.NODE_PATH.split(':').find((one) => fs.existsSync(path.join(one, 'pdfjs-dist')));
    const pdfjs = await import(path.join(folder, 'pdfjs-dist/legacy/build/pdf.mjs'));
    const file = await pdfjs.getDocument({ data: new Uint8Array(fs.readFileSync(files[0])), verbosity: 0, isEvalSupported: false }).promise;
    const { info } = await file.getMetadata();
    const told = { pages: file.numPages, title: info.Title || '', language: info.Language || '', text: '', tables: [], items: [], figures: [] };
    let last = '';
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const content = await page.getTextContent({ includeMarkedContent: true });
      const pieces = {};
      const open = [];
      for (const item of content.items) {
        if (item.type === 'beginMarkedContentProps' || item.type === 'beginMarkedContent') open.push(item.id);
        else if (item.type === 'endMarkedContent') open.pop();
        else {
          const words = item.str + (item.hasEOL ? '\n' : '');
          const id = open.findLast((one) => one);
          told.text += words;
          if (id) pieces[id] = (pieces[id] || '') + words;
        }
      }
      told.text += '\n';
      const words = (node) => (node.type === 'content' ? pieces[node.id] || '' : (node.children || []).map(words).join(' '));
      const tree = await page.getStructTree() || {};
      const blocks = (node) => (['Root', 'Document', 'Div'].includes(node.role) ? (node.children || []).flatMap(blocks) : [node]);
      const inside = blocks(tree);
      // A table that goes on from the page before is one table.
      const goesOn = last === 'Table' && inside[0]?.role === 'Table' ? inside[0] : null;
      last = inside.at(-1)?.role;
      const walk = (node) => {
        if (node.role === 'Table' && node !== goesOn) told.tables.push([]);
        if (node.role === 'TR') told.tables.at(-1).push(node.children.map(words));
        if (node.role === 'LI') told.items.push(words(node));
        if (node.role === 'Figure') told.figures.push(node.alt || '');
        for (const child of node.children || []) walk(child);
      };
      walk(tree);
    }
    print(told);
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
