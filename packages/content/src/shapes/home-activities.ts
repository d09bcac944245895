import { band, subject } from '@ori/contracts/content';
import { localisedText } from '@ori/contracts/locale';
import { homeNeed } from '@ori/contracts/practices';
import { z } from 'zod';
import { inFrenchAndSpanish, words } from './common.ts';

const way = { minutes: z.int().positive(), needs: z.array(homeNeed).min(1) };

/** home-activities.json: time and things for each geometry activity, and activities after a mapping. */
export const homeActivitiesFile = z.strictObject({
  ways: z.record(z.string(), z.strictObject(way)),
  heritage: z.array(
    z.strictObject({
      id: words,
      mapping: words,
      subject,
      bands: z.array(band).min(1),
      ...way,
      title: localisedText,
      purpose: localisedText,
      materials: z.array(localisedText),
      steps: z.array(localisedText).min(3),
      adult: localisedText,
    }),
  ),
});

const activityWords = z.strictObject({
  name: words,
  materials: z.array(words),
  objectives: z.array(words).min(1),
  instructions: z.array(words).min(1),
  connections: z.strictObject({ historical: words, mathematical: words, practical: words }),
});

/** translations/activities.json: the geometry activities of activities.json. */
export const activityWordsFile = z.record(
  z.string(),
  inFrenchAndSpanish(activityWords),
);
