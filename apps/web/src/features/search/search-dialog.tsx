import { SEARCH_QUERY_MAX } from '@ori/contracts/site-search-names';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CareFirst } from './care-first.tsx';
import { optionId, Suggestions } from './suggestions.tsx';
import { useBox, useStatus, useWords } from './use-box.ts';
import './search-dialog.css';

type BoxProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly listId: string;
  readonly active: number;
  readonly isOpen: boolean;
  readonly onType: (query: string) => void;
};

function BoxInput({ listId, active, isOpen, onType, ...rest }: BoxProps) {
  const { t } = useTranslation('search');
  return (
    <input
      {...rest}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      role="combobox"
      aria-label={t('label')}
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
      placeholder={t('placeholder')}
      maxLength={SEARCH_QUERY_MAX}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/** A press beside the box closes it, where the browser knows how. */
const LIGHT = { closedby: 'any' } as const;

/** The box that suggests while one types: a combobox in a dialog, with the same places as the search page. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('search');
  const hasWords = useWords();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const { query, setQuery, places, isWaiting, results, active, onKeyDown } = useBox();
  const status = useStatus(query, places, isWaiting);
  const total = places?.answer?.total ?? 0;
  useEffect(() => {
    if (hasWords && dialog.current?.open === false) dialog.current.showModal();
  }, [hasWords]);

  const close = (): void => dialog.current?.close();
  const go = (to: string): void => {
    close();
    void navigate(to);
  };
  const all = `/search?${new URLSearchParams({ q: query })}`;
  if (!hasWords) return null;
  return (
    <dialog ref={dialog} className="seek" aria-label={t('title')} onClose={onClose} {...LIGHT}>
      <form
        role="search"
        className="seek-form"
        onSubmit={(event) => {
          event.preventDefault();
          go(results[active]?.path ?? all);
        }}
      >
        <Search size={22} aria-hidden="true" />
        <BoxInput
          listId={listId}
          active={active}
          isOpen={results.length > 0}
          value={query}
          onType={setQuery}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="btn btn-quiet btn-icon" aria-label={t('close')} onClick={close}>
          <X size={20} aria-hidden="true" />
        </button>
      </form>
      {places?.answer?.care && <CareFirst care={places.answer.care} />}
      <Suggestions listId={listId} results={results} active={active} onChoose={go} />
      <p className="seek-foot">
        <span role="status">{status}</span>
        {total > results.length && (
          <button type="button" className="btn btn-quiet" onClick={() => go(all)}>
            {t('box.all')}
          </button>
        )}
      </p>
    </dialog>
  );
}
