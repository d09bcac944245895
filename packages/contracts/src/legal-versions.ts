/** Texts that hold between the operator and a grown-up, who is told before a new version of them applies. */
export const TOLD_TEXTS = ['terms', 'privacy'] as const;
export type ToldText = (typeof TOLD_TEXTS)[number];

/** Days for which a new version is known to people before it applies to them, at least: the terms promise it. */
export const NEW_TEXT_DAYS = 30;

/** A version of such a text: the day it was published, and the day from which it applies (both `YYYY-MM-DD`, UTC). */
export interface LegalVersion {
  readonly text: ToldText;
  readonly version: string;
  readonly published: string;
  readonly applies: string;
}

/**
 * Every version there ever was, each text's in the order of their days. The words of one stand in
 * `content/texts/legal/<text>`, or in `<text>-v-<version>` beside it, where older ones and those to come are kept.
 * Those of the first days applied at once: nobody had agreed to anything before.
 */
export const LEGAL_VERSIONS: readonly LegalVersion[] = [
  { text: 'terms', version: '2026-11-1', published: '2026-11-22', applies: '2026-11-22' },
  { text: 'terms', version: '2026-11-2', published: '2026-11-23', applies: '2026-11-23' },
  { text: 'terms', version: '2026-11-3', published: '2026-11-28', applies: '2026-11-28' },
  { text: 'privacy', version: '2026-11-1', published: '2026-11-22', applies: '2026-11-22' },
  { text: 'privacy', version: '2026-11-2', published: '2026-11-23', applies: '2026-11-23' },
  { text: 'privacy', version: '2026-11-3', published: '2026-11-23', applies: '2026-11-23' },
  { text: 'privacy', version: '2026-11-4', published: '2026-11-23', applies: '2026-11-23' },
  { text: 'privacy', version: '2026-11-5', published: '2026-11-28', applies: '2026-11-28' },
  { text: 'privacy', version: '2026-11-6', published: '2026-11-28', applies: '2026-11-28' },
  { text: 'privacy', version: '2026-11-7', published: '2026-11-28', applies: '2026-11-28' },
];
