import type { ContactInput, logsInput } from '@ori/contracts/site';
import type { Locale } from '@ori/contracts/locale';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Mail } from '../../mail/mail.ts';
import { scrub } from './scrub.ts';
import { clientLogs, contactMessages } from './site.tables.ts';

export interface SiteDeps {
  readonly database: Pick<Database, 'db'>;
  readonly mail: Pick<Mail, 'send'>;
  /** Where the site's own people read what visitors write. */
  readonly contactAddress: string;
  readonly now: () => Date;
  readonly newId: () => string;
}

interface Writer {
  readonly userId: string | null;
  readonly locale: Locale;
}

/** What reaches the site's own people: messages of visitors, and browsers' errors. */
export function createSiteService({ database, mail, contactAddress, now, newId }: SiteDeps) {
  return {
    /** Keeps the message, then mails it: a mail that fails loses nothing. */
    async contact(input: ContactInput, { userId, locale }: Writer): Promise<void> {
      const { name, topic, email, message } = input;
      const id = newId();
      await database.db
        .insert(contactMessages)
        .values({ id, userId, name, email, topic, message, locale, createdAt: now() });
      const text = `${message}\n\n${name} <${email}>\n${topic} · ${locale} · ${id}`;
      mail.send({ to: contactAddress, subject: `Contact: ${topic}`, text });
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
      await database.db.insert(clientLogs).values(rows);
    },
  };
}
export type SiteService = ReturnType<typeof createSiteService>;
