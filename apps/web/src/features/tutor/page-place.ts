import type { TutorPlace } from '@ori/contracts/tutor';

const LESSON = /\/lessons\/([^/?#]+)/;

/** Where the learner is, as far as the page tells: its path, its lesson, the question in front of them. */
export function placeOnPage(path: string): TutorPlace {
  const lessonId = LESSON.exec(path)?.[1];
  const item = document.querySelector<HTMLElement>('.question[data-item]')?.dataset['item'];
  return {
    path: path.slice(0, 200),
    ...(lessonId ? { lessonId: decodeURIComponent(lessonId) } : {}),
    ...(item ? { item } : {}),
  };
}
