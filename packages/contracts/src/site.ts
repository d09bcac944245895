import { z } from 'zod';
import { email, successAnswer } from './accounts.ts';
import { ALARM_KINDS } from './administration-names.ts';
import { LOG_BUFFER_ENTRIES, TIME_ZONE_MAX } from './limits.ts';

export const contactInput = z.object({
  name: z.string().trim().min(1, 'Please enter your name').max(120),
  email,
  topic: z.enum(['question', 'problem', 'content', 'privacy', 'other']),
  message: z
    .string()
    .trim()
    .min(10, 'Please write at least 10 characters')
    .max(4_000, 'At most 4,000 characters'),
  /** Where the browser is: words of care name the lines of that country. It is not kept. */
  timeZone: z.string().max(TIME_ZONE_MAX).optional(),
});
export type ContactInput = z.infer<typeof contactInput>;
/** `care`: words of care, where the message calls for them. */
export const contactAnswer = successAnswer.extend({ care: z.string().optional() });
export type ContactAnswer = z.infer<typeof contactAnswer>;

/** Warnings and errors from the browser's buffer, in production only (spec §7). */
export const logsInput = z.object({
  entries: z
    .array(
      z.object({
        level: z.enum(['warn', 'error']),
        message: z.string().max(2_000),
        at: z.iso.datetime().refine((at) => Date.parse(at) >= 0, 'Please send a moment after 1970'),
        path: z.string().max(300).optional(),
        detail: z.string().max(4_000).optional(),
      }),
    )
    .min(1)
    .max(LOG_BUFFER_ENTRIES),
});

const reported = z.string().max(2_000).default('');
/** What a browser says it refused by the content policy (CSP Level 3 §5.3, `report-uri`). */
export const policyReport = z.object({
  'csp-report': z.object({
    'document-uri': reported,
    'effective-directive': reported,
    'violated-directive': reported,
    'blocked-uri': reported,
    'source-file': reported,
    'line-number': z.number().int().min(0).optional(),
  }),
});
export type PolicyReport = z.infer<typeof policyReport>;

/** A browser's warning or error as it was kept: scrubbed of whatever could tell whose it is. */
export const logEntry = z
  .object({
    id: z.uuid(),
    level: z.enum(['warn', 'error']),
    message: z.string(),
    detail: z.string().nullable(),
    path: z.string().nullable(),
    occurredAt: z.iso.datetime(),
    receivedAt: z.iso.datetime(),
  })
  .meta({ id: 'LogEntry' });
/** For admins, the latest received first. */
export const logsPage = z.object({ entries: z.array(logEntry), nextCursor: z.string().nullable() });

export const healthAnswer = z.object({
  status: z.enum(['ok', 'degraded']),
  database: z.enum(['up', 'down', 'full']),
  /** Of the product, with the commit it was built from where the build knew it: `0.1.0+abc1234`. */
  version: z.string(),
  contentVersion: z.string(),
  uptimeSeconds: z.number(),
});

/** The process answers. */
export const liveAnswer = z.object({ status: z.literal('ok') });

/** May requests be sent to this process? */
export const readyAnswer = z.object({
  status: z.enum(['ready', 'not-ready']),
  database: z.enum(['up', 'down', 'full']),
  /** Does the database have every table that this version needs? */
  isMigrated: z.boolean(),
  /** The process is about to end: it finishes what it has and takes nothing new. */
  isDraining: z.boolean(),
});

const moment = z.iso.datetime().nullable();
/** What an installation reads of itself, for whoever runs it: nothing of a person. */
export const depthAnswer = readyAnswer
  .extend({
    version: z.string(),
    contentVersion: z.string(),
    uptimeSeconds: z.number(),
    /** How long a statement takes; null while none is answered. */
    databaseMs: z.number().nullable(),
    /** Bytes where the data is; null where that cannot be told. */
    disk: z.object({ free: z.number(), all: z.number() }).nullable(),
    /** Null while the database is away, as all below. `oldestSeconds`: how long the oldest that is due has waited. */
    queue: z
      .object({ waiting: z.number(), givenUp: z.number(), oldestSeconds: z.number().nullable() })
      .nullable(),
    mail: z.object({ deliveredAt: moment, failedAt: moment }).nullable(),
    backup: z.object({ madeAt: moment }).nullable(),
    alarms: z.array(z.enum(ALARM_KINDS)).nullable(),
  })
  .meta({ id: 'HealthDepth' });
export type HealthDepth = z.infer<typeof depthAnswer>;
