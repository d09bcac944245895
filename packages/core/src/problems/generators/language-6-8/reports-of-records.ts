import { messagesOf } from '../../phrase.ts';
import type { EvidenceCase } from '../language-3-5/evidence-case.ts';

const message = messagesOf('la-evidence');

/** Reports from records and tests, with what they prove. */
export const REPORTS_OF_RECORDS: readonly [EvidenceCase, ...EvidenceCase[]] = [
  {
    parts: [
      [message('reports-of-records.lake-freezes-every.parts.lake-freezes-every-2'), 'same-topic-is-enough'],
      [message('reports-of-records.lake-freezes-every.parts.diary-1950-ice'), 'evidence'],
      [message('reports-of-records.lake-freezes-every.parts.winters-used-more'), 'opinion-for-evidence'],
      [message('reports-of-records.lake-freezes-every.parts.fishers-notes-60'), 'evidence'],
      [message('reports-of-records.lake-freezes-every.parts.some-fishers-also'), 'same-topic-is-enough'],
    ],
    supported: message('reports-of-records.lake-freezes-every.supported'),
    notSupported: [
      [message('reports-of-records.lake-freezes-every.not-supported.ice-lasts-longer'), 'against-the-text'],
      [
        message('reports-of-records.lake-freezes-every.not-supported.lake-will-never'),
        'more-than-is-written',
      ],
    ],
    because: message('reports-of-records.lake-freezes-every.because'),
  },
  {
    parts: [
      [message('reports-of-records.our-team-tested.parts.our-team-tested-2'), 'same-topic-is-enough'],
      [message('reports-of-records.our-team-tested.parts.bag-folded-handles'), 'evidence'],
      [message('reports-of-records.our-team-tested.parts.folded-handles-look'), 'opinion-for-evidence'],
      [message('reports-of-records.our-team-tested.parts.each-bag-glued'), 'evidence'],
      [message('reports-of-records.our-team-tested.parts.paper-came-one'), 'same-topic-is-enough'],
    ],
    supported: message('reports-of-records.our-team-tested.supported'),
    notSupported: [
      [
        message('reports-of-records.our-team-tested.not-supported.glued-handles-stronger'),
        'against-the-text',
      ],
      [message('reports-of-records.our-team-tested.not-supported.shops-will-soon'), 'more-than-is-written'],
    ],
    because: message('reports-of-records.our-team-tested.because'),
  },
  {
    parts: [
      [message('reports-of-records.old-letter-kept.parts.old-letter-kept-2'), 'same-topic-is-enough'],
      [message('reports-of-records.old-letter-kept.parts.bears-date-3'), 'evidence'],
      [message('reports-of-records.old-letter-kept.parts.letters-nicer-than'), 'opinion-for-evidence'],
      [message('reports-of-records.old-letter-kept.parts.tells-flood-newspapers'), 'evidence'],
      [message('reports-of-records.old-letter-kept.parts.visitors-stop-look'), 'same-topic-is-enough'],
    ],
    supported: message('reports-of-records.old-letter-kept.supported'),
    notSupported: [
      [message('reports-of-records.old-letter-kept.not-supported.letter-younger-than'), 'against-the-text'],
      [message('reports-of-records.old-letter-kept.not-supported.writer-died-flood'), 'more-than-is-written'],
    ],
    because: message('reports-of-records.old-letter-kept.because'),
  },
];
