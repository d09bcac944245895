import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import { ledgerClaimOf } from './claim-base.ts';

const TITLE = {
  en: 'How we teach',
  fr: 'Notre façon d’enseigner',
  es: 'Cómo enseñamos',
} as const;

/** What research says of the ways we teach: one claim a method, `method.<its name>`. */
export function methodClaims({ teachingEvidence }: ContentData, locale: Locale): LedgerClaim[] {
  const { sources, statements } = teachingEvidence;
  return statements.map(({ id, label, sources: ids, text }) =>
    ledgerClaimOf({
      id: `method.${id}`,
      kind: 'method',
      title: TITLE[locale],
      lang: locale,
      text: text[locale],
      label,
      sources: ids.flatMap((source) => {
        const found = sources[source];
        return found ? [{ id: source, ...found }] : [];
      }),
    }),
  );
}
