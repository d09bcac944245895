import { type Spread, spreadOf } from './reaction.ts';

export type Side = 'left' | 'right';

/** An arrow among arrows that point the same way or the other (Eriksen & Eriksen, Perception & Psychophysics 16, 1974). */
export interface ArrowTrial {
  readonly middle: Side;
  readonly isSame: boolean;
}
export interface ArrowAnswer {
  readonly trial: ArrowTrial;
  readonly pressed: Side;
  readonly tookMs: number;
}

const KINDS: readonly ArrowTrial[] = [
  { middle: 'left', isSame: true },
  { middle: 'right', isSame: true },
  { middle: 'left', isSame: false },
  { middle: 'right', isSame: false },
];

/** As many of each kind, in an order nobody can learn; `random` gives numbers from 0 to 1. */
export function arrowTrials(ofEach: number, random: () => number): ArrowTrial[] {
  const drawn = Array.from({ length: ofEach }, () => KINDS)
    .flat()
    .map((trial) => ({ trial, place: random() }));
  return drawn.toSorted((one, other) => one.place - other.place).map(({ trial }) => trial);
}

/** Times of right answers by kind, wrong presses by kind, and what the other arrows cost; null where too little was done. */
export interface ArrowFinding {
  readonly same: Spread | null;
  readonly other: Spread | null;
  readonly wrong: { readonly same: number; readonly other: number };
  /** The median among others less the median among its like: the same screen and the same keys, so their lag falls out. */
  readonly costMs: number | null;
}

export function arrowFinding(answers: readonly ArrowAnswer[]): ArrowFinding {
  const of = (isSame: boolean) => answers.filter(({ trial }) => trial.isSame === isSame);
  const isRight = ({ trial, pressed }: ArrowAnswer) => trial.middle === pressed;
  const spread = (isSame: boolean) =>
    spreadOf(
      of(isSame)
        .filter(isRight)
        .map(({ tookMs }) => tookMs),
    );
  const wrong = (isSame: boolean) => of(isSame).filter((answer) => !isRight(answer)).length;
  const [same, other] = [spread(true), spread(false)];
  return {
    same,
    other,
    wrong: { same: wrong(true), other: wrong(false) },
    costMs: same && other ? other.medianMs - same.medianMs : null,
  };
}
