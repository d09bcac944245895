import type { Content } from '@ori/content/open-content';
import type { HelpFound } from '@ori/contracts/help';
import type { Locale } from '@ori/contracts/locale';
import type { HelpSummary } from '@ori/contracts/texts';
import { findGuides } from '@ori/core/help/find-guides';

interface Guide extends Pick<HelpSummary, 'title' | 'description'> {
  readonly summary: HelpSummary;
  readonly parts: readonly string[];
}

/** The guides of the help, listed and searched in one language. */
export function createHelpService({ content: { texts } }: { readonly content: Pick<Content, 'texts'> }) {
  const kept = new Map<Locale, readonly Guide[]>();
  /** Content does not change while the server runs: a language's guides are read once. */
  function guidesIn(locale: Locale): readonly Guide[] {
    const known = kept.get(locale);
    if (known) return known;
    const guides = texts.list('help', locale).flatMap((summary): Guide[] => {
      if (summary.kind !== 'help') return [];
      const { slug, title, description } = summary;
      const parts = texts.passages('help', slug, locale).map(({ heading, text }) => `${heading} ${text}`);
      return [{ title, description, summary, parts }];
    });
    kept.set(locale, guides);
    return guides;
  }
  return {
    /** Every guide, or those in which every word of `typed` occurs, the likeliest first. */
    find(typed: string, locale: Locale): HelpFound[] {
      return findGuides(guidesIn(locale), typed).map(({ guide, passage }) => ({ ...guide.summary, passage }));
    },
  };
}
export type HelpService = ReturnType<typeof createHelpService>;
