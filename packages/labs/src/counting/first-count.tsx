import type { CountingProps } from '@ori/contracts/number-labs';
import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import { gathered, strewn } from './gathered.ts';
import { Loaves } from './loaves.tsx';
import { NumeralDrawing } from './numeral-drawing.tsx';
import { saySigns } from './say-numeral.ts';
import { write } from './systems.ts';
import { WORDS } from './words.ts';

interface FirstCountProps {
  readonly props: Pick<CountingProps, 'system' | 'number'>;
  readonly locale: Locale;
}

/** Each loaf by itself, so that whoever hears the picture counts it, too. */
const oneByOne = (count: number, locale: Locale): string =>
  `${Array.from({ length: count }, () => say(WORDS.loaf, locale)).join(', ')}.`;

/** For those who begin to count: loaves lie about, are pushed together under their signs, and are as many as before. */
export function FirstCount({ props: { system, number: count }, locale }: FirstCountProps) {
  const [isTogether, setTogether] = useState(false);
  const written = write(count, system, 'counting');
  const heaps = isTogether ? gathered(count, system) : strewn(count);
  return (
    <div className="lab counting" data-range="twenty">
      <div className="count-floor" key={String(isTogether)}>
        {isTogether && <NumeralDrawing written={written} label={saySigns(written, locale, true)} />}
        <Loaves heaps={heaps} label={oneByOne(count, locale)} />
      </div>
      <button
        type="button"
        className="btn btn-primary justify-self-center"
        onClick={() => setTogether(!isTogether)}
      >
        {say(isTogether ? WORDS.spread : WORDS.push, locale)}
      </button>
      <Finding tone={isTogether ? 'found' : 'open'}>
        {say(isTogether ? WORDS.stillSo : WORDS.countThem, locale, { n: number(count, locale) })}
      </Finding>
    </div>
  );
}
