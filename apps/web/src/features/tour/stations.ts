/** A family's day in the house, in its order: the hour (0–24) and where the station leads. */
export const STATIONS = [
  { id: 'morning', hour: 7.75, to: '/curriculum' },
  { id: 'lesson', hour: 9, to: '/lessons/half-a-loaf-fair-shares' },
  { id: 'ori', hour: 10.25, to: '/demo/ai-tutors' },
  { id: 'paper', hour: 11.5, to: '/features/print-resources' },
  { id: 'kim', hour: 13.25, to: '/features/kim-methodology' },
  { id: 'sky', hour: 14.5, to: '/demo/learning-paths' },
  { id: 'atoms', hour: 15.75, to: '/features/3d-visualizations' },
  { id: 'offline', hour: 17, to: '/features/offline' },
  { id: 'evening', hour: 19.5, to: '/features/ai-analytics' },
  { id: 'log', hour: 20, to: '/homeschool' },
  { id: 'adult', hour: 21.25, to: '/curriculum/adult' },
] as const;

export type StationId = (typeof STATIONS)[number]['id'];

const NOON = 13;
const HALF_DAY = 7;

/** How high the sun of the drawing stands at an hour: 1 at its noon, 0 as it rises and sets, below 0 in the dark. */
export function sunHeight(hour: number): number {
  return Math.cos(((hour - NOON) / HALF_DAY) * (Math.PI / 2));
}

/** The light a station stands in. */
export function lightAt(hour: number): 'dawn' | 'day' | 'dusk' | 'night' {
  if (hour < 9) return 'dawn';
  if (hour < 17) return 'day';
  return hour < 20 ? 'dusk' : 'night';
}
