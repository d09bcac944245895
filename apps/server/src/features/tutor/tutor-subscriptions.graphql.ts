import { checkIn, tutorDelta, tutorLive, tutorMessage, tutorTyping } from '@ori/contracts/tutor';
import type { Builder } from '../../graphql/builder.ts';
import { guardedBy } from '../../graphql/guarded-by.ts';
import { failureError } from '../../graphql/or-throw.ts';
import type { Publisher } from '../../graphql/publish.ts';
import { askingViewer } from './asking-viewer.ts';
import type { TutorService } from './tutor.service.ts';

/** @throws 'not-found' when there is no such conversation for the asker. */
async function foundFeed<Told>(feed: Promise<AsyncIterable<Told> | null>): Promise<AsyncIterable<Told>> {
  const found = await feed;
  if (found === null) throw failureError('not-found');
  return found;
}

/** What happens in a conversation, as it happens, and check-ins as they come. */
export function addTutorSubscriptions(builder: Builder, publish: Publisher, service: TutorService): void {
  const { feeds, checkIns } = service;
  builder.subscriptionFields((t) => ({
    tutorMessageAdded: t.field({
      type: publish.object(tutorMessage),
      args: { sessionId: t.arg.id({ required: true }) },
      extensions: guardedBy('tutor.messages'),
      subscribe: (_root, { sessionId }, context) =>
        foundFeed(feeds.messages(askingViewer(context), sessionId)),
      resolve: (told) => told,
    }),
    tutorTyping: t.field({
      type: publish.object(tutorTyping),
      description: "Without a session: the asker's own active conversation",
      args: { sessionId: t.arg.id() },
      extensions: guardedBy('tutor.typing'),
      subscribe: (_root, { sessionId }, context) =>
        foundFeed(feeds.typing(askingViewer(context), sessionId ?? null)),
      resolve: (told) => told,
    }),
    tutorTokens: t.field({
      type: publish.object(tutorDelta),
      args: { sessionId: t.arg.id({ required: true }) },
      extensions: guardedBy('tutor.tokens'),
      subscribe: (_root, { sessionId }, context) => foundFeed(feeds.tokens(askingViewer(context), sessionId)),
      resolve: (told) => told,
    }),
    tutorLive: t.field({
      type: publish.object(tutorLive),
      args: { sessionId: t.arg.id({ required: true }) },
      extensions: guardedBy('tutor.messages'),
      subscribe: (_root, { sessionId }, context) => foundFeed(feeds.live(askingViewer(context), sessionId)),
      resolve: (told) => told,
    }),
    proactiveCheckIn: t.field({
      type: publish.object(checkIn),
      extensions: guardedBy('tutor.checkIns'),
      subscribe: (_root, _args, context) => checkIns.follow(askingViewer(context)),
      resolve: (told) => told,
    }),
  }));
}
