import { z } from 'zod';
import { SOUND_FOCUS_AREAS } from '@ori/contracts/sound-focus';
import { words } from './common.ts';

const ageGroup = z.enum([
  'early-elementary',
  'elementary',
  'middle-school',
  'high-school',
  'university',
  'adult',
]);

const geometryActivity = z.strictObject({
  id: words,
  name: words,
  ageGroups: z.array(ageGroup).min(1),
  materials: z.array(words),
  objectives: z.array(words).min(1),
  instructions: z.array(words).min(1),
  connections: z.strictObject({ historical: words, mathematical: words, practical: words }),
});

const soundActivity = z.strictObject({
  name: words,
  duration: z.int().positive(),
  materials: z.array(words),
  instructions: words,
  educationalValue: words,
});

/** Durations are minutes. */
const cymaticsLesson = z.strictObject({
  id: words,
  title: words,
  ageGroup,
  focusAreas: z.array(z.enum(SOUND_FOCUS_AREAS)).min(1),
  duration: z.int().positive(),
  objectives: z.array(words).min(1),
  materials: z.array(words),
  introduction: words,
  activities: z.array(soundActivity).min(1),
  discussion: z.array(words),
  assessment: words,
  extensions: z.array(words),
});

/** activities.json: geometry activities and sound lessons in the product's shapes. */
export const activitiesFile = z.strictObject({
  geometryActivities: z.array(geometryActivity),
  cymaticsLessons: z.array(cymaticsLesson),
});
