import { type RefObject, useRef } from 'react';

interface FocusKept<List extends HTMLElement> {
  readonly list: RefObject<List | null>;
  /** Takes the row that is in its place now, and the `data-act` of the button that was pressed. */
  readonly keep: (row: number, act: string) => void;
}

/** Where a pressed button moves, goes away or cannot be pressed any more, the nearest that can gets the focus. */
export function useFocusKept<List extends HTMLElement>(): FocusKept<List> {
  const list = useRef<List>(null);
  const focusNear = (row: number, act: string) => {
    const rows = list.current?.children;
    const near = rows?.[Math.min(row, rows.length - 1)];
    const buttons = [...(near?.querySelectorAll<HTMLButtonElement>('button:not([disabled])') ?? [])];
    (buttons.find(({ dataset }) => dataset['act'] === act) ?? buttons[0] ?? list.current)?.focus();
  };
  return { list, keep: (row, act) => requestAnimationFrame(() => focusNear(row, act)) };
}
