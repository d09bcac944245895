import { evidenceLabel } from '@ori/contracts/content';
import { STORY_FIELDS, STORY_REGIONS, STORY_VOICES } from '@ori/contracts/hidden-names';
import { localisedText } from '@ori/contracts/locale';
import { z } from 'zod';
import { words, year } from './common.ts';

const told = z.strictObject({
  label: evidenceLabel,
  sources: z.array(words).min(1),
  text: localisedText,
});

const story = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by dashes'),
    year,
    region: z.enum(STORY_REGIONS),
    field: z.enum(STORY_FIELDS),
    voices: z.array(z.enum(STORY_VOICES)),
    culture: words.optional(),
    name: localisedText,
    when: localisedText,
    where: localisedText,
    guess: z.strictObject({
      question: localisedText,
      options: z.array(localisedText).min(2).max(4),
      answer: z.int().min(0),
    }),
    did: told,
    told,
    next: z.strictObject({ to: z.string().startsWith('/'), text: localisedText }),
  })
  .refine(({ guess }) => guess.answer < guess.options.length, { error: 'the answer is one of the options' });

/** hidden-stories.json: people and inventions left out of textbooks, with what each story rests on. */
export const hiddenStoriesFile = z.strictObject({
  sources: z.record(
    z.string(),
    z.strictObject({ text: z.string().min(8), primary: z.literal(true).optional() }),
  ),
  stories: z.array(story),
});
