import { useTranslation } from 'react-i18next';

/** A version of a text is named by its month, and which of that month it is: `2026-11-4`. */
const VERSION = /^(\d{4}-\d{2})(?:-(\d{1,2}))?$/;

/** Says which version of a text it is, so that it does not read as a date: "4 of November 2026". */
export function useVersionName(): (version: string) => string {
  const { t, i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (version) => {
    const [, yearMonth, number] = VERSION.exec(version) ?? [];
    if (yearMonth === undefined) return version;
    const month = format.format(new Date(`${yearMonth}-15T12:00:00Z`));
    return number === undefined ? month : t('versionName', { number, month });
  };
}
