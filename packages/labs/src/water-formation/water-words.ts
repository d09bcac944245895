import type { Locale } from '@ori/contracts/locale';
import { countAtoms, type Gathering, isWaterBalanced, massesG } from '@ori/core/chemistry/water-formation';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

const times = (count: number) => (count === 1 ? '' : `${count} `);

function faults({ before, after }: ReturnType<typeof countAtoms>, locale: Locale): string {
  return (['H', 'O'] as const)
    .filter((element) => before[element] !== after[element])
    .map((element) => {
      const n = after[element] - before[element];
      return say(n < 0 ? WORDS.tooFew : WORDS.tooMany, locale, { n: Math.abs(n), element });
    })
    .join(', ');
}

/** Whether the atoms of both sides agree, and where they do not. */
export function balanceWords(gathering: Gathering, locale: Locale): string {
  const { hydrogen, oxygen, water } = gathering;
  const counts = countAtoms(gathering);
  const { before, after } = counts;
  const counted = say(WORDS.count, locale, {
    beforeH: before.H,
    beforeO: before.O,
    afterH: after.H,
    afterO: after.O,
  });
  if (!isWaterBalanced(gathering)) {
    const what = faults(counts, locale);
    return what === '' ? counted : `${counted} ${say(WORDS.lost, locale, { what })}`;
  }
  const equation = `${times(hydrogen)}H₂ + ${times(oxygen)}O₂ → ${times(water)}H₂O`;
  const small = oxygen > 1 ? ` ${say(WORDS.smallest, locale)}` : '';
  return `${counted} ${say(WORDS.balanced, locale, { equation })}${small}`;
}

/** The same in moles and grams. */
export function massWords(gathering: Gathering, locale: Locale): string {
  const { hydrogen, oxygen, water } = massesG(gathering);
  const grams = (value: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(value);
  return say(WORDS.mass, locale, {
    hydrogen: grams(hydrogen),
    oxygen: grams(oxygen),
    water: grams(water),
    before: `${grams(hydrogen)} + ${grams(oxygen)}`,
  });
}

/** The figure in words. */
export function figureWords({ hydrogen, oxygen, water }: Gathering, locale: Locale): string {
  return say(WORDS.label, locale, { hydrogen, oxygen, water });
}
