import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { withoutDoubt } from '@ori/core/heritage/doubt';
import { typesetFormula } from '@ori/core/heritage/typeset';
import type { ContentData } from '../data/read-data.ts';
import { cultureOf, ledgerClaimOf, reviewOf, sourcesNamed } from './claim-base.ts';

/** What is said of each tone of the list. */
export function toneClaims(data: ContentData): LedgerClaim[] {
  return data.cymatics.patterns.flatMap((row) => {
    const backed = data.heritageClaims.tones[String(row.frequency)];
    if (!backed) return [];
    return [
      ledgerClaimOf({
        id: `tone.${row.frequency}`,
        kind: 'tone',
        title: `${row.frequency} Hz`,
        text: backed.text ?? row.description,
        label: backed.label,
        sources: sourcesNamed(backed.sources, data),
      }),
    ];
  });
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `381968` as it is printed: 381,968. */
function patentNumber(digits: string): string {
  return Number(digits).toLocaleString('en-US');
}

/** Tesla's patents: each is its own document. */
export function patentClaims(data: ContentData): LedgerClaim[] {
  const { sources, doubtfulTitles } = data.heritageClaims.patents;
  return data.tesla.patents.map(({ usPatent, title, granted, note }) => {
    const number = patentNumber(usPatent);
    const isCertain = !doubtfulTitles.includes(usPatent);
    const named = isCertain ? `, “${title}”,` : '';
    const day = DAY.format(new Date(granted));
    return ledgerClaimOf({
      id: `patent.${usPatent}`,
      kind: 'patent',
      title: `Nikola Tesla: US patent ${number}`,
      text: `US patent ${number}${named} was granted to Nikola Tesla on ${day}.${note === '' ? '' : ` ${note}.`}`,
      label: 'record',
      date: granted.slice(0, 4),
      sources: [
        { id: `patent.${usPatent}.text`, text: `US Patent ${number}, ${granted.slice(0, 4)}`, primary: true },
        ...sourcesNamed(sources, data),
      ],
      review: isCertain ? 'edited' : 'in-review',
    });
  });
}

/** Tirtha's speed rules: true because of algebra, whoever wrote them down. */
export function ruleClaims(data: ContentData): LedgerClaim[] {
  const sources = sourcesNamed(data.heritageClaims.rules.sources, data);
  return data.vedic.sutras.map(({ n, gloss, identity, example }) =>
    ledgerClaimOf({
      id: `rule.${n}`,
      kind: 'rule',
      title: `Tirtha’s speed rule ${n}: ${gloss}`,
      text: `${typesetFormula(identity)}. For example, ${typesetFormula(example)}.`,
      label: 'science',
      date: '1965',
      sources,
    }),
  );
}

/** What is known of mind and attention, and what traditions teach. */
export function mindClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  const { findings, traditions } = data.heritageClaims.mind;
  const found = data.consciousness.science.map(([text, label], at) =>
    ledgerClaimOf({
      id: `mind.finding-${at + 1}`,
      kind: 'mind',
      title: 'Mind and attention',
      text: `${text}.`,
      label,
      sources: sourcesNamed(findings[at] ?? [], data),
    }),
  );
  const taught = traditions.map(({ text, sources }, at) =>
    ledgerClaimOf({
      id: `mind.tradition-${at + 1}`,
      kind: 'mind',
      title: 'Traditions of attention',
      text,
      label: 'tradition',
      ...cultureOf(data.consciousness.traditions[at]?.[0], data, locale),
      sources: sourcesNamed(sources, data),
    }),
  );
  return [...found, ...taught];
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Elements and compounds inside the materials of Kemet, and where three words come from. */
export function materialClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  const { sources, heldBack, etymology } = data.heritageClaims.materials;
  const shared = { kind: 'material' as const, ...cultureOf('kemet', data, locale) };
  const cited = (name: string) => sourcesNamed(sources[name] ?? [], data);
  const elements = data.kemet.elements
    .filter(({ symbol }) => !heldBack.includes(symbol))
    .map((row) => {
      const word = /\p{L}/u.test(row.egyptianName) ? withoutDoubt(row.egyptianName) : null;
      return ledgerClaimOf({
        ...shared,
        id: `material.${row.symbol.toLowerCase()}`,
        title: `${row.name} in the materials of Kemet`,
        text: `${row.material}.${word === null ? '' : ` Egyptian word: ${word}.`}`,
        label: row.label,
        sources: cited(row.symbol),
        review: reviewOf([row.egyptianName], row.doubt),
      });
    });
  const compounds = data.kemet.compounds
    .filter(({ name }) => !heldBack.includes(name))
    .map(({ name, formula, how }) =>
      ledgerClaimOf({
        ...shared,
        id: `material.${slugOf(name)}`,
        title: name,
        text: `${formula}: ${how}.`,
        label: 'record',
        sources: cited(name),
      }),
    );
  const words = etymology.map(({ text, label, sources: ids }, at) =>
    ledgerClaimOf({
      ...shared,
      id: `material.word-${at + 1}`,
      title: 'Words of chemistry',
      text,
      label,
      sources: sourcesNamed(ids, data),
    }),
  );
  return [...elements, ...compounds, ...words];
}
