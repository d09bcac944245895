import { z } from 'zod';

/**
 * Experiments on one's own attention; `bench` is where the learner begins: `reaction` (eye or ear, milliseconds),
 * `neighbours` (arrows among arrows, milliseconds), `wander` (marks on two minutes).
 */
export const attentionProps = z.strictObject({ bench: z.enum(['reaction', 'neighbours', 'wander']) });
export type AttentionProps = z.infer<typeof attentionProps>;

/** A picture that moves with one's own breath: a flower for the young, the tide for everybody. */
export const breathProps = z.strictObject({ picture: z.enum(['flower', 'tide']) });
export type BreathProps = z.infer<typeof breathProps>;

/** A struck bell to listen to until it ends, as sound or as light. */
export const listeningBellProps = z.strictObject({ way: z.enum(['sound', 'light']) });
export type ListeningBellProps = z.infer<typeof listeningBellProps>;
