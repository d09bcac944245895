import type { Content } from '@ori/content/open-content';
import type { LegalAnswer } from '@ori/contracts/legal';
import type { Locale } from '@ori/contracts/locale';
import { slugInForce } from '@ori/contracts/text-names';
import type { LegalSummary } from '@ori/contracts/texts';
import { dayOf } from '@ori/core/learning/day-of';

interface LegalDeps {
  readonly content: Pick<Content, 'texts'>;
  readonly now: () => Date;
}

const isOwn = ({ slug }: LegalSummary): number => Number(slug === slugInForce(slug));

/** The newest first; of one day, what stands under the text's own name, then the version that was written later. */
function newestFirst(a: LegalSummary, b: LegalSummary): number {
  return b.effective.localeCompare(a.effective) || isOwn(b) - isOwn(a) || b.version.localeCompare(a.version);
}

/**
 * The legal texts. A text's own name always gives the version in force:
 * one that comes is kept beside it and takes the name over on its day, without anybody moving a file.
 */
export function createLegalService({ content: { texts }, now }: LegalDeps) {
  const versionsOf = (base: string, locale: Locale): LegalSummary[] =>
    texts
      .list('legal', locale)
      .filter((text) => text.kind === 'legal')
      .filter(({ slug }) => slugInForce(slug) === base)
      .toSorted(newestFirst);

  return {
    /** Null when there is no such text. */
    get(slug: string, locale: Locale): Omit<LegalAnswer, 'installation'> | null {
      const base = slugInForce(slug);
      const today = dayOf(now(), 'UTC');
      const kept = versionsOf(base, locale);
      const holding = kept.find(({ effective }) => effective <= today) ?? kept.at(-1);
      const named = (version: LegalSummary) => (version === holding ? base : `${base}-v-${version.version}`);
      const asked = slug === base ? holding : kept.find(({ version }) => slug === `${base}-v-${version}`);
      const text = asked && texts.get('legal', asked.slug, locale);
      if (text?.kind !== 'legal') return null;
      return {
        text: { ...text, slug },
        versions: kept.filter((each) => each !== asked).map((each) => ({ ...each, slug: named(each) })),
        coming:
          kept
            .filter(({ effective }) => effective > today)
            .map((each) => ({ ...each, slug: named(each) }))
            .at(-1) ?? null,
      };
    },
  };
}
export type LegalService = ReturnType<typeof createLegalService>;
