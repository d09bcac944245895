import { z } from 'zod';
import { device, email } from './accounts.ts';
import {
  ACCOUNT_ACTS,
  ALARM_KINDS,
  CHECK_STATES,
  CONFIG_CHECKS,
  GIVEN_UP_KINDS,
  LOOK_REASONS,
  OPERATOR_ADDRESS_MAX,
  OPERATOR_NAME_MAX,
  OPERATOR_PHONE_MAX,
  PERSON_STATES,
  REPORT_GROUPS,
  REPORT_WEEKS,
  SETTING_SOURCES,
  WAITING_KINDS,
} from './administration-names.ts';
import { EMAIL_MAX } from './limits.ts';
import { locale } from './locale.ts';
import { ageGroup, role } from './role-shapes.ts';
import { contactInput } from './site.ts';

const count = z.int().min(0);
const cursor = z.string().max(200).optional();
const moment = z.iso.datetime();

/** People of one role: how many there are, and how many came in the last seven days. */
const peopleCount = z.object({ role, all: count, isNew: count });

/** What was learned in the last seven days. */
const learnt = z.object({ learners: count, minutes: count, answers: count, lessons: count, mastered: count });

/** Is everything well? Each figure has a room that tells more. */
export const overview = z
  .object({
    people: z.array(peopleCount),
    families: z.object({ all: count, isNew: count }),
    learnt,
    learntBefore: learnt,
    waiting: z.array(z.object({ kind: z.enum(WAITING_KINDS), count, oldest: moment.nullable() })),
    /** What the installation warns of by itself, with the numbers behind it; times are milliseconds of the epoch. */
    alarms: z.array(
      z.object({
        kind: z.enum(ALARM_KINDS),
        since: moment,
        figures: z.record(z.string(), z.number().nullable()),
      }),
    ),
    /** Guessing of PINs and passwords in the last day, in hours that passed the threshold; null when there was none. */
    guessing: z.object({ failures: count, networks: count, since: moment }).nullable(),
    /** Jobs that failed when they last ran. */
    failedJobs: z.array(z.object({ job: z.string(), since: moment, times: count })),
    house: z.object({
      version: z.string(),
      contentVersion: z.string(),
      schema: z.string(),
      startedAt: moment,
      databaseBytes: count,
      /** Room left where the data is; null where that cannot be told. */
      disk: z.object({ free: count, all: count }).nullable(),
      /** The last backup that was made and checked; null when there was none. */
      backup: z.object({ madeAt: moment, bytes: count }).nullable(),
    }),
  })
  .meta({ id: 'AdminOverview' });
export type Overview = z.infer<typeof overview>;

export const lettersQuery = z.object({ cursor, open: z.enum(['yes', 'no']).default('yes') });
/** What a visitor wrote by the contact form. */
export const contactLetter = contactInput
  .extend({ id: z.uuid(), locale: z.string(), at: moment, answeredAt: moment.nullable() })
  .meta({ id: 'ContactLetter' });
export type ContactLetter = z.infer<typeof contactLetter>;
export const lettersAnswer = z.object({ letters: z.array(contactLetter), nextCursor: z.string().nullable() });
export const letterInput = z.object({ answered: z.boolean() }).strict();

/** The queue numbers its jobs. */
export const givenUpParams = z.object({ id: z.coerce.number().pipe(z.int().min(1)) });
/** Jobs and letters of which every try failed: never for whom, nor what they said. */
export const givenUp = z
  .object({
    jobs: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(GIVEN_UP_KINDS),
        /** As the code names it. */
        name: z.string(),
        addedAt: moment,
        triedAt: moment,
        tries: count,
        /** The class of the last failure (`ECONNREFUSED`). */
        reason: z.string(),
      }),
    ),
  })
  .meta({ id: 'AdminGivenUp' });
export type GivenUp = z.infer<typeof givenUp>;

/**
 * `q`: the beginning of a Sacred ID, a name or a mail address. A learner is found by name or by the beginning of an
 * address, and named, where a reason is given.
 */
export const peopleQuery = z.object({
  q: z.string().trim().max(EMAIL_MAX).default(''),
  role: role.optional(),
  state: z.enum(PERSON_STATES).optional(),
  reason: z.enum(LOOK_REASONS).optional(),
  cursor,
});
export type PeopleQuery = z.infer<typeof peopleQuery>;

/** A person in the list: enough to be found, nothing of what they do; a learner by initial only without a reason. */
export const listedPerson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sacredId: z.string().nullable(),
    email: z.string().nullable(),
    role,
    ageGroup: ageGroup.nullable(),
    state: z.enum(['active', 'suspended', 'deleted']),
    joinedAt: moment,
  })
  .meta({ id: 'ListedPerson' });
export type ListedPerson = z.infer<typeof listedPerson>;
export const peopleAnswer = z.object({ people: z.array(listedPerson), nextCursor: z.string().nullable() });

