import { z } from 'zod';
import { email, password, registerAnswer, timeZone } from './accounts.ts';
import { operatorFields } from './administration.ts';
import { TRIAL_LETTER_STATES } from './first-run-names.ts';
import { NAME_MAX } from './limits.ts';
import { locale } from './locale.ts';

/** Whatever it looks like, a wrong one is refused in the same way. */
const link = z.object({ token: z.string().max(200) });

/** There is no admin yet; where there is one, the call is not there. */
export const firstRunOpen = z.object({ isOpen: z.literal(true) });

export const firstRunLookInput = link.strict();
/** What the environment says already, for whoever sets an installation up. */
export const firstRunFacts = z
  .object({
    publicUrl: z.string(),
    /** The mail server that carries letters; null: none is set, and they are files. */
    mailHost: z.string().nullable(),
    operatorName: z.string().nullable(),
    operatorAddress: z.string().nullable(),
    operatorPhone: z.string().nullable(),
    /** Null: nobody's yet. */
    contact: z.string().nullable(),
    /** What plans can be paid by; null: nothing can be sold. */
    payments: z.enum(['stripe', 'test']).nullable(),
  })
  .meta({ id: 'FirstRunFacts' });
export type FirstRunFacts = z.infer<typeof firstRunFacts>;

export const trialLetterInput = link.extend({ email, locale }).strict();
export const trialLetterAnswer = z.object({ id: z.uuid() });
export const trialStateInput = link.extend({ id: z.uuid() }).strict();
export const trialStateAnswer = z.object({
  state: z.enum(TRIAL_LETTER_STATES),
  /** The class of the last failure (`ECONNREFUSED`). */
  reason: z.string().nullable(),
});
export type TrialState = z.infer<typeof trialStateAnswer>;

/** The first admin, who runs the installation, and what is sold; nothing of it is kept unless all of it is. */
export const firstRunInput = link
  .extend({
    fullName: z.string().trim().min(1, 'Please enter a name').max(NAME_MAX, `At most ${NAME_MAX} characters`),
    email,
    password,
    /** From the letter that was tried: whoever has it holds the mailbox. */
    code: z.string().trim().max(12).optional(),
    locale,
    timeZone: timeZone.optional(),
    ...operatorFields.partial().shape,
    /** Where payments are set up: plans are sold; else everything is free for everybody. */
    sellsPlans: z.boolean(),
  })
  .strict();
export type FirstRunInput = z.infer<typeof firstRunInput>;
export const firstRunAnswer = registerAnswer;
export type RegisterAnswer = z.infer<typeof registerAnswer>;
