import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { type Fillers, messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import type { Rational } from '../../../maths/rational.ts';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-condprob');

interface Question {
  readonly prompt: Phrase;
  readonly group: Phrase;
  readonly top: number;
  readonly bottom: number;
  readonly wrong: readonly (readonly [Rational, MisconceptionId])[];
  readonly fillers: Fillers;
}

function ask({ prompt, group, top, bottom, wrong, fillers }: Question): DraftItem {
  const answer = fraction(top, bottom);
  const all = { ...fillers, top, bottom, done: formatRational(answer) };
  const explained = {
    prompt: text(prompt, all),
    nudge: text(message('ask.explained.nudge')),
    steps: [
      step(group, message('ask.explained.reason.known-shrinks-group-all'), all),
      step(
        formatRational(answer) === `${top}/${bottom}` ? '{top}/{bottom}' : '{top}/{bottom} = {done}',
        message('ask.explained.reason.cases-asked-over-all'),
        all,
      ),
    ],
  };
  const listed: Wrong<Rational>[] = wrong.map(([value, misconception]) => [value, misconception]);
  return rationalItem(explained, answer, 'any', listed);
}

/** A two-way table: `both`, only music, only sport, neither. */
function table(both: number, music: number, sport: number, neither: number, isReversed: boolean): DraftItem {
  const all = both + music + sport + neither;
  const [withMusic, withSport] = [both + music, both + sport];
  return ask({
    prompt: isReversed
      ? message('table.prompt.all-learners-withmusic-play')
      : message('table.prompt.all-learners-withmusic-play-2'),
    group: isReversed
      ? message('table.group.least-one-two-all')
      : message('table.group.only-withmusic-play-music'),
    top: both,
    bottom: isReversed ? withSport : withMusic,
    wrong: isReversed
      ? [
          [fraction(both, withMusic), 'condition-reversed'],
          [fraction(both, all), 'whole-group-for-condition'],
          [fraction(withMusic, all), 'condition-ignored'],
        ]
      : [
          [fraction(both, all), 'whole-group-for-condition'],
          [fraction(both, withSport), 'condition-reversed'],
          [fraction(withSport, all), 'condition-ignored'],
        ],
    fillers: { all, both, sport, neither, withMusic, withSport, any: all - neither },
  });
}

/** A test among `people`: who has it, who is found, and false alarms. */
function screening(has: number, found: number, healthy: number, alarms: number): DraftItem {
  const all = has + healthy;
  return ask({
    prompt: message('screening.prompt'),
    group: message('screening.group'),
    top: found,
    bottom: found + alarms,
    wrong: [
      [fraction(found, has), 'condition-reversed'],
      [fraction(found, all), 'whole-group-for-condition'],
      [fraction(has, all), 'condition-ignored'],
      [fraction(1, 1), 'false-alarms-forgotten'],
    ],
    fillers: { all, has, found, alarms },
  });
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [both, music, sport, neither] = [
    random.integer(2, 15),
    random.integer(2, 15),
    random.integer(2, 15),
    random.integer(2, 15),
  ];
  if (difficulty !== 3) return table(both, music, sport, neither, difficulty === 2);
  const has = random.integer(8, 30);
  const all = 20 * random.integer(10, 50);
  return screening(has, random.integer(Math.ceil(has / 2), has - 1), all - has, random.integer(5, 40));
}

/** Chances within a group that is known (CCSS HSS-CP.A.3). */
export const maCondprob = generator('ma-condprob', make);
