import { textPath } from '@ori/contracts/text-names';
import type { LegalSummary, LegalText } from '@ori/contracts/texts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { useVersionName } from '../../lib/use-version-name.ts';

interface LegalVersionsProps {
  readonly text: LegalText;
  /** The other versions, the newest first. */
  readonly versions: readonly LegalSummary[];
}

/** Which version this is, what changed when, and the other versions to read. */
export function LegalVersions({ text, versions }: LegalVersionsProps) {
  const { t, i18n } = useTranslation('legal');
  const versionName = useVersionName();
  const day = (date: string) => <time dateTime={date}>{dayWithYear(date, i18n.language)}</time>;
  return (
    <section className="legal-versions" aria-labelledby="versions">
      <h2 id="versions">{t('versions.title')}</h2>
      <p>{t('versions.this', { version: versionName(text.version) })}</p>
      <ul>
        {text.changes.map(({ on, text: what }) => (
          <li key={on}>
            {day(on)} · {what}
          </li>
        ))}
        {versions.map(({ slug, version, effective }) => (
          <li key={slug}>
            {day(effective)} ·{' '}
            <Link to={textPath('legal', slug)}>{t('versions.read', { version: versionName(version) })}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
