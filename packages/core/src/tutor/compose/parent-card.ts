import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { text, type Fillers } from '../../problems/text.ts';
import { counted, MINUTES, QUESTIONS } from './count.ts';
import { sentences } from './voice.ts';
import { TASK_WITHOUT_SKILL, TASKS_BY_SUBJECT, TASKS_BY_TOPIC } from './wordings/kitchen-table.ts';
import * as words from './wordings/parent-card.ts';

/** A skill the child worked on today. */
export interface SkillToday {
  readonly skill: string;
  readonly title: string;
  /** `math`, `science`, `language`, `social` or `life`. */
  readonly subject: string;
  readonly answered: number;
  readonly missed: number;
}

/** A skill the tutor helped with today. */
export interface SkillHelped extends Pick<SkillToday, 'skill' | 'title' | 'subject'> {
  /** The highest hint level given: from 2 on, a step was shown. */
  readonly level: number;
}

/** One child's day, counted from what was really done. */
export interface ChildDay {
  readonly firstName: string;
  readonly minutes: number;
  /** Questions answered, and those right at the first unaided try. */
  readonly answered: number;
  readonly right: number;
  readonly lessonsFinished: readonly string[];
  readonly skills: readonly SkillToday[];
  /** Questions the tutor was asked about the work, and the skills it helped with. */
  readonly asked: number;
  readonly helped: readonly SkillHelped[];
}

/** What the card says (contract `parentCard`). */
export interface CardWords {
  readonly today: string;
  readonly stuck: string | null;
  readonly askTonight: string;
  readonly kitchenTable: string;
}

type Tell = (wording: LocalisedText, fillers: Fillers) => string;

const STUCK_FROM_MISSED = 2;
const STEP_SHOWN = 2;

/** The skill missed most, if it was missed twice and not less than it was right. */
function stuckAt(skills: readonly SkillToday[]): SkillToday | null {
  const [most] = skills
    .filter(({ missed, answered }) => missed >= STUCK_FROM_MISSED && missed * 2 >= answered)
    .toSorted((a, b) => b.missed - a.missed);
  return most ?? null;
}

function todayOf(day: ChildDay, tell: (wording: LocalisedText, fillers: Fillers) => string, locale: Locale) {
  const { firstName: name, minutes, answered, right, lessonsFinished, asked } = day;
  const questions =
    asked === 0 ? null : tell(words.ASKED_TODAY, { name, questions: counted(asked, QUESTIONS, locale) });
  if (minutes === 0 && answered === 0 && lessonsFinished.length === 0)
    return questions ?? tell(words.NOTHING_TODAY, { name });
  const time = counted(minutes, MINUTES, locale);
  const worked =
    answered === 0
      ? tell(words.READ_TODAY, { name, minutes: time })
      : tell(minutes === 0 ? words.ANSWERED_TODAY : words.WORKED_TODAY, {
          name,
          minutes: time,
          questions: counted(answered, QUESTIONS, locale),
          right,
        });
  const finished =
    lessonsFinished.length === 0
      ? null
      : tell(words.FINISHED, { lessons: lessonsFinished.join(locale === 'en' ? ', ' : ' ; ') });
  return sentences(worked, finished, questions);
}

const pick = (pool: readonly [LocalisedText, ...LocalisedText[]], variety: number): LocalisedText =>
  pool[Math.abs(variety | 0) % pool.length] ?? pool[0];

type About = Pick<SkillToday, 'skill' | 'title' | 'subject'>;

/** Something to do with what lies on the kitchen table, from the skill's topic, else from its subject. */
function kitchenTask(skill: About | null): LocalisedText {
  if (!skill) return TASK_WITHOUT_SKILL;
  const isMath = skill.subject === 'math';
  const topic = isMath ? TASKS_BY_TOPIC.find(([pattern]) => pattern.test(skill.skill)) : undefined;
  return topic?.[1] ?? TASKS_BY_SUBJECT[skill.subject] ?? TASK_WITHOUT_SKILL;
}

/** Where it stuck: by what was missed, else by how much help it took. */
function stuckIn({ skills, helped }: ChildDay, tell: Tell): { about: About; said: string } | null {
  const missed = stuckAt(skills);
  if (missed) {
    const { title, answered } = missed;
    return {
      about: missed,
      said: tell(words.STUCK_WITH_TITLE, { skill: title, missed: missed.missed, tried: answered }),
    };
  }
  const [about] = helped.filter(({ level }) => level >= STEP_SHOWN).toSorted((a, b) => b.level - a.level);
  return about ? { about, said: tell(words.STUCK_WITH_HELP, { skill: about.title }) } : null;
}

function questionsFor(stuck: object | null, about: About | null) {
  if (stuck) return words.ASK_STUCK;
  return about ? words.ASK_LEARNED : words.ASK_NOTHING_DONE;
}

/**
 * Ori's card for a grown-up: what happened today, where it stuck, one question for tonight and one task for the
 * kitchen table. Only what was counted is said; `variety` chooses among questions.
 */
export function parentCardWords(day: ChildDay, locale: Locale, variety: number): CardWords {
  const tell = (wording: LocalisedText, fillers: Fillers) => text(wording, fillers)[locale];
  const stuck = stuckIn(day, tell);
  const [most = day.helped[0] ?? null] = day.skills.toSorted((a, b) => b.answered - a.answered);
  const about = stuck?.about ?? most;
  const skill = about?.title ?? '';
  return {
    today: todayOf(day, tell, locale),
    stuck: stuck?.said ?? null,
    askTonight: tell(pick(questionsFor(stuck, about), variety), { skill }),
    kitchenTable: tell(kitchenTask(about), { skill }),
  };
}
