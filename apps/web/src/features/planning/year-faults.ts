import type { SchoolYear } from '@ori/contracts/calendar';
import { YEAR_DAYS_MAX } from '@ori/contracts/record-names';
import { addDays } from '@ori/core/learning/day-of';
import { type TermSpan, termFaults } from '@ori/core/planning/school-terms';
import { useTranslation } from 'react-i18next';

/** A year as it stands in the form. */
interface FilledYear {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly terms: readonly TermSpan[];
}

/** What is wrong with the ends of a year: it is over before it begins, or too long. */
function endsWrong({ startsOn, endsOn }: FilledYear): 'order' | 'long' | null {
  if (endsOn < startsOn) return 'order';
  return endsOn > addDays(startsOn, YEAR_DAYS_MAX - 1) ? 'long' : null;
}

/**
 * What the browser cannot see by itself in a year that is filled in, as words by the field's name. `children` tells
 * whose own record has a year of its own. Days that are not filled in are the browser's to tell.
 */
export function useYearFaults(
  children: SchoolYear['children'],
): (filled: FilledYear) => Record<string, string> {
  const { t } = useTranslation('planning');
  return (filled) => {
    const { startsOn, endsOn, terms } = filled;
    if (startsOn === '' || endsOn === '') return {};
    const ends = endsWrong(filled);
    if (ends !== null) return { endsOn: t(`year.wrong.${ends}`, { count: YEAR_DAYS_MAX }) };
    if (terms.some(({ from, to }) => from === '' || to === '')) return {};
    const own = children.filter(({ source }) => source === 'record');
    return Object.fromEntries(
      termFaults(terms, { year: { startsOn, endsOn }, own }).map(({ place, field, wrong }) => [
        `terms.${place}.${field}`,
        t(`year.wrong.${wrong}`),
      ]),
    );
  };
}
