import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ChildChooser } from '../../../features/families/child-chooser.tsx';
import { useChildren } from '../../../features/families/families.queries.ts';
import { NoChildren } from '../../../features/families/no-children.tsx';
import { ChildTranscript } from '../../../features/transcripts/child-transcript.tsx';
import { FamilyTranscripts } from '../../../features/transcripts/family-transcripts.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

const PATH = '/dashboard/parent/transcript';
const addressOf = (child: string | null, course?: string): string =>
  child === null ? PATH : `${PATH}?${new URLSearchParams({ child, ...(course && { course }) })}`;

/** `/dashboard/parent/transcript`: every child's in a line, or one as it will be printed; `?course=` opens a part. */
export function Page() {
  const { t } = useTranslation('transcript');
  const query = useChildren();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choose = (id: string | null) => void navigate(addressOf(id));
  return (
    <div className="page pb-16">
      <div className="no-print">
        <PageHeader title={t('page.title')} lead={t('page.lead')} />
      </div>
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {({ children: family }) => {
          if (family.length === 0) return <NoChildren />;
          const only = family.length === 1 ? family[0] : undefined;
          const child = family.find(({ id }) => id === search.get('child')) ?? only ?? null;
          return (
            <div className="grid grid-cols-1 gap-8">
              <ChildChooser
                family={family.map(({ id, firstName }) => ({ childId: id, firstName }))}
                chosen={child?.id ?? null}
                onChoose={choose}
              />
              {child === null ? (
                <FamilyTranscripts family={family} onChoose={choose} />
              ) : (
                <ChildTranscript
                  key={child.id}
                  child={child}
                  open={search.get('course')}
                  addressOf={(open) => addressOf(child.id, open)}
                  close={() => void navigate(addressOf(child.id))}
                />
              )}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
