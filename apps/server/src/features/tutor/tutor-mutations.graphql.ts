import {
  checkIn,
  checkInRun,
  conversationContextInput,
  rateTutorInput,
  sendTutorMessageInput,
  tutorConversation,
  tutorPersonalityId,
  tutorReply,
} from '@ori/contracts/tutor';
import { z } from 'zod';
import type { Builder } from '../../graphql/builder.ts';
import { guardedBy } from '../../graphql/guarded-by.ts';
import { orThrow } from '../../graphql/or-throw.ts';
import type { Publisher } from '../../graphql/publish.ts';
import { askingViewer } from './asking-viewer.ts';
import { tutorInputTypes, withoutNulls } from './tutor-inputs.graphql.ts';
import type { TutorService } from './tutor.service.ts';

const start = z.object({
  context: conversationContextInput.nullish(),
  personality: tutorPersonalityId.nullish(),
});
const inContext = z.object({ sessionId: z.uuid(), context: conversationContextInput });
const inStyle = z.object({ sessionId: z.uuid(), personality: tutorPersonalityId });
const inSession = z.object({ sessionId: z.uuid() });
const DAYS_SINCE_MAX = 365;
const away = z.object({ daysSince: z.int().min(1).max(DAYS_SINCE_MAX) });

/** What a person does in a conversation of their own. */
export function addTutorMutations(builder: Builder, publish: Publisher, service: TutorService): void {
  const { MessageInput, ContextInput } = tutorInputTypes(builder);
  const Conversation = publishedConversation(publish);
  const { conversations, turns } = service;
  // The first feature with changes by GraphQL: the root exists as soon as it has a field.
  builder.mutationType({});
  builder.mutationFields((t) => ({
    sendTutorMessage: t.field({
      type: publish.object(tutorReply),
      args: { input: t.arg({ type: MessageInput, required: true }) },
      extensions: guardedBy('tutor.send'),
      resolve: async (_root, { input }, context) =>
        orThrow(await turns.send(askingViewer(context), sendTutorMessageInput.parse(withoutNulls(input)))),
    }),
    startTutorConversation: t.field({
      type: Conversation,
      args: { context: t.arg({ type: ContextInput }), personality: t.arg.string() },
      extensions: guardedBy('tutor.start'),
      async resolve(_root, args, context) {
        const { context: about, personality } = start.parse(args);
        const wanted = { context: about ?? undefined, personality: personality ?? undefined };
        return orThrow(await conversations.start(askingViewer(context), wanted));
      },
    }),
  }));
  addConversationChanges(builder, Conversation, ContextInput, service);
  addCheckInMutations(builder, publish, service);
}

type Inputs = ReturnType<typeof tutorInputTypes>;
type ConversationType = ReturnType<typeof publishedConversation>;
const publishedConversation = (publish: Publisher) => publish.object(tutorConversation);

function addConversationChanges(
  builder: Builder,
  Conversation: ConversationType,
  ContextInput: Inputs['ContextInput'],
  { conversations }: TutorService,
): void {
  builder.mutationFields((t) => ({
    updateConversationContext: t.field({
      type: Conversation,
      args: {
        sessionId: t.arg.id({ required: true }),
        context: t.arg({ type: ContextInput, required: true }),
      },
      extensions: guardedBy('tutor.change'),
      async resolve(_root, args, context) {
        const { sessionId, context: about } = inContext.parse(args);
        return orThrow(await conversations.change(askingViewer(context), sessionId, { context: about }));
      },
    }),
    setTutorPersonality: t.field({
      type: Conversation,
      args: { sessionId: t.arg.id({ required: true }), personality: t.arg.string({ required: true }) },
      extensions: guardedBy('tutor.change'),
      async resolve(_root, args, context) {
        const { sessionId, personality } = inStyle.parse(args);
        return orThrow(await conversations.change(askingViewer(context), sessionId, { personality }));
      },
    }),
    endTutorConversation: t.field({
      type: Conversation,
      args: { sessionId: t.arg.id({ required: true }) },
      extensions: guardedBy('tutor.change'),
      async resolve(_root, args, context) {
        const { sessionId } = inSession.parse(args);
        return orThrow(await conversations.change(askingViewer(context), sessionId, { isActive: false }));
      },
    }),
    rateTutorConversation: t.field({
      type: Conversation,
      args: {
        sessionId: t.arg.id({ required: true }),
        satisfaction: t.arg.int(),
        helpfulness: t.arg.int(),
      },
      extensions: guardedBy('tutor.change'),
      async resolve(_root, args, context) {
        const { sessionId, satisfaction, helpfulness } = rateTutorInput.parse(withoutNulls(args));
        const ratings = {
          ...(satisfaction === undefined ? {} : { satisfaction }),
          ...(helpfulness === undefined ? {} : { helpfulness }),
        };
        return orThrow(await conversations.change(askingViewer(context), sessionId, ratings));
      },
    }),
  }));
}

function addCheckInMutations(builder: Builder, publish: Publisher, { checkIns }: TutorService): void {
  builder.mutationFields((t) => ({
    requestProactiveCheckIn: t.field({
      type: publish.object(checkIn),
      nullable: true,
      extensions: guardedBy('tutor.requestCheckIn'),
      resolve: (_root, _args, context) => checkIns.request(askingViewer(context)),
    }),
    generateCheckInsForInactiveStudents: t.field({
      type: publish.object(checkInRun),
      args: { daysSince: t.arg.int({ required: true }) },
      extensions: guardedBy('tutor.generateCheckIns'),
      resolve: (_root, args, context) => checkIns.generate(askingViewer(context), away.parse(args).daysSince),
    }),
  }));
}
