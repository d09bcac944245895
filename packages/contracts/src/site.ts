import { z } from 'zod';
import { email, successAnswer } from './accounts.ts';
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
  contentVersion: z.string(),
  uptimeSeconds: z.number(),
});
