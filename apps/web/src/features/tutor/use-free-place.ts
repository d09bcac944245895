import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Low, as usual; high, where it would cover what a form is sent with; away for the moment, where both would. */
const PLACES = ['low', 'high'] as const;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** What nothing may stand on: the buttons of forms, and the field somebody is in. */
function toBeKeptFree(note: Element): Element[] {
  const buttons = [...document.querySelectorAll('form :is(button, [type=submit], .btn)')];
  const own = document.activeElement?.closest('form') ? [document.activeElement] : [];
  return [...buttons, ...own].filter((each) => each.closest('.tutor') === null && !note.contains(each));
}

/** Puts a note where it covers none of them. Whoever is in it keeps it where it is. */
function place(note: HTMLElement): void {
  if (note.contains(document.activeElement)) return;
  const kept = toBeKeptFree(note).map((each) => each.getBoundingClientRect());
  const free = PLACES.find((name) => {
    note.dataset['place'] = name;
    const box = note.getBoundingClientRect();
    return !kept.some((each) => overlaps(each, box));
  });
  note.dataset['place'] = free ?? 'away';
}

/** A floating note that covers no button of a form, wherever the page is scrolled to. */
export function useFreePlace<Note extends HTMLElement>(): RefObject<Note | null> {
  const note = useRef<Note>(null);
  useLayoutEffect(() => {
    const again = () => {
      if (note.current) place(note.current);
    };
    const moving = new AbortController();
    const quiet = { passive: true, capture: true, signal: moving.signal };
    for (const name of ['scroll', 'resize', 'focusin', 'input']) window.addEventListener(name, again, quiet);
    again();
    return () => moving.abort();
  }, []);
  return note;
}
