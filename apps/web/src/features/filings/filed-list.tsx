import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { MorePages } from '../../lib/more-pages.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { useFiledWords } from './filed-entry.tsx';
import { useFilings } from './filings.queries.ts';
import '../../ui/styles/disclosure.css';

function List({ childId }: { readonly childId: string }) {
  const { t, i18n } = useTranslation('states');
  const query = useFilings(childId);
  const filedWords = useFiledWords();
  return (
    <Loaded query={query} waiting={<SkeletonText lines={3} label={t('law.loading')} />}>
      {({ pages }) => {
        const filings = pages.flatMap((page) => page.filings);
        if (filings.length === 0) return <p className="law-mute">{t('law.nothingFiled')}</p>;
        return (
          <>
            <ul className="law-history">
              {filings.map((filing) => (
                <li key={filing.id} data-undone={filing.undoneAt !== null}>
                  <strong>
                    {filing.part === null
                      ? filing.what
                      : t('law.part', { what: filing.what, part: filing.part })}
                  </strong>
                  <span>{filedWords(filing)}</span>
                  {filing.note !== '' && <q>{filing.note}</q>}
                  {filing.undoneAt && (
                    <span className="law-mute">
                      {t('law.undone', { day: dayWithYear(filing.undoneAt.slice(0, 10), i18n.language) })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <MorePages query={query} label={t('law.more')} />
          </>
        );
      }}
    </Loaded>
  );
}

/** What was handed in, taken back and corrected; asked for when it is opened. */
export function FiledList({ childId }: { readonly childId: string }) {
  const { t } = useTranslation('states');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="disclosure no-print" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{t('law.history')}</span>
        <Plus size={20} aria-hidden="true" />
      </summary>
      <div className="disclosure-body">{isOpen && <List childId={childId} />}</div>
    </details>
  );
}
