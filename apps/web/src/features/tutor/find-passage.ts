const PASSAGE = 'ori-passage';
/** So much of an extract is looked for: lessons mark their claims, which may cut a sentence in two. */
const OPENING_CHARS = 32;
const WAIT_MS = 4_000;
const SETTLED_MS = 400;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The text of an element with where each of its characters stands. */
function spotsOf(element: Element): { readonly text: string; readonly spots: readonly [Text, number][] } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const spots: [Text, number][] = [];
  let text = '';
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (let at = 0; at < node.data.length; at += 1) {
      const character = node.data.charAt(at);
      const isSpace = /\s/.test(character);
      if (isSpace && text.endsWith(' ')) continue;
      text += isSpace ? ' ' : character.toLowerCase();
      spots.push([node, at]);
    }
  }
  return { text, spots };
}

/** Where an extract stands in an element, by its opening words; null when they are not there. */
export function rangeOf(element: Element, extract: string): Range | null {
  const { text, spots } = spotsOf(element);
  const sought = plain(extract);
  const from = text.indexOf(sought.slice(0, OPENING_CHARS));
  const length = text.startsWith(sought, from) ? sought.length : Math.min(sought.length, OPENING_CHARS);
  const [first, last] = [spots[from], spots[from + length - 1]];
  if (sought === '' || !first || !last) return null;
  const range = document.createRange();
  range.setStart(...first);
  range.setEnd(last[0], last[1] + 1);
  return range;
}

/** Marks the passage and goes to it; where its words are not found, marks the section's title, to which the link leads. */
function mark(section: Element, extract: string): void {
  const range = rangeOf(section, extract);
  const marked = range ?? document.createRange();
  if (!range) marked.selectNodeContents(section.querySelector('h2, h3') ?? section);
  range?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  if ('highlights' in CSS) CSS.highlights.set(PASSAGE, new Highlight(marked));
}

/** After the router has gone to the section itself. */
const later = (act: () => void): void => void setTimeout(act, SETTLED_MS);

/** Once the lesson's section is on the page, goes to the passage and marks it. */
export function showPassage(sectionId: string, extract: string): void {
  const found = document.getElementById(sectionId);
  if (found) return later(() => mark(found, extract));
  const observer = new MutationObserver(() => {
    const section = document.getElementById(sectionId);
    if (!section) return;
    observer.disconnect();
    later(() => mark(section, extract));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
}
