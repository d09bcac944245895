import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ChildTranscript } from '../../../features/transcripts/child-transcript.tsx';
import { FamilyTranscripts } from '../../../features/transcripts/family-transcripts.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChildrenOrOne } from './children-or-one.tsx';

const addressOf = (child: string, course?: string): string =>
  `/dashboard/parent/transcript?${new URLSearchParams({ child, ...(course && { course }) })}`;

/** `/dashboard/parent/transcript`: every child's in a line, or one as it will be printed; `?course=` opens a part. */
export function Page() {
  const { t } = useTranslation('transcript');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className="page pb-16">
      <div className="no-print">
        <PageHeader title={t('page.title')} lead={t('page.lead')} />
      </div>
      <ChildrenOrOne>
        {({ child, choose }, family) =>
          child ? (
            <ChildTranscript
              key={child.id}
              child={child}
              open={search.get('course')}
              addressOf={(open) => addressOf(child.id, open)}
              close={() => void navigate(addressOf(child.id))}
            />
          ) : (
            <FamilyTranscripts family={family} onChoose={choose} />
          )
        }
      </ChildrenOrOne>
    </div>
  );
}
