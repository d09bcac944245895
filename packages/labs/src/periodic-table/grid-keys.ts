import type { ChemicalElement } from '@ori/core/elements/elements';
import { elementTyped, type Step, stepFrom, type TableShape } from '@ori/core/elements/table-layout';
import { useRef } from 'react';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
};
const WITH_CONTROL: Readonly<Record<string, Step>> = { Home: 'first', End: 'last' };
/** Letters typed within this time belong to one symbol. */
const TYPING_MS = 900;

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly timeStamp: number;
}

/** Where a key leads from an element: steps, the ends of rows and table, and symbols as they are typed. Null for other keys. */
export function useGridKeys(shape: TableShape) {
  const typing = useRef({ letters: '', at: 0 });
  const typed = (letter: string, at: number): ChemicalElement | null => {
    const before = at - typing.current.at < TYPING_MS ? typing.current.letters : '';
    const found = elementTyped(before + letter) ?? elementTyped(letter);
    typing.current = { letters: elementTyped(before + letter) ? before + letter : letter, at };
    return found;
  };
  return (from: ChemicalElement, pressed: PressedKey): ChemicalElement | null => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = pressed;
    const step = ctrlKey ? WITH_CONTROL[key] : STEPS[key];
    if (step) return stepFrom(shape, from, step);
    const isLetter = /^[a-z]$/iu.test(key) && !ctrlKey && !metaKey && !altKey;
    return isLetter ? typed(key, timeStamp) : null;
  };
}
