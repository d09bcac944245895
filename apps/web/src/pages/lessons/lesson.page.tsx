import type { Lesson } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/accounts/session.ts';
import { isUnreached } from '../../features/accounts/session-store.ts';
import { LaterLevelChoice } from '../../features/heritage/later-level-choice.ts';
import { useKimLevel } from '../../features/heritage/use-kim-level.ts';
import { usePageData } from '../../lib/page-data.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LessonArticle, useLessonPlace } from './lesson-article.tsx';

/** The lesson, asked of the API before the page is drawn. */
export const dataPath = ({ id }: Readonly<Record<string, string | undefined>>): string =>
  `/api/lessons/${encodeURIComponent(id ?? '')}`;

/** The lesson's own title, summary and languages, for the head of the document. */
export function describe(data: unknown): {
  readonly title: string;
  readonly description: string;
  readonly languages: readonly Locale[];
} {
  const { title, summary, availableIn } = data as Lesson;
  return { title, description: summary, languages: availableIn };
}

/** The way into the practice: for a learner, for a visitor, or none while nobody can tell which it is. */
function PracticeDoor({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useTranslation('lesson');
  const session = useSession();
  if (isUnreached(session)) return t('invite.noNetwork');
  if (session.user?.role === 'student')
    return (
      <LinkButton
        to={`/dashboard/student/courses/${lesson.courseId}/lessons/${lesson.id}#practice`}
        size="large"
      >
        {t('invite.practise')}
      </LinkButton>
    );
  return (
    <>
      <LinkButton to="/account-type" size="large">
        {t('invite.start')}
      </LinkButton>
      <LinkButton to="/auth" variant="secondary" size="large">
        {t('invite.signIn')}
      </LinkButton>
    </>
  );
}

function Practice({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useTranslation('lesson');
  const count = lesson.practice.reduce((sum, part) => sum + part.count, 0);
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">{t('invite.text', { count })}</p>
      <ul className="lesson-objectives">
        {lesson.practice.map(({ skill, title }) => (
          <li key={skill}>{title}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <PracticeDoor lesson={lesson} />
      </p>
    </div>
  );
}

/** `/lessons/:id`: a whole lesson, open to everybody. */
export function Page() {
  const lesson = usePageData<Lesson>();
  const { user } = useSession();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const level = useKimLevel(user);
  const current = useLessonPlace(lesson, level);
  return (
    <LessonArticle
      lesson={lesson}
      kimLevel={level}
      current={current}
      choice={
        user === null && <LaterLevelChoice hasMyth={lesson.mythology !== undefined} onChoice={drawAgain} />
      }
      practice={<Practice lesson={lesson} />}
    />
  );
}
