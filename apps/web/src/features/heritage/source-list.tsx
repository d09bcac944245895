import type { Source } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';

/** Sources as cited; objects and texts themselves are told apart from what was written about them. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTranslation('lesson');
  return (
    <ul className="source-list">
      {sources.map((source) => (
        <li key={source.id}>
          {source.url ? (
            <a href={source.url} rel="noreferrer">
              {source.text}
            </a>
          ) : (
            source.text
          )}
          {source.primary && <span className="source-primary"> {t('sources.primary')}</span>}
        </li>
      ))}
    </ul>
  );
}
