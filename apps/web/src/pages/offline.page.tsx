import { useTranslation } from 'react-i18next';
import { KeptList } from '../features/offline/kept-list.tsx';
import { TryAgain } from '../features/offline/try-again.tsx';
import '../features/offline/offline.css';

/** `/offline`: shown by the worker where there is no network and no copy; what can be opened all the same. */
export function Page() {
  const { t } = useTranslation('features');
  return (
    <div className="page offline-away">
      <header>
        <p className="eyebrow">{t('offline.away.eyebrow')}</p>
        <h1>{t('offline.away.heading')}</h1>
        <p className="max-w-prose text-lg text-mute">{t('offline.away.lead')}</p>
        <TryAgain />
      </header>
      <section aria-labelledby="kept">
        <h2 id="kept">{t('offline.away.kept')}</h2>
        <KeptList />
      </section>
      <p className="max-w-prose text-mute">{t('offline.away.needs')}</p>
    </div>
  );
}
