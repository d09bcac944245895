import { useTranslation } from 'react-i18next';
import { useKept } from './use-kept.ts';

/** Pages that open without network, as whole pages: the worker has their documents. */
export function KeptList() {
  const { t } = useTranslation('features');
  const [kept] = useKept();
  if (kept === null) return <p>{t('offline.away.looking')}</p>;
  if (kept === 'unable' || kept.pages.length === 0) return <p>{t('offline.away.none')}</p>;
  return (
    <ul className="offline-kept">
      {kept.pages.map(({ path, title, locale }) => (
        <li key={`${locale} ${path}`}>
          <a href={`${path}?lng=${locale}`} lang={locale} hrefLang={locale}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
