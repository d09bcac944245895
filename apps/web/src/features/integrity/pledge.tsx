import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';

const LINES = ['one', 'two', 'three', 'four', 'five'] as const;
const SIGNED = ['name', 'other', 'day'] as const;

/** A promise to be read aloud and signed; printed, it is a page of its own. */
export function Pledge() {
  const { t } = useTranslation('integrity');
  const isLive = useHydrated();
  return (
    <section className="ig-pledge" id="pledge" aria-labelledby="pledge-title">
      <div className="ig-sheet">
        <h2 id="pledge-title">{t('pledge.title')}</h2>
        <ul>
          {LINES.map((line) => (
            <li key={line}>{t(`pledge.${line}`)}</li>
          ))}
        </ul>
        <p className="ig-grown">{t('pledge.grown')}</p>
        <ul className="ig-signed">
          {SIGNED.map((who) => (
            <li key={who}>{t(`pledge.${who}`)}</li>
          ))}
        </ul>
      </div>
      <div className="no-print">
        <p>{t('pledge.lead')}</p>
        {isLive && (
          <button type="button" className="btn btn-secondary" onClick={() => window.print()}>
            {t('pledge.print')}
          </button>
        )}
      </div>
    </section>
  );
}
