import type { Locale } from '@ori/contracts/locale';
import type { StudentYear } from '@ori/contracts/records';
import { colon } from '@ori/core/words/colon';
import { type FactsReading, lawOf } from './filing-facts.ts';
import type { FilingsDeps } from './filings.deps.ts';

interface Deps extends Pick<FilingsDeps, 'states' | 'yearsOf'> {
  readonly facts: FactsReading;
}
interface DatedDeadline {
  readonly key: string;
  readonly childId: string;
  readonly day: string;
  readonly title: string;
}

/** What is still to be handed in between two days, both included, for calendars and feeds. */
export function createDatedDeadlines({ states, yearsOf, facts }: Deps) {
  async function ofYear(year: StudentYear, locale: Locale): Promise<DatedDeadline[]> {
    const law = lawOf(states, year);
    if (law === null) return [];
    const { childId } = year;
    const open = await facts.openOf(law);
    return open.flatMap(({ duty, part, dueOn, isOwn }) => {
      if (dueOn === null) return [];
      const key = `filing-${law.year.id}-${duty.id}-${part ?? 0}`;
      const what = part === null ? duty.what[locale] : `${duty.what[locale]} ${part}`;
      const title = `${law.profile.name}${colon(locale)}${what}`;
      // Beside a day that is only near, how the law names it.
      const near = isOwn ? [] : [duty.dueNote?.[locale] ?? []].flat();
      return [{ key, childId, day: dueOn, title: [title, ...near].join(' · ') }];
    });
  }
  async function ofChild(childId: string, locale: Locale): Promise<DatedDeadline[]> {
    const found = await Promise.all((await yearsOf(childId)).map((year) => ofYear(year, locale)));
    return found.flat();
  }
  return async (
    childIds: readonly string[],
    from: string,
    to: string,
    locale: Locale,
  ): Promise<readonly DatedDeadline[]> => {
    const found = await Promise.all(childIds.map((childId) => ofChild(childId, locale)));
    return found.flat().filter(({ day }) => from <= day && day <= to);
  };
}
