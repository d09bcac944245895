import { soundOf, swapsOf } from '@ori/core/search/closeness';
import type { KnownWord } from '@ori/core/search/search-word';
import { rootOf } from '@ori/core/tutor/ground/content-words';
import type pg from 'pg';
import { CONFIGURATIONS, type Shelf } from './search.deps.ts';

/** The cut of each word whose two parts stand side by side in most passages. */
const PARTED = `with parts as (
    select cut.*, to_tsquery($3::regconfig, cut.head) as one, to_tsquery($3::regconfig, cut.tail) as other,
      (tsvector_to_array(to_tsvector($3::regconfig, cut.head)))[1] as first,
      (tsvector_to_array(to_tsvector($3::regconfig, cut.tail)))[1] as second
    from unnest($4::text[], $5::text[], $6::text[]) cut (whole, head, tail))
  select parts.whole, parts.head, parts.tail,
    jsonb_build_object('word', head, 'lexeme', first, 'lessons', a.lessons, 'passages', a.passages) as one,
    jsonb_build_object('word', tail, 'lexeme', second, 'lessons', b.lessons, 'passages', b.passages) as other
  from parts
  join passage_lexemes a on a.version = $1 and a.locale = $2 and a.lexeme = parts.first
  join passage_lexemes b on b.version = $1 and b.locale = $2 and b.lexeme = parts.second
  where exists (select 1 from lesson_passages passage
    where passage.version = $1 and passage.locale = $2 and passage.vector @@ (parts.one <-> parts.other))
  order by least(a.passages, b.passages)`;
/** Words offered for a misspelt one; the closer look is taken by the rules. */
const ALIKE_MOST = 24;
const ALIKE = `with found as (
    select asked.word as written, near.word, near.lexeme from unnest($3::text[], $4::text[]) asked (word, sound)
    cross join lateral (
      select word, lexeme from passage_words
      where version = $1 and locale = $2 and sound % asked.sound and abs(length(word) - length(asked.word)) <= 3
      order by similarity(sound, asked.sound) desc limit ${ALIKE_MOST}) near
    union
    select swapped.written, known.word, known.lexeme from unnest($5::text[], $6::text[]) swapped (written, word)
    join passage_words known on known.version = $1 and known.locale = $2 and known.word = swapped.word)
  select found.written, found.word, found.lexeme, counted.lessons, counted.passages from found
  join passage_lexemes counted
    on counted.version = $1 and counted.locale = $2 and counted.lexeme = found.lexeme`;

/** What words that the index does not know may stand for. */
export function createSpellings({ pool }: { readonly pool: pg.Pool }) {
  return {
    /** Two known words for one that was written without the space between. */
    async parted(
      { version, locale }: Shelf,
      cuts: readonly { readonly whole: string; readonly head: string; readonly tail: string }[],
    ): Promise<ReadonlyMap<string, readonly { word: string; known: KnownWord }[]>> {
      const { rows } = await pool.query<{ whole: string; one: KnownWord; other: KnownWord }>({
        name: 'search-parted',
        text: PARTED,
        values: [
          version,
          locale,
          CONFIGURATIONS[locale],
          cuts.map(({ whole }) => whole),
          cuts.map(({ head }) => head),
          cuts.map(({ tail }) => tail),
        ],
      });
      const both = rows.map(({ whole, one, other }) => {
        return [whole, [one, other].map((known) => ({ word: rootOf(known.word), known }))] as const;
      });
      return new Map(both);
    },
    /** Known words that look like the misspelt ones. */
    async alike({ version, locale }: Shelf, words: readonly string[]) {
      const swaps = words.flatMap((written) => swapsOf(written).map((word) => ({ written, word })));
      const { rows } = await pool.query<KnownWord & { written: string }>({
        name: 'search-alike',
        text: ALIKE,
        values: [
          version,
          locale,
          words,
          words.map(soundOf),
          swaps.map(({ written }) => written),
          swaps.map(({ word }) => word),
        ],
      });
      return Map.groupBy(rows, ({ written }) => written);
    },
  };
}
