import { messagesOf } from '../../phrase.ts';
import type { EvidenceCase } from './evidence-case.ts';

const message = messagesOf('la-infer');

/** Little stories in which a place shows what has happened. */
export const STORIES_OF_PLACES: readonly [EvidenceCase, ...EvidenceCase[]] = [
  {
    parts: [
      [
        message('stories-of-places.bakery-stands-corner.parts.bakery-stands-corner-2'),
        'same-topic-is-enough',
      ],
      [message('stories-of-places.bakery-stands-corner.parts.nine-morning-shelves'), 'evidence'],
      [message('stories-of-places.bakery-stands-corner.parts.bakers-name-kofi'), 'same-topic-is-enough'],
      [message('stories-of-places.bakery-stands-corner.parts.long-line-people'), 'evidence'],
      [message('stories-of-places.bakery-stands-corner.parts.sign-blue'), 'same-topic-is-enough'],
    ],
    supported: message('stories-of-places.bakery-stands-corner.supported'),
    notSupported: [
      [
        message('stories-of-places.bakery-stands-corner.not-supported.nobody-likes-kofis'),
        'against-the-text',
      ],
      [
        message('stories-of-places.bakery-stands-corner.not-supported.kofi-will-open'),
        'more-than-is-written',
      ],
    ],
    because: message('stories-of-places.bakery-stands-corner.because'),
  },
  {
    parts: [
      [
        message('stories-of-places.grandfathers-garden-stone.parts.grandfathers-garden-stone-2'),
        'same-topic-is-enough',
      ],
      [message('stories-of-places.grandfathers-garden-stone.parts.week-he-carried'), 'evidence'],
      [message('stories-of-places.grandfathers-garden-stone.parts.gate-leads-lane'), 'same-topic-is-enough'],
      [message('stories-of-places.grandfathers-garden-stone.parts.ground-between-beans'), 'evidence'],
      [message('stories-of-places.grandfathers-garden-stone.parts.he-wears-straw'), 'same-topic-is-enough'],
    ],
    supported: message('stories-of-places.grandfathers-garden-stone.supported'),
    notSupported: [
      [
        message('stories-of-places.grandfathers-garden-stone.not-supported.garden-under-water'),
        'against-the-text',
      ],
      [
        message('stories-of-places.grandfathers-garden-stone.not-supported.grandfather-will-sell'),
        'more-than-is-written',
      ],
    ],
    because: message('stories-of-places.grandfathers-garden-stone.because'),
  },
  {
    parts: [
      [message('stories-of-places.ravis-bag-made.parts.ravis-bag-made-2'), 'same-topic-is-enough'],
      [message('stories-of-places.ravis-bag-made.parts.he-turned-map'), 'evidence'],
      [message('stories-of-places.ravis-bag-made.parts.market-full-people'), 'same-topic-is-enough'],
      [message('stories-of-places.ravis-bag-made.parts.i-passed-fountain'), 'evidence'],
      [message('stories-of-places.ravis-bag-made.parts.boy-selling-melons'), 'same-topic-is-enough'],
    ],
    supported: message('stories-of-places.ravis-bag-made.supported'),
    notSupported: [
      [message('stories-of-places.ravis-bag-made.not-supported.ravi-knows-every'), 'against-the-text'],
      [message('stories-of-places.ravis-bag-made.not-supported.ravi-came-buy'), 'more-than-is-written'],
    ],
    because: message('stories-of-places.ravis-bag-made.because'),
  },
];
