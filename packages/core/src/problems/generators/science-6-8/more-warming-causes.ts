import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';
import {
  ONE_YEAR_FOR_TREND,
  OZONE_AND_GREENHOUSE_MIXED,
  SUN_BLAMED,
} from '../../misconceptions/earth-and-life.ts';

const message = messagesOf('sc-warming');

const FIRST = [
  message('first.ask-each-explanation-would'),
  message('first.measurements-decide-between-explanations'),
] as const;
/** More on the causes of the recent warming. */
export const MORE_WARMING_CAUSES: readonly FactQuestion[] = [
  {
    prompt: message('more-warming-causes.nights-warmed-least.prompt'),
    right: message('more-warming-causes.nights-warmed-least.right'),
    wrong: [
      [message('more-warming-causes.nights-warmed-least.wrong.against-greenhouse-gases'), SUN_BLAMED],
      [message('more-warming-causes.nights-warmed-least.wrong.against-burning-coal'), SUN_BLAMED],
    ],
    nudge: message('more-warming-causes.nights-warmed-least.nudge'),
    first: FIRST,
    because: message('more-warming-causes.nights-warmed-least.because'),
  },
  {
    prompt: message('more-warming-causes.ten-warmest-years.prompt'),
    right: message('more-warming-causes.ten-warmest-years.right'),
    wrong: [
      [message('more-warming-causes.ten-warmest-years.wrong.one-odd-year'), ONE_YEAR_FOR_TREND],
      [message('more-warming-causes.ten-warmest-years.wrong.only-chance-since'), ONE_YEAR_FOR_TREND],
    ],
    nudge: message('more-warming-causes.ten-warmest-years.nudge'),
    first: FIRST,
    because: message('more-warming-causes.ten-warmest-years.because'),
  },
  {
    prompt: message('more-warming-causes.ozone-layer-mainly.prompt'),
    right: message('more-warming-causes.ozone-layer-mainly.right'),
    wrong: [
      [
        message('more-warming-causes.ozone-layer-mainly.wrong.causes-warming-earth'),
        OZONE_AND_GREENHOUSE_MIXED,
      ],
      [message('more-warming-causes.ozone-layer-mainly.wrong.lets-heat-out'), OZONE_AND_GREENHOUSE_MIXED],
    ],
    nudge: message('more-warming-causes.ozone-layer-mainly.nudge'),
    first: FIRST,
    because: message('more-warming-causes.ozone-layer-mainly.because'),
  },
  {
    prompt: message('more-warming-causes.1991-volcano-threw.prompt'),
    right: message('more-warming-causes.1991-volcano-threw.right'),
    wrong: [
      [message('more-warming-causes.1991-volcano-threw.wrong.rose-since-volcanoes'), SUN_BLAMED],
      [message('more-warming-causes.1991-volcano-threw.wrong.fell-good-warming'), ONE_YEAR_FOR_TREND],
    ],
    nudge: message('more-warming-causes.1991-volcano-threw.nudge'),
    first: FIRST,
    because: message('more-warming-causes.1991-volcano-threw.because'),
  },
  {
    prompt: message('more-warming-causes.one-town-record.prompt'),
    right: message('more-warming-causes.one-town-record.right'),
    wrong: [
      [message('more-warming-causes.one-town-record.wrong.earth-cooling'), ONE_YEAR_FOR_TREND],
      [message('more-warming-causes.one-town-record.wrong.sun-grown-weak'), SUN_BLAMED],
    ],
    nudge: message('more-warming-causes.one-town-record.nudge'),
    first: FIRST,
    because: message('more-warming-causes.one-town-record.because'),
  },
];
