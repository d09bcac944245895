import type { Content } from '@ori/content/open-content';
import type { Installation, LegalAnswer } from '@ori/contracts/legal';
import type { Locale } from '@ori/contracts/locale';
import { slugInForce } from '@ori/contracts/text-names';
import type { LegalSummary } from '@ori/contracts/texts';

interface LegalDeps {
  readonly content: Pick<Content, 'texts'>;
  readonly installation: Installation;
}

/** The legal texts, with who stands behind this installation. */
export function createLegalService({ content: { texts }, installation }: LegalDeps) {
  function otherVersions(slug: string, locale: Locale): LegalSummary[] {
    const base = slugInForce(slug);
    return texts
      .list('legal', locale)
      .filter((text) => text.kind === 'legal')
      .filter((text) => text.slug !== slug && slugInForce(text.slug) === base)
      .toSorted((a, b) => (a.effective < b.effective ? 1 : -1));
  }
  return {
    /** Null when there is no such text. */
    get(slug: string, locale: Locale): LegalAnswer | null {
      const text = texts.get('legal', slug, locale);
      return text?.kind === 'legal' ? { text, versions: otherVersions(slug, locale), installation } : null;
    },
  };
}
export type LegalService = ReturnType<typeof createLegalService>;
