import type { ToldState } from '@ori/contracts/states';
import { colon } from '@ori/core/words/colon';
import { useTranslation } from 'react-i18next';
import { dayWithYear } from '../../lib/day-with-year.ts';

type Props = { readonly state: ToldState };

/** What changed lately, newest first. */
export function StateChanges({ state: { changes, sources } }: Props) {
  const { t, i18n } = useTranslation('states');
  if (changes.length === 0) return null;
  return (
    <section className="state-part" aria-labelledby="changes">
      <h2 id="changes">{t('state.changes')}</h2>
      <ul className="state-changes">
        {changes.map(({ on, text, source }) => (
          <li key={`${on}-${text}`}>
            <time dateTime={on}>{dayWithYear(on, i18n.language)}</time>
            <p>
              {text}{' '}
              <a
                href={`#source-${source}`}
                aria-label={t('rule.source', { number: sources.findIndex(({ id }) => id === source) + 1 })}
              >
                [{sources.findIndex(({ id }) => id === source) + 1}]
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The texts that were read, numbered as the rules name them. */
export function StateSources({ state: { sources } }: Props) {
  const { t, i18n } = useTranslation('states');
  return (
    <section className="state-part" aria-labelledby="sources">
      <h2 id="sources">{t('state.sources')}</h2>
      <ol className="state-sources">
        {sources.map(({ id, title, url, kind, readOn, asOf }) => (
          <li key={id} id={`source-${id}`}>
            <a href={url} rel="noreferrer" lang="en">
              {title}
            </a>
            <span className="state-mute">
              {t(`source.${kind}`)} · {t('source.readOn', { day: dayWithYear(readOn, i18n.language) })}
              {asOf !== null && (
                <>
                  {' · '}
                  {t('source.asOf')}
                  {colon(i18n.language)}
                  <span lang="en">{asOf}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
