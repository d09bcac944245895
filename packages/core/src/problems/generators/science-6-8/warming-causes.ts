import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import { askQuestion, type FactQuestion } from '../../fact-questions.ts';
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
      [message('causes.main-cause-warming.wrong.brighter-sun'), 'sun-blamed'],
      [message('causes.main-cause-warming.wrong.volcanoes'), 'sun-blamed'],
      [message('causes.main-cause-warming.wrong.ozone-hole'), 'ozone-and-greenhouse-mixed'],
    ],
    nudge: NUDGE,
    first: FIRST,
    because: message('causes.main-cause-warming.because'),
  },
  {
    prompt: message('causes.since-1980-suns.prompt'),
    right: message('causes.since-1980-suns.right'),
    wrong: [
      [message('causes.since-1980-suns.wrong.sun-must-cause'), 'sun-blamed'],
      [message('causes.since-1980-suns.wrong.measurements-one-them'), 'sun-blamed'],
    ],
    nudge: NUDGE,
    first: FIRST,
    because: message('causes.since-1980-suns.because'),
  },
  {
    prompt: message('causes.carbon-dioxide-warm.prompt'),
    right: message('causes.carbon-dioxide-warm.right'),
    wrong: [
      [message('causes.carbon-dioxide-warm.wrong.makes-hole-ozone'), 'ozone-and-greenhouse-mixed'],
      [message('causes.carbon-dioxide-warm.wrong.makes-sun-shine'), 'sun-blamed'],
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
      [message('causes.one-town-very.wrong.earth-cooling'), 'one-year-for-trend'],
      [message('causes.one-town-very.wrong.warming-ended'), 'one-year-for-trend'],
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
      [message('causes.where-most-carbon.wrong.breathing'), 'sun-blamed'],
      [message('causes.where-most-carbon.wrong.spray-cans'), 'ozone-and-greenhouse-mixed'],
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
      [message('causes.main-cause-warming.wrong.brighter-sun'), 'sun-blamed'],
      [message('causes.air-near-ground.wrong.spray-cans-2'), 'ozone-and-greenhouse-mixed'],
    ],
    nudge: NUDGE,
    first: FIRST,
    because: message('causes.air-near-ground.because'),
  },
  {
    prompt: message('causes.one-year-cooler.prompt'),
    right: message('causes.one-year-cooler.right'),
    wrong: [
      [message('causes.one-year-cooler.wrong.yes'), 'one-year-for-trend'],
      [message('causes.one-year-cooler.wrong.yes-ice-age'), 'one-year-for-trend'],
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
