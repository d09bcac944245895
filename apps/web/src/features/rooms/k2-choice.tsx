import type { LessonSummary } from '@ori/contracts/content';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SUBJECT_PICTURES } from './k2-subjects.tsx';
import { drawingOf, SUBJECT_TONES } from './lesson-picture.tsx';
import { lessonPlace } from './lesson-place.ts';
import { Listen } from './listen.tsx';
import './k2.css';

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

/** A lesson to tap: the picture of its subject in its own drawing. */
export function K2Lesson({ lesson }: { readonly lesson: LessonSummary }) {
  const picture = (
    <svg
      className="k2-drawing"
      viewBox="0 0 200 200"
      data-tone={SUBJECT_TONES[lesson.subject]}
      aria-hidden="true"
    >
      <path className="lesson-picture" d={drawingOf(lesson)} />
      <circle className="k2-plate" cx="100" cy="100" r="56" />
      <g transform="translate(45 45) scale(1.1)">{SUBJECT_PICTURES[lesson.subject]}</g>
    </svg>
  );
  return <K2Choice to={lessonPlace(lesson)} words={lesson.title} picture={picture} />;
}
