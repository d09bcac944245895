import { around, circle, type Point, polyline } from './points.ts';
import { starOutline, starPolygon } from './star.ts';

export type OriMood = 'greeting' | 'thinking' | 'helping' | 'celebrating' | 'concerned';

interface Form {
  /** How tall the petals stand, and how far they lean, as parts of the radius and of a turn. */
  readonly petal: number;
  readonly lean: number;
  readonly core: number;
  readonly rays: boolean;
}

const FORMS: Readonly<Record<OriMood, Form>> = {
  greeting: { petal: 0.3, lean: 0, core: 7, rays: false },
  thinking: { petal: 0.2, lean: 0.045, core: 5, rays: false },
  helping: { petal: 0.42, lean: 0, core: 8, rays: false },
  celebrating: { petal: 0.36, lean: 0, core: 9, rays: true },
  concerned: { petal: 0.14, lean: -0.03, core: 6, rays: false },
};
const CENTRE: Point = [50, 50];
const PETALS = 12;

/** Twelve petals between the star and the outer ring; how they open and lean is the mood. */
function petals({ petal, lean }: Form): string {
  const base = 28;
  return Array.from({ length: PETALS }, (_, index) => {
    const turn = index / PETALS;
    const left = around(CENTRE, base, turn - 0.5 / PETALS);
    const tip = around(CENTRE, base + 40 * petal, turn + lean);
    return polyline([left, tip, around(CENTRE, base, turn + 0.5 / PETALS)]);
  }).join('');
}

/** Short strokes beyond the ring. */
function rays(): string {
  return Array.from({ length: PETALS }, (_, index) => {
    const turn = (index + 0.5) / PETALS;
    return polyline([around(CENTRE, 44, turn), around(CENTRE, 49, turn)]);
  }).join('');
}

const DRAWN = Object.fromEntries(
  Object.entries(FORMS).map(([mood, form]) => [
    mood,
    { petals: petals(form), rays: form.rays ? rays() : circle(CENTRE, 47) },
  ]),
) as Record<OriMood, { petals: string; rays: string }>;
const STAR = starPolygon(CENTRE, 28, PETALS, 5);
const HEART = starOutline(CENTRE, 13, PETALS, 5, 1 / 24);

interface OriEmblemProps {
  readonly mood?: OriMood | undefined;
  /** In pixels. */
  readonly size?: number | undefined;
  /** Named only where it stands alone; otherwise it is decoration. */
  readonly label?: string | undefined;
}

/** Ori: a twelve-pointed star that opens, leans, shines or draws in with its mood. An emblem, never a face. */
export function OriEmblem({ mood = 'greeting', size = 48, label }: OriEmblemProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className="ori" data-mood={mood} width={size} height={size} viewBox="0 0 100 100" {...named}>
      <path className="ori-ring" d={DRAWN[mood].rays} />
      <path className="ori-petals" d={DRAWN[mood].petals} />
      <path className="ori-star" d={STAR} />
      <path className="ori-heart" d={HEART} />
      <circle className="ori-core" cx="50" cy="50" r={FORMS[mood].core} />
    </svg>
  );
}
