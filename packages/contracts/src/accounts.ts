import { COUNTRY_CODES } from './country-codes.ts';
import { z } from 'zod';
import { stepCode } from './authenticator.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, SACRED_ID_MAX, SACRED_ID_MIN } from './limits.ts';
import { locale } from './locale.ts';
import { ageGroup, role } from './role-shapes.ts';
import { normaliseRole } from './roles.ts';

/** 3–24 letters, digits, `-`, `_`, `.`; compared without case. */
export const sacredId = z
  .string()
  .trim()
  .min(SACRED_ID_MIN, `A Sacred ID has at least ${SACRED_ID_MIN} characters`)
  .max(SACRED_ID_MAX, `A Sacred ID has at most ${SACRED_ID_MAX} characters`)
  .regex(/^[A-Za-z0-9._-]+$/, 'A Sacred ID has letters, digits, dots, dashes and underscores only');

export const pin = z.string().regex(/^\d{4}$/, 'A PIN has exactly 4 digits');
export const email = z.string().trim().max(EMAIL_MAX).pipe(z.email('Please enter a valid e-mail address'));
export const password = z
  .string()
  .min(PASSWORD_MIN, `A password has at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `A password has at most ${PASSWORD_MAX} characters`);
const personName = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(NAME_MAX, `At most ${NAME_MAX} characters`);

/** A user as the client holds it (spec §3). `name` falls back to first plus last name, then e-mail. */
export const user = z
  .object({
    id: z.uuid(),
    sacredId: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    age: z.int().nullable(),
    gradeLevel: z.int().min(0).max(16).nullable(),
    ageGroup: ageGroup.nullable(),
    role,
    avatarUrl: z.string().nullable(),
    isActive: z.boolean(),
    locale,
    timeZone: z.string(),
    /** Where they live, as they said; null where nobody asked. */
    country: z.string().nullable(),
    preferences: z.record(z.string(), z.unknown()),
    metadata: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'User', description: 'A person with an account.' });
export type User = z.infer<typeof user>;

export const checkSessionAnswer = z
  .object({ authenticated: z.boolean(), user: user.nullable() })
  .meta({ id: 'CheckSessionAnswer' });

/** An IANA time zone this computer knows. */
export const timeZone = z
  .string()
  .max(64)
  .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'Unknown time zone');

/** A country or territory of ISO 3166-1. */
export const country = z
  .string()
  .max(2)
  .refine((code) => COUNTRY_CODES.includes(code), 'Please choose a country');

/**
 * Sign-up: the spec's e-mail-and-password payload and the form's Sacred-ID-and-PIN one
 * are the same shape; at least one of the two credentials must be whole (design §5).
 */
export const registerInput = z.object({
  role: z.unknown().optional().transform(normaliseRole),
  ageGroup: ageGroup.optional(),
  sacredId: sacredId.optional(),
  pin: pin.optional(),
  pinConfirmation: z.string().max(PASSWORD_MAX).optional(),
  email: email.optional(),
  password: password.optional(),
  firstName: z.string().trim().max(NAME_MAX).optional(),
  lastName: z.string().trim().max(NAME_MAX).optional(),
  fullName: personName.optional(),
  age: z.int().min(3).max(120).optional(),
  gradeLevel: z.int().min(0).max(16).optional(),
  termsAgreed: z.boolean().optional(),
  newsletter: z.boolean().optional(),
  locale: locale.optional(),
  timeZone: timeZone.optional(),
  /** Needed of learners who may be under 16: from which age they open an account depends on it. */
  country: country.optional(),
  /** From the link a child had us mail: it proves the e-mail address it was sent to. */
  invitation: z.string().max(300).optional(),
});
export type RegisterInput = z.infer<typeof registerInput>;
export const registerAnswer = z.object({ success: z.literal(true), token: z.string(), user });

/** The second step, when the answer asked for it; `mailCode`: a mailed code is wished for in place of the app's. */
const secondStepInput = { code: stepCode.optional(), mailCode: z.boolean().optional() };

export const loginInput = z.object({
  email,
  password: z.string().min(1).max(PASSWORD_MAX),
  remember: z.boolean().optional(),
  ...secondStepInput,
});
export const loginAnswer = z.object({ success: z.literal(true), token: z.string(), user });

/** `identifier` is a Sacred ID or an e-mail address. */
export const pinLoginInput = z.object({
  identifier: z.string().trim().min(1, 'Please enter your Sacred ID').max(EMAIL_MAX),
  pin: z.string().max(PASSWORD_MAX),
  remember: z.boolean().optional(),
  ...secondStepInput,
});
export type PinLoginInput = z.infer<typeof pinLoginInput>;

export const setPinInput = z.object({ email, pin, currentPassword: z.string().max(PASSWORD_MAX) });
export const changePinInput = z.object({
  email: z.string().trim().min(1).max(EMAIL_MAX),
  currentPin: z.string().max(PASSWORD_MAX),
  newPin: pin,
});
export const verifyPinInput = z.object({
  email: z.string().trim().min(1).max(EMAIL_MAX),
  pin: z.string().max(PASSWORD_MAX),
});
/** Forgot PIN: the form sends the Sacred ID too; the spec's call has the e-mail alone. */
export const resetPinInput = z.object({ email, sacredId: sacredId.optional() });
/** The page behind the mailed link sets the new PIN with this. */
export const completeResetInput = z.object({ token: z.string().min(20).max(200), pin });
/** The signed text of a mailed link. */
export const mailedToken = z.object({ token: z.string().min(1).max(400) }).strict();
export const successAnswer = z.object({ success: z.literal(true), message: z.string().optional() });
/** With this, a new PIN is chosen once an address was put back. */
export const undoEmailAnswer = z.object({ success: z.literal(true), resetToken: z.string() });
export type UndoEmailAnswer = z.infer<typeof undoEmailAnswer>;

/** A bearer token for one more tab of a signed-in browser, and whose it is. */
export const tabTokenAnswer = z.object({ success: z.literal(true), token: z.string(), userId: z.uuid() });
export type TabTokenAnswer = z.infer<typeof tabTokenAnswer>;

/** Is a Sacred ID free? Rate-limited; the answer helps the form and nothing else (assurance §4.2). */
export const sacredIdQuery = z.object({ sacredId: z.string().max(100) });
export const sacredIdAnswer = z.object({
  sacredId: z.string(),
  available: z.boolean(),
  suggestions: z.array(z.string()),
});

/** A child under 14 asks a grown-up to finish: one e-mail address and nothing of the child (design §5). */
export const askGrownUpInput = z.object({ email, locale: locale.optional() });

export const updateProfileInput = z
  .object({
    firstName: personName,
    lastName: z.string().trim().max(NAME_MAX),
    email,
    gradeLevel: z.int().min(0).max(16).nullable(),
    avatarUrl: z
      .string()
      .max(200)
      .regex(/^\/avatars\/[a-z0-9-]+$/, 'Please choose one of the offered pictures')
      .nullable(),
    locale,
    timeZone,
    country,
    preferences: z.record(
      z.string().max(60),
      z.union([z.string().max(200), z.number(), z.boolean(), z.null()]),
    ),
  })
  .partial()
  .strict();
export type UpdateProfileInput = z.infer<typeof updateProfileInput>;
export const updateProfileAnswer = z.object({ success: z.literal(true), data: user, message: z.string() });

/** One signed-in device, for the profile page. */
export const device = z
  .object({
    id: z.uuid(),
    label: z.string(),
    current: z.boolean(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof device>;

export const usersPage = z.object({ users: z.array(user), nextCursor: z.string().nullable() });
