import { messagesOf } from '../../phrase.ts';
import type { EvidenceCase } from '../language-3-5/evidence-case.ts';

const message = messagesOf('la-evidence');

/** Reports from a garden, a library and a street, with what they prove. */
export const REPORTS_OF_PLACES: readonly [EvidenceCase, ...EvidenceCase[]] = [
  {
    parts: [
      [message('reports-of-places.our-school-garden.parts.our-school-garden-2'), 'same-topic-is-enough'],
      [message('reports-of-places.our-school-garden.parts.40-beans-shade'), 'evidence'],
      [message('reports-of-places.our-school-garden.parts.everybody-prefers-sunny'), 'opinion-for-evidence'],
      [message('reports-of-places.our-school-garden.parts.when-we-moved'), 'evidence'],
      [message('reports-of-places.our-school-garden.parts.beans-old-variety'), 'same-topic-is-enough'],
    ],
    supported: message('reports-of-places.our-school-garden.supported'),
    notSupported: [
      [message('reports-of-places.our-school-garden.not-supported.our-garden-shade'), 'against-the-text'],
      [message('reports-of-places.our-school-garden.not-supported.all-plants-world'), 'more-than-is-written'],
    ],
    because: message('reports-of-places.our-school-garden.because'),
  },
  {
    parts: [
      [message('reports-of-places.new-library-large.parts.new-library-large-2'), 'same-topic-is-enough'],
      [message('reports-of-places.new-library-large.parts.march-lent-900'), 'evidence'],
      [message('reports-of-places.new-library-large.parts.loveliest-building-town'), 'opinion-for-evidence'],
      [message('reports-of-places.new-library-large.parts.saturdays-all-60'), 'evidence'],
      [message('reports-of-places.new-library-large.parts.bakery-opened-next'), 'same-topic-is-enough'],
    ],
    supported: message('reports-of-places.new-library-large.supported'),
    notSupported: [
      [
        message('reports-of-places.new-library-large.not-supported.people-stopped-visiting'),
        'against-the-text',
      ],
      [
        message('reports-of-places.new-library-large.not-supported.bakery-brought-readers'),
        'more-than-is-written',
      ],
    ],
    because: message('reports-of-places.new-library-large.because'),
  },
  {
    parts: [
      [
        message('reports-of-places.crossing-lies-between.parts.crossing-lies-between-2'),
        'same-topic-is-enough',
      ],
      [message('reports-of-places.crossing-lies-between.parts.monday-we-measured'), 'evidence'],
      [message('reports-of-places.crossing-lies-between.parts.fast-drivers-rude'), 'opinion-for-evidence'],
      [message('reports-of-places.crossing-lies-between.parts.towns-own-counter'), 'evidence'],
      [message('reports-of-places.crossing-lies-between.parts.road-built-before'), 'same-topic-is-enough'],
    ],
    supported: message('reports-of-places.crossing-lies-between.supported'),
    notSupported: [
      [message('reports-of-places.crossing-lies-between.not-supported.almost-every-car'), 'against-the-text'],
      [
        message('reports-of-places.crossing-lies-between.not-supported.there-will-accident'),
        'more-than-is-written',
      ],
    ],
    because: message('reports-of-places.crossing-lies-between.because'),
  },
];
