import type { Lesson } from '@ori/contracts/content';
import { useEffect } from 'react';
import { tellOpened } from '../../../offline/tell-opened.ts';

/** Who looked at a lesson for this long has opened it. */
const OPENED_MS = 1_000;

/** A lesson that a learner opens in their own rooms is found and read without a connection, as the page it also is. */
export function useOpenedLesson(lesson: Lesson): void {
  useEffect(() => {
    const path = `/lessons/${lesson.id}`;
    const timer = setTimeout(() => {
      if (import.meta.env.PROD) tellOpened(path);
      void import('./keep-opened.ts').then(
        ({ keepLesson }) => keepLesson(path, lesson),
        () => undefined,
      );
    }, OPENED_MS);
    return () => clearTimeout(timer);
  }, [lesson]);
}
