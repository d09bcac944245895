import { starPolygon } from '../../ui/ornament/star.ts';

const POINTS_LEAST = 7;
const POINTS_MOST = 13;

/** A stable number from an id, so that each achievement has its own star. */
function numberOf(id: string): number {
  return [...new TextEncoder().encode(id)].reduce((sum, byte) => (sum * 31 + byte) % 9973, 7);
}

/** The star of an achievement: drawn in full once earned, in outline while it waits. */
export function AchievementMedal({ id, earned }: { readonly id: string; readonly earned: boolean }) {
  const seed = numberOf(id);
  const points = POINTS_LEAST + (seed % (POINTS_MOST - POINTS_LEAST + 1));
  const step = 2 + (seed % Math.max(1, Math.floor(points / 2) - 2));
  return (
    <svg viewBox="0 0 100 100" className="medal" data-earned={earned || undefined} aria-hidden="true">
      <circle cx="50" cy="50" r="47" />
      <path d={starPolygon([50, 50], 40, points, step)} />
      <path d={starPolygon([50, 50], 21, points, 2)} />
    </svg>
  );
}
