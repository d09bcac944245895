import type { Band, Skill, Subject } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { Misreading, MisreadingsAnswer } from '@ori/contracts/misreadings';
import type { Generator } from '@ori/contracts/practice';
import { type Misread, type MisreadExample, misreadingsIn } from '@ori/core/problems/misreadings';
import { answerText } from '@ori/core/tutor/ground/problem-of-item';

interface Deps {
  readonly content: {
    readonly skills: readonly Skill[];
    skillTitle(id: string, locale: Locale): string;
  };
  readonly generatorOf: (skill: string) => Generator | null;
}

/** The wrong ways that questions of a subject and an age bring to light, each with a question that really can be asked. */
export function createMisreadingsService({ content, generatorOf }: Deps) {
  /** One entry for each subject at each age: drawing the questions again would find the same. */
  const kept = new Map<string, readonly Misread[]>();

  function misreadOf(subject: Subject, band: Band): readonly Misread[] {
    const key = `${subject}/${band}`;
    const skills = content.skills.filter((skill) => skill.subject === subject && skill.band === band);
    const found =
      kept.get(key) ??
      misreadingsIn(
        skills.map(({ id }) => id),
        generatorOf,
      );
    kept.set(key, found);
    return found;
  }

  return (subject: Subject, band: Band, locale: Locale): MisreadingsAnswer => {
    const titled = (id: string) => ({ id, title: content.skillTitle(id, locale) });
    const exampleOf = ({ skill, item, wrong }: MisreadExample): Misreading['example'] => ({
      skill: titled(skill),
      prompt: item.prompt[locale],
      right: answerText(item, locale),
      wrong: answerText({ ...item, answer: wrong }, locale),
    });
    return {
      misreadings: misreadOf(subject, band).map(({ misconception, skills, example }) => ({
        id: misconception.id,
        name: misconception.name[locale],
        question: misconception.question[locale],
        skills: skills.map(titled),
        example: example && exampleOf(example),
      })),
    };
  };
}
export type MisreadingsService = ReturnType<typeof createMisreadingsService>;
