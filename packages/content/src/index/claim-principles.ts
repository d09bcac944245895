import type { GeometricPrinciple, LedgerClaim, Statement } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { withoutDoubt } from '@ori/core/heritage/doubt';
import { typeset, typesetFormula } from '@ori/core/heritage/typeset';
import type { ContentData } from '../data/read-data.ts';
import { ledgerClaimOf, reviewOf, sourcesNamed } from './claim-base.ts';
import { statementOf } from './claim-statement.ts';

type Row = ContentData['geometry'][number];

/** The fields of a principle that state something, with what the ledger calls them. */
const PARTS = {
  mathematicalBasis: 'mathematics',
  naturalOccurrences: 'in nature',
  architecturalApplications: 'in buildings',
  spiritualSignificance: 'what it means',
} as const;
type Part = keyof typeof PARTS;

const suffixOf = (part: Part): string => PARTS[part].replaceAll(' ', '-');

/** What the ledger calls the parts in each language. */
const PART_NAMES: Readonly<Record<Locale, Readonly<Record<Part, string>>>> = {
  en: PARTS,
  fr: {
    mathematicalBasis: 'mathématiques',
    naturalOccurrences: 'dans la nature',
    architecturalApplications: 'dans les constructions',
    spiritualSignificance: 'ce que cela veut dire',
  },
  es: {
    mathematicalBasis: 'matemáticas',
    naturalOccurrences: 'en la naturaleza',
    architecturalApplications: 'en las construcciones',
    spiritualSignificance: 'lo que significa',
  },
};

/** A principle's own words, not yet claims, in the reader's language where it is told in it. */
function wordsOf(row: Row, data: ContentData, locale: Locale) {
  const english = {
    name: row.name,
    description: row.description,
    caution: data.heritageClaims.principles[row.id]?.caution ?? null,
  };
  const told = locale === 'en' ? undefined : data.geometryWords[row.id]?.[locale];
  return { ...english, ...told, lang: told ? locale : ('en' as const), told };
}

const titled = (name: string, part: Part, locale: Locale): string =>
  `${name}${locale === 'fr' ? '\u202f' : ''}: ${PART_NAMES[locale][part]}`;

function claimOf(row: Row, part: Part, data: ContentData, locale: Locale): LedgerClaim[] {
  const backing = data.heritageClaims.principles[row.id];
  if (!backing) return [];
  const { label, sources, text = withoutDoubt(row[part]) } = backing[part];
  if (text === null) return [];
  const { name, caution, lang, told } = wordsOf(row, data, locale);
  const set = part === 'mathematicalBasis' ? typesetFormula : typeset;
  return [
    ledgerClaimOf({
      id: `principle.${row.id}.${suffixOf(part)}`,
      kind: 'principle',
      lang,
      title: titled(name, part, lang),
      text: set(told?.[part] ?? text),
      label,
      sources: sourcesNamed(sources, data),
      dissent: part === 'architecturalApplications' ? caution : null,
      review: reviewOf([row[part]]),
    }),
  ];
}

/** The claims of every principle of geometry. */
export function principleClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return data.geometry.flatMap((row) =>
    (Object.keys(PARTS) as Part[]).flatMap((part) => claimOf(row, part, data, locale)),
  );
}

/** Principles of geometry in the product's shape, each sentence with its claim. */
export function principlesOf(
  data: ContentData,
  claims: ReadonlyMap<string, LedgerClaim>,
  locale: Locale,
): GeometricPrinciple[] {
  return data.geometry.flatMap((row) => {
    const { name, description, caution, lang } = wordsOf(row, data, locale);
    const said = (part: Part): Statement | null =>
      statementOf(claims.get(`principle.${row.id}.${suffixOf(part)}`));
    const [basis, nature, building, meaning] = (Object.keys(PARTS) as Part[]).map(said);
    if (!basis || !nature || !building || !meaning) return [];
    return [
      {
        id: row.id,
        name,
        lang,
        description,
        mathematicalBasis: basis.text,
        naturalOccurrences: nature.text,
        architecturalApplications: building.text,
        spiritualSignificance: meaning.text,
        statements: {
          mathematicalBasis: basis,
          naturalOccurrences: nature,
          architecturalApplications: building,
          spiritualSignificance: meaning,
        },
        caution,
      },
    ];
  });
}
