import type { GeometricPrinciple, LedgerClaim, Statement } from '@ori/contracts/heritage';
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

function claimOf(row: Row, part: Part, data: ContentData): LedgerClaim[] {
  const backing = data.heritageClaims.principles[row.id];
  if (!backing) return [];
  const { label, sources, text = withoutDoubt(row[part]) } = backing[part];
  if (text === null) return [];
  return [
    ledgerClaimOf({
      id: `principle.${row.id}.${suffixOf(part)}`,
      kind: 'principle',
      title: `${row.name}: ${PARTS[part]}`,
      text: part === 'mathematicalBasis' ? typesetFormula(text) : typeset(text),
      label,
      sources: sourcesNamed(sources, data),
      dissent: part === 'architecturalApplications' ? backing.caution : null,
      review: reviewOf([row[part]]),
    }),
  ];
}

/** The claims of every principle of geometry. */
export function principleClaims(data: ContentData): LedgerClaim[] {
  return data.geometry.flatMap((row) =>
    (Object.keys(PARTS) as Part[]).flatMap((part) => claimOf(row, part, data)),
  );
}

/** Principles of geometry in the product's shape, each sentence with its claim. */
export function principlesOf(
  data: ContentData,
  claims: ReadonlyMap<string, LedgerClaim>,
): GeometricPrinciple[] {
  return data.geometry.flatMap((row) => {
    const said = (part: Part): Statement | null =>
      statementOf(claims.get(`principle.${row.id}.${suffixOf(part)}`));
    const [basis, nature, building, meaning] = (Object.keys(PARTS) as Part[]).map(said);
    if (!basis || !nature || !building || !meaning) return [];
    return [
      {
        id: row.id,
        name: row.name,
        lang: 'en' as const,
        description: row.description,
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
        caution: data.heritageClaims.principles[row.id]?.caution ?? null,
      },
    ];
  });
}
