import type { LessonSummary, Subject } from '@ori/contracts/content';
import type { ReactNode } from 'react';
import { LESSON_SIGNS } from './k2-lesson-drawings.ts';

const SPROUT =
  'M50 84V44M50 58C50 40 34 30 18 32 18 50 32 60 50 58M50 48C50 30 66 18 84 20 84 40 70 50 50 48';
const HOUSE = 'M16 48 50 18 84 48M26 42V84H74V42M42 84V62H58V84';
const HEART = 'M50 82C20 60 14 44 18 32 24 16 42 16 50 32 58 16 76 16 82 32 86 44 80 60 50 82Z';

/** Three signs in a row, for those who know them by sight before they read. */
function Signs({ text }: { readonly text: string }) {
  return (
    <text x="50" y="64" className="k2-signs" textAnchor="middle">
      {text}
    </text>
  );
}

/** What a subject looks like to a child: numbers, a sprout, letters, a house, a heart. In 100 × 100 units. */
const SUBJECT_PICTURES: Readonly<Record<Subject, ReactNode>> = {
  math: <Signs text="123" />,
  science: <path className="k2-sign" d={SPROUT} />,
  language: <Signs text="abc" />,
  social: <path className="k2-sign" d={HOUSE} />,
  life: <path className="k2-sign" d={HEART} />,
};

const LOOKS = { line: 'k2-sign', full: 'k2-sign-full' } as const;

/** What a lesson looks like to a child: its own thing, or that of its subject. In 100 × 100 units. */
export function LessonSign({
  lesson: { id, subject },
}: {
  readonly lesson: Pick<LessonSummary, 'id' | 'subject'>;
}) {
  const parts = LESSON_SIGNS[id];
  if (!parts) return SUBJECT_PICTURES[subject];
  return parts.map(([look, path]) => <path key={path} className={LOOKS[look]} d={path} />);
}
