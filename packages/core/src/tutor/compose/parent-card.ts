import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { type DayDone, isIdleDay } from '../../learning/day-done.ts';
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
  readonly done: DayDone;
  /** Questions right at the first unaided try. */
  readonly rightAlone: number;
  readonly lessonsFinished: readonly string[];
  /** Lessons opened for the first time and not finished yet. */
  readonly lessonsStarted: readonly string[];
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

/** How long, and how many questions; null where it was neither. */
function workedIn({ firstName: name, done, rightAlone: right }: ChildDay, tell: Tell, locale: Locale) {
  const { minutes: spent, answers } = done;
  const minutes = counted(spent, MINUTES, locale);
  if (answers === 0) return spent === 0 ? null : tell(words.READ_TODAY, { name, minutes });
  const wording = spent === 0 ? words.ANSWERED_TODAY : words.WORKED_TODAY;
  return tell(wording, { name, minutes, questions: counted(answers, QUESTIONS, locale), right });
}

/** Finished and begun lessons; the first sentence of a day names the child. */
function lessonsIn(day: ChildDay, isFirst: boolean, tell: Tell, locale: Locale): string[] {
  const { firstName: name, lessonsFinished, lessonsStarted } = day;
  const listed = (titles: readonly string[]) => titles.join(locale === 'en' ? ', ' : ' ; ');
  const said: string[] = [];
  if (lessonsFinished.length > 0)
    said.push(
      tell(isFirst ? words.FINISHED_TODAY : words.FINISHED, { name, lessons: listed(lessonsFinished) }),
    );
  if (lessonsStarted.length > 0) {
    const wording = isFirst && said.length === 0 ? words.STARTED_TODAY : words.STARTED;
    said.push(tell(wording, { name, lessons: listed(lessonsStarted) }));
  }
  return said;
}

function todayOf(day: ChildDay, tell: Tell, locale: Locale) {
  const { firstName: name, done, lessonsStarted, asked } = day;
  const questions =
    asked === 0 ? null : tell(words.ASKED_TODAY, { name, questions: counted(asked, QUESTIONS, locale) });
  if (isIdleDay(done, lessonsStarted.length)) return questions ?? tell(words.NOTHING_TODAY, { name });
  const worked = workedIn(day, tell, locale);
  return sentences(worked, ...lessonsIn(day, worked === null, tell, locale), questions);
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
