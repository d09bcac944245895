import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import { askQuestion, type FactQuestion } from '../../fact-questions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { MORE_MOON_IDEAS } from './more-moon-ideas.ts';

const message = messagesOf('sc-moon');

const LINE = [message('line.draw-sun-earth-moon'), message('line.shadow-falls-side-away')] as const;

const IDEAS: readonly [FactQuestion, ...FactQuestion[]] = [
  {
    prompt: message('ideas.stands-middle-eclipse.prompt'),
    right: message('ideas.stands-middle-eclipse.right'),
    wrong: [
      [message('ideas.stands-middle-eclipse.wrong.earth'), 'new-and-full-mixed'],
      [message('ideas.stands-middle-eclipse.wrong.sun'), 'new-and-full-mixed'],
    ],
    nudge: message('ideas.stands-middle-eclipse.nudge'),
    first: LINE,
    because: message('ideas.stands-middle-eclipse.because'),
  },
  {
    prompt: message('ideas.phase-can-eclipse.prompt'),
    right: message('ideas.phase-can-eclipse.right'),
    wrong: [
      [message('ideas.phase-can-eclipse.wrong.new-moon'), 'new-and-full-mixed'],
      [message('ideas.phase-can-eclipse.wrong.first-quarter'), 'earth-shadow-makes-phases'],
    ],
    nudge: message('ideas.phase-can-eclipse.nudge'),
    first: LINE,
    because: message('ideas.phase-can-eclipse.because'),
  },
  {
    prompt: message('ideas.why-there-eclipse.prompt'),
    right: message('ideas.why-there-eclipse.right'),
    wrong: [
      [message('ideas.why-there-eclipse.wrong.earth-casts-shadow'), 'earth-shadow-makes-phases'],
      [message('ideas.why-there-eclipse.wrong.moon-then-stands'), 'new-and-full-mixed'],
    ],
    nudge: message('ideas.why-there-eclipse.nudge'),
    first: LINE,
    because: message('ideas.why-there-eclipse.because'),
  },
  {
    prompt: message('ideas.why-moon-show.prompt'),
    right: message('ideas.why-moon-show.right'),
    wrong: [
      [message('ideas.why-moon-show.wrong.earths-shadow-covers'), 'earth-shadow-makes-phases'],
      [message('ideas.why-moon-show.wrong.own-light-grows'), 'new-and-full-mixed'],
    ],
    nudge: message('ideas.why-moon-show.nudge'),
    first: LINE,
    because: message('ideas.why-moon-show.because'),
  },
  {
    prompt: message('ideas.why-warmer-summer.prompt'),
    right: message('ideas.why-warmer-summer.right'),
    wrong: [
      [message('ideas.why-warmer-summer.wrong.earth-nearer-sun'), 'seasons-by-distance'],
      [message('ideas.why-warmer-summer.wrong.sun-itself-gets'), 'seasons-by-distance'],
    ],
    nudge: message('ideas.why-warmer-summer.nudge'),
    first: [
      message('ideas.why-warmer-summer.first.look-tilt-earths-axis'),
      message('ideas.why-warmer-summer.first.points-same-way-all'),
    ],
    because: message('ideas.why-warmer-summer.because'),
  },
  {
    prompt: message('ideas.stands-middle-eclipse-2.prompt'),
    right: message('ideas.stands-middle-eclipse.wrong.earth'),
    wrong: [
      [message('ideas.stands-middle-eclipse.right'), 'new-and-full-mixed'],
      [message('ideas.stands-middle-eclipse.wrong.sun'), 'new-and-full-mixed'],
    ],
    nudge: message('ideas.stands-middle-eclipse-2.nudge'),
    first: [message('ideas.stands-middle-eclipse-2.first'), LINE[1]],
    because: message('ideas.stands-middle-eclipse-2.because'),
  },
  {
    prompt: message('ideas.phase-can-eclipse-2.prompt'),
    right: message('ideas.phase-can-eclipse.wrong.new-moon'),
    wrong: [
      [message('ideas.phase-can-eclipse.right'), 'new-and-full-mixed'],
      [message('ideas.phase-can-eclipse-2.wrong.last-quarter'), 'earth-shadow-makes-phases'],
    ],
    nudge: message('ideas.phase-can-eclipse-2.nudge'),
    first: LINE,
    because: message('ideas.phase-can-eclipse-2.because'),
  },
  {
    prompt: message('ideas.summer-canada-season.prompt'),
    right: message('ideas.summer-canada-season.right'),
    wrong: [
      [message('ideas.summer-canada-season.wrong.summer'), 'seasons-by-distance'],
      [message('ideas.summer-canada-season.wrong.spring'), 'hemispheres-mixed'],
    ],
    nudge: message('ideas.summer-canada-season.nudge'),
    first: [
      message('ideas.summer-canada-season.first.find-both-places-north'),
      message('ideas.summer-canada-season.first.when-one-half-leans'),
    ],
    because: message('ideas.summer-canada-season.because'),
  },
];

/** A question about what causes phases, eclipses and seasons. */
export function askMoonIdea(random: SeededRandom): DraftItem {
  return askQuestion([...IDEAS, ...MORE_MOON_IDEAS], random);
}
