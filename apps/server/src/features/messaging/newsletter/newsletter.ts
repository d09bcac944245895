import { type Locale, LOCALES } from '@ori/contracts/locale';
import { textPath } from '@ori/contracts/text-names';
import type { ArticleSummary } from '@ori/contracts/texts';
import { addressed } from '@ori/core/messaging/letter-rules';
import { dayOf } from '@ori/core/learning/day-of';
import type { Job } from '../../../jobs/run-jobs.ts';
import { LETTER_ROUNDS, staleAt } from '../../../mail/letter-rounds.ts';
import type { MessagingDeps } from '../messaging.deps.ts';
import { writeNewsletter } from './newsletter-letters.ts';
import type { NewsletterStore, WaitingLetter } from './newsletter.store.ts';

interface Deps extends Pick<MessagingDeps, 'database' | 'articles' | 'mail' | 'publicUrl' | 'seal' | 'now'> {
  readonly store: NewsletterStore;
}

/** What the signed text of an unsubscribe link is for. */
export const NEWSLETTER_OFF = 'newsletter-off';

/**
 * Tells those who asked for it of new articles: at most once a month, and only when something was published since
 * the last letter that reached them, or since they asked.
 */
export function createNewsletter({ database, store, articles, mail, publicUrl, seal, now }: Deps) {
  /** The newest first; what carries a later date is not out yet. */
  const published = (locale: Locale): ArticleSummary[] =>
    articles(locale)
      .filter((article) => article.published <= dayOf(now(), 'UTC'))
      .toSorted((a, b) => b.published.localeCompare(a.published));

  /** From here the queue looks after it. */
  async function post(letter: WaitingLetter): Promise<void> {
    const { userId, locale, toldFrom, toldTo } = letter;
    const address = addressed('newsletter', letter);
    if (address === null) return;
    const told = published(locale)
      .filter((article) => article.published > toldFrom && article.published <= toldTo)
      .map(({ slug, ...words }) => ({ ...words, link: `${publicUrl}${textPath('articles', slug)}` }));
    if (told.length === 0) return;
    const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${encodeURIComponent(seal(NEWSLETTER_OFF, userId))}`;
    const words = writeNewsletter(locale, told, { all: `${publicUrl}/blog`, unsubscribe: unsubscribeUrl });
    await database.db.transaction(async (tx) => {
      await store.delivered(letter, now(), tx);
      await mail.keep({ ...address, unsubscribeUrl, ...words }, tx);
    });
  }

  /** Writes some letters down, and hands some over; run by several processes, each goes once. */
  async function tell(): Promise<void> {
    for (const locale of LOCALES) {
      const newest = published(locale)[0]?.published;
      if (newest !== undefined) await store.begin({ locale, newest }, now(), LETTER_ROUNDS.atMost);
    }
    for (const letter of await store.take(now(), staleAt(now()), LETTER_ROUNDS)) await post(letter);
  }

  const jobs: readonly Job[] = [{ name: 'newsletter', everyMs: LETTER_ROUNDS.everyMs, run: tell }];
  return { tell, jobs };
}
export type Newsletter = ReturnType<typeof createNewsletter>;
