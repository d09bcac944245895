import { useTranslation } from 'react-i18next';
import { useKept } from './use-kept.ts';

const MEGABYTE = 1_000_000;

/** "On this device": how many pages open without network, and the room they take. */
export function DevicePanel() {
  const { t, i18n } = useTranslation('features');
  const [kept, lookAgain] = useKept();
  const megabytes = (bytes: number) =>
    new Intl.NumberFormat(i18n.language, {
      maximumFractionDigits: 1,
      style: 'unit',
      unit: 'megabyte',
    }).format(bytes / MEGABYTE);
  return (
    <section className="offline-panel" aria-labelledby="device">
      <h2 id="device">{t('offline.device.title')}</h2>
      <div aria-live="polite">
        {kept === null && <p>{t('offline.device.script')}</p>}
        {kept === 'unable' && <p>{t('offline.device.unable')}</p>}
        {kept !== null && kept !== 'unable' && (
          <>
            <p className="offline-count">
              <b>{kept.pages.length}</b> {t('offline.device.pages', { count: kept.pages.length })}
            </p>
            {kept.bytes !== null && <p>{t('offline.device.room', { size: megabytes(kept.bytes) })}</p>}
          </>
        )}
      </div>
      {kept !== null && kept !== 'unable' && (
        <button type="button" className="btn btn-quiet" onClick={lookAgain}>
          {t('offline.device.again')}
        </button>
      )}
    </section>
  );
}
