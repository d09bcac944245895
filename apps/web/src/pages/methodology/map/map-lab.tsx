import type { MeetingsAnswer } from '@ori/contracts/meetings';
import { LIFETIME_YEARS } from '@ori/core/heritage/meeting';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LabStage } from '../../../features/labs/lab-stage.tsx';
import { labPropsOf } from '../../../features/meetings/lab-props.ts';

/** The lab with the chosen question's ideas. */
export function MapLab({ answer }: { readonly answer: MeetingsAnswer }) {
  const { t } = useTranslation('meetings');
  const props = useMemo(() => labPropsOf(answer), [answer]);
  return (
    <LabStage
      id="lab"
      lab={{ name: 'could-they-have-met', props, label: t('lab.figure', { count: answer.ideas.length }) }}
      title={t('lab.title')}
      lead={t('lab.lead')}
      model={
        <>
          <p>{t('lab.dates', { lifetime: LIFETIME_YEARS })}</p>
          <p>{t('lab.places')}</p>
          <p>{t('lab.map')}</p>
          <p>{t('lab.roads')}</p>
        </>
      }
    />
  );
}
