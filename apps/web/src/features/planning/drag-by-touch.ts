/** A finger that rests so long takes hold of a thing; one that moves before scrolls the page. */
const HOLD_MS = 350;
const SLACK_PX = 10;
/** So near to the edge of the screen the page scrolls along. */
const EDGE_PX = 90;
const SCROLL_PX = 9;

/** What is dragged, as its day knows it. */
interface Carried {
  readonly type: string;
  readonly id: string;
}
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Tells whatever lies under the finger what is carried over it, as a pointer's drag would. */
function createCarrying({ type, id }: Carried) {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData(type, id);
  let over: Element | null = null;
  const tell = (name: string, target: Element, relatedTarget: Element | null = null) =>
    target.dispatchEvent(
      new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer, relatedTarget }),
    );
  return {
    moveTo({ x, y }: Place): void {
      const under = document.elementFromPoint(x, y);
      if (over !== null && over !== under) tell('dragleave', over, under);
      if (under !== null) tell('dragover', under);
      over = under;
    },
    end(isDropped: boolean): void {
      if (over !== null) tell(isDropped ? 'drop' : 'dragleave', over);
      over = null;
    },
  };
}

/** Scrolls the page while the finger rests at its edge; answers how to stop. */
function scrollAtEdges(placeOf: () => Place, onScrolled: () => void): () => void {
  let frame = 0;
  const step = () => {
    const { y } = placeOf();
    const down = y > innerHeight - EDGE_PX ? SCROLL_PX : y < EDGE_PX ? -SCROLL_PX : 0;
    if (down !== 0) {
      scrollBy(0, down);
      onScrolled();
    }
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** A thing in the hand from `place` on, until it is let go. */
function takeHold(place: Place, carried: Carried) {
  const carrying = createCarrying(carried);
  let at = place;
  carrying.moveTo(at);
  const stop = scrollAtEdges(
    () => at,
    () => carrying.moveTo(at),
  );
  return {
    moveTo(to: Place): void {
      at = to;
      carrying.moveTo(to);
    },
    letGo(isDropped: boolean): void {
      stop();
      carrying.end(isDropped);
    },
  };
}

const placeOf = ({ clientX: x, clientY: y }: Touch): Place => ({ x, y });
const isFar = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y) > SLACK_PX;

/**
 * Lets a finger drag an element that is `draggable` by pointer, after resting on it; `told` hears when it begins and
 * ends. Not every browser drags by touch of its own, and where one does, it leaves this touch to us. Answers how to end it.
 */
export function dragByTouch(
  element: HTMLElement,
  carried: Carried,
  told: (isDragging: boolean) => void,
): () => void {
  let touched: { readonly from: Place; readonly timer: number } | null = null;
  let held: ReturnType<typeof takeHold> | null = null;

  function end(isDropped: boolean): void {
    if (touched === null) return;
    clearTimeout(touched.timer);
    touched = null;
    element.draggable = true;
    if (held === null) return;
    held.letGo(isDropped);
    held = null;
    told(false);
  }
  function start({ touches, target }: TouchEvent): void {
    end(false);
    const [finger] = touches;
    if (touches.length !== 1 || !finger || (target instanceof Element && target.closest('button'))) return;
    const from = placeOf(finger);
    element.draggable = false;
    const take = () => {
      held = takeHold(from, carried);
      told(true);
    };
    touched = { from, timer: window.setTimeout(take, HOLD_MS) };
  }
  function move(event: TouchEvent): void {
    const [finger] = event.touches;
    if (touched === null || !finger) return;
    if (held === null) return isFar(placeOf(finger), touched.from) ? end(false) : undefined;
    event.preventDefault();
    held.moveTo(placeOf(finger));
  }
  /** What was let go is no press of what lies under it. */
  function lift(event: TouchEvent): void {
    if (held !== null) event.preventDefault();
    end(true);
  }

  const ended = new AbortController();
  const active = { signal: ended.signal, passive: false };
  element.addEventListener('touchstart', start, { signal: ended.signal, passive: true });
  element.addEventListener('touchmove', move, active);
  element.addEventListener('touchend', lift, active);
  element.addEventListener('touchcancel', () => end(false), { signal: ended.signal });
  element.addEventListener('contextmenu', (event) => touched && event.preventDefault(), active);
  return () => {
    end(false);
    ended.abort();
  };
}
