import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Pair } from '../../fact-pairs.ts';

const message = messagesOf('la-research');

const look = (question: Phrase, source: Phrase, why: Phrase): Pair => ({
  left: { text: text(question) },
  right: { text: text(source) },
  why,
});

/** Questions and where to look. */
export const WHERE_TO_LOOK: readonly [Pair, ...Pair[]] = [
  look(
    message('where-to-look.estuary-mean.question'),
    message('where-to-look.estuary-mean.source'),
    message('where-to-look.estuary-mean.why'),
  ),
  look(
    message('where-to-look.countries-touch-mali.question'),
    message('where-to-look.countries-touch-mali.source'),
    message('where-to-look.countries-touch-mali.why'),
  ),
  look(
    message('where-to-look.our-family-keep.question'),
    message('where-to-look.our-family-keep.source'),
    message('where-to-look.our-family-keep.why'),
  ),
  look(
    message('where-to-look.birds-visit-our.question'),
    message('where-to-look.birds-visit-our.source'),
    message('where-to-look.birds-visit-our.why'),
  ),
  look(
    message('where-to-look.whales-breathe.question'),
    message('where-to-look.whales-breathe.source'),
    message('where-to-look.whales-breathe.why'),
  ),
  look(
    message('where-to-look.when-our-library.question'),
    message('where-to-look.when-our-library.source'),
    message('where-to-look.when-our-library.why'),
  ),
  look(
    message('where-to-look.rain-fell-our.question'),
    message('where-to-look.rain-fell-our.source'),
    message('where-to-look.rain-fell-our.why'),
  ),
  look(
    message('where-to-look.our-market-square.question'),
    message('where-to-look.our-market-square.source'),
    message('where-to-look.our-market-square.why'),
  ),
  look(
    message('where-to-look.decided-town-meeting.question'),
    message('where-to-look.decided-town-meeting.source'),
    message('where-to-look.decided-town-meeting.why'),
  ),
  look(
    message('where-to-look.minutes-must-pasta.question'),
    message('where-to-look.minutes-must-pasta.source'),
    message('where-to-look.minutes-must-pasta.why'),
  ),
  look(
    message('where-to-look.bus-goes-swimming.question'),
    message('where-to-look.bus-goes-swimming.source'),
    message('where-to-look.bus-goes-swimming.why'),
  ),
  look(
    message('where-to-look.my-friend-think.question'),
    message('where-to-look.my-friend-think.source'),
    message('where-to-look.my-friend-think.why'),
  ),
];
