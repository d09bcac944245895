import type { KemetElement, KemetTableAnswer } from '@ori/contracts/elements';
import type { PeriodicTableProps, TableMaterial } from '@ori/contracts/elements-labs';
import { useTranslation } from 'react-i18next';
import { useEvidenceWords } from '../../../features/heritage/evidence-words.ts';
import { LabStage } from '../../../features/labs/lab-stage.tsx';

function useTableProps(elements: readonly KemetElement[]): PeriodicTableProps {
  const { t } = useTranslation('elements');
  const evidence = useEvidenceWords('6-8');
  const materials = elements.map(({ symbol, claim, isWordDoubted }): TableMaterial => ({
    symbol,
    text: claim.text,
    label: evidence(claim.label).name,
    word: isWordDoubted ? t('table.doubted') : null,
    sources: claim.sources.map(({ text }) => text),
  }));
  return { view: 'materials', materials };
}

/** The table itself, to be coloured and walked through, with the materials laid over it. */
export function TablePart({ elements }: Pick<KemetTableAnswer, 'elements'>) {
  const { t } = useTranslation('elements');
  const props = useTableProps(elements);
  const lit = elements.map(({ symbol }) => symbol).join(', ');
  return (
    <div className="page kemet-part">
      <LabStage
        id="table"
        lab={{ name: 'periodic-table', props, label: t('table.figure', { lit }) }}
        title={t('table.title')}
        lead={t('table.lead')}
        model={
          <>
            <p>{t('table.model')}</p>
            <p>{t('table.years')}</p>
            <p>{t('table.places')}</p>
          </>
        }
      />
    </div>
  );
}
