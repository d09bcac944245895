/** What is never read: words for screen readers alone, drawings, and what is asked of nobody. */
const SILENT = '.sr-only, script, style, svg, select';
/** A thing to press is read as one, whatever stands around it. */
const PRESSED = 'button, a, label, summary';
const DIALOG = 'dialog[open], [aria-modal="true"]';
const ENDED = /[.!?:…]$/;

function isShown(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const isInView = bottom >= 0 && top <= window.innerHeight;
  return (
    isInView && (!('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true }))
  );
}

/** The paragraph, heading or button that words belong to. */
function lineOf(element: Element): Element {
  let line = element;
  while (
    !line.matches(PRESSED) &&
    line.parentElement !== null &&
    getComputedStyle(line).display.startsWith('inline')
  )
    line = line.parentElement;
  return line;
}

function* shownPieces(root: Element): Generator<readonly [line: Element, words: string]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const words = (textContent ?? '').replace(/\s+/g, ' ');
    if (words.trim() === '' || parentElement === null || parentElement.closest(SILENT) !== null) continue;
    if (isShown(parentElement)) yield [lineOf(parentElement), words];
  }
}

/**
 * The words that can be seen of a page now, top to bottom, each line ended so that a voice pauses;
 * those of a dialog alone while one is open.
 */
export function wordsInView(root: Element): string {
  const lines = new Map<Element, string>();
  for (const [line, words] of shownPieces(document.querySelector(DIALOG) ?? root))
    lines.set(line, (lines.get(line) ?? '') + words);
  return [...lines.values()]
    .map((words) => words.trim())
    .map((words) => (ENDED.test(words) ? words : `${words}.`))
    .join(' ');
}
