import { useTranslation } from 'react-i18next';
import { LabStage } from '../../features/labs/lab-stage.tsx';
import { Kinds } from '../../features/matter/kinds.tsx';
import { NextPlaces } from '../../features/matter/next-places.tsx';
import { ScaleLadder } from '../../features/matter/scale-ladder.tsx';
import { VisualHero } from '../../features/matter/visual-hero.tsx';
import '../../features/matter/matter.css';

const ORBITAL = { orbital: '3d_z2' };
const MOLECULE = { molecule: 'water' };

/** `/features/3d-visualizations`: orbitals and molecules, to be turned, cut open and measured. */
export function Page() {
  const { t } = useTranslation('matter');
  return (
    <>
      <VisualHero />
      <div className="page matter-part">
        <LabStage
          id="orbitals"
          lab={{ name: 'orbitals', props: ORBITAL, label: t('orbitals.figure') }}
          title={t('orbitals.title')}
          lead={t('orbitals.lead')}
          model={<p>{t('orbitals.model')}</p>}
        />
      </div>
      <ScaleLadder />
      <div className="page matter-part">
        <LabStage
          id="molecules"
          lab={{ name: 'molecules', props: MOLECULE, label: t('molecules.figure') }}
          title={t('molecules.title')}
          lead={t('molecules.lead')}
          model={<p>{t('molecules.model')}</p>}
        />
      </div>
      <Kinds />
      <NextPlaces />
    </>
  );
}
