import type { Assessment, BookRead, Portfolio, WorkSample } from '@ori/contracts/portfolio';
import { PERIODS, type PortfolioDocument } from '@ori/contracts/portfolio-names';
import type { Locale } from '@ori/contracts/locale';
import { timeWords } from '@ori/core/words/time-words';
import type { LogFacts } from './portfolio.deps.ts';
import { PRINT_BOOKS, type PrintBook } from './print-words.ts';

/** Whose portfolio it is, as the school year names them. */
export interface Named {
  readonly legalName: string;
  readonly grade: number | null;
  readonly schoolName: string;
}
interface Facts {
  readonly portfolio: Omit<Portfolio, 'mayWrite'>;
  readonly named: Named;
  readonly log: LogFacts;
  readonly document: PortfolioDocument;
  readonly locale: Locale;
  readonly subjectName: (subject: string) => string;
  /** Samples whose picture is printed. */
  readonly pictured: ReadonlySet<string>;
}

function scoresOf(done: Assessment, { scores, certified }: PrintBook, locale: Locale): string {
  const told = (['raw', 'percentile', 'stanine'] as const).flatMap((kind) => {
    const value = done[kind];
    return value === null ? [] : [scores[kind](value.toLocaleString(locale))];
  });
  const rest = [done.composite, done.isCertified ? certified : '', done.note];
  return [...told, ...rest].filter((part) => part !== '').join(' · ');
}

/** Rows of the year's work: subjects with hours, or with samples. */
function workRows({ portfolio, log, subjectName, locale }: Facts): string[][] {
  const minutes = new Map(log.subjects.map(({ subject, minutes: spent }) => [subject, spent]));
  const subjects = new Set([...minutes.keys(), ...portfolio.samples.map(({ subject }) => subject)]);
  return [...subjects].map((subject) => {
    const numbers = PERIODS.map((period) => {
      const found = portfolio.samples.filter((each) => each.subject === subject && each.period === period);
      return String(found.length);
    });
    return [subjectName(subject), timeWords(minutes.get(subject) ?? 0, locale), ...numbers];
  });
}

function bookRows(books: readonly BookRead[], day: (iso: string | null) => string): string[][] {
  return books.map(({ title, author, isbn, startedOn, finishedOn }) => [
    title,
    author,
    isbn,
    day(startedOn),
    day(finishedOn),
  ]);
}

/** What was done, by whom, and what came out. */
function judgementIn(done: Assessment, book: PrintBook, locale: Locale): string[] {
  const { kind, instrument, form, giver, licence } = done;
  const what = kind === 'test' ? [instrument, form].filter(Boolean).join(', ') : book.evaluation;
  return [what, [giver, licence].filter(Boolean).join(', '), scoresOf(done, book, locale)];
}

/** What the template `portfolio` reads. */
export function portfolioData(facts: Facts) {
  const { portfolio, named, log, document, locale, subjectName, pictured } = facts;
  const book = PRINT_BOOKS[locale];
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (iso: string | null): string =>
    iso === null ? '' : dates.format(new Date(`${iso}T00:00:00Z`));
  const sampleOf = (sample: WorkSample) => ({
    title: sample.title,
    line: [subjectName(sample.subject), day(sample.day)].join(' · '),
    standard: sample.standard === '' ? '' : `${book.standard}: ${sample.standard}`,
    childWords: sample.childWords,
    note: sample.note,
    picture: pictured.has(sample.id) ? `${sample.id}.webp` : '',
    alt: book.pictureOf(sample.title),
    apart: sample.file !== null && !pictured.has(sample.id) ? book.apart : '',
  });
  const { particulars } = book;
  const title = book.titles[document];
  return {
    document,
    title,
    page: book.page,
    said: book.said,
    note: book.note,
    none: book.none,
    name: named.legalName,
    foot: [title, named.legalName].join(' · '),
    particulars: [
      [particulars.year, book.span(day(portfolio.from), day(portfolio.to))],
      [particulars.grade, named.grade === null ? '' : book.grade(named.grade)],
      [particulars.school, named.schoolName],
      [particulars.attended, book.days(log.attendedDays)],
    ].filter(([, value]) => value !== ''),
    work: {
      title: book.work,
      columns: book.columns,
      rows: workRows(facts),
    },
    samples: {
      title: book.samples,
      periods: PERIODS.map((period) => ({
        title: book.periods[period],
        items: portfolio.samples.filter((sample) => sample.period === period).map(sampleOf),
      })),
    },
    reading: {
      title: book.reading,
      columns: book.readingColumns,
      rows: bookRows(portfolio.books, day),
    },
    assessments: {
      title: book.assessments,
      columns: book.assessmentColumns,
      rows: portfolio.assessments.map((done) => [day(done.takenOn), ...judgementIn(done, book, locale)]),
    },
    evaluator: book.evaluator,
  };
}
