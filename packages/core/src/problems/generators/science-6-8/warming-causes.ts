import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import { askQuestion, type FactQuestion } from '../../fact-questions.ts';
import {
  ONE_YEAR_FOR_TREND,
  OZONE_AND_GREENHOUSE_MIXED,
  SUN_BLAMED,
} from '../../misconceptions/earth-and-life.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { MORE_WARMING_CAUSES } from './more-warming-causes.ts';

const message = messagesOf('sc-warming');

const FIRST = [
  message('first.name-cause-ask-measurements'),
  message('first.cause-must-change-before'),
] as const;
const NUDGE = message('nudge');

const CAUSES: readonly [FactQuestion, ...FactQuestion[]] = [
  {
    prompt: message('causes.main-cause-warming.prompt'),
    right: message('causes.main-cause-warming.right'),
    wrong: [
      [message('causes.main-cause-warming.wrong.brighter-sun'), SUN_BLAMED],
      [message('causes.main-cause-warming.wrong.volcanoes'), SUN_BLAMED],
      [message('causes.main-cause-warming.wrong.ozone-hole'), OZONE_AND_GREENHOUSE_MIXED],
    ],
    nudge: NUDGE,
    first: FIRST,
    because: message('causes.main-cause-warming.because'),
  },
  {
    prompt: message('causes.since-1980-suns.prompt'),
    right: message('causes.since-1980-suns.right'),
    wrong: [
      [message('causes.since-1980-suns.wrong.sun-must-cause'), SUN_BLAMED],
      [message('causes.since-1980-suns.wrong.measurements-one-them'), SUN_BLAMED],
    ],
    nudge: NUDGE,
    first: FIRST,
    because: message('causes.since-1980-suns.because'),
  },
  {
    prompt: message('causes.carbon-dioxide-warm.prompt'),
    right: message('causes.carbon-dioxide-warm.right'),
    wrong: [
      [message('causes.carbon-dioxide-warm.wrong.makes-hole-ozone'), OZONE_AND_GREENHOUSE_MIXED],
      [message('causes.carbon-dioxide-warm.wrong.makes-sun-shine'), SUN_BLAMED],
    ],
    nudge: message('causes.carbon-dioxide-warm.nudge'),
    first: [
      message('causes.carbon-dioxide-warm.first.follow-energy-sun-ground'),
      message('causes.carbon-dioxide-warm.first.visible-light-passes-through'),
    ],
    because: message('causes.carbon-dioxide-warm.because'),
  },
  {
    prompt: message('causes.one-town-very.prompt'),
    right: message('causes.one-town-very.right'),
    wrong: [
      [message('causes.one-town-very.wrong.earth-cooling'), ONE_YEAR_FOR_TREND],
      [message('causes.one-town-very.wrong.warming-ended'), ONE_YEAR_FOR_TREND],
    ],
    nudge: message('causes.one-town-very.nudge'),
    first: [
      message('causes.one-town-very.first.tell-weather-climate'),
      message('causes.one-town-very.first.weather-changes-day-day'),
    ],
    because: message('causes.one-town-very.because'),
  },
  {
    prompt: message('causes.where-most-carbon.prompt'),
    right: message('causes.where-most-carbon.right'),
    wrong: [
      [message('causes.where-most-carbon.wrong.breathing'), SUN_BLAMED],
      [message('causes.where-most-carbon.wrong.spray-cans'), OZONE_AND_GREENHOUSE_MIXED],
    ],
    nudge: message('causes.where-most-carbon.nudge'),
    first: [
      message('causes.where-most-carbon.first.compare-carbon-goes-round'),
      message('causes.where-most-carbon.first.we-breathe-out-air'),
    ],
    because: message('causes.where-most-carbon.because'),
  },
  {
    prompt: message('causes.air-near-ground.prompt'),
    right: message('causes.air-near-ground.right'),
    wrong: [
      [message('causes.main-cause-warming.wrong.brighter-sun'), SUN_BLAMED],
      [message('causes.air-near-ground.wrong.spray-cans-2'), OZONE_AND_GREENHOUSE_MIXED],
    ],
    nudge: NUDGE,
    first: FIRST,
    because: message('causes.air-near-ground.because'),
  },
  {
    prompt: message('causes.one-year-cooler.prompt'),
    right: message('causes.one-year-cooler.right'),
    wrong: [
      [message('causes.one-year-cooler.wrong.yes'), ONE_YEAR_FOR_TREND],
      [message('causes.one-year-cooler.wrong.yes-ice-age'), ONE_YEAR_FOR_TREND],
    ],
    nudge: message('causes.one-year-cooler.nudge'),
    first: [
      message('causes.one-year-cooler.first.compare-means-years'),
      message('causes.one-year-cooler.first.single-years-go-up'),
    ],
    because: message('causes.one-year-cooler.because'),
  },
];

/** A question about the causes of the recent warming. */
export function askWarmingCause(random: SeededRandom): DraftItem {
  return askQuestion([...CAUSES, ...MORE_WARMING_CAUSES], random);
}
