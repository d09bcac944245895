import { type ReactNode, useEffect, useRef } from 'react';

const CONTROLS = 'button, input, select, textarea, summary, a[href], [tabindex="0"]';

function pathOf(element: Element, root: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) path.push(at);
  return [...path, root];
}

const isDead = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

const comesAfter = (late: Element, early: Element): boolean =>
  (early.compareDocumentPosition(late) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The control beside one that was switched off: the next one of its group, or the one before. */
function besideOf(element: Element, around: readonly Element[]): HTMLElement | undefined {
  for (const group of around) {
    const live = [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter((it) => !isDead(it));
    const after = live.find((it) => comesAfter(it, element));
    if (after ?? live[0]) return after ?? live.at(-1);
  }
  return undefined;
}

/** The first words told in a place, where they can be seen: not empty, and not folded away. */
function saidIn(place: Element): HTMLElement | undefined {
  const words = [...place.querySelectorAll<HTMLElement>('[role="status"]')];
  return words.find((it) => it.textContent !== '' && !it.closest('details:not([open])'));
}

/**
 * What a control that is gone has brought: the first new control where the words come after it, otherwise the
 * words nearest to where it stood, or that place itself.
 */
function broughtTo(around: readonly Element[], known: ReadonlySet<Element>): HTMLElement | undefined {
  const places = around.filter((it) => it instanceof HTMLElement && it.isConnected) as HTMLElement[];
  const told = places.map(saidIn).find(Boolean);
  const fresh = places
    .map((it) =>
      [...it.querySelectorAll<HTMLElement>(CONTROLS)].find((one) => !known.has(one) && !isDead(one)),
    )
    .find(Boolean);
  if (fresh && !(told && comesAfter(fresh, told))) return fresh;
  const place = told ?? places[0];
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}

/** Where the focus is in a lab, and where it goes when what held it is gone or switched off. */
function keepFocusIn(root: HTMLElement): () => void {
  let path: readonly Element[] = [];
  let known: ReadonlySet<Element> = new Set();
  let isByKeys = false;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    path = pathOf(target, root);
    known = new Set(root.querySelectorAll(CONTROLS));
    isByKeys = target.matches(':focus-visible');
  };
  // Whoever leaves by their own will is not called back: then what they left is still there.
  // By the time that is asked, the focus may have come to another control, which is remembered then.
  const leave = () => {
    const [left] = path;
    queueMicrotask(() => {
      if (left && left === path[0] && !isDead(left)) path = [];
    });
  };
  const mend = () => {
    const [lost, ...around] = path;
    if (!lost || !isDead(lost)) return;
    path = [];
    if (document.activeElement !== document.body && document.activeElement !== lost) return;
    const next = (lost.isConnected && besideOf(lost, around)) || broughtTo(around, known);
    next?.focus({ preventScroll: !isByKeys });
  };
  const watch = new MutationObserver(mend);
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', leave);
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', leave);
  };
}

/** A lab whose keys come and go: the focus never falls back to the top of the page with one of them. */
export function KeepFocus({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? keepFocusIn(root.current) : undefined), []);
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  );
}
