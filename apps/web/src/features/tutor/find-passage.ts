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

/** A word and its meaning, `unit fraction: one with 1 on top`, stand apart on the page. */
const withoutTerm = (extract: string): string => extract.replace(/^[^:.!?]{2,40}: /u, '');

/** Marks the passage and goes to it; where its words are not found, marks the section's title, to which the link leads. */
function mark(section: Element, extract: string): void {
  const range = rangeOf(section, extract) ?? rangeOf(section, withoutTerm(extract));
  const marked = range ?? document.createRange();
  if (!range) marked.selectNodeContents(section.querySelector('h2, h3') ?? section);
  range?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  if ('highlights' in CSS) CSS.highlights.set(PASSAGE, new Highlight(marked));
}

/** After the router has gone to the section itself. */
const later = (act: () => void): void => void setTimeout(act, SETTLED_MS);

interface Passage {
  readonly lessonId: string;
  readonly section: string;
  readonly extract: string;
}

/** Every lesson has this part, at every heritage level. */
const ALWAYS_SHOWN = 'core';

/** The page of the lesson stands there whole. */
function isOpen(lessonId: string): boolean {
  return location.pathname.endsWith(`/lessons/${lessonId}`) && document.getElementById(ALWAYS_SHOWN) !== null;
}

/**
 * Once the lesson is on the page, goes to the passage and marks it. `onHidden` runs where the lesson stands there without
 * the passage's part: a reader's heritage level may leave it out.
 */
export function showPassage({ lessonId, section, extract }: Passage, onHidden: () => void): void {
  let isOver = false;
  const look = (): void => {
    const found = document.getElementById(section);
    if (isOver || (!found && !isOpen(lessonId))) return;
    isOver = true;
    observer.disconnect();
    // Parts may still be on their way when the page has just come.
    later(() => {
      const part = document.getElementById(section);
      if (part) mark(part, extract);
      else onHidden();
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  look();
}
