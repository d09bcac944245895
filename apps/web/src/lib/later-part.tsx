import { lazy, memo, Suspense, useEffect, useRef, type ComponentType, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isAwaited, keepPresses, pressAgain } from './early-press.ts';
import { loadWithRetry } from './lazy-load.ts';

const NEAR_PX = 400;
const SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'focusin'] as const;

/** Resolves with the first sign of a person at the page: until then it is read, or not even looked at. */
function someoneIsHere(): Promise<void> {
  return new Promise((resolve) => {
    const here = new AbortController();
    const notice = () => {
      here.abort();
      resolve();
    };
    // On the way down: what happens in a part that cannot answer yet, React keeps from going up again.
    for (const sign of SIGNS)
      window.addEventListener(sign, notice, { passive: true, capture: true, signal: here.signal });
  });
}

function isNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(element);
  });
}

/** Resolves when a person comes near the part; at once when it is not there yet, on a page opened by a link. */
async function comesNear(name: string): Promise<void> {
  const element = document.querySelector(`[data-later="${name}"]`);
  if (element && !isAwaited(element)) await Promise.all([someoneIsHere(), isNear(element)]);
}

/** Says that the part around it answers by now. */
function Lively({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (part.current) pressAgain(part.current);
  }, [part]);
  return null;
}

/**
 * A part far down a page whose code is fetched when a person comes near it; the server's HTML stands
 * there until then; a button pressed in the meantime is pressed again when it answers. Parts of one name come together. `whole` is the part itself where it is drawn at once (the server, tests), else null.
 * Nothing above may draw it again before its code is there, or React would throw its HTML away: hence
 * the memo, and a new boundary for another language.
 */
export function laterPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  whole: ComponentType<Props> | null,
) {
  if (whole === null) keepPresses();
  const gone = Promise.withResolvers<void>();
  /** Stands where the server's HTML was thrown away: nobody waits before an empty place. */
  function Gone() {
    useEffect(() => gone.resolve(), []);
    return null;
  }
  const loadNear = async () => {
    await Promise.race([comesNear(name), gone.promise]);
    return { default: await loadWithRetry(load) };
  };
  const Part: ComponentType<Props> = whole ?? lazy(loadNear);
  return memo(function LaterPart(props: Props) {
    const { i18n } = useTranslation();
    const part = useRef<HTMLDivElement>(null);
    return (
      <div data-later={name} ref={part}>
        <Suspense key={i18n.language} fallback={<Gone />}>
          <Part {...props} />
          <Lively part={part} />
        </Suspense>
      </div>
    );
  });
}
