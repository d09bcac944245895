/** How wide a sheet of paper is between its margins, in rem: 7.5 inches. */
const PAPER_REM = 45;
const FROM = /^\((?:min-width: ?|width ?>= ?)([\d.]+)rem\)$/;
const UP_TO = /^\((?:max-width: ?|width ?<=? ?)([\d.]+)rem\)$/;

const ALWAYS = 'all';
const NEVER = 'not all';

/**
 * What the style sheets say of paper holds on the screen, what they say of the screen does not, and what they say of a
 * width is asked of the paper's. `null`: neither is asked.
 */
function onPaper(query: string): string | null {
  if (query.startsWith('print')) return ALWAYS;
  if (query === 'screen') return NEVER;
  const [, from] = FROM.exec(query) ?? [];
  if (from !== undefined) return PAPER_REM >= Number(from) ? ALWAYS : NEVER;
  const [, upTo] = UP_TO.exec(query) ?? [];
  if (upTo !== undefined) return PAPER_REM < Number(upTo) ? ALWAYS : NEVER;
  return null;
}

type Undo = () => void;

function turned(rule: CSSRule): Undo[] {
  const inner = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(turned) : [];
  if (!(rule instanceof CSSMediaRule)) return inner;
  const { mediaText } = rule.media;
  const shown = onPaper(mediaText);
  if (shown === null) return inner;
  rule.media.mediaText = shown;
  return [...inner, () => void (rule.media.mediaText = mediaText)];
}

const turnedSheet = ({ cssRules }: CSSStyleSheet): Undo[] => [...cssRules].flatMap(turned);

/** The sheets that stand in what was added to the document, each as soon as it is there. */
function whenThere(node: Node, act: (sheet: CSSStyleSheet) => void): void {
  if (node instanceof HTMLStyleElement && node.sheet) act(node.sheet);
  if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
    node.addEventListener('load', () => node.sheet && act(node.sheet), { once: true });
}

/** Shows the document as it comes out on paper, pages that come later too, until the answer is called. */
export function showOnPaper(): Undo {
  const undo = [...document.styleSheets].flatMap(turnedSheet);
  const turn = (sheet: CSSStyleSheet) => void undo.push(...turnedSheet(sheet));
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) whenThere(node, turn);
  });
  watch.observe(document.head, { childList: true });
  return () => {
    watch.disconnect();
    for (const each of undo) each();
  };
}
