import type { Overview } from '@ori/contracts/administration';
import { useTranslation } from 'react-i18next';
import { useFigures } from './use-figures.ts';

/** PINs and passwords are being guessed over the installation: how often, from where in number, since when. */
export function GuessingAlarm({ of: { guessing } }: { readonly of: Overview }) {
  const { t } = useTranslation('administration');
  const { number, moment } = useFigures();
  if (guessing === null) return null;
  const { failures, networks, since } = guessing;
  return (
    <section className="admin-aside" role="alert" aria-labelledby="guessing">
      <h2 id="guessing">{t('overview.guessing.title')}</h2>
      <p>
        {t('overview.guessing.figures', {
          failures: number(failures),
          networks: number(networks),
          since: moment(since),
        })}
      </p>
      <p className="max-w-prose text-mute">{t('overview.guessing.meaning')}</p>
    </section>
  );
}
