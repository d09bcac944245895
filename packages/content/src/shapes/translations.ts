import { z } from 'zod';
import { BANDS, SUBJECTS } from '@ori/contracts/content';
import { localisedText } from '@ori/contracts/locale';
import { inFrenchAndSpanish, words } from './common.ts';

/** translations/courses.json: names of subjects, bands and units; units need one once a lesson of theirs is written. */
export const courseWordsFile = z.strictObject({
  subjects: z.record(z.enum(SUBJECTS), localisedText),
  bands: z.record(z.enum(BANDS), localisedText),
  units: z.record(z.string(), inFrenchAndSpanish(words)),
});

/** translations/skills.json: titles of all skills. */
export const skillWordsFile = z.record(z.string(), inFrenchAndSpanish(words));

/** translations/cultures.json: names of the cultures. */
export const cultureWordsFile = z.record(z.string(), inFrenchAndSpanish(words));

/** translations/sites.json: name, place and civilisation of every site, as readers of the language know them. */
export const siteWordsFile = z.record(
  z.string(),
  inFrenchAndSpanish(z.strictObject({ name: words, location: words, civilization: words })),
);

/** translations/site-texts.json: what is told of every site, in the order of sites.json. */
export const siteTextsFile = z.record(
  z.string(),
  inFrenchAndSpanish(
    z.strictObject({
      note: words.nullable(),
      features: z.array(z.strictObject({ text: words, property: words.nullable() })),
      alignments: z.array(z.strictObject({ target: words, status: words })),
      sound: words.nullable(),
    }),
  ),
);

/** translations/geometry.json: every principle of geometry.json, as its claims tell it. */
export const geometryWordsFile = z.record(
  z.string(),
  inFrenchAndSpanish(
    z.strictObject({
      name: words,
      description: words,
      mathematicalBasis: words.optional(),
      naturalOccurrences: words,
      architecturalApplications: words,
      spiritualSignificance: words,
      caution: words.nullable(),
    }),
  ),
);

/** translations/tones.json: what is said of each tone, by its frequency. */
export const toneWordsFile = z.record(z.string(), inFrenchAndSpanish(words));

const mappingWords = z.strictObject({
  modernConcept: words,
  ancestralConcept: words,
  connection: words,
  date: words,
});
/** translations/mappings.json: the words of the mappings that written lessons show. */
export const mappingWordsFile = z.record(z.string(), inFrenchAndSpanish(mappingWords));

/** translations/patents.json: what the patents of tesla.json are about, by their number. */
export const patentWordsFile = z.record(z.string().regex(/^\d{6,7}$/), inFrenchAndSpanish(words));

const soundActivityWords = z.strictObject({
  name: words,
  materials: z.array(words),
  instructions: words,
  educationalValue: words,
});
/** translations/sound-lessons.json: the lessons on sound of activities.json, by their id. */
export const soundLessonWordsFile = z.record(
  z.string(),
  inFrenchAndSpanish(
    z.strictObject({
      title: words,
      objectives: z.array(words),
      materials: z.array(words),
      introduction: words,
      activities: z.array(soundActivityWords),
      discussion: z.array(words),
      assessment: words,
      extensions: z.array(words),
    }),
  ),
);

/** translations/rules.json: identities and examples of vedic.json that hold words, by the rule's number. */
export const speedRuleWordsFile = z.record(
  z.string().regex(/^\d{1,2}$/),
  inFrenchAndSpanish(z.strictObject({ identity: words.optional(), example: words.optional() })),
);

/** translations/contested.json: contested claims of evidence.json, by their id, that no other file has words for. */
export const contestedWordsFile = z.record(
  z.string(),
  inFrenchAndSpanish(z.strictObject({ title: words, says: words, note: z.string() })),
);
