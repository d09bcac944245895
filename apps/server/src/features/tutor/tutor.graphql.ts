import {
  checkIn,
  intentAnalysis,
  timeframe,
  tutorConversation,
  tutorPersonality,
  tutorStats,
} from '@ori/contracts/tutor';
import { z } from 'zod';
import { guardedBy } from '../../graphql/guarded-by.ts';
import type { GraphqlPart } from '../../graphql/schema.ts';
import { askingViewer } from './asking-viewer.ts';
import { addTutorMutations } from './tutor-mutations.graphql.ts';
import { addTutorSubscriptions } from './tutor-subscriptions.graphql.ts';
import type { TutorService } from './tutor.service.ts';

const statsArgs = z.object({ timeframe: timeframe.nullish() });

/** The tutor's part of the graph (spec §7); an id nobody has is null, as somebody else's is. */
export function tutorGraphql({ service }: { readonly service: TutorService }): GraphqlPart {
  return (builder, publish) => {
    const Conversation = publish.object(tutorConversation);
    builder.queryFields((t) => ({
      myActiveConversation: t.field({
        type: Conversation,
        nullable: true,
        extensions: guardedBy('tutor.active'),
        resolve: (_root, _args, context) => service.conversations.active(askingViewer(context)),
      }),
      myConversationHistory: t.field({
        type: [Conversation],
        args: { limit: t.arg.int(), offset: t.arg.int() },
        extensions: guardedBy('tutor.history'),
        resolve: (_root, page, context) => service.conversations.history(askingViewer(context), page),
      }),
      tutorConversation: t.field({
        type: Conversation,
        nullable: true,
        args: { sessionId: t.arg.id({ required: true }) },
        extensions: guardedBy('tutor.conversation'),
        resolve: (_root, { sessionId }, context) =>
          service.conversations.conversation(askingViewer(context), sessionId),
      }),
      availableTutorPersonalities: t.field({
        type: [publish.object(tutorPersonality)],
        extensions: guardedBy('tutor.personalities'),
        resolve: (_root, _args, { locale }) => service.personalities(locale),
      }),
      myTutorStats: t.field({
        type: publish.object(tutorStats),
        args: { timeframe: t.arg.string() },
        extensions: guardedBy('tutor.stats'),
        resolve(_root, args, context) {
          const asked = statsArgs.parse(args).timeframe ?? 'week';
          return service.stats.stats(askingViewer(context), asked);
        },
      }),
      getProactiveCheckIn: t.field({
        type: publish.object(checkIn),
        nullable: true,
        extensions: guardedBy('tutor.checkIn'),
        resolve: (_root, _args, context) => service.checkIns.latest(askingViewer(context)),
      }),
      analyzeMessageIntent: t.field({
        type: publish.object(intentAnalysis),
        args: { message: t.arg.string({ required: true }) },
        extensions: guardedBy('tutor.intent'),
        resolve: (_root, args, context) => service.analyse(askingViewer(context), args),
      }),
    }));
    addTutorMutations(builder, publish, service);
    addTutorSubscriptions(builder, publish, service);
  };
}
