import type { Builder } from '../../graphql/builder.ts';

/** GraphQL says null for what was left out as well as for what is empty; these shapes know only the first. */
export function withoutNulls<Value>(value: Value): Value {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNulls(inner)])) as Value;
}

/** What the tutor's mutations take; the shapes of the contracts judge the values. */
export function tutorInputTypes(builder: Builder) {
  const PlaceInput = builder.inputType('TutorPlaceInput', {
    description:
      'Where the learner is: path, lesson, the question in front of them, what they wrote about it.',
    fields: (t) => ({
      path: t.string(),
      lessonId: t.string(),
      item: t.string(),
      work: t.stringList(),
      durationMs: t.int(),
    }),
  });
  const MessageInput = builder.inputType('SendTutorMessageInput', {
    fields: (t) => ({
      message: t.string({ required: true }),
      sessionId: t.id(),
      place: t.field({ type: PlaceInput }),
    }),
  });
  const ContextInput = builder.inputType('ConversationContextInput', {
    fields: (t) => ({
      currentSubject: t.string(),
      currentLesson: t.string(),
      learningStyle: t.string(),
      kimPreference: t.string(),
      personalityPreference: t.string(),
    }),
  });
  return { MessageInput, ContextInput };
}
