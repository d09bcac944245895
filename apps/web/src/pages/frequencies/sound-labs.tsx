import { useTranslation } from 'react-i18next';
import { LabStage } from '../../features/labs/lab-stage.tsx';

/** The plate of the charter's example. */
const PLATE = { shape: 'square', edge: 'free', material: 'aluminium', sizeMm: 240, thicknessMm: 1 };
const TUNINGS = { bench: 'beats' };

/** The two laboratories of the page. */
export function SoundLabs() {
  const { t } = useTranslation('sound');
  return (
    <div className="page sound-labs">
      <LabStage
        id="cymatics"
        lab={{ name: 'cymatics', props: PLATE, label: t('cymatics.figure') }}
        title={t('cymatics.title')}
        lead={t('cymatics.lead')}
        model={
          <>
            <p>{t('cymatics.model')}</p>
            <p>{t('cymatics.error')}</p>
          </>
        }
      />
      <LabStage
        id="tunings"
        lab={{ name: 'tunings', props: TUNINGS, label: t('tunings.figure') }}
        title={t('tunings.title')}
        lead={t('tunings.lead')}
        model={<p>{t('tunings.model')}</p>}
      />
    </div>
  );
}
