import { afterCheck, newReviewCard, type ReviewCard } from '@ori/core/learning/review';
import { chanceRemembered } from '@ori/core/learning/retention';

const DAY_MS = 86_400_000;
const CHECKS = 4;
const STEPS = 24;
const DAYS_SHOWN = 225;
/** The lowest chance shown, so that a fall of a tenth can be seen. */
const FLOOR = 0.84;
const SIZE = { width: 640, height: 300, left: 12, top: 30, bottom: 262 };

interface Stretch {
  readonly from: number;
  readonly days: number;
  readonly stability: number;
}

/** The waits between checks that all go well, in days from mastery; the check of the first day is left out. */
function stretches(): Stretch[] {
  const start = new Date(0);
  const found: Stretch[] = [];
  let now = start;
  let card: ReviewCard = afterCheck(newReviewCard(start), 'good', start);
  for (let check = 0; check < CHECKS; check += 1) {
    now = card.dueAt;
    card = afterCheck(card, 'good', now);
    const from = (now.getTime() - start.getTime()) / DAY_MS;
    found.push({
      from,
      days: (card.dueAt.getTime() - now.getTime()) / DAY_MS,
      stability: card.stabilityDays,
    });
  }
  return found;
}

/** Early days would hide in a corner: the time axis is drawn by its square root. */
const across = (day: number): number =>
  SIZE.left + Math.sqrt(day / DAYS_SHOWN) * (SIZE.width - 2 * SIZE.left);
const up = (chance: number): number =>
  SIZE.bottom - ((chance - FLOOR) / (1 - FLOOR)) * (SIZE.bottom - SIZE.top);

function curveOf({ from, days, stability }: Stretch): string {
  const points = Array.from({ length: STEPS + 1 }, (_, at) => {
    const day = (days * at) / STEPS;
    return `${across(from + day).toFixed(1)} ${up(chanceRemembered(day, stability)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

const WAITS = stretches();

/** The chance of remembering by FSRS: it falls to nine in ten, a check lifts it, the next wait is longer. */
export function RetentionPicture() {
  const line = up(0.9);
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}>
      <path
        className="pic-faint"
        d={`M${SIZE.left} ${line}H${SIZE.width - SIZE.left}`}
        strokeDasharray="3 6"
      />
      {WAITS.map((wait) => {
        const end = across(wait.from + wait.days);
        return (
          <g key={wait.from}>
            <path
              className="pic-wash"
              d={`${curveOf(wait)}L${end.toFixed(1)} ${SIZE.bottom}L${across(wait.from).toFixed(1)} ${SIZE.bottom}Z`}
            />
            <path className="pic-line" d={curveOf(wait)} />
            <path className="pic-faint" d={`M${end.toFixed(1)} ${line}V${SIZE.top}`} />
            <circle className="pic-dot" cx={end} cy={line} r="6" />
            <text x={(across(wait.from) + end) / 2} y={SIZE.bottom + 26} textAnchor="middle">
              {Math.round(wait.days)}
            </text>
          </g>
        );
      })}
      <path className="pic-ink" d={`M${SIZE.left} ${SIZE.bottom}H${SIZE.width - SIZE.left}`} />
    </svg>
  );
}
