import type { Interactive, Lesson } from '@ori/contracts/content';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { holdsWords, type HourPlace } from './hour-place.ts';
import { useWrittenLessons } from './teacher.queries.ts';
import { Wall } from './wall.tsx';

/** So many lessons stand there before the rest is asked for. */
const SHOWN_FIRST = 4;

interface OpenersProps {
  readonly place: HourPlace;
  /** A figure that asks for a guess first, as lessons show it. */
  readonly figure: (interactive: Interactive, lang: Lesson['locale']) => ReactNode;
}

/** Lessons whose figure asks a question before it moves: each can be put on the wall. */
export function Openers({ place, figure }: OpenersProps) {
  const { t } = useTranslation('teacher');
  const query = useWrittenLessons(place.subject, place.band);
  const [onWall, setOnWall] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  return (
    <Loaded query={query} waiting={<SkeletonText lines={4} label={t('hour.guess.loading')} />}>
      {(lessons) => {
        const found = lessons.filter(({ title, summary }) => holdsWords(place.words, [title, summary]));
        if (found.length === 0) return <p className="hour-none">{t('hour.guess.none')}</p>;
        const shown = isWhole ? found : found.slice(0, SHOWN_FIRST);
        return (
          <>
            <ul className="opener-list">
              {shown.map(({ id, title, summary }) => (
                <li key={id}>
                  <div>
                    <Link to={`/lessons/${id}`}>{title}</Link>
                    <p>{summary}</p>
                  </div>
                  <Button
                    variant="secondary"
                    aria-label={t('hour.guess.wallOf', { title })}
                    onClick={() => setOnWall(id)}
                  >
                    {t('hour.guess.wall')}
                  </Button>
                </li>
              ))}
            </ul>
            {found.length > shown.length && (
              <Button variant="quiet" onClick={() => setWhole(true)}>
                {t('hour.more', { count: found.length - shown.length })}
              </Button>
            )}
            {onWall !== null && (
              <Wall key={onWall} lessonId={onWall} figure={figure} onClose={() => setOnWall(null)} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
