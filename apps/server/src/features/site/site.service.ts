import { CLIENT_LOG_BYTES_MAX, CLIENT_LOG_ROWS_MAX } from '@ori/contracts/limits';
import type { ContactAnswer, ContactInput, logsInput, logsPage } from '@ori/contracts/site';
import type { Locale } from '@ori/contracts/locale';
import type { Viewer } from '@ori/core/access/viewer';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { decodeCursor, pageOf } from '../../http/page-cursor.ts';
import type { Mail } from '../../mail/mail.ts';
import { type LogCeiling, pageOfLogs } from './client-logs.store.ts';
import { createKeptLogs } from './kept-logs.ts';
import { scrub } from './scrub.ts';
import { siteJobs } from './site-jobs.ts';
import { contactMessages } from './site.tables.ts';

export interface SiteDeps {
  readonly database: Pick<Database, 'db'>;
  readonly mail: Pick<Mail, 'send'>;
  /** Where the site's own people read what visitors write. */
  readonly lettersTo: () => Promise<string>;
  /** Words of care for a message that calls for them. */
  readonly wordsOfCare: (written: string, by: Passerby) => Promise<string | null>;
  /** How much of browsers' logs is kept at most. */
  readonly logCeiling?: LogCeiling;
  readonly now: () => Date;
  readonly newId: () => string;
}

const PAGE = 100;
const LOG_CEILING: LogCeiling = { rows: CLIENT_LOG_ROWS_MAX, bytes: CLIENT_LOG_BYTES_MAX };

interface Writer {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
}
interface Passerby extends Writer {
  readonly timeZone: string | null;
}

/** What reaches the site's own people: messages of visitors, and browsers' errors. */
export function createSiteService(deps: SiteDeps) {
  const { database, mail, lettersTo, wordsOfCare, logCeiling = LOG_CEILING, now, newId } = deps;
  const keepLogs = createKeptLogs(database.db, logCeiling);

  return {
    jobs: siteJobs({ database, now }),
    /** Keeps the message, then mails it: a mail that fails loses nothing. Who writes in distress is answered at once. */
    async contact(input: ContactInput, { viewer, locale }: Writer): Promise<ContactAnswer> {
      const { name, topic, email, message, timeZone = null } = input;
      const id = newId();
      const userId = viewer?.userId ?? null;
      await database.db
        .insert(contactMessages)
        .values({ id, userId, name, email, topic, message, locale, createdAt: now() });
      const text = `${message}\n\n${name} <${email}>\n${topic} · ${locale} · ${id}`;
      mail.send({ kind: 'contact', to: await lettersTo(), subject: `Contact: ${topic}`, text });
      const care = await wordsOfCare(message, { viewer, locale, timeZone });
      return { success: true, ...(care === null ? {} : { care }) };
    },
    /** Keeps browsers' warnings and errors without what could tell whose they are. */
    async recordLogs({ entries }: z.infer<typeof logsInput>): Promise<void> {
      const receivedAt = now();
      const rows = entries.map(({ level, message, detail, path, at }) => ({
        id: newId(),
        level,
        message: scrub(message),
        detail: detail === undefined ? null : scrub(detail),
        path: path === undefined ? null : scrub(path),
        occurredAt: new Date(at),
        receivedAt,
      }));
      await keepLogs(rows);
    },
    /** A page of them, the latest first, after the place that a cursor names. */
    async readLogs(cursor: string | undefined): Promise<z.infer<typeof logsPage>> {
      const rows = await pageOfLogs(database.db, PAGE + 1, decodeCursor(cursor));
      const { shown, nextCursor } = pageOf(rows, PAGE, ({ receivedAt: at, id }) => ({ at, id }));
      const entries = shown.map(({ occurredAt, receivedAt, ...entry }) => ({
        ...entry,
        occurredAt: occurredAt.toISOString(),
        receivedAt: receivedAt.toISOString(),
      }));
      return { entries, nextCursor };
    },
  };
}
export type SiteService = ReturnType<typeof createSiteService>;
