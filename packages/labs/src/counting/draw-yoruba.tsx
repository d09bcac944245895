import { readYoruba, type YorubaSum, yorubaBase } from '@ori/core/numerals/yoruba';
import { type Drawn } from './drawn.ts';

const [STEP, ROW, EDGE, R] = [19, 25, 14, 7];
const PER_ROW = 20;

type Fate = 'stays' | 'goes' | 'comes';

/** Each dot of the sum: the base first, those taken away last in it, those added behind. */
function fatesOf(sum: YorubaSum): readonly Fate[] {
  const base = yorubaBase(sum);
  const added = Math.max(0, sum.ones);
  const stays = readYoruba(sum) - added;
  return [
    ...Array.from({ length: stays }, () => 'stays' as const),
    ...Array.from({ length: base - stays }, () => 'goes' as const),
    ...Array.from({ length: added }, () => 'comes' as const),
  ];
}

/** Added dots begin a row of their own; a gap parts each five. */
function placeOf(at: number, base: number): { readonly x: number; readonly y: number } {
  const isAdded = at >= base;
  const inRow = isAdded ? at - base : at % PER_ROW;
  const row = isAdded ? Math.ceil(base / PER_ROW) : Math.floor(at / PER_ROW);
  return { x: EDGE + R + inRow * STEP + Math.floor(inRow / 5) * 9, y: EDGE + R + row * ROW };
}

/** Our picture of the sum in a Yoruba number word: rows of twenty, crossed out what is taken away. */
export function drawYoruba(sum: YorubaSum): Drawn {
  const base = yorubaBase(sum);
  const fates = fatesOf(sum);
  const perRow = Math.min(PER_ROW, Math.max(base, 5));
  const rows = Math.ceil(base / PER_ROW) + (sum.ones > 0 ? 1 : 0);
  return {
    width: 2 * EDGE + perRow * STEP + Math.floor((perRow - 1) / 5) * 9 - (STEP - 2 * R),
    height: 2 * EDGE + rows * ROW - (ROW - 2 * R),
    body: fates.map((fate, at) => {
      const { x, y } = placeOf(at, base);
      if (fate === 'goes')
        return (
          <g key={at} stroke="var(--clay)" strokeWidth="2" fill="none">
            <circle cx={x} cy={y} r={R - 1} strokeOpacity="0.6" />
            <path d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />
          </g>
        );
      return <circle key={at} cx={x} cy={y} r={R} fill={fate === 'comes' ? 'var(--nile)' : 'var(--gold)'} />;
    }),
  };
}
