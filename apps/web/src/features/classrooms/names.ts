import { useTranslation } from 'react-i18next';

interface Named {
  readonly childId: string;
  readonly name: string;
}

/** Names as one says them in a row: “Kai, Mina and Zuri”. */
export function useNameList(): (names: readonly string[]) => string {
  const { i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (names) => list.format(names);
}

/** The first names behind some ids, in the order the learners stand. */
export function namesOf(learners: readonly Named[], childIds: readonly string[]): string[] {
  return learners.filter(({ childId }) => childIds.includes(childId)).map(({ name }) => name);
}
