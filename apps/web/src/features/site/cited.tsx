import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EvidenceKind, EvidenceChip } from '../../ui/evidence-chip.tsx';
import { SOURCES, type SourceId } from './home-sources.ts';

/** The label in words, in the reader's language. */
export function useLabelWords(): Readonly<Record<EvidenceKind, string>> {
  const { t } = useTranslation('homepage');
  return {
    science: t('evidence.science.name'),
    record: t('evidence.record.name'),
    debate: t('evidence.debate.name'),
    tradition: t('evidence.tradition.name'),
    unsupported: t('evidence.unsupported.name'),
  };
}

interface CitedProps {
  readonly label: EvidenceKind;
  readonly sources: readonly SourceId[];
  /** The one sentence this label is for. */
  readonly children: ReactNode;
}

/** A sentence about people or the world, with how sure we are and what it rests on. */
export function Cited({ label, sources, children }: CitedProps) {
  const { t } = useTranslation('homepage');
  const words = useLabelWords();
  return (
    <div className="cited">
      <p>{children}</p>
      <details>
        <summary>
          <EvidenceChip
            kind={label}
            label={`${words[label]} · ${t('evidence.sources', { count: sources.length })}`}
          />
        </summary>
        <ul>
          {sources.map((id) => (
            <li key={id}>{SOURCES[id]}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
