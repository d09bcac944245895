/** The last button pressed in each part whose code was still on its way. */
const waiting = new Map<Element, HTMLButtonElement>();
const lively = new WeakSet<Element>();
let pressed: HTMLButtonElement | null = null;

/** The part that a plain button stands in; null where it needs none to wait for. */
function partOf(button: HTMLButtonElement): Element | null {
  const part = button.closest('[data-later]');
  return part === null || lively.has(part) ? null : part;
}

function onPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type !== 'button' || partOf(button) === null) return;
  pressed = button;
  // React stops a press that its part cannot take yet; one that came through to the window was taken.
  setTimeout(() => {
    if (pressed !== button) return;
    pressed = null;
    const part = partOf(button);
    if (part) waiting.set(part, button);
    else button.click();
  });
}

function onTaken(): void {
  pressed = null;
}

/** From here on a press in a part whose code is still on its way is kept; the sheets may show its buttons as ready. */
export function keepPresses(): void {
  window.addEventListener('click', onPress, true);
  window.addEventListener('click', onTaken);
  document.documentElement.dataset['presses'] = 'kept';
}

/** Whether the browser opened a note of this part, or it is one: a press that came before any code of ours. */
export function hasOpenNote(part: Element): boolean {
  // A browser without popovers does not know the question either.
  if (!('hidePopover' in part)) return false;
  return part.matches(':popover-open') || part.querySelector(':popover-open') !== null;
}

/** Whether somebody pressed a button of this part already. */
export function isAwaited(part: Element): boolean {
  return waiting.has(part) || (pressed !== null && part.contains(pressed)) || hasOpenNote(part);
}

/** This part answers now: what was pressed in it is pressed again, once. */
export function pressAgain(part: Element): void {
  const button = waiting.get(part);
  lively.add(part);
  waiting.delete(part);
  if (button?.isConnected) button.click();
}
