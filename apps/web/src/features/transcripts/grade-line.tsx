import type { Transcript, TranscriptCourse } from '@ori/contracts/transcript';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GradeOrigin } from './grade-origin.tsx';
import { GradeSeal } from './grade-seal.tsx';
import { GradeSourceChoice } from './grade-source.tsx';
import { MarksList } from './marks-list.tsx';

interface Props {
  readonly childId: string;
  readonly course: TranscriptCourse;
  readonly settings: Transcript['settings'];
}

/** A course in the grade book: its grade, where it comes from, and behind it the marks. */
export function GradeLine({ childId, course, settings }: Props) {
  const { t } = useTranslation('transcript');
  const [isOpen, setOpen] = useState(false);
  const { id, title, status, subject } = course;
  const edit = `/dashboard/parent/transcript?${new URLSearchParams({ child: childId, course: id })}`;
  return (
    <li className="grade-line">
      <div className="grade-words">
        <h4 className="grade-title">{title}</h4>
        <p className="text-sm text-mute">
          {t(`dashboard:subject.${subject}`)}
          {status !== 'completed' && ` · ${t(`status.${status}`)}`}
        </p>
      </div>
      <GradeSeal course={course} />
      <details className="grade-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <GradeOrigin course={course} />
        </summary>
        {isOpen && (
          <div className="grid gap-4">
            <GradeSourceChoice course={course} settings={settings} />
            <MarksList courseId={id} />
            <p>
              <Link to={edit}>{t('grades.edit')}</Link>
            </p>
          </div>
        )}
      </details>
    </li>
  );
}
