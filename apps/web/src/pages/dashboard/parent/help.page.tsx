import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { HelpBoard } from '../../../features/help/help-board.tsx';
import { HelpSearch } from '../../../features/help/help-search.tsx';
import { useGuides } from '../../../features/help/help.queries.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

const PATH = '/dashboard/parent/help';
const QUERY_MAX = 120;

/** `/dashboard/parent/help`: the same guides as on `/help`, those for parents first. */
export function Page() {
  const { t } = useTranslation('help');
  const [search] = useSearchParams();
  const typed = (search.get('q') ?? '').slice(0, QUERY_MAX);
  const guides = useGuides(typed);
  return (
    <div className="page pb-16">
      <PageHeader title={t('parents.title')} lead={t('parents.lead')} />
      <div className="help-page" data-room="true">
        <HelpSearch path={PATH} typed={typed} />
        <Loaded query={guides} waiting={<Skeleton className="h-96 w-full" />}>
          {({ guides: found }) => (
            <HelpBoard guides={found} typed={typed} chosen={null} own="parent" path={PATH} />
          )}
        </Loaded>
        <div className="help-end">
          <p className="text-lg">{t('stillStuck')}</p>
          <LinkButton to="/contact" variant="secondary">
            {t('write')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
