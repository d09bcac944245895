import { useTranslation } from 'react-i18next';
import { starPolygon } from '../../../ui/ornament/star.ts';

const STAR = starPolygon([0, 0], 26, 8, 3);
const HEART = starPolygon([0, 0], 14, 8, 3, 1 / 16);

/** The moment a skill is mastered: its star is lit in the sky of the progress page. */
export function NewStar({ skill }: { readonly skill: string }) {
  const { t } = useTranslation('lesson');
  return (
    <div className="new-star col-span-full flex items-center gap-4">
      <svg className="fill-gold" viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="46" fillOpacity="0.18" />
        <path d={STAR} />
        <path d={HEART} fill="var(--on-gold)" fillOpacity="0.45" />
      </svg>
      <p className="grid">
        <span className="eyebrow">{t('verdict.newStar')}</span>
        <b className="font-display text-xl">{skill}</b>
        <span>{t('verdict.mastered')}</span>
      </p>
    </div>
  );
}
