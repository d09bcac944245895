import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty, Misconception } from '@ori/contracts/practice';
import type { Rational } from '../../../maths/rational.ts';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step, type Wrong } from '../../item.ts';
import {
  CONDITION_IGNORED,
  CONDITION_REVERSED,
  FALSE_ALARMS_FORGOTTEN,
  WHOLE_GROUP_FOR_CONDITION,
} from '../../misconceptions/conditional-chance.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-condprob');

interface Question {
  readonly prompt: Phrase;
  readonly group: Phrase;
  readonly top: number;
  readonly bottom: number;
  readonly wrong: readonly (readonly [Rational, Misconception])[];
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
          [fraction(both, withMusic), CONDITION_REVERSED],
          [fraction(both, all), WHOLE_GROUP_FOR_CONDITION],
          [fraction(withMusic, all), CONDITION_IGNORED],
        ]
      : [
          [fraction(both, all), WHOLE_GROUP_FOR_CONDITION],
          [fraction(both, withSport), CONDITION_REVERSED],
          [fraction(withSport, all), CONDITION_IGNORED],
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
      [fraction(found, has), CONDITION_REVERSED],
      [fraction(found, all), WHOLE_GROUP_FOR_CONDITION],
      [fraction(has, all), CONDITION_IGNORED],
      [fraction(1, 1), FALSE_ALARMS_FORGOTTEN],
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
