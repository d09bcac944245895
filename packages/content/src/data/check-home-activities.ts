import { LOCALES } from '@ori/contracts/locale';
import { splitSentences } from '../lessons/prose.ts';
import { bannedIn } from '../lessons/rules/phrases.ts';
import type { Problem } from '../problem.ts';
import { type Complaint, problemsIn } from './complaint.ts';
import type { ContentData } from './read-data.ts';

/** Every activity for home has its time, its things and its words, and one after an idea names the mapping it is of. */
export function checkHomeActivities(data: ContentData): Problem[] {
  return [
    ...problemsIn('home-activities.json', [...wayComplaints(data), ...heritageComplaints(data)]),
    ...problemsIn('translations/activities.json', wordComplaints(data)),
  ];
}

function geometryIds({ activities }: ContentData): string[] {
  return activities.geometryActivities.map(({ id }) => id);
}

/** Keys that are missing and keys of nothing. */
function uneven(wanted: readonly string[], there: readonly string[], rule: string): Complaint[] {
  return [
    ...wanted
      .filter((id) => !there.includes(id))
      .map((field) => ({ field, rule, message: 'this activity has none' })),
    ...there
      .filter((id) => !wanted.includes(id))
      .map((field) => ({ field, rule, message: 'no activity of this id' })),
  ];
}

function wayComplaints(data: ContentData): Complaint[] {
  return uneven(geometryIds(data), Object.keys(data.homeActivities.ways), 'home-way');
}

function heritageComplaints(data: ContentData): Complaint[] {
  const { heritage } = data.homeActivities;
  const taken = [...geometryIds(data), ...data.mindActivities.activities.map(({ id }) => id)];
  const ids = [...taken, ...heritage.map(({ id }) => id)];
  return [
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((field) => ({ field, rule: 'id-repeated', message: 'this id is used twice' })),
    ...heritage
      .filter(({ mapping }) => !(mapping in data.mappingWords))
      .map(({ id, mapping }) => ({
        field: id,
        rule: 'home-mapping',
        message: `"${mapping}" needs fr and es`,
      })),
    ...heritage.flatMap(({ id, title, purpose, steps, adult }) =>
      LOCALES.flatMap((locale) =>
        [title, purpose, ...steps, adult]
          .flatMap((text) => splitSentences(text[locale]))
          .flatMap((text) => bannedIn({ field: `${id}.${locale}`, text, quotes: false }, locale, data)),
      ),
    ),
  ];
}

/** As many steps, things and aims in every language. */
function wordComplaints(data: ContentData): Complaint[] {
  const words = data.activityWords;
  const isEven = (id: string, count: (row: { instructions: string[]; materials: string[] }) => number) => {
    const row = data.activities.geometryActivities.find((activity) => activity.id === id);
    const translated = words[id];
    if (!row || !translated) return true;
    return [translated.fr, translated.es].every((it) => count(it) === count(row));
  };
  return [
    ...uneven(geometryIds(data), Object.keys(words), 'translation'),
    ...Object.keys(words)
      .filter(
        (id) => !isEven(id, (row) => row.instructions.length) || !isEven(id, (row) => row.materials.length),
      )
      .map((field) => ({ field, rule: 'translation', message: 'steps or materials are not as in English' })),
  ];
}
