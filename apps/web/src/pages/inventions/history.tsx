import type { HistoricalDeed } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { HowSure } from '../../features/heritage/how-sure.tsx';

/** Who turned a field, heard a wave or tuned a circuit, in order of time. */
export function History({ history }: { readonly history: readonly HistoricalDeed[] }) {
  const { t } = useTranslation('inventions');
  return (
    <section className="page inv-part" id="others" aria-labelledby="others-title">
      <h2 id="others-title">{t('history.title')}</h2>
      <p className="max-w-prose text-lg text-mute">{t('history.lead')}</p>
      <ol className="inv-list">
        {history.map((deed) => (
          <li key={deed.id}>
            <p className="inv-when">{deed.year}</p>
            <div className="grid gap-2">
              <h3>{deed.who}</h3>
              <p lang={deed.lang}>{deed.text}</p>
            </div>
            <HowSure label={deed.label} sources={deed.sources} lang="en" />
          </li>
        ))}
      </ol>
    </section>
  );
}
