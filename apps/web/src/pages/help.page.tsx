import type { HelpAnswer } from '@ori/contracts/help';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PathParams } from '../app/route-rows.ts';
import { useSession } from '../features/accounts/session.ts';
import { HelpBoard } from '../features/help/help-board.tsx';
import { HelpSearch } from '../features/help/help-search.tsx';
import { ReaderDoors } from '../features/help/reader-doors.tsx';
import { readerNamed, readerOf } from '../features/help/reader-of.ts';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';

/** Longer searches are cut: the API takes no more. */
const QUERY_MAX = 120;
const typedIn = (search: URLSearchParams): string => (search.get('q') ?? '').slice(0, QUERY_MAX);

export const dataPath = (_params: PathParams, search: URLSearchParams): string =>
  `/api/help?${new URLSearchParams({ q: typedIn(search) })}`;

/** `/help`: every guide by topic, for whom it is, and a search; all of it without any script. */
export function Page() {
  const { t } = useTranslation('help');
  const { guides } = usePageData<HelpAnswer>();
  const [search] = useSearchParams();
  const { user } = useSession();
  const typed = typedIn(search);
  const chosen = readerNamed(search.get('for'));
  return (
    <div className="help-page">
      <header className="help-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="text-xl text-mute">{t('lead')}</p>
          <HelpSearch path="/help" typed={typed} />
        </div>
        <ReaderDoors path="/help" chosen={chosen} />
      </header>
      <HelpBoard
        guides={guides}
        typed={typed}
        chosen={chosen}
        own={user ? readerOf(user) : null}
        path="/help"
      />
      <div className="help-end no-print">
        <p className="text-lg">{t('stillStuck')}</p>
        <LinkButton to="/contact">{t('write')}</LinkButton>
      </div>
    </div>
  );
}
