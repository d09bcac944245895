import type { Source } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import { useTranslation } from 'react-i18next';

interface SourceListProps {
  readonly sources: readonly Source[];
  /** The language they are told in, where it may not be the reader's. */
  readonly lang?: Locale;
}

/** Sources as cited; objects and texts themselves are told apart from what was written about them. */
export function SourceList({ sources, lang }: SourceListProps) {
  const { t, i18n } = useTranslation('lesson');
  return (
    <ul className="source-list" lang={lang}>
      {sources.map((source) => (
        <li key={source.id}>
          {source.url ? (
            <a href={source.url} rel="noreferrer">
              {source.text}
            </a>
          ) : (
            source.text
          )}
          {source.primary && (
            <span className="source-primary" lang={i18n.language}>
              {' '}
              {t('sources.primary')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
