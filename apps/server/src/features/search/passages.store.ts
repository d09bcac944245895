import { passage } from '@ori/contracts/search';
import type { Locale } from '@ori/contracts/locale';
import type { Candidate, Spot } from '@ori/core/search/rank-passages';
import { contentWords, plainLetters, rootOf } from '@ori/core/tutor/ground/content-words';
import type pg from 'pg';
import { z } from 'zod';
import { CONFIGURATIONS, type Shelf } from './search.deps.ts';
import { createSpellings } from './spellings.store.ts';

const KNOWN = `select word, stems.lexemes[1] as lexeme, counted.lessons, counted.passages
  from unnest($4::text[]) word
  cross join lateral (select tsvector_to_array(to_tsvector($3::regconfig, word)) as lexemes) stems
  left join passage_lexemes counted
    on counted.version = $1 and counted.locale = $2 and counted.lexeme = stems.lexemes[1]`;
const CANDIDATES_MOST = 50;
const MET = `array(select lexeme || ':' || coalesce((select min(spot) from unnest(weights) spot), 'D')
    from unnest(vector) where lexeme = any($4)) as met`;
const COLUMNS = `lesson_id as "lessonId", section, kind, heading, text, label, terms, ${MET}`;
const CANDIDATES = `with hits as (
    select lesson_id, place from lesson_passages
    where version = $1 and locale = $2 and vector @@ $3::tsquery and ($5::text is null or $5 = any(stands_in))
    order by ts_rank(vector, $3::tsquery) desc limit ${CANDIDATES_MOST}),
  shown as (select lesson_id, place from hits union select lesson_id, 0 from hits)
  select ${COLUMNS} from shown join lesson_passages using (lesson_id, place)
  where version = $1 and locale = $2`;
const TERMS = `select ${COLUMNS}, length(ts_filter(vector, '{b}')) as length from lesson_passages
  where version = $1 and locale = $2 and kind = 'term' and vector @@ $3::tsquery
    and ($5::text is null or $5 = any(stands_in)) limit ${CANDIDATES_MOST}`;
const EXTENSION = "select 1 from pg_extension where extname = 'pg_trgm'";

const passageRow = passage.extend({ met: z.array(z.string()) });
type Row = z.infer<typeof passageRow>;
type Known = { word: string; lexeme: string | null; lessons: number | null; passages: number | null };

const OPENING_LETTERS = 3;
const openingOf = (word: string) => word.slice(0, OPENING_LETTERS);

/** Roots of the words that may be met; others are not looked at closely, there are hundreds. */
function rootsOf({ heading, text, terms }: Row, openings: ReadonlySet<string>): ReadonlySet<string> {
  const words = plainLetters([heading, text, ...terms].join(' ')).match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => openings.has(openingOf(word))).map(rootOf));
}

const namesOf = ({ kind, heading, terms }: Row, locale: Locale): Candidate['names'] =>
  kind === 'lesson' ? [heading, ...terms].map((name) => contentWords(name, locale)) : [];

function candidateOf(row: Row, locale: Locale): Candidate {
  const { met, ...rest } = row;
  const spots = met.map((each): [string, Spot] => [each.slice(0, -2), each.slice(-1) as Spot]);
  const openings = new Set(spots.map(([lexeme]) => openingOf(lexeme)));
  return { ...rest, roots: rootsOf(row, openings), names: namesOf(row, locale), met: new Map(spots) };
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/**
 * The index as it is read. What looks for stems is planned anew each time: a plan for any stems would have to take
 * them for common ones, and read all passages.
 */
export function createPassagesStore({ pool }: { readonly pool: pg.Pool }) {
  /** Words of a query as the index knows them; those that tell nothing in their language are left out. */
  async function known({ version, locale }: Shelf, words: readonly string[]) {
    const { rows } = await pool.query<Known>({
      name: 'search-known',
      text: KNOWN,
      values: [version, locale, CONFIGURATIONS[locale], words],
    });
    return rows.flatMap(({ word, lexeme, lessons, passages }) => {
      if (lexeme === null) return [];
      const counted = lessons === null || passages === null ? null : { word, lexeme, lessons, passages };
      return [{ word, known: counted }];
    });
  }

  async function candidates(
    { version, locale, standsIn }: Shelf,
    query: string,
    lexemes: readonly string[],
  ): Promise<Candidate[]> {
    const values = [version, locale, query, lexemes, standsIn];
    const { rows } = await pool.query<Row>(CANDIDATES, values);
    return rows.map((each) => candidateOf(each, locale));
  }

  return {
    known,
    candidates,
    ...createSpellings({ pool }),
    /** Whether slips of the pen can be looked up. */
    async hasAlike(): Promise<boolean> {
      return ((await pool.query(EXTENSION)).rowCount ?? 0) > 0;
    },
    /** Vocabulary entries with some of the stems in their term; `length`: stems of the whole term. */
    async terms({ version, locale, standsIn }: Shelf, lexemes: readonly string[]) {
      const query = lexemes.map((lexeme) => `${quoted(lexeme)}:B`).join(' | ');
      const values = [version, locale, query, lexemes, standsIn];
      const { rows } = await pool.query<Row & { length: number }>(TERMS, values);
      return rows.map(({ length, ...rest }) => ({ length, candidate: candidateOf(rest, locale) }));
    },
  };
}
export type PassagesStore = ReturnType<typeof createPassagesStore>;

/** Stems as a query: any of them, or all. */
export function queryOf(lexemes: readonly string[], join: '|' | '&'): string {
  return lexemes.map(quoted).join(` ${join} `);
}
