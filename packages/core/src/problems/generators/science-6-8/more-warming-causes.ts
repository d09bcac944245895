import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';

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
      [message('more-warming-causes.nights-warmed-least.wrong.against-greenhouse-gases'), 'sun-blamed'],
      [message('more-warming-causes.nights-warmed-least.wrong.against-burning-coal'), 'sun-blamed'],
    ],
    nudge: message('more-warming-causes.nights-warmed-least.nudge'),
    first: FIRST,
    because: message('more-warming-causes.nights-warmed-least.because'),
  },
  {
    prompt: message('more-warming-causes.ten-warmest-years.prompt'),
    right: message('more-warming-causes.ten-warmest-years.right'),
    wrong: [
      [message('more-warming-causes.ten-warmest-years.wrong.one-odd-year'), 'one-year-for-trend'],
      [message('more-warming-causes.ten-warmest-years.wrong.only-chance-since'), 'one-year-for-trend'],
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
        'ozone-and-greenhouse-mixed',
      ],
      [message('more-warming-causes.ozone-layer-mainly.wrong.lets-heat-out'), 'ozone-and-greenhouse-mixed'],
    ],
    nudge: message('more-warming-causes.ozone-layer-mainly.nudge'),
    first: FIRST,
    because: message('more-warming-causes.ozone-layer-mainly.because'),
  },
  {
    prompt: message('more-warming-causes.1991-volcano-threw.prompt'),
    right: message('more-warming-causes.1991-volcano-threw.right'),
    wrong: [
      [message('more-warming-causes.1991-volcano-threw.wrong.rose-since-volcanoes'), 'sun-blamed'],
      [message('more-warming-causes.1991-volcano-threw.wrong.fell-good-warming'), 'one-year-for-trend'],
    ],
    nudge: message('more-warming-causes.1991-volcano-threw.nudge'),
    first: FIRST,
    because: message('more-warming-causes.1991-volcano-threw.because'),
  },
  {
    prompt: message('more-warming-causes.one-town-record.prompt'),
    right: message('more-warming-causes.one-town-record.right'),
    wrong: [
      [message('more-warming-causes.one-town-record.wrong.earth-cooling'), 'one-year-for-trend'],
      [message('more-warming-causes.one-town-record.wrong.sun-grown-weak'), 'sun-blamed'],
    ],
    nudge: message('more-warming-causes.one-town-record.nudge'),
    first: FIRST,
    because: message('more-warming-causes.one-town-record.because'),
  },
];
