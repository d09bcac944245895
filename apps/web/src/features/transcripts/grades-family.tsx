import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { GradedChild } from './course-input.ts';
import { GradeBook } from './grade-book.tsx';
import { QuickMark } from './quick-mark.tsx';
import { useTranscriptsThere } from './transcripts.queries.ts';

interface Props {
  readonly family: readonly GradedChild[];
  /** The child looked at alone, or null for all side by side. */
  readonly chosen: GradedChild | null;
  readonly onChoose: (id: string) => void;
}

/** The family's grade books, side by side or one alone, and a mark written down in seconds. */
export function GradesFamily({ family, chosen, onChoose }: Props) {
  const { t } = useTranslation('transcript');
  const shown = chosen === null ? family : [chosen];
  const transcripts = useTranscriptsThere(shown.map(({ id }) => id));
  return (
    <>
      <QuickMark family={shown} transcripts={transcripts} />
      <div className="grade-books" data-alone={chosen !== null || undefined}>
        {shown.map((child) => (
          <GradeBook
            key={child.id}
            child={child}
            action={
              chosen === null && (
                <Button variant="quiet" className="no-print" onClick={() => onChoose(child.id)}>
                  {t('grades.alone')}
                  <span className="sr-only"> {child.firstName}</span>
                </Button>
              )
            }
          />
        ))}
      </div>
    </>
  );
}
