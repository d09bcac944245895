import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { useRelationWords } from './relation-words.ts';

/** The five labels, and why there are any. */
export function LabelWall() {
  const { t } = useTranslation('heritage');
  const words = useRelationWords('grown');
  return (
    <section aria-labelledby="labels-title" className="grid gap-5">
      <h2 id="labels-title" className="text-3xl">
        {t('kim.method.labelsTitle')}
      </h2>
      <p className="max-w-prose text-lg">{t('kim.method.labelsText')}</p>
      <ul className="label-wall">
        {EVIDENCE_LABELS.map((label) => (
          <li key={label} data-evidence={label}>
            <p>
              <EvidenceChip kind={label} label={words.label(label)} />
            </p>
            <p>{words.labelMeaning(label)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
