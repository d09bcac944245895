import type { Content } from '@ori/content/open-content';
import { LEGAL_VERSIONS, type LegalVersion, TOLD_TEXTS } from '@ori/contracts/legal-versions';
import { textPath } from '@ori/contracts/text-names';
import { dayOf } from '@ori/core/learning/day-of';
import { announcedOn, appliesToOneTold } from '@ori/core/privacy/legal-versions';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import { LETTER_ROUNDS, staleAt } from '../../mail/letter-rounds.ts';
import type { Mail } from '../../mail/mail.ts';
import { writeNewTexts } from './new-text-letters.ts';
import { createNewTextsStore, type WaitingNotice } from './new-texts.store.ts';

interface Deps {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly content: Pick<Content, 'texts'>;
  readonly mail: Pick<Mail, 'keep'>;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** The versions there are; tests plant one that comes. */
  readonly versions?: readonly LegalVersion[];
}

/** How to leave with everything. */
const WAY_OUT = textPath('help', 'delete-and-undo');

const isoDay = (at: Date): string => dayOf(at, 'UTC');

/**
 * Tells everybody who agreed for themselves that the terms or the privacy notice get a new version, at least thirty
 * days before it applies to them (terms, "Law and changes"): once by mail, in their language, and inside the product.
 * 100,000 accounts are told within two days.
 */
export function createNewTexts({ database, content, mail, publicUrl, now, versions = LEGAL_VERSIONS }: Deps) {
  const store = createNewTextsStore(database);

  /** From here the queue looks after it. */
  async function post(notices: readonly WaitingNotice[]): Promise<void> {
    const [{ email: to, locale } = { email: '', locale: 'en' as const }] = notices;
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const inOrder = notices.toSorted((a, b) => TOLD_TEXTS.indexOf(a.text) - TOLD_TEXTS.indexOf(b.text));
    const coming = inOrder.flatMap(({ text, version, appliesOn }) => {
      const title = content.texts.get('legal', text, locale)?.title;
      if (title === undefined) return [];
      const link = `${publicUrl}${textPath('legal', `${text}-v-${version}`)}`;
      return [{ title, day: format.format(new Date(`${appliesOn}T00:00:00Z`)), link }];
    });
    const words = writeNewTexts(locale, coming, `${publicUrl}${WAY_OUT}`);
    await database.db.transaction(async (tx) => {
      await store.delivered(notices, now(), tx);
      await mail.keep({ kind: 'newTexts', to, ...words }, tx);
    });
  }

  /** Notes some people who were not told yet, and hands over some letters; run by several processes, each goes once. */
  async function tell(): Promise<void> {
    const today = isoDay(now());
    for (const version of announcedOn(versions, today))
      await store.tell(version, appliesToOneTold(version, today), now(), LETTER_ROUNDS.atMost);
    const waiting = await store.take(now(), staleAt(now()), LETTER_ROUNDS);
    for (const notices of Map.groupBy(waiting, ({ userId }) => userId).values()) await post(notices);
  }

  const jobs: readonly Job[] = [{ name: 'new-legal-texts', everyMs: LETTER_ROUNDS.everyMs, run: tell }];
  return { tell, jobs };
}
export type NewTexts = ReturnType<typeof createNewTexts>;
