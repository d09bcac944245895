import type { Locale } from '@ori/contracts/locale';
import type { Passage } from '@ori/contracts/search';
import { soundOf } from '@ori/core/search/closeness';
import { plainLetters } from '@ori/core/tutor/ground/content-words';
import type pg from 'pg';
import { CONFIGURATIONS } from './search.deps.ts';

/** The lessons that can be found in each language. */
export type LessonCounts = Readonly<Record<Locale, number>>;

/** A lesson of one language, on its way into the index. */
export interface IndexedLesson {
  readonly locale: Locale;
  readonly passages: readonly Passage[];
  /** Languages in which it stands for the lesson. */
  readonly standsIn: readonly Locale[];
}

/** Words without accents, signs and formulas: what is indexed. */
export function indexedWords(text: string): string {
  return (plainLetters(text.replace(/\$[^$]*\$/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

const VECTOR = (['a', 'b', 'c', 'd'] as const)
  .map((spot) => `setweight(to_tsvector($3::regconfig, row.${spot}), '${spot.toUpperCase()}')`)
  .join(' || ');
const INSERT_PASSAGES = `insert into lesson_passages
    (version, locale, lesson_id, place, section, kind, heading, text, label, terms, stands_in, vector)
  select $1, $2, row."lessonId", row.place, row.section, row.kind, row.heading, row.text, row.label,
    array(select jsonb_array_elements_text(row.terms)), array(select jsonb_array_elements_text(row.standsin)), ${VECTOR}
  from jsonb_to_recordset($4::jsonb) as row("lessonId" text, place integer, section text, kind text, heading text,
    text text, label text, terms jsonb, standsin jsonb, a text, b text, c text, d text)`;
const INSERT_WORDS = `insert into passage_words (version, locale, word, sound, lexeme)
  select $1, $2, word, sound, lexemes[1] from (
    select word, sound, tsvector_to_array(to_tsvector($3::regconfig, word)) as lexemes
    from unnest($4::text[], $5::text[]) given (word, sound)) words
  where lexemes[1] is not null
  on conflict do nothing`;
const COUNT_LEXEMES = `insert into passage_lexemes (version, locale, lexeme, lessons, passages)
  select $1, locale, lexeme, count(distinct lesson_id), count(*)
  from lesson_passages, unnest(tsvector_to_array(vector)) lexeme where version = $1 group by locale, lexeme`;
const COUNT_LESSONS =
  'select locale, count(distinct lesson_id)::int as lessons from lesson_passages where version = $1 group by locale';
const FILLED = 'select lessons from passage_versions where version = $1';
const KEEP = 'select version from passage_versions order by version = $1 desc, filled_at desc limit 2';
const TABLES = ['lesson_passages', 'passage_lexemes', 'passage_words'] as const;

function rowOf(passage: Passage, place: number, standsIn: readonly Locale[]) {
  const { kind, heading, terms, text } = passage;
  const isLesson = kind === 'lesson';
  return {
    ...passage,
    place,
    standsin: standsIn,
    a: isLesson ? indexedWords(heading) : '',
    b: indexedWords(terms.join(' ')),
    // The heading of an example or a belief is a sentence of it, no title.
    c: kind === 'text' || kind === 'claim' ? indexedWords(heading) : '',
    d: indexedWords(text),
  };
}

/** How the index is written; all calls on one connection. */
export const indexStore = {
  async filled(client: Pick<pg.ClientBase, 'query'>, version: string): Promise<LessonCounts | null> {
    const { rows } = await client.query<{ lessons: LessonCounts }>(FILLED, [version]);
    return rows[0]?.lessons ?? null;
  },
  async addLesson(client: pg.ClientBase, version: string, lesson: IndexedLesson): Promise<void> {
    const { locale, passages, standsIn } = lesson;
    const rows = passages.map((passage, place) => rowOf(passage, place, standsIn));
    const words = new Set(rows.flatMap(({ a, b, c, d }) => [a, b, c, d].join(' ').split(' ')));
    const telling = [...words].filter((word) => /^\p{L}{3,}$/u.test(word)).toSorted();
    const configuration = CONFIGURATIONS[locale];
    await client.query(INSERT_PASSAGES, [version, locale, configuration, JSON.stringify(rows)]);
    await client.query(INSERT_WORDS, [version, locale, configuration, telling, telling.map(soundOf)]);
  },
  /** Counts what came in and makes the version one that is searched. */
  async finish(client: pg.ClientBase, version: string, at: Date): Promise<LessonCounts> {
    await client.query(COUNT_LEXEMES, [version]);
    const { rows } = await client.query<{ locale: Locale; lessons: number }>(COUNT_LESSONS, [version]);
    const lessons: LessonCounts = {
      en: 0,
      fr: 0,
      es: 0,
      ...Object.fromEntries(rows.map((row) => [row.locale, row.lessons])),
    };
    await client.query('insert into passage_versions (version, lessons, filled_at) values ($1, $2, $3)', [
      version,
      lessons,
      at,
    ]);
    return lessons;
  },
  /** Forgets all but this version and the one before: a process of the version before may still be searching. */
  async forgetOld(client: pg.ClientBase, version: string): Promise<void> {
    const { rows } = await client.query<{ version: string }>(KEEP, [version]);
    const kept = rows.map((row) => row.version);
    for (const table of [...TABLES, 'passage_versions'])
      await client.query(`delete from ${table} where version <> all($1)`, [kept]);
    // What came in by the thousand lies in a heap before the indexes until it is sorted in (migration 0043).
    await client.query('select settle_passages()');
  },
};
