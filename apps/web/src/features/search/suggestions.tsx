import type { SiteResult } from '@ori/contracts/site-search';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { KindMark } from './kind-mark.tsx';

interface SuggestionsProps {
  readonly listId: string;
  readonly results: readonly SiteResult[];
  /** The one that the arrows chose; -1 for none. */
  readonly active: number;
  readonly onChoose: (path: string) => void;
}

/** The id of one suggestion, for the box that owns the list. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** What the box suggests; keys stay in the box, a click goes there. */
export function Suggestions({ listId, results, active, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('search');
  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t('box.list')}
      className="seek-list"
      hidden={results.length === 0}
    >
      {results.map(({ kind, path, title, place }, at) => (
        <div
          key={`${path} ${title}`}
          id={optionId(listId, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className="seek-option"
          onClick={() => onChoose(path)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(path)}
        >
          <KindMark kind={kind} />
          <span>
            <strong>{title}</strong>
            <span className="seek-where">{[t(`kind.${kind}`), place].filter(Boolean).join(' · ')}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
