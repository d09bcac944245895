import { messagesOf } from '../../phrase.ts';
import {
  AGAINST_THE_TEXT,
  MORE_THAN_IS_WRITTEN,
  SAME_TOPIC_IS_ENOUGH as NEAR,
} from '../../misconceptions/reading.ts';
import type { EvidenceCase } from './evidence-case.ts';

const message = messagesOf('la-infer');

/** Little stories in which a place shows what has happened. */
export const STORIES_OF_PLACES: readonly [EvidenceCase, ...EvidenceCase[]] = [
  {
    parts: [
      [message('stories-of-places.bakery-stands-corner.parts.bakery-stands-corner-2'), NEAR],
      [message('stories-of-places.bakery-stands-corner.parts.nine-morning-shelves'), 'evidence'],
      [message('stories-of-places.bakery-stands-corner.parts.bakers-name-kofi'), NEAR],
      [message('stories-of-places.bakery-stands-corner.parts.long-line-people'), 'evidence'],
      [message('stories-of-places.bakery-stands-corner.parts.sign-blue'), NEAR],
    ],
    supported: message('stories-of-places.bakery-stands-corner.supported'),
    notSupported: [
      [message('stories-of-places.bakery-stands-corner.not-supported.nobody-likes-kofis'), AGAINST_THE_TEXT],
      [message('stories-of-places.bakery-stands-corner.not-supported.kofi-will-open'), MORE_THAN_IS_WRITTEN],
    ],
    because: message('stories-of-places.bakery-stands-corner.because'),
  },
  {
    parts: [
      [message('stories-of-places.grandfathers-garden-stone.parts.grandfathers-garden-stone-2'), NEAR],
      [message('stories-of-places.grandfathers-garden-stone.parts.week-he-carried'), 'evidence'],
      [message('stories-of-places.grandfathers-garden-stone.parts.gate-leads-lane'), NEAR],
      [message('stories-of-places.grandfathers-garden-stone.parts.ground-between-beans'), 'evidence'],
      [message('stories-of-places.grandfathers-garden-stone.parts.he-wears-straw'), NEAR],
    ],
    supported: message('stories-of-places.grandfathers-garden-stone.supported'),
    notSupported: [
      [
        message('stories-of-places.grandfathers-garden-stone.not-supported.garden-under-water'),
        AGAINST_THE_TEXT,
      ],
      [
        message('stories-of-places.grandfathers-garden-stone.not-supported.grandfather-will-sell'),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: message('stories-of-places.grandfathers-garden-stone.because'),
  },
  {
    parts: [
      [message('stories-of-places.ravis-bag-made.parts.ravis-bag-made-2'), NEAR],
      [message('stories-of-places.ravis-bag-made.parts.he-turned-map'), 'evidence'],
      [message('stories-of-places.ravis-bag-made.parts.market-full-people'), NEAR],
      [message('stories-of-places.ravis-bag-made.parts.i-passed-fountain'), 'evidence'],
      [message('stories-of-places.ravis-bag-made.parts.boy-selling-melons'), NEAR],
    ],
    supported: message('stories-of-places.ravis-bag-made.supported'),
    notSupported: [
      [message('stories-of-places.ravis-bag-made.not-supported.ravi-knows-every'), AGAINST_THE_TEXT],
      [message('stories-of-places.ravis-bag-made.not-supported.ravi-came-buy'), MORE_THAN_IS_WRITTEN],
    ],
    because: message('stories-of-places.ravis-bag-made.because'),
  },
];
