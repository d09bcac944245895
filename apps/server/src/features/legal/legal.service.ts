import type { Content } from '@ori/content/open-content';
import type { Installation, LegalAnswer } from '@ori/contracts/legal';
import type { Locale } from '@ori/contracts/locale';
import type { LegalSummary } from '@ori/contracts/texts';

interface LegalDeps {
  readonly content: Pick<Content, 'texts'>;
  readonly installation: Installation;
}

/** A version that is no longer in force keeps its text as `<slug>-v-<version>`. */
const OLDER = /-v-.+$/;

/** The legal texts, with who stands behind this installation. */
export function createLegalService({ content: { texts }, installation }: LegalDeps) {
  function otherVersions(slug: string, locale: Locale): LegalSummary[] {
    const base = slug.replace(OLDER, '');
    return texts
      .list('legal', locale)
      .filter((text) => text.kind === 'legal')
      .filter((text) => text.slug !== slug && text.slug.replace(OLDER, '') === base)
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
