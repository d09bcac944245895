import { LOCALES, type Locale } from '@ori/contracts/locale';
import { SESSION_MINUTES_MAX } from '@ori/contracts/mind-names';
import { splitSentences } from '../lessons/prose.ts';
import { bannedIn } from '../lessons/rules/phrases.ts';
import { tierOf } from '../lessons/tiers.ts';
import { countWords } from '../lessons/prose.ts';
import type { Problem } from '../problem.ts';
import { type Complaint, problemsIn } from './complaint.ts';
import type { ContentData } from './read-data.ts';

type Activity = ContentData['mindActivities']['activities'][number];

/** What no instruction asks of anybody (charter §5: safety of quiet activities). */
const NEVER_ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:empty your mind|hold your breath(?<!never hold your breath)|close your eyes|breathe (?:fast|deeply)|trance|vibrations?|chakras?|heals?)\b/iu,
  fr: /(?:vide[zr]? (?:ton|votre) esprit|ferme[zr]? les yeux|(?<!sans )retiens ton souffle|respire[zr]? (?:vite|à fond)|\btrance|vibrations?|chakras?|guéri)/iu,
  es: /(?:vac[ií]a tu mente|cierra los ojos|(?<!sin )ret[eé]n el aire|respira (?:rápido|hondo)|\btrance\b|vibraci|chakras?|\bsana)/iu,
};

/** Quiet activities keep the charter's rules of safety, fit their age, and stand beside their row and its words. */
export function checkMind(data: ContentData): Problem[] {
  return [
    ...problemsIn('mind-activities.json', [
      ...rowComplaints(data),
      ...data.mindActivities.activities.flatMap((activity) => activityComplaints(activity, data)),
      ...ruleComplaints(data),
    ]),
    ...problemsIn('translations/mind.json', wordComplaints(data)),
  ];
}

/** Each row of consciousness.json is one activity, of its band and its minutes. */
function rowComplaints({ consciousness, mindActivities: { activities } }: ContentData): Complaint[] {
  const written = activities.map(({ band, minutes }) => `${band} ${minutes} min`);
  const told = consciousness.activities.map(([band, , time]) => `${band} ${time}`);
  const ids = activities.map(({ id }) => id);
  return [
    ...(written.join() === told.join()
      ? []
      : [{ field: 'activities', rule: 'mind-rows', message: `consciousness.json has ${told.join()}` }]),
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((field) => ({ field, rule: 'id-repeated', message: 'this id is used twice' })),
  ];
}

function activityComplaints(activity: Activity, data: ContentData): Complaint[] {
  const { id, band, kind, minutes } = activity;
  const isLong = band !== 'adult' && kind !== 'reading' && minutes > SESSION_MINUTES_MAX;
  const long = { field: id, rule: 'mind-too-long', message: `over ${SESSION_MINUTES_MAX} minutes under 18` };
  return [
    ...(isLong ? [long] : []),
    ...LOCALES.flatMap((locale) => wordingComplaints(activity, locale, data)),
  ];
}

function wordingComplaints(
  { id, band, title, purpose, steps, instead, adult }: Activity,
  locale: Locale,
  data: ContentData,
): Complaint[] {
  const most = tierOf(band, '', locale).sentence;
  const forLearner = [title, purpose, ...steps, instead].map((text) => text[locale]);
  const sentences = forLearner.flatMap(splitSentences);
  const field = `${id}.${locale}`;
  return [
    ...sentences
      .filter((text) => countWords(text) > most)
      .map((text) => ({ field, rule: 'mind-sentence', message: `more than ${most} words: "${text}"` })),
    ...forLearner
      .filter((text) => NEVER_ASKED[locale].test(text))
      .map((text) => ({ field, rule: 'mind-never-asked', message: `no activity asks this: "${text}"` })),
    ...[...sentences, ...splitSentences(adult[locale])].flatMap((text) =>
      bannedIn({ field, text, quotes: false }, locale, data),
    ),
  ];
}

function ruleComplaints({ consciousness, mindActivities }: ContentData): Complaint[] {
  if (mindActivities.safety.length === consciousness.safety.length) return [];
  return [{ field: 'safety', rule: 'mind-safety', message: 'each rule of consciousness.json is told once' }];
}

/** Claims are translated all or not at all, and only contested claims that exist. */
function wordComplaints({ consciousness, mindWords, evidence }: ContentData): Complaint[] {
  const known = evidence.contestedClaims.map(({ id }) => id);
  const { findings, traditions, contested } = mindWords;
  const isWhole =
    findings.length === consciousness.science.length && traditions.length === consciousness.traditions.length;
  return [
    ...(isWhole ? [] : [{ field: 'findings', rule: 'translation', message: 'each claim needs fr and es' }]),
    ...Object.keys(contested)
      .filter((id) => !known.includes(id))
      .map((field) => ({ field, rule: 'unknown-claim', message: `no contested claim "${field}"` })),
  ];
}
