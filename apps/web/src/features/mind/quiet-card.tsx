import type { MindActivity } from '@ori/contracts/mind';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DidIt, type Doer } from './did-it.tsx';
import { LAB_PLACES } from './lab-places.ts';

interface QuietCardProps extends Doer {
  readonly activity: MindActivity;
}

/** A quiet activity as a parent reads it out: what it is for, the steps, the other choice, a word to the adult. */
export function QuietCard({ activity, ...doer }: QuietCardProps) {
  const { t } = useTranslation('mind');
  const { id, band, minutes, title, purpose, steps, instead, adult, lab } = activity;
  return (
    <Card as="li" className="home-card" id={`quiet-${id}`}>
      <p className="home-when">
        {t(`band.${band}`)} · {t('activities.minutes', { count: minutes })}
      </p>
      <h3 className="text-2xl">{title}</h3>
      <p>{purpose}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="home-instead">
        <b>{t('activities.instead')}</b> {instead}
      </p>
      <p className="home-adult">{adult}</p>
      <div className="flex flex-wrap gap-3">
        {lab && (
          <LinkButton to={`/consciousness#${LAB_PLACES[lab]}`}>{t('dashboard:practices.tryNow')}</LinkButton>
        )}
        <DidIt {...doer} activity={{ id, kind: 'mind', title, minutes }} />
      </div>
    </Card>
  );
}
