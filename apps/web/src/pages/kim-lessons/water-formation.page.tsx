import type { Lesson } from '@ori/contracts/content';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageWords } from '../../app/route-rows.ts';
import { laterPart } from '../../lib/later-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
// The lesson is in the first document, so its sheets must be, too.
import '@ori/labs/labs.css';
import '../../features/learning/lesson/lesson.css';
import '../../features/learning/lesson/lesson-parts.css';
import '../../ui/styles/choices.css';

const loadLesson = async (): Promise<ComponentType> => (await import('../lessons/lesson.page.tsx')).Page;

const LessonPage = laterPart(
  'water-lesson',
  loadLesson,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadLesson() : null,
);

/** The lesson, asked of the API before the page is drawn. */
export const dataPath = (): string => '/api/lessons/water-formation';

/** The lesson's own title and summary, for the head of the document. */
export function describe(data: unknown): PageWords {
  const { title, summary, availableIn } = data as Lesson;
  return { title, description: summary, languages: availableIn };
}

/** `/kim-lessons/water-formation`: how water is made, a whole lesson, and the way on to its molecule. */
export function Page() {
  const { t } = useTranslation('matter');
  return (
    <>
      <LessonPage />
      <aside className="page no-print grid justify-items-start gap-3 py-10">
        <h2 className="text-3xl">{t('waterPage.title')}</h2>
        <p className="text-lg text-mute">{t('waterPage.lead')}</p>
        <LinkButton to="/features/3d-visualizations#molecules">{t('waterPage.go')}</LinkButton>
      </aside>
    </>
  );
}
