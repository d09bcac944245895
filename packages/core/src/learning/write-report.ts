import type { Locale } from '@ori/contracts/locale';
import type { ProgressReport } from '@ori/contracts/progress-report';
import { frenchSpaces } from '../words/french-spaces.ts';
import { REPORT_WORDINGS, type ReportWordings } from './report-wordings.ts';

/** What was counted over a span of days; words are in the reader's language already, days are `YYYY-MM-DD`. */
export interface ReportFacts {
  readonly childId: string;
  readonly firstName: string;
  readonly from: string;
  readonly to: string;
  readonly daysWorked: number;
  readonly minutes: number;
  readonly answers: number;
  readonly right: number;
  readonly lessons: readonly { readonly title: string; readonly on: string }[];
  readonly mastered: readonly { readonly title: string; readonly subject: string; readonly on: string }[];
  readonly overcome: readonly {
    readonly title: string;
    readonly misconception: string;
    readonly seenOn: string;
  }[];
  readonly stuck: readonly {
    readonly title: string;
    readonly misconception: string | null;
    readonly ask: string | null;
  }[];
  /** Skills to go on with; `has` are those already held that each rests on. */
  readonly next: readonly { readonly title: string; readonly has: readonly string[] }[];
}

type Section = ProgressReport['sections'][number];
const HOUR_MINUTES = 60;

function dayWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}

function section(id: string, [title, intro]: readonly [string, string], items: Section['items']): Section[] {
  return items.length === 0 ? [] : [{ id, title, intro, items }];
}

function stuckWords(words: ReportWordings, { misconception, ask }: ReportFacts['stuck'][number]): string {
  const idea = misconception === null ? words.unnamed : `${misconception}.`;
  return ask === null ? idea : `${idea} ${words.asking(ask)}`;
}

function sectionsOf(facts: ReportFacts, words: ReportWordings, onDay: (day: string) => string): Section[] {
  const { mastered, overcome, lessons, stuck, next } = facts;
  return [
    ...section(
      'learnt',
      words.learnt,
      mastered.map(({ title, subject, on }) => ({
        head: title,
        text: `${subject}, ${words.masteredOn(onDay(on))}`,
      })),
    ),
    ...section(
      'overcome',
      words.overcome,
      overcome.map(({ title, misconception, seenOn }) => ({
        head: title,
        text: words.seenUntil(misconception, onDay(seenOn)),
      })),
    ),
    ...section(
      'lessons',
      words.lessons,
      lessons.map(({ title, on }) => ({ head: title, text: words.finishedOn(onDay(on)) })),
    ),
    ...section(
      'stuck',
      words.stuck,
      stuck.map((each) => ({ head: each.title, text: stuckWords(words, each) })),
    ),
    ...section(
      'next',
      words.next,
      next.map(({ title, has }) => ({
        head: title,
        text: has.length === 0 ? words.restsOnNothing : words.restsOn(has.join(', ')),
      })),
    ),
  ];
}

/** How much was worked, in a sentence. */
function leadOf(
  { firstName, daysWorked, minutes, answers, right }: ReportFacts,
  words: ReportWordings,
): string {
  if (daysWorked === 0) return words.quiet(firstName);
  const given = words.answers(answers, right);
  if (minutes === 0) return words.untimed(firstName, words.days(daysWorked), given);
  return words.lead(firstName, words.days(daysWorked), timeOf(minutes, words), given);
}

const timeOf = (minutes: number, words: ReportWordings): string =>
  words.time(Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES);

/** A progress report in words. Nothing is said of what was not counted, and nobody is compared with anybody. */
export function writeReport(facts: ReportFacts, locale: Locale): ProgressReport {
  const { childId, firstName, from, to, daysWorked, minutes } = facts;
  const words = REPORT_WORDINGS[locale];
  const onDay = (day: string) => dayWords(day, locale);
  const time = daysWorked > 0 && minutes === 0 ? words.notTimed : timeOf(minutes, words);
  const told = (text: string) => (locale === 'fr' ? frenchSpaces(text) : text);
  const values = [String(daysWorked), time, String(facts.lessons.length), String(facts.mastered.length)];
  return {
    childId,
    from,
    to,
    title: told(words.title(firstName)),
    span: words.span(onDay(from), onDay(to)),
    lead: leadOf(facts, words),
    figures: words.figures.map((label, index) => ({ label, value: values[index] ?? '' })),
    sections: sectionsOf(facts, words, onDay).map(({ items, intro, ...rest }) => ({
      ...rest,
      intro: told(intro),
      items: items.map(({ head, text }) => ({ head, text: told(text) })),
    })),
    foot: told(words.foot),
  };
}
