import { useTranslation } from 'react-i18next';
import { EvidenceChip, type EvidenceKind } from '../../ui/evidence-chip.tsx';
import { useLabelWords } from './cited.tsx';
import { SOURCES, type SourceId } from './home-sources.ts';
import './styles/evidence.css';

interface LabelRow {
  readonly kind: EvidenceKind;
  readonly meaning: string;
  readonly example: string;
  readonly sources: readonly SourceId[];
}

/** The five labels, what each means, and one sentence that carries it. */
export function EvidenceSection() {
  const { t } = useTranslation('homepage');
  const words = useLabelWords();
  const rows: readonly LabelRow[] = [
    {
      kind: 'science',
      meaning: t('evidence.science.meaning'),
      example: t('evidence.science.example'),
      sources: ['HEA08'],
    },
    {
      kind: 'record',
      meaning: t('evidence.record.meaning'),
      example: t('evidence.record.example'),
      sources: ['YBC7289', 'FR98'],
    },
    {
      kind: 'debate',
      meaning: t('evidence.debate.meaning'),
      example: t('evidence.debate.example'),
      sources: ['ROB02', 'MW17'],
    },
    {
      kind: 'tradition',
      meaning: t('evidence.tradition.meaning'),
      example: t('evidence.tradition.example'),
      sources: ['ABI76'],
    },
    {
      kind: 'unsupported',
      meaning: t('evidence.unsupported.meaning'),
      example: t('evidence.unsupported.example'),
      sources: ['ISO16', 'HAYNES'],
    },
  ];
  return (
    <section className="page grid gap-8 py-16" aria-labelledby="evidence">
      <div className="grid gap-3">
        <h2 id="evidence" className="text-4xl">
          {t('evidence.title')}
        </h2>
        <p className="max-w-prose text-lg text-mute">{t('evidence.lead')}</p>
      </div>
      <ul className="labels">
        {rows.map(({ kind, meaning, example, sources }) => (
          <li key={kind} data-evidence={kind}>
            <div className="grid content-start justify-items-start gap-2">
              <EvidenceChip kind={kind} label={words[kind]} />
              <p className="font-bold">{meaning}</p>
            </div>
            <blockquote>
              <p>{example}</p>
              <footer>{sources.map((id) => SOURCES[id]).join(' · ')}</footer>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
