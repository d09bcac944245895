import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { EvidenceKind } from '../../ui/evidence-chip.tsx';
import type { SourceId } from './home-sources.ts';
import type { MarkName } from './root-marks.ts';

/** A place, one idea of its people, and what the sentence rests on. */
export interface Root {
  readonly mark: MarkName;
  readonly name: string;
  readonly when: string;
  readonly sentence: string;
  readonly label: EvidenceKind;
  readonly sources: readonly SourceId[];
}

function fromNileToYellowRiver(t: TFunction<'homepage'>): Root[] {
  return [
    {
      mark: 'doubling',
      name: t('roots.kemet.name'),
      when: t('roots.kemet.when'),
      sentence: t('roots.kemet.sentence'),
      label: 'record',
      sources: ['BM10057', 'IMH16'],
    },
    {
      mark: 'diagonal',
      name: t('roots.mesopotamia.name'),
      when: t('roots.mesopotamia.when'),
      sentence: t('roots.mesopotamia.sentence'),
      label: 'record',
      sources: ['YBC7289', 'FR98'],
    },
    {
      mark: 'syllables',
      name: t('roots.southAsia.name'),
      when: t('roots.southAsia.when'),
      sentence: t('roots.southAsia.sentence'),
      label: 'record',
      sources: ['PINGALA', 'SHA13'],
    },
    {
      mark: 'polygons',
      name: t('roots.china.name'),
      when: t('roots.china.when'),
      sentence: t('roots.china.sentence'),
      label: 'record',
      sources: ['SHEN99', 'MAR97'],
    },
  ];
}

function fromBaghdadToHawaii(t: TFunction<'homepage'>): Root[] {
  return [
    {
      mark: 'completing',
      name: t('roots.islamicate.name'),
      when: t('roots.islamicate.when'),
      sentence: t('roots.islamicate.sentence'),
      label: 'record',
      sources: ['HUNT214', 'RAS09'],
    },
    {
      mark: 'venus',
      name: t('roots.maya.name'),
      when: t('roots.maya.when'),
      sentence: t('roots.maya.sentence'),
      label: 'record',
      sources: ['DRES', 'BB11'],
    },
    {
      mark: 'takingAway',
      name: t('roots.yoruba.name'),
      when: t('roots.yoruba.when'),
      sentence: t('roots.yoruba.sentence'),
      label: 'record',
      sources: ['ABRAHAM', 'VER01'],
    },
    {
      mark: 'houses',
      name: t('roots.pacific.name'),
      when: t('roots.pacific.when'),
      sentence: t('roots.pacific.sentence'),
      label: 'tradition',
      sources: ['PVS', 'FIN03'],
    },
  ];
}

/** The eight, in the order of the ring. */
export function useRoots(): readonly Root[] {
  const { t } = useTranslation('homepage');
  return [...fromNileToYellowRiver(t), ...fromBaghdadToHawaii(t)];
}
