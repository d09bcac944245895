import { LOCALES } from '@ori/contracts/locale';
import { DIFFICULTIES } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { generatorOf, misconceptionIds, misconceptionOf, practisedSkills } from './testing/practice.ts';

const SEEDS = 50;

/** A name begins with the thing done: a gerund in English, an infinitive in French and Spanish. */
const NAMES_THE_IDEA = {
  en: /^(?:Not |Always )?[a-z]+ing\b/iu,
  fr: /^(?:Ne pas |Ne |N’|Se |S’|Les |En )?\p{L}+(?:er|ir|re)\b/iu,
  es: /^(?:No )?\p{L}*[aeií]r(?:se|los?|las?)?\b/iu,
} as const;
/** Words that speak of whoever learns as of somebody else. */
const OF_SOMEBODY = {
  en: /\b(?:the (?:child|learner|student|pupil)|he|she|his|her)\b/iu,
  fr: /\b(?:l’enfant|l’élève|l’apprenante?)(?!\p{L})/iu,
  es: /\b(?:(?:el|la) (?:niñ[oa]|estudiante|alumn[oa])|usted)\b/iu,
} as const;

const MISCONCEPTIONS = misconceptionIds.map((id) => misconceptionOf(id) ?? expect.unreachable(id));

describe('misconceptionOf', () => {
  it('finds every misconception that a generator names', () => {
    for (const skill of practisedSkills())
      for (const difficulty of DIFFICULTIES)
        for (let seed = 0; seed < SEEDS; seed++)
          for (const { misconception } of generatorOf(skill)?.(seed, difficulty).distractors ?? [])
            expect(misconceptionOf(misconception.id), misconception.id).toEqual(misconception);
  });

  it.each(LOCALES)('names the idea and never the one who has it (%s)', (locale) => {
    const names = MISCONCEPTIONS.map(({ name }) => name[locale]);
    expect(names.filter((name) => !NAMES_THE_IDEA[locale].test(name))).toEqual([]);
    const said = MISCONCEPTIONS.flatMap(({ name, question }) => [name[locale], question[locale]]);
    expect(said.filter((words) => OF_SOMEBODY[locale].test(words))).toEqual([]);
  });

  it('knows nothing of an id that was never given', () => {
    expect(misconceptionOf('constructor')).toBeNull();
  });
});
