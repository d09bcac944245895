import type { LessonSummary } from '@ori/contracts/content';
import { colon } from '@ori/core/words/colon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lessonPlace } from '../../lib/work-places.ts';
import { LessonSign } from './k2-subjects.tsx';
import { SUBJECT_TONES } from './lesson-picture.tsx';
import { Listen } from './listen.tsx';
import './k2.css';

/** What a grown-up gave, in words: “For you: …”. */
export function useForYou(): (title: string) => string {
  const { t, i18n } = useTranslation('dashboard');
  return (title) => `${t('room.k2.given')}${colon(i18n.language)}${title}`;
}

interface ChoiceProps {
  readonly to: string;
  readonly words: string;
  readonly picture: ReactNode;
}

/** A picture to tap, with its words beside a voice that reads them. */
export function K2Choice({ to, words, picture }: ChoiceProps) {
  return (
    <li className="k2-choice">
      {picture}
      <Link to={to} className="k2-words">
        {words}
      </Link>
      <Listen text={words} />
    </li>
  );
}

interface LessonProps {
  readonly lesson: LessonSummary;
  /** A grown-up gave it. */
  readonly isGiven: boolean;
}

/** A lesson to tap: what it is about, in the colour of its subject. */
export function K2Lesson({ lesson, isGiven }: LessonProps) {
  const forYou = useForYou();
  const words = isGiven ? forYou(lesson.title) : lesson.title;
  const picture = (
    <svg
      className="k2-drawing"
      viewBox="0 0 200 200"
      data-tone={SUBJECT_TONES[lesson.subject]}
      aria-hidden="true"
    >
      <circle className="k2-plate" cx="100" cy="100" r="94" />
      <g transform="translate(28 28) scale(1.44)">
        <LessonSign lesson={lesson} />
      </g>
    </svg>
  );
  return <K2Choice to={lessonPlace(lesson)} words={words} picture={picture} />;
}
