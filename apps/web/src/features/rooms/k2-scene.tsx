import type { LessonSummary } from '@ori/contracts/content';
import type { StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { ring } from '../../ui/ornament/points.ts';
import { starOutline } from '../../ui/ornament/star.ts';
import { LessonSign } from './k2-subjects.tsx';
import { drawingOf, SUBJECT_TONES } from './lesson-picture.tsx';
import { hasWorked } from './week-suns.tsx';
import './k2.css';

/** The last seven days as stones on the way up to the sun, the oldest in front. */
const STONES = [
  [455, 424, 30],
  [530, 404, 26],
  [604, 392, 23],
  [668, 372, 20],
  [650, 344, 17],
  [596, 328, 15],
  [566, 306, 13],
] as const;

/** Where stars of finished lessons stand: around the sun first, where a small screen shows them too. */
const STAR_PLACES = [
  [438, 70],
  [762, 74],
  [430, 178],
  [772, 186],
  [452, 24],
  [748, 22],
  [330, 96],
  [880, 100],
  [246, 44],
  [968, 50],
  [150, 110],
  [1064, 112],
] as const;

const TREES = [
  [96, 322, 1],
  [158, 338, 0.8],
  [310, 344, 0.7],
  [424, 336, 0.55],
  [756, 322, 0.6],
  [884, 330, 0.75],
  [1016, 318, 1],
  [1092, 334, 0.8],
] as const;

function Trees() {
  return TREES.map(([x, y, size]) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="k2-trunk" d="M0 0V34" />
      <circle className="k2-crown" cy="-18" r="30" />
      <circle className="k2-crown" cx="20" cy="2" r="20" />
      <circle className="k2-crown" cx="-20" cy="2" r="20" />
    </g>
  ));
}

const RAYS = 24;
const INNER = ring([600, 150], 100, RAYS);
const OUTER = ring([600, 150], 114, RAYS);

/** The lesson as a sun: its own drawing shines around the picture of its subject. */
function LessonSun({ lesson }: { readonly lesson: LessonSummary }) {
  return (
    <g data-tone={SUBJECT_TONES[lesson.subject]}>
      <circle className="k2-glow" cx="600" cy="150" r="136" />
      {INNER.map(([x, y], index) => (
        <line key={index} className="k2-ray" x1={x} y1={y} x2={OUTER[index]?.[0]} y2={OUTER[index]?.[1]} />
      ))}
      <circle className="k2-sun" cx="600" cy="150" r="94" />
      <path className="k2-own" d={drawingOf(lesson)} transform="translate(508 58) scale(.92)" />
      <circle className="k2-sun" cx="600" cy="150" r="56" />
      <g transform="translate(545 95) scale(1.1)">
        <LessonSign lesson={lesson} />
      </g>
    </g>
  );
}

interface SceneProps {
  readonly lesson: LessonSummary;
  readonly home: Pick<StudentHome, 'week' | 'lessonsCompleted'>;
}

/** A valley under the child's own sky: a stone lit for each day with work, a star for each lesson finished. */
export function K2Scene({ lesson, home }: SceneProps) {
  const { t } = useTranslation('dashboard');
  const worked = home.week.filter(hasWorked).length;
  const label = `${t('room.suns', { count: worked })}. ${t('lessons', { count: home.lessonsCompleted })}.`;
  return (
    <svg
      className="k2-scene"
      viewBox="0 0 1200 440"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <rect className="k2-air" width="1200" height="440" />
      <LessonSun lesson={lesson} />
      {STAR_PLACES.slice(0, home.lessonsCompleted).map(([x, y]) => (
        <path key={x} className="k2-star" d={starOutline([x, y], 19, 5, 2)} />
      ))}
      <path className="k2-far" d="M0 290C170 210 330 250 470 288S760 250 900 240 1100 230 1200 280V440H0Z" />
      <path className="k2-mid" d="M0 352C200 280 380 320 600 300S980 330 1200 310V440H0Z" />
      <Trees />
      <path className="k2-near" d="M0 404C220 350 430 400 620 352S1000 380 1200 372V440H0Z" />
      {home.week.slice(-STONES.length).map((day, index) => {
        const [x = 0, y = 0, size = 0] = STONES[index] ?? [];
        return (
          <ellipse
            key={day.day}
            className="k2-stone"
            data-worked={hasWorked(day) || undefined}
            cx={x}
            cy={y}
            rx={size}
            ry={size * 0.48}
          />
        );
      })}
    </svg>
  );
}
