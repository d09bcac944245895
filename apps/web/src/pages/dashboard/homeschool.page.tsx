import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/accounts/session.ts';
import { newId } from '../../features/learning/practice/new-id.ts';
import { type RecordChild, RecordRoomContext } from '../../features/records/record-room.ts';
import { useTaught } from '../../features/records/records.queries.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RecordsOfFamily } from './homeschool-family.tsx';
import { WholeFamily } from './parent/whole-family.tsx';
import '../../features/records/records.css';
import '../../features/records/cover.css';
import '../../features/records/figures.css';
import '../../features/records/marks.css';
import '../../features/records/months.css';
import '../../features/records/log.css';

const waiting = <Skeleton className="h-96 w-full" />;

/** A teacher sees the children whose record a parent opened, and changes nothing. */
function OfTeacher() {
  const { t } = useTranslation('records');
  const query = useTaught();
  return (
    <Loaded query={query} waiting={waiting}>
      {({ children }) => {
        const open = children.filter(({ state, grants }) => state === 'linked' && grants.records);
        const family = open.map(({ childId, childName }): RecordChild => ({
          id: childId,
          firstName: childName,
        }));
        const back = <LinkButton to="/dashboard">{t('teacher.back')}</LinkButton>;
        if (family.length === 0)
          return <EmptyState title={t('teacher.none')} text={t('teacher.noneText')} actions={back} />;
        return <RecordsOfFamily family={family} />;
      }}
    </Loaded>
  );
}

/** `/dashboard/homeschool`: the record of home education, which mostly fills itself. */
export function Page() {
  const { t } = useTranslation('records');
  const { user } = useSession();
  const mayWrite = user?.role === 'parent';
  return (
    <div className="page pb-16">
      <PageHeader title={t('title')} lead={t(mayWrite ? 'lead' : 'teacher.lead')} />
      <RecordRoomContext value={{ mayWrite, newId }}>
        {mayWrite ? (
          <WholeFamily>{(family) => <RecordsOfFamily family={family} />}</WholeFamily>
        ) : (
          <OfTeacher />
        )}
      </RecordRoomContext>
    </div>
  );
}
