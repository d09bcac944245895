import { yearOfDay } from '@ori/core/records/school-year';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requirementsQuery } from '../../lib/use-requirements.ts';
import { yearsQuery } from './records.queries.ts';

/**
 * The subjects that the law of a day's school year names and that only a parent can tell apart, by their names: those
 * that hold for every one of these children. None while it is not known, where nobody set up a year, and in most states.
 */
export function useStateSubjects(childIds: readonly string[], day: string): readonly string[] {
  const { i18n } = useTranslation();
  const years = useQueries({
    queries: childIds.map(yearsQuery),
    combine: (answers) => answers.map(({ data }) => yearOfDay(day, data?.years ?? [])),
  });
  const lawful = childIds.flatMap((childId, at) => {
    const year = years[at];
    return year && year.state !== null ? [{ childId, yearId: year.id }] : [];
  });
  const named = useQueries({
    queries: lawful.map(({ childId, yearId }) => requirementsQuery(childId, yearId, i18n.language)),
    combine: (answers) =>
      answers.map(({ data }) =>
        (data?.subjects ?? []).filter(({ toName }) => toName).map(({ name }) => name),
      ),
  });
  const [first = [], ...others] = named;
  if (lawful.length < childIds.length) return [];
  return first.filter((name) => others.every((names) => names.includes(name)));
}
