import type { LessonSummary } from '@ori/contracts/content';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { moved } from './lesson-order.ts';
import { useFocusKept } from './use-focus-kept.ts';

interface ChosenProps {
  readonly lessons: readonly LessonSummary[];
  /** Takes the new order, and what is to be said of it. */
  readonly onChange: (lessons: readonly LessonSummary[], said: string) => void;
}

const MOVES = [
  { by: -1, word: 'up', icon: ArrowUp },
  { by: 1, word: 'down', icon: ArrowDown },
] as const;

/** The lessons of a course in their order, moved by buttons. */
export function ChosenLessons({ lessons, onChange }: ChosenProps) {
  const { t } = useTranslation('dashboard');
  const { list, keep } = useFocusKept<HTMLOListElement>();
  const move = (at: number, by: -1 | 1, word: string) => {
    const title = lessons[at]?.title ?? '';
    const place = at + by + 1;
    onChange(moved(lessons, at, by), t('ownCourse.moved', { title, place, total: lessons.length }));
    keep(at + by, word);
  };
  const takeOut = (at: number) => {
    onChange(lessons.toSpliced(at, 1), t('ownCourse.tookOut', { title: lessons[at]?.title }));
    keep(at, 'out');
  };
  return (
    <>
      {lessons.length === 0 && <p className="text-mute">{t('ownCourse.chosenNone')}</p>}
      <ol ref={list} tabIndex={-1} className="own-lessons">
        {lessons.map(({ id, title }, at) => (
          <li key={id}>
            <span className="own-number" aria-hidden="true">
              {at + 1}
            </span>
            <span className="own-title">{title}</span>
            {MOVES.map(({ by, word, icon: Icon }) => (
              <IconButton
                key={word}
                data-act={word}
                label={t(`ownCourse.${word}`, { title })}
                icon={<Icon size={20} aria-hidden="true" />}
                disabled={at + by < 0 || at + by >= lessons.length}
                onClick={() => move(at, by, word)}
              />
            ))}
            <IconButton
              data-act="out"
              label={t('ownCourse.takeOut', { title })}
              icon={<X size={20} aria-hidden="true" />}
              onClick={() => takeOut(at)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
