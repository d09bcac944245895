import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import { askQuestion, type FactQuestion } from '../../fact-questions.ts';
import {
  EARTH_SHADOW_MAKES_PHASES,
  HEMISPHERES_MIXED,
  NEW_AND_FULL_MIXED,
  SEASONS_BY_DISTANCE,
} from '../../misconceptions/earth-and-life.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { MORE_MOON_IDEAS } from './more-moon-ideas.ts';

const message = messagesOf('sc-moon');

const LINE = [message('line.draw-sun-earth-moon'), message('line.shadow-falls-side-away')] as const;

const IDEAS: readonly [FactQuestion, ...FactQuestion[]] = [
  {
    prompt: message('ideas.stands-middle-eclipse.prompt'),
    right: message('ideas.stands-middle-eclipse.right'),
    wrong: [
      [message('ideas.stands-middle-eclipse.wrong.earth'), NEW_AND_FULL_MIXED],
      [message('ideas.stands-middle-eclipse.wrong.sun'), NEW_AND_FULL_MIXED],
    ],
    nudge: message('ideas.stands-middle-eclipse.nudge'),
    first: LINE,
    because: message('ideas.stands-middle-eclipse.because'),
  },
  {
    prompt: message('ideas.phase-can-eclipse.prompt'),
    right: message('ideas.phase-can-eclipse.right'),
    wrong: [
      [message('ideas.phase-can-eclipse.wrong.new-moon'), NEW_AND_FULL_MIXED],
      [message('ideas.phase-can-eclipse.wrong.first-quarter'), EARTH_SHADOW_MAKES_PHASES],
    ],
    nudge: message('ideas.phase-can-eclipse.nudge'),
    first: LINE,
    because: message('ideas.phase-can-eclipse.because'),
  },
  {
    prompt: message('ideas.why-there-eclipse.prompt'),
    right: message('ideas.why-there-eclipse.right'),
    wrong: [
      [message('ideas.why-there-eclipse.wrong.earth-casts-shadow'), EARTH_SHADOW_MAKES_PHASES],
      [message('ideas.why-there-eclipse.wrong.moon-then-stands'), NEW_AND_FULL_MIXED],
    ],
    nudge: message('ideas.why-there-eclipse.nudge'),
    first: LINE,
    because: message('ideas.why-there-eclipse.because'),
  },
  {
    prompt: message('ideas.why-moon-show.prompt'),
    right: message('ideas.why-moon-show.right'),
    wrong: [
      [message('ideas.why-moon-show.wrong.earths-shadow-covers'), EARTH_SHADOW_MAKES_PHASES],
      [message('ideas.why-moon-show.wrong.own-light-grows'), NEW_AND_FULL_MIXED],
    ],
    nudge: message('ideas.why-moon-show.nudge'),
    first: LINE,
    because: message('ideas.why-moon-show.because'),
  },
  {
    prompt: message('ideas.why-warmer-summer.prompt'),
    right: message('ideas.why-warmer-summer.right'),
    wrong: [
      [message('ideas.why-warmer-summer.wrong.earth-nearer-sun'), SEASONS_BY_DISTANCE],
      [message('ideas.why-warmer-summer.wrong.sun-itself-gets'), SEASONS_BY_DISTANCE],
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
      [message('ideas.stands-middle-eclipse.right'), NEW_AND_FULL_MIXED],
      [message('ideas.stands-middle-eclipse.wrong.sun'), NEW_AND_FULL_MIXED],
    ],
    nudge: message('ideas.stands-middle-eclipse-2.nudge'),
    first: [message('ideas.stands-middle-eclipse-2.first'), LINE[1]],
    because: message('ideas.stands-middle-eclipse-2.because'),
  },
  {
    prompt: message('ideas.phase-can-eclipse-2.prompt'),
    right: message('ideas.phase-can-eclipse.wrong.new-moon'),
    wrong: [
      [message('ideas.phase-can-eclipse.right'), NEW_AND_FULL_MIXED],
      [message('ideas.phase-can-eclipse-2.wrong.last-quarter'), EARTH_SHADOW_MAKES_PHASES],
    ],
    nudge: message('ideas.phase-can-eclipse-2.nudge'),
    first: LINE,
    because: message('ideas.phase-can-eclipse-2.because'),
  },
  {
    prompt: message('ideas.summer-canada-season.prompt'),
    right: message('ideas.summer-canada-season.right'),
    wrong: [
      [message('ideas.summer-canada-season.wrong.summer'), SEASONS_BY_DISTANCE],
      [message('ideas.summer-canada-season.wrong.spring'), HEMISPHERES_MIXED],
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
