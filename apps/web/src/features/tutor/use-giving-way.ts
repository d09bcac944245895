import { useEffect } from 'react';

const GAP_PX = 12;

/** How far an element reaches beneath the floating tutor; 0 when they do not touch. */
function coveredPx(element: Element): number {
  const float = document.querySelector('.tutor-float:not([hidden])')?.getBoundingClientRect();
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (!float || right <= float.left || left >= float.right) return 0;
  return top < float.bottom && bottom > float.top ? bottom - float.top + GAP_PX : 0;
}

/** So tall a thing is a part of the page rather than a control: some of it always shows. */
const isTall = (element: Element): boolean => element.getBoundingClientRect().height > window.innerHeight / 2;

function giveWay(element: Element): void {
  const root = document.documentElement;
  delete root.dataset['tutor'];
  const covered = coveredPx(element);
  if (covered === 0 || isTall(element)) return;
  // Past a card so tall, or at the end of a page, scrolling does not help: the tutor falls silent, or stands aside.
  if (covered < window.innerHeight / 3) window.scrollBy({ top: covered, behavior: 'instant' });
  if (coveredPx(element) > 0) root.dataset['tutor'] = 'quiet';
  if (coveredPx(element) > 0) root.dataset['tutor'] = 'aside';
}

/** The floating tutor never covers what has the focus: the page scrolls, or the tutor goes to the other side. */
export function useGivingWay(): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      if (target.closest('[data-tutor-layer], .tutor-float') === null) giveWay(target);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      delete document.documentElement.dataset['tutor'];
    };
  }, []);
}
