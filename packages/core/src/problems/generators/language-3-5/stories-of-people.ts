import { messagesOf } from '../../phrase.ts';
import type { EvidenceCase } from './evidence-case.ts';

const message = messagesOf('la-infer');

/** Little stories in which people show what goes on in them. */
export const STORIES_OF_PEOPLE: readonly [EvidenceCase, ...EvidenceCase[]] = [
  {
    parts: [
      [message('stories-of-people.aminas-tea-stood.parts.aminas-tea-stood-2'), 'same-topic-is-enough'],
      [message('stories-of-people.aminas-tea-stood.parts.whenever-bicycle-passed'), 'evidence'],
      [message('stories-of-people.aminas-tea-stood.parts.room-smelled-mint'), 'same-topic-is-enough'],
      [message('stories-of-people.aminas-tea-stood.parts.she-set-second'), 'evidence'],
      [message('stories-of-people.aminas-tea-stood.parts.outside-street-narrow'), 'same-topic-is-enough'],
    ],
    supported: message('stories-of-people.aminas-tea-stood.supported'),
    notSupported: [
      [message('stories-of-people.aminas-tea-stood.not-supported.amina-wants-alone'), 'against-the-text'],
      [
        message('stories-of-people.aminas-tea-stood.not-supported.aminas-brother-won'),
        'more-than-is-written',
      ],
    ],
    because: message('stories-of-people.aminas-tea-stood.because'),
  },
  {
    parts: [
      [message('stories-of-people.tomas-opened-door.parts.tomas-opened-door-2'), 'same-topic-is-enough'],
      [message('stories-of-people.tomas-opened-door.parts.his-boots-left'), 'evidence'],
      [message('stories-of-people.tomas-opened-door.parts.shed-painted-green'), 'same-topic-is-enough'],
      [message('stories-of-people.tomas-opened-door.parts.water-ran-brim'), 'evidence'],
      [message('stories-of-people.tomas-opened-door.parts.he-looking-rope'), 'same-topic-is-enough'],
    ],
    supported: message('stories-of-people.tomas-opened-door.supported'),
    notSupported: [
      [message('stories-of-people.tomas-opened-door.not-supported.weather-been-dry'), 'against-the-text'],
      [
        message('stories-of-people.tomas-opened-door.not-supported.tomas-afraid-storms'),
        'more-than-is-written',
      ],
    ],
    because: message('stories-of-people.tomas-opened-door.because'),
  },
  {
    parts: [
      [message('stories-of-people.mei-sat-third.parts.mei-sat-third-2'), 'same-topic-is-enough'],
      [message('stories-of-people.mei-sat-third.parts.her-name-called'), 'evidence'],
      [message('stories-of-people.mei-sat-third.parts.hall-high-windows'), 'same-topic-is-enough'],
      [message('stories-of-people.mei-sat-third.parts.she-whispered-her'), 'evidence'],
      [message('stories-of-people.mei-sat-third.parts.stage-made-wood'), 'same-topic-is-enough'],
    ],
    supported: message('stories-of-people.mei-sat-third.supported'),
    notSupported: [
      [message('stories-of-people.mei-sat-third.not-supported.mei-care-goes'), 'against-the-text'],
      [message('stories-of-people.mei-sat-third.not-supported.mei-will-forget'), 'more-than-is-written'],
    ],
    because: message('stories-of-people.mei-sat-third.because'),
  },
];
