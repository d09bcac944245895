import type { GouguPiecesProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { inOutPieces, type InOutPiece, longSide } from '@ori/core/geometry/in-out-pieces';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { GouguFigure } from './figure.tsx';
import { WORDS } from './words.ts';

function slidingPieces(gou: number, gu: number): readonly InOutPiece['id'][] {
  return inOutPieces(gou, gu)
    .map(({ id }) => id)
    .filter((id) => id.startsWith('slides'));
}

function wordsFor(gou: number, gu: number, left: number, locale: Locale): string {
  const side = longSide(gou, gu);
  const exact = `${Number.isInteger(side) ? ' = ' : ' ≈ '}${number(side, locale)}`;
  const blanks = { a: gou * gou, b: gu * gu, sum: gou * gou + gu * gu, left, exact };
  return say(left === 0 ? WORDS.done : WORDS.before, locale, blanks);
}

/** Slide the pieces that stick out into the gaps, for any two legs. */
export function Lab({ props, locale }: LabProps<GouguPiecesProps>) {
  const [gou, setGou] = useState(props.gou);
  const [gu, setGu] = useState(props.gu);
  const [moved, setMoved] = useState<readonly InOutPiece['id'][]>([]);
  const sliding = slidingPieces(gou, gu);
  const left = sliding.filter((id) => !moved.includes(id)).length;
  const words = wordsFor(gou, gu, left, locale);
  const toggle = (id: InOutPiece['id']) =>
    setMoved(moved.includes(id) ? moved.filter((it) => it !== id) : [...moved, id]);
  const set = (change: (value: number) => void) => (value: number) => {
    change(value);
    setMoved([]);
  };
  return (
    <div className="lab">
      <GouguFigure gou={gou} gu={gu} moved={moved} label={words} />
      <div className="flex flex-wrap gap-2">
        {sliding.map((id, index) => (
          <button
            key={id}
            type="button"
            className="btn btn-secondary"
            aria-pressed={moved.includes(id)}
            onClick={() => toggle(id)}
          >
            {say(WORDS.slide, locale, { n: index + 1 })}
          </button>
        ))}
        <button type="button" className="btn btn-quiet" onClick={() => setMoved([])}>
          {say(WORDS.back, locale)}
        </button>
      </div>
      <Finding tone={left === 0 ? 'found' : 'open'}>{words}</Finding>
      <div className="grid gap-3 sm:grid-cols-2">
        <Stepper label={say(WORDS.gou, locale)} value={gou} min={1} max={12} onChange={set(setGou)} />
        <Stepper label={say(WORDS.gu, locale)} value={gu} min={1} max={12} onChange={set(setGu)} />
      </div>
    </div>
  );
}
