import type { Interactive, Lesson } from '@ori/contracts/content';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useWallLesson } from './teacher.queries.ts';

interface WallProps {
  readonly lessonId: string;
  readonly figure: (interactive: Interactive, lang: Lesson['locale']) => ReactNode;
  readonly onClose: () => void;
}

/** Opens the dialog over the whole screen, as far as the browser lets it; gives the focus back when it closes. */
function useWholeScreen() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const here = dialog.current;
    if (here === null || here.open) return undefined;
    here.showModal();
    // A browser that has no full screen, or does not allow it now, shows the dialog as large as its window.
    void here.requestFullscreen?.().catch(() => undefined);
    return () => here.close();
  }, []);
  return dialog;
}

/** One figure for everybody to see: the question large, then a guess, then the figure moves. */
export function Wall({ lessonId, figure, onClose }: WallProps) {
  const { t } = useTranslation('teacher');
  const dialog = useWholeScreen();
  const query = useWallLesson(lessonId);
  return (
    <dialog ref={dialog} className="wall" aria-label={t('hour.wall.label')} onClose={onClose}>
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {({ title, interactives, locale }) => {
          const [first] = interactives;
          return (
            <>
              <p className="wall-title" lang={locale}>
                {title}
              </p>
              {first !== undefined && figure(first, locale)}
            </>
          );
        }}
      </Loaded>
      <p className="wall-end">
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {t('hour.wall.close')}
        </Button>
        <span>{t('hour.wall.hint')}</span>
      </p>
    </dialog>
  );
}
