/** What the style sheets say of paper holds on the screen, and what they say of the screen does not. */
const ON_PAPER: Readonly<Record<string, string>> = { print: 'all', screen: 'not all' };

type Undo = () => void;

function turned(rule: CSSRule): Undo[] {
  const inner = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(turned) : [];
  if (!(rule instanceof CSSMediaRule)) return inner;
  const { mediaText } = rule.media;
  const onPaper = ON_PAPER[mediaText];
  if (onPaper === undefined) return inner;
  rule.media.mediaText = onPaper;
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
