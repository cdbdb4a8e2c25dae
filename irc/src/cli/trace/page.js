"use strict";
// Marks everything in a function that has the same number, and brings it into view in each column.
function show(section, attribute, number) {
  const found = section.querySelectorAll("[" + attribute + '="' + number + '"]');
  const again = [...found].some((element) => element.classList.contains("chosen"));
  document.querySelectorAll(".hit, .chosen").forEach((element) => element.classList.remove("hit", "chosen"));
  if (again) return;
  const seen = new Set();
  for (const element of found) {
    element.classList.add("hit", "chosen");
    const pre = element.closest("pre");
    if (pre && !seen.has(pre)) {
      seen.add(pre);
      const line = element.closest(".l");
      const top = line.offsetTop - pre.offsetTop;
      if (top < pre.scrollTop || top > pre.scrollTop + pre.clientHeight - 20) {
        pre.scrollTop = top - pre.clientHeight / 2;
      }
    }
  }
}
document.addEventListener("click", (event) => {
  const section = event.target.closest("section");
  if (!section) return;
  const fold = event.target.closest(".stage h3 button");
  if (fold) return void fold.closest("article").classList.toggle("folded");
  const value = event.target.closest("b[data-k]");
  if (value) return show(section, "data-k", value.dataset.k);
  const block = event.target.closest(".node, .l[data-b]");
  if (block) return show(section, "data-b", block.dataset.b);
  const line = event.target.closest(".l[data-k]");
  if (line) show(section, "data-k", line.dataset.k);
});
