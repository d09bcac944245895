import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { ChildTeachers } from './child-teachers.tsx';
import { InviteTeacher } from './invite-teacher.tsx';
import { useChildTeachers } from './links.queries.ts';
import './teachers.css';

interface Props {
  readonly family: readonly { readonly id: string; readonly firstName: string }[];
  /** The children looked at: all side by side, or one. */
  readonly shown: Props['family'];
}

/** Who teaches which child by a parent's wish, side by side, and how to ask another. */
export function TeachersRoom({ family, shown }: Props) {
  const { t } = useTranslation('messages');
  const query = useChildTeachers();
  return (
    <div className="teachers-room">
      <Loaded query={query} waiting={<SkeletonText lines={6} label={t('teachers.loading')} />}>
        {({ teachers }) => (
          <div className="teachers-board">
            {shown.map((child) => (
              <ChildTeachers key={child.id} child={child} links={teachers} />
            ))}
          </div>
        )}
      </Loaded>
      <InviteTeacher family={family} />
    </div>
  );
}
