import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dragByTouch } from './drag-by-touch.ts';

/** As much of a drag as a day looks at. */
class Carried {
  readonly kept = new Map<string, string>();
  setData(type: string, id: string): void {
    this.kept.set(type, id);
  }
  getData(type: string): string {
    return this.kept.get(type) ?? '';
  }
}
class Dragging extends Event {
  readonly dataTransfer: Carried;
  constructor(name: string, init: EventInit & { readonly dataTransfer: Carried }) {
    super(name, init);
    this.dataTransfer = init.dataTransfer;
  }
}

let lesson: HTMLElement;
let tuesday: HTMLElement;
let dropped: string[];
let isOver: boolean;
let told: boolean[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('DataTransfer', Carried);
  vi.stubGlobal('DragEvent', Dragging);
  document.body.innerHTML =
    '<ul><li id="lesson" draggable="true"><button>Move</button></li></ul><ol id="tuesday"></ol>';
  lesson = document.querySelector<HTMLElement>('#lesson')!;
  tuesday = document.querySelector<HTMLElement>('#tuesday')!;
  document.elementFromPoint = (_x, y) => (y > 200 ? tuesday : lesson);
  dropped = [];
  isOver = false;
  told = [];
  tuesday.addEventListener('dragover', () => (isOver = true));
  tuesday.addEventListener('dragleave', () => (isOver = false));
  tuesday.addEventListener('drop', (event) => {
    dropped.push((event as unknown as Dragging).dataTransfer.getData('entry'));
  });
  stop = dragByTouch(lesson, { type: 'entry', id: 'halves' }, (isDragging) => told.push(isDragging));
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'elementFromPoint');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A touch at a height of the screen; answers whether the page may still scroll by it. */
function touch(name: string, y: number, target: Element = lesson): boolean {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const touches = name === 'touchend' ? [] : [{ clientX: 50, clientY: y }];
  Object.defineProperty(event, 'touches', { value: touches });
  return target.dispatchEvent(event);
}

it('is dropped on the day under the finger once the finger rested on it, and the page stays where it is', () => {
  touch('touchstart', 150);
  vi.advanceTimersByTime(400);
  expect(told).toEqual([true]);
  expect(touch('touchmove', 300)).toBe(false);
  expect(isOver).toBe(true);
  expect(touch('touchend', 300)).toBe(false);
  expect([dropped, told]).toEqual([['halves'], [true, false]]);
});

it('leaves a finger that moves at once to the page, which scrolls', () => {
  touch('touchstart', 150);
  expect(touch('touchmove', 180)).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(touch('touchmove', 300)).toBe(true);
  expect(touch('touchend', 300)).toBe(true);
  expect([dropped, told]).toEqual([[], []]);
});

it('leaves a press of its button alone, and drops nothing where the touch is taken away', () => {
  touch('touchstart', 150, lesson.querySelector('button')!);
  vi.advanceTimersByTime(400);
  expect(touch('touchend', 150)).toBe(true);
  touch('touchstart', 150);
  vi.advanceTimersByTime(400);
  touch('touchmove', 300);
  touch('touchcancel', 300);
  expect([dropped, isOver, told]).toEqual([[], false, [true, false]]);
});

it('keeps the browser from a drag of its own meanwhile, and gives it back to the pointer afterwards', () => {
  touch('touchstart', 150);
  expect(lesson.draggable).toBe(false);
  touch('touchend', 150);
  expect(lesson.draggable).toBe(true);
});