/** The reason is needed for a learner's record, and for what is done to their account. */
export const personQuery = z.object({ reason: z.enum(LOOK_REASONS).optional() });
/** A person opened: who they are and how they come in; no word of what a child learns or says. */
export const adminPerson = listedPerson
  .extend({
    locale,
    timeZone: z.string(),
    gradeLevel: z.int().nullable(),
    family: z.array(z.object({ id: z.uuid(), name: z.string(), role })),
    teachers: z.array(z.object({ id: z.uuid(), name: z.string() })),
    signIn: z.object({
      hasPin: z.boolean(),
      hasPassword: z.boolean(),
      hasGoogle: z.boolean(),
      isEmailConfirmed: z.boolean(),
      lastSeenAt: moment.nullable(),
      /** Too many wrong tries: held back until a grown-up, a mail or an admin renews it. */
      isLocked: z.boolean(),
      /** Where a link for a new PIN would go: the person's own mail, a grown-up's of the family, or nowhere. */
      resetTo: z.enum(['own', 'grown-up']).nullable(),
    }),
    devices: z.array(device.omit({ current: true })),
    plan: z.string().nullable(),
    /** Until when a deletion can be undone. */
    vanishesAt: moment.nullable(),
    /** What may be done now, by whoever asks. */
    acts: z.array(z.enum(ACCOUNT_ACTS)),
    /** The roles this person may be given. */
    roles: z.array(role),
  })
  .meta({ id: 'AdminPerson' });
export type AdminPerson = z.infer<typeof adminPerson>;
export const roleInput = z.object({ role }).strict();
export const suspendInput = z.object({ suspended: z.boolean() }).strict();

const named = z.object({ key: z.string(), count });
/** What is taught here. */
export const taught = z
  .object({
    version: z.string(),
    lessons: count,
    courses: count,
    skills: count,
    languages: z.array(
      z.object({ locale, lessons: count, missing: z.array(z.object({ id: z.string(), title: z.string() })) }),
    ),
    subjects: z.array(z.object({ subject: z.string(), lessons: count, bands: z.array(named) })),
    claims: z.object({
      all: count,
      labels: z.array(named),
      reviews: z.array(named),
      /** Different sources, those that can be opened on the web, and some that cannot, with the claims resting on each. */
      sources: count,
      withAddress: count,
      withoutAddress: z.array(z.object({ text: z.string(), claims: count })),
    }),
    texts: z.array(named),
    /** Replies of Ori's that people said look wrong, and letters about what is taught. */
    reported: z.object({ wrong: count, letters: count }),
    /** Courses that grown-ups put together. */
    ownCourses: count,
  })
  .meta({ id: 'AdminContent' });
export type Taught = z.infer<typeof taught>;

export const reportsQuery = z.object({
  weeks: z.coerce
    .number()
    .pipe(z.union(REPORT_WEEKS.map((weeks) => z.literal(weeks))))
    .default(12),
});
/** A week, named by its Monday. */
const reportWeek = learnt.extend({ monday: z.iso.date(), messages: count, newPeople: count });
/** One part of a whole; null where so few people stand behind it that they could be told apart. */
const reportPart = z.object({ key: z.string(), count: count.nullable() });
export const reports = z
  .object({
    weeks: z.array(reportWeek),
    /** Different learners over all weeks. */
    learners: count,
    groups: z.array(z.object({ group: z.enum(REPORT_GROUPS), parts: z.array(reportPart) })),
  })
  .meta({ id: 'AdminReports' });
export type Reports = z.infer<typeof reports>;

/** Who runs the installation. */
export const operatorFields = z.object({
  operatorName: z.string().trim().min(1).max(OPERATOR_NAME_MAX),
  operatorAddress: z.string().trim().min(1).max(OPERATOR_ADDRESS_MAX),
  operatorPhone: z.string().trim().min(1).max(OPERATOR_PHONE_MAX),
  contact: email,
});
const { shape: ofOperator } = operatorFields;

/** What can be changed while the product runs; null: as the environment says. */
const changeable = z.object({
  isSignUpOpen: z.boolean(),
  operatorName: ofOperator.operatorName.nullable(),
  operatorAddress: ofOperator.operatorAddress.nullable(),
  operatorPhone: ofOperator.operatorPhone.nullable(),
  contact: ofOperator.contact.nullable(),
  /** Plans are sold, where payments are set up; else everything is free for everybody. */
  sellsPlans: z.boolean(),
});
export const settingsInput = changeable.partial().strict();
export type SettingsInput = z.infer<typeof settingsInput>;
export const settingsAnswer = changeable
  .extend({
    /** What the environment says, where nothing is set here. */
    fallback: z.object({
      operatorName: z.string().nullable(),
      operatorAddress: z.string().nullable(),
      operatorPhone: z.string().nullable(),
      contact: z.string(),
    }),
    /** What plans can be paid by; null: nothing can be sold, whatever is chosen. */
    payments: z.enum(['stripe', 'test']).nullable(),
    changes: z.array(
      z.object({ id: z.uuid(), at: moment, by: z.string().nullable(), fields: z.array(z.string()) }),
    ),
  })
  .meta({ id: 'AdminSettings' });
export type Settings = z.infer<typeof settingsAnswer>;

/** May people open accounts of their own now? */
export const signUpAnswer = z.object({ isOpen: z.boolean() });
export type SignUpState = z.infer<typeof signUpAnswer>;

/** What the environment set: never a value that is secret. */
export const config = z
  .object({
    checks: z.array(z.object({ check: z.enum(CONFIG_CHECKS), state: z.enum(CHECK_STATES) })),
    variables: z.array(
      z.object({
        name: z.string(),
        source: z.enum(SETTING_SOURCES),
        /** Shown only where it is no secret. */
        value: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'AdminConfig' });
export type Config = z.infer<typeof config>;
