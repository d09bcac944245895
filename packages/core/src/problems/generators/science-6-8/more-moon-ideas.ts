import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';

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
      [message('more-moon-ideas.first-quarter-we.wrong.quarter'), 'new-and-full-mixed'],
      [message('more-moon-ideas.first-quarter-we.wrong.less-since-earth'), 'earth-shadow-makes-phases'],
    ],
    nudge: message('more-moon-ideas.first-quarter-we.nudge'),
    first: LIGHT,
    because: message('more-moon-ideas.first-quarter-we.because'),
  },
  {
    prompt: message('more-moon-ideas.where-moon-stand.prompt'),
    right: message('more-moon-ideas.where-moon-stand.right'),
    wrong: [
      [message('more-moon-ideas.where-moon-stand.wrong.side-away-sun'), 'new-and-full-mixed'],
      [message('more-moon-ideas.where-moon-stand.wrong.earths-shadow'), 'earth-shadow-makes-phases'],
    ],
    nudge: message('more-moon-ideas.where-moon-stand.nudge'),
    first: LIGHT,
    because: message('more-moon-ideas.where-moon-stand.because'),
  },
  {
    prompt: message('more-moon-ideas.earth-nearest-sun.prompt'),
    right: message('more-moon-ideas.earth-nearest-sun.right'),
    wrong: [
      [message('more-moon-ideas.earth-nearest-sun.wrong.nearest-point-must'), 'seasons-by-distance'],
      [message('more-moon-ideas.earth-nearest-sun.wrong.southern-half-takes'), 'hemispheres-mixed'],
    ],
    nudge: message('more-moon-ideas.earth-nearest-sun.nudge'),
    first: TILT,
    because: message('more-moon-ideas.earth-nearest-sun.because'),
  },
  {
    prompt: message('more-moon-ideas.when-winter-australia.prompt'),
    right: message('more-moon-ideas.when-winter-australia.right'),
    wrong: [
      [message('more-moon-ideas.when-winter-australia.wrong.december-february'), 'hemispheres-mixed'],
      [message('more-moon-ideas.when-winter-australia.wrong.whenever-earth-far'), 'seasons-by-distance'],
    ],
    nudge: message('more-moon-ideas.when-winter-australia.nudge'),
    first: TILT,
    because: message('more-moon-ideas.when-winter-australia.because'),
  },
];
