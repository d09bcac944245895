import type { LedgerClaim } from '@ori/contracts/heritage';
import { typesetFormula } from '@ori/core/heritage/typeset';
import type { ContentData } from '../data/read-data.ts';
import { ledgerClaimOf, sourcesNamed } from './claim-base.ts';

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
