import type { EvidenceLabel } from '@ori/contracts/content';
import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import type { LedgerKind, MethodologyAnswer } from '@ori/contracts/heritage';
import { LEDGER_KINDS } from '@ori/contracts/ledger-kinds';
import { colon } from '@ori/core/words/colon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEvidenceWords } from '../evidence-words.ts';
import { useLedgerAddress } from './use-ledger-address.ts';

type Shelf = MethodologyAnswer['shelf'];

/** How tall a card stands, by its label: colour never tells alone. */
const HEIGHTS: Readonly<Record<EvidenceLabel, number>> = {
  science: 21,
  record: 18,
  debate: 15,
  tradition: 12,
  unsupported: 9,
};
const BOARD = 24;

interface Run {
  readonly label: EvidenceLabel;
  readonly path: string;
  readonly count: number;
}

/** One stroke a claim, side by side, label after label: a line as thick as a card is tall, cut into cards by its dashes. */
function runsOf(shelf: Shelf, kind: LedgerKind): Run[] {
  let at = 0;
  return EVIDENCE_LABELS.flatMap((label) => {
    const count = shelf.find((each) => each.kind === kind && each.label === label)?.count ?? 0;
    const path = `M${at} ${BOARD - HEIGHTS[label] / 2}h${count}`;
    at += count;
    return count === 0 ? [] : [{ label, count, path }];
  });
}

const sum = (runs: readonly Run[]): number => runs.reduce((total, { count }) => total + count, 0);

/** The archive as a cabinet: a shelf for each place claims come from, a card for each claim. */
export function Shelves({ shelf }: { readonly shelf: Shelf }) {
  const { t, i18n } = useTranslation('ledger');
  const between = colon(i18n.language);
  const wordsOf = useEvidenceWords('adult');
  const { to } = useLedgerAddress();
  const rows = LEDGER_KINDS.map((kind) => ({ kind, runs: runsOf(shelf, kind) })).toSorted(
    (one, other) => sum(other.runs) - sum(one.runs),
  );
  const longest = Math.max(...rows.map(({ runs }) => sum(runs)));
  return (
    <ul className="shelves">
      {rows.map(({ kind, runs }) => (
        <li key={kind}>
          <Link to={to({ kind })}>{t(`ledger.kind.${kind}`)}</Link>
          <svg
            viewBox={`0 0 ${longest} ${BOARD}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={runs.map(({ label, count }) => `${wordsOf(label).name}${between}${count}`).join(', ')}
          >
            {runs.map(({ label, path }) => (
              <path key={label} d={path} strokeWidth={HEIGHTS[label]} data-evidence={label} />
            ))}
          </svg>
          <span>{sum(runs)}</span>
        </li>
      ))}
    </ul>
  );
}
