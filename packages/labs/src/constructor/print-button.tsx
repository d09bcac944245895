import type { Locale } from '@ori/contracts/locale';
import { type RefObject } from 'react';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

interface PrintButtonProps {
  /** What is printed alone on the sheet. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly locale: Locale;
}

/** Prints the drawing alone, in thin outlines that save ink. */
export function PrintButton({ sheet, locale }: PrintButtonProps) {
  const print = () => {
    const drawing = sheet.current;
    drawing?.setAttribute('data-printing', '');
    window.print();
    drawing?.removeAttribute('data-printing');
  };
  return (
    <button type="button" className="btn btn-quiet" onClick={print}>
      {say(WORDS.print, locale)}
    </button>
  );
}
