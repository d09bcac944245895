import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';

/** The five labels in the words for three ages; printed, they fill one page for the wall. */
export function LabelsWall() {
  const { t } = useTranslation('lesson');
  return (
    <>
      <div className="labels-sheet">
        <h3>{t('teacher:hour.sure.sheet')}</h3>
        <dl>
          {EVIDENCE_LABELS.map((label) => (
            <div key={label} data-evidence={label}>
              <dt>
                <EvidenceChip kind={label} label={t(`evidence.name.grown.${label}`)} />
              </dt>
              <dd>
                <strong>{t(`evidence.meaning.child.${label}`)}</strong>
                <span>{t(`evidence.meaning.teen.${label}`)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('teacher:hour.sure.print')}
        </Button>
      </p>
    </>
  );
}
