import type { Locale } from '@ori/contracts/locale';
import type {
  Transcript,
  TranscriptCourse,
  TranscriptTotals,
  TranscriptYear,
} from '@ori/contracts/transcript';
import { minutesCounted } from '@ori/core/records/credits';
import { isWeighted, lettersOf } from '@ori/core/records/grades-scales';
import { type Writing, writingIn, yearName } from '@ori/core/records/grades-writing';
import type { PrintWords } from './print-book.ts';
import { printWords } from './print-words.ts';

type Row = readonly [label: string, value: string];

function notesOf(course: TranscriptCourse, words: PrintWords): string {
  const { level, term, grading, isRepeated, provider } = course;
  const notes = [
    level === 'regular' ? '' : words.levels[level],
    term === 'year' ? '' : words.terms[term],
    grading === 'pass-fail' ? words.passFail : '',
    isRepeated ? words.repeated : '',
    provider,
  ];
  return notes.filter((note) => note !== '').join(' · ');
}

function rowOf(course: TranscriptCourse, words: PrintWords, write: Writing) {
  const { status, symbol, creditEarned, gradeFrom, title } = course;
  const isOver = status === 'completed' && symbol !== null;
  return {
    title,
    notes: notesOf(course, words),
    credit: isOver ? write.credit(creditEarned) : '–',
    grade: isOver ? write.symbol(symbol) : status === 'completed' ? '–' : words.statuses[status],
    from: isOver ? words.sources[gradeFrom] : '',
  };
}

function sumsOf(totals: TranscriptTotals, words: PrintWords, write: Writing): Row[] {
  const { earned, average, weightedAverage } = totals;
  return [
    [words.earned, write.credit(earned)],
    ...(average === null ? [] : [[words.average, write.average(average)] as const]),
    ...(weightedAverage === null ? [] : [[words.weightedAverage, write.average(weightedAverage)] as const]),
  ];
}

function yearOf(year: TranscriptYear, words: PrintWords, write: Writing) {
  return {
    name: yearName(year.year),
    grade: words.grade(year.gradeLevel),
    rows: year.courses.map((course) => rowOf(course, words, write)),
    sums: sumsOf(year, words, write),
  };
}

function studentOf({ settings }: Transcript, words: PrintWords, write: Writing): Row[] {
  const { studentName, birthDate, ninthGradeStart, graduatesOn } = settings;
  const dated: [string, string | null][] = [
    [words.birthDate, birthDate],
    [words.ninthGradeStart, ninthGradeStart],
    [words.graduatesOn, graduatesOn],
  ];
  return [
    [words.student, studentName],
    ...dated.flatMap(([label, day]) => (day === null ? [] : [[label, write.day(day)] as const])),
  ];
}

function keyOf({ settings, years }: Transcript, words: PrintWords, write: Writing): string[] {
  const { scale, honoursWeight, apWeight, dualWeight, creditBasis, hoursPerCredit, repeatRule } = settings;
  const weights = words.weights(
    write.weight(honoursWeight),
    write.weight(apWeight),
    write.weight(dualWeight),
  );
  const hasRepeats = years.some(({ courses }) => courses.some(({ repeats }) => repeats !== null));
  return [
    `${words.scales[scale]}. ${isWeighted(scale) ? weights : words.noWeights}`,
    words.bases[creditBasis](hoursPerCredit),
    words.rounding,
    ...(hasRepeats ? [words.repeatRules[repeatRule]] : []),
    words.sourcesExplained,
  ];
}

/** What both documents share: paper, school, student, code. */
function headOf(transcript: Transcript, locale: Locale, today: string, publicUrl: string) {
  const { settings, code } = transcript;
  const [words, write] = [printWords(locale), writingIn(locale)];
  return {
    paper: settings.paper === 'a4' ? 'a4' : 'us-letter',
    school: settings.schoolName || words.unnamedSchool,
    address: settings.schoolAddress,
    student: studentOf(transcript, words, write),
    code: {
      label: words.code,
      value: code,
      text: words.codeText(`${publicUrl}/verify`),
      /** What the QR on the paper opens; what stands behind `#` no server sees. */
      address: `${publicUrl}/verify#code=${code}`,
    },
    foot: `${settings.studentName} · ${words.issued(write.day(today))}`,
    page: words.page,
    nothing: words.nothing,
  };
}

/** What the transcript's template reads; every word and figure as it is printed. */
export function transcriptData(transcript: Transcript, locale: Locale, today: string, publicUrl: string) {
  const [words, write] = [printWords(locale), writingIn(locale)];
  const { settings, years, totals } = transcript;
  return {
    ...headOf(transcript, locale, today, publicUrl),
    title: words.title,
    columns: words.columns,
    years: years.map((year) => yearOf(year, words, write)),
    totals: { title: words.totals, rows: sumsOf(totals, words, write) },
    key: { title: words.key, texts: keyOf(transcript, words, write) },
    scale: {
      columns: words.scaleColumns,
      rows: lettersOf(settings.scale).map(({ symbol, from, points }) => [
        write.symbol(symbol),
        write.withSign(from),
        points === null ? '–' : write.points(points),
      ]),
    },
    sign: {
      statement: words.statement,
      line: words.signature,
      date: words.date,
      name: settings.administrator,
      role: words.administrator,
    },
  };
}

function originOf(course: TranscriptCourse, words: PrintWords, write: Writing): string {
  const { gradeFrom, mastery, marks } = course;
  if (gradeFrom === 'mastery' && mastery !== null) return words.masteredOf(mastery.mastered, mastery.total);
  if (gradeFrom === 'marks' && marks.percent !== null)
    return words.marksTogether(marks.count, write.percent(marks.percent));
  return gradeFrom === 'hand' ? words.givenByHand : words.sources[gradeFrom];
}

function describedCourse(course: TranscriptCourse, words: PrintWords, write: Writing) {
  const { title, status, symbol, creditEarned, description, texts, method, assessment } = course;
  const minutes = minutesCounted(course);
  const grade =
    status === 'completed' && symbol !== null
      ? `${write.symbol(symbol)} (${originOf(course, words, write)})`
      : words.statuses[status];
  const facts: Row[] = [
    [words.columns[1], write.credit(creditEarned)],
    [words.columns[2], grade],
    [words.provider, course.provider],
    [words.instructor, course.instructor],
    [words.hours, minutes === null ? '' : write.hours(minutes)],
  ];
  const parts: Row[] = [
    [words.texts, texts],
    [words.method, method],
    [words.assessment, assessment],
  ];
  const place = [words.subjects[course.subject], yearName(course.year), words.grade(course.gradeLevel)];
  return {
    title,
    place: [...place, notesOf({ ...course, provider: '' }, words)].filter((each) => each !== '').join(' · '),
    facts: facts.filter(([, value]) => value !== ''),
    description: description || words.noDescription,
    parts: parts.filter(([, value]) => value !== ''),
  };
}

/** What the template of the course descriptions reads. */
export function descriptionsData(transcript: Transcript, locale: Locale, today: string, publicUrl: string) {
  const [words, write] = [printWords(locale), writingIn(locale)];
  return {
    ...headOf(transcript, locale, today, publicUrl),
    title: words.descriptionsTitle,
    courses: transcript.years.flatMap(({ courses }) =>
      courses.map((course) => describedCourse(course, words, write)),
    ),
  };
}
