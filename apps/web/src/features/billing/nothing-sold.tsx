import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { Seats } from './seats.tsx';

interface Props {
  /** Where everything that is open begins for whoever reads this. */
  readonly next: { readonly to: string; readonly label: string };
}

/** What stands in the place of prices where an installation takes no money: that everything is open, and the way in. */
export function NothingSold({ next }: Props) {
  const { t } = useTranslation('pricing');
  return (
    <header className="pricing-hero">
      <div className="pricing-title">
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1>{t('open.heading')}</h1>
        <p className="pricing-lead">{t('open.lead')}</p>
        <ul className="pricing-open">
          {(['places', 'tools', 'card', 'records'] as const).map((each) => (
            <li key={each}>{t(`open.${each}`)}</li>
          ))}
        </ul>
        <p>
          <LinkButton to={next.to} size="large">
            {next.label}
          </LinkButton>
        </p>
      </div>
      <figure>
        <Seats taken={null} />
        <figcaption>{t('open.figure')}</figcaption>
      </figure>
    </header>
  );
}
