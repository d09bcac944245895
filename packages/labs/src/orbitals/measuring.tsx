import type { Locale } from '@ori/contracts/locale';
import type { Orbital } from '@ori/core/quantum/hydrogen-orbital';
import { electronFinder, type Found } from '@ori/core/quantum/measure-electron';
import { useMemo } from 'react';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

const AT_ONCE = 500;
const AT_MOST = 10_000;

interface MeasuringProps {
  readonly orbital: Orbital;
  readonly found: readonly Found[];
  readonly onFound: (found: readonly Found[]) => void;
  readonly locale: Locale;
}

/** Finds the electron again and again, each time in a fresh atom. */
export function Measuring({ orbital, found, onFound, locale }: MeasuringProps) {
  const find = useMemo(() => electronFinder(orbital, Math.random), [orbital]);
  const more = () => onFound([...found, ...Array.from({ length: AT_ONCE }, find)].slice(-AT_MOST));
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="btn btn-primary" onClick={more}>
        {say(WORDS.measure, locale, { n: AT_ONCE })}
      </button>
      <button type="button" className="btn btn-secondary" onClick={() => onFound([])}>
        {say(WORDS.clear, locale)}
      </button>
    </div>
  );
}
