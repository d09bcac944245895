import type { i18n } from 'i18next';
import { localDay } from './local-day.ts';
import { dayWithYear } from './day-with-year.ts';
import { fieldsOf, problemOf } from './field-checks.ts';

/** What the browser itself finds wrong with the fields of a form, in words, by the fields' names. */
export function fieldWords(form: HTMLFormElement, { t, language }: i18n): Readonly<Record<string, string>> {
  const today = localDay(new Date());
  const found = fieldsOf(form).flatMap((field) => {
    const problem = problemOf(field, today);
    if (problem === null) return [];
    const { key, count, day } = problem;
    const number = new Intl.NumberFormat(language).format(count);
    const words = t(`errors:field.${key}`, { count, number, day: day && dayWithYear(day, language) });
    return [[field.name, words] as const];
  });
  return Object.fromEntries(found);
}
