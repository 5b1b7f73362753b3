// Scripts that find what is wrong with a page where it is shown.
#pragma once

namespace castalia::testing {

/// Finds words that have too little contrast with what lies behind them, as WCAG AA measures it.
inline constexpr const char* kFaint = R"js((() => {
  const parts = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((c) => { c /= 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; })
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const faint = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement, words = walk.currentNode.textContent.trim();
    if (!words || !element.checkVisibility() || element.closest(".spoken, svg")) continue;
    let behind = element, ground = [0, 0, 0, 0];
    while (behind && (ground.length === 4 && ground[3] === 0)) { ground = parts(getComputedStyle(behind).backgroundColor); behind = behind.parentElement; }
    const one = light(parts(getComputedStyle(element).color)), other = light(ground);
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < 4.5) faint.push(`${words}: ${ratio.toFixed(2)}`);
  }
  return faint;
})())js";

/// Finds words of the picture that are too faint on the shape beneath them, smaller than the least size in pixels of
/// the device, or cut by the edge of the picture; and all pieces without a name.
inline constexpr const char* kBadInPicture = R"js((least) => {
  const parts = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((c) => { c /= 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; })
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const svg = document.querySelector("#picture svg.table");
  if (!svg) return ["there is no picture"];
  const bad = [], grounds = [], scale = svg.getScreenCTM().a;
  const panel = document.getElementById("picture"), edge = panel.getBoundingClientRect();  // Letters may reach into its margin.
  const ground = getComputedStyle(panel).backgroundColor;
  for (const shape of svg.querySelectorAll("rect, ellipse, text")) {
    const at = shape.getBoundingClientRect(), fill = getComputedStyle(shape).fill;
    if (shape.tagName !== "text") {
      if (fill !== "none") grounds.push([at, fill]);
      continue;
    }
    const x = at.left + at.width / 2, y = at.top + at.height / 2, words = shape.textContent;
    const beneath = grounds.filter(([one]) => one.left <= x && x <= one.right && one.top <= y && y <= one.bottom).pop();
    const one = light(parts(fill)), other = light(parts(beneath ? beneath[1] : ground));
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (!(ratio >= 4.5)) bad.push(`${words} is faint: ${ratio.toFixed(2)}`);
    if (Number(shape.getAttribute("font-size")) * scale < least) bad.push(`${words} is small: ${Number(shape.getAttribute("font-size")) * scale}`);
    if (at.left < edge.left || at.right > edge.right || at.top < edge.top || at.bottom > edge.bottom) bad.push(`${words} is cut`);
  }
  for (const piece of svg.querySelectorAll("g[role]")) if (!piece.getAttribute("aria-label")) bad.push("a piece has no name");
  for (const use of svg.querySelectorAll("use")) if (!document.querySelector(use.getAttribute("href"))) bad.push(`${use.getAttribute("href")} is missing`);
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) bad.push(`${id} is there twice`);
  return bad;
})js";

}  // namespace castalia::testing
