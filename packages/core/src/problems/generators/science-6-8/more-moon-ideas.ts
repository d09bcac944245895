import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';
import {
  EARTH_SHADOW_MAKES_PHASES,
  HEMISPHERES_MIXED,
  NEW_AND_FULL_MIXED,
  SEASONS_BY_DISTANCE,
} from '../../misconceptions/earth-and-life.ts';

const message = messagesOf('sc-moon');

const LIGHT = [message('light.draw-suns-light-first'), message('light.sun-always-lights-half')] as const;
const TILT = [
  message('ideas.why-warmer-summer.first.look-tilt-earths-axis'),
  message('tilt.when-one-half-leans'),
] as const;

/** More on what causes phases and seasons. */
export const MORE_MOON_IDEAS: readonly FactQuestion[] = [
  {
    prompt: message('more-moon-ideas.first-quarter-we.prompt'),
    right: message('more-moon-ideas.first-quarter-we.right'),
    wrong: [
      [message('more-moon-ideas.first-quarter-we.wrong.quarter'), NEW_AND_FULL_MIXED],
      [message('more-moon-ideas.first-quarter-we.wrong.less-since-earth'), EARTH_SHADOW_MAKES_PHASES],
    ],
    nudge: message('more-moon-ideas.first-quarter-we.nudge'),
    first: LIGHT,
    because: message('more-moon-ideas.first-quarter-we.because'),
  },
  {
    prompt: message('more-moon-ideas.where-moon-stand.prompt'),
    right: message('more-moon-ideas.where-moon-stand.right'),
    wrong: [
      [message('more-moon-ideas.where-moon-stand.wrong.side-away-sun'), NEW_AND_FULL_MIXED],
      [message('more-moon-ideas.where-moon-stand.wrong.earths-shadow'), EARTH_SHADOW_MAKES_PHASES],
    ],
    nudge: message('more-moon-ideas.where-moon-stand.nudge'),
    first: LIGHT,
    because: message('more-moon-ideas.where-moon-stand.because'),
  },
  {
    prompt: message('more-moon-ideas.earth-nearest-sun.prompt'),
    right: message('more-moon-ideas.earth-nearest-sun.right'),
    wrong: [
      [message('more-moon-ideas.earth-nearest-sun.wrong.nearest-point-must'), SEASONS_BY_DISTANCE],
      [message('more-moon-ideas.earth-nearest-sun.wrong.southern-half-takes'), HEMISPHERES_MIXED],
    ],
    nudge: message('more-moon-ideas.earth-nearest-sun.nudge'),
    first: TILT,
    because: message('more-moon-ideas.earth-nearest-sun.because'),
  },
  {
    prompt: message('more-moon-ideas.when-winter-australia.prompt'),
    right: message('more-moon-ideas.when-winter-australia.right'),
    wrong: [
      [message('more-moon-ideas.when-winter-australia.wrong.december-february'), HEMISPHERES_MIXED],
      [message('more-moon-ideas.when-winter-australia.wrong.whenever-earth-far'), SEASONS_BY_DISTANCE],
    ],
    nudge: message('more-moon-ideas.when-winter-australia.nudge'),
    first: TILT,
    because: message('more-moon-ideas.when-winter-australia.because'),
  },
];
