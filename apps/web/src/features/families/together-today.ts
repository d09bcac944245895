import type { Band } from '@ori/contracts/content';
import type { HomeActivity } from '@ori/contracts/practices';

const DAY_MS = 86_400_000;

/**
 * Something for home that fits most children of a family: another one each day, the same all day. Quiet
 * activities are left out, since each family decides on those. `day` is `YYYY-MM-DD`.
 */
export function togetherToday(
  activities: readonly HomeActivity[],
  bands: readonly Band[],
  day: string,
): HomeActivity | null {
  const shared = activities.filter(({ kind }) => kind !== 'mind');
  const fitCount = ({ bands: its }: HomeActivity) => bands.filter((band) => its.includes(band)).length;
  const most = Math.max(0, ...shared.map(fitCount));
  const best = shared.filter((activity) => most > 0 && fitCount(activity) === most);
  return best[Math.floor(Date.parse(day) / DAY_MS) % best.length] ?? null;
}
