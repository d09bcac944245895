import type { HomeActivity } from '@ori/contracts/practices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { DidIt, type Doer } from './did-it.tsx';

interface HomeCardProps extends Doer {
  readonly activity: HomeActivity;
  /** Where the idea comes from, with its label and sources. */
  readonly origin: ReactNode;
}

const TONES = { heritage: 'clay', geometry: 'gold', mind: 'nile' } as const;

/** An activity for home: what for, what is needed, the steps, where it comes from, and “we did it”. */
export function HomeCard({ activity, origin, ...doer }: HomeCardProps) {
  const { t } = useTranslation('dashboard');
  const { id, kind, lang, title, purpose, minutes, materials, steps, adult } = activity;
  return (
    <Card as="li" className="home-card">
      <p className="flex flex-wrap gap-2">
        <Badge tone={TONES[kind]}>{t(`practices.kind.${kind}`)}</Badge>
        <Badge>{t('practices.log.minutes', { count: minutes })}</Badge>
      </p>
      <h2 className="text-2xl" lang={lang}>
        {title}
      </h2>
      <p lang={lang}>{purpose}</p>
      {materials.length > 0 && (
        <p>
          <b>{t('practices.needs')}</b> <span lang={lang}>{materials.join(' · ')}</span>
        </p>
      )}
      <details>
        <summary>{t('practices.steps')}</summary>
        <ol lang={lang}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {adult && (
          <p lang={lang} className="home-adult">
            {adult}
          </p>
        )}
        {origin}
      </details>
      <div className="flex flex-wrap gap-3">
        <DidIt {...doer} activity={{ id, kind, title, minutes }} />
      </div>
    </Card>
  );
}
