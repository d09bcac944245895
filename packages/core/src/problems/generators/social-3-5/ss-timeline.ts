import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step, type Explained, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ss-timeline');

const WORKS = [
  message('works.bridge'),
  message('works.well'),
  message('works.market-hall'),
  message('works.library'),
  message('works.harbor'),
  message('works.city-wall'),
] as const;

const timeline = (a: number, b: number): Pick<Explained, 'figure' | 'figureText'> => ({
  figure: {
    type: 'timeline',
    from: Math.floor((Math.min(a, -1) - 50) / 100) * 100,
    to: Math.ceil((Math.max(b, 1) + 50) / 100) * 100,
    events: [
      { at: a, label: 'A' },
      { at: b, label: 'B' },
    ],
  },
  figureText: text(message('timeline.figure-text')),
});
const TURN = text(message('turn'));
const LARGE_FIRST = step(message('large-first.step'), message('large-first.reason'));

/** Both years before the turn: the difference. */
function sameEra(random: SeededRandom): DraftItem {
  const later = random.integer(2, 60) * 5;
  const between = random.integer(3, 60) * 5;
  const earlier = later + between;
  return integerItem(
    {
      prompt: text(message('same-era.parts.prompt'), { work: random.pick(WORKS), earlier, later }),
      ...timeline(-earlier, -later),
      nudge: TURN,
      steps: [
        LARGE_FIRST,
        step('{earlier} − {later} = {between}', message('same-era.parts.reason'), {
          earlier,
          later,
          between,
        }),
      ],
    },
    between,
    [[earlier + later, 'same-era-added']],
  );
}

/** One before, one after the turn: the sum, less one, for there is no year 0. */
function acrossTurn(random: SeededRandom): DraftItem {
  const before = random.integer(2, 80) * 5;
  const after = random.integer(2, 80) * 5;
  const wrong: Wrong<number>[] = [
    [before + after, 'year-zero-counted'],
    [Math.abs(before - after), 'eras-subtracted'],
  ];
  return integerItem(
    {
      prompt: text(message('across-turn.parts.prompt'), { work: random.pick(WORKS), before, after }),
      ...timeline(-before, after),
      nudge: TURN,
      steps: [
        step(message('across-turn.parts.step'), message('across-turn.parts.reason.years-both-sides-add')),
        step('{before} + {after} − 1 = {answer}', message('across-turn.parts.reason.1-bce-1-ce'), {
          before,
          after,
          answer: before + after - 1,
        }),
      ],
    },
    before + after - 1,
    wrong,
  );
}

/** So many years after a year before the turn: in which year after it? */
function yearAfter(random: SeededRandom): DraftItem {
  const before = random.integer(3, 70);
  const after = random.integer(5, 120);
  const years = before + after - 1;
  return integerItem(
    {
      prompt: text(message('year-after.parts.prompt'), { work: random.pick(WORKS), before, years }),
      nudge: text(message('year-after.parts.nudge')),
      steps: [
        step(message('year-after.parts.step'), message('year-after.parts.reason.1-ce-follows-right'), {
          before,
        }),
        step('{years} − {before} + 1 = {after}', message('year-after.parts.reason.rest-years-counts-1'), {
          years,
          before,
          after,
        }),
      ],
    },
    after,
    [[years - before, 'year-zero-counted']],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return sameEra(random);
  return difficulty === 2 ? acrossTurn(random) : yearAfter(random);
}

/** Years before and after the turn of eras (C3 D2.His.1.3-5); historians count no year 0. */
export const ssTimeline = generator('ss-timeline', make);
