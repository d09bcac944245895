import { type LegalVersion, NEW_TEXT_DAYS, type ToldText } from '@ori/contracts/legal-versions';
import { addDays } from '../learning/day-of.ts';

/** The newest version that was published by a day (`YYYY-MM-DD`); null before the first. */
export function newestOf(
  versions: readonly LegalVersion[],
  text: ToldText,
  day: string,
): LegalVersion | null {
  return versions.findLast((each) => each.text === text && each.published <= day) ?? null;
}

/** What people have to be told of on a day: the newest version of each text, unless it applied at once. */
export function announcedOn(versions: readonly LegalVersion[], day: string): LegalVersion[] {
  const texts = new Set(versions.map(({ text }) => text));
  return [...texts]
    .flatMap((text) => newestOf(versions, text, day) ?? [])
    .filter(({ published, applies }) => applies > published);
}

/** From when a version applies to somebody who is told of it on a day: never sooner than the days promised. */
export function appliesToOneTold({ applies }: Pick<LegalVersion, 'applies'>, day: string): string {
  const soonest = addDays(day, NEW_TEXT_DAYS);
  return applies > soonest ? applies : soonest;
}

/** The slug under which somebody who agrees today reads what they agree to: the version that comes, where there is one. */
export function slugToAgree(versions: readonly LegalVersion[], text: ToldText, day: string): string {
  const newest = newestOf(versions, text, day);
  return newest !== null && newest.applies > day ? `${text}-v-${newest.version}` : text;
}
