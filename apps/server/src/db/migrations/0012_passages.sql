-- Pieces of lessons, to be found by words. Derived from the content files, once for each version of them, by a job.
create table lesson_passages (
  version text not null,
  locale text not null,
  lesson_id text not null,
  -- Order within the lesson.
  place integer not null,
  section text not null,
  kind text not null,
  heading text not null,
  text text not null,
  label text,
  terms text[] not null,
  -- The languages that the lesson is not written in, so that this passage stands for it there.
  stands_in text[] not null,
  -- A: the lesson's title; B: skills or a term; C: heading; D: text.
  vector tsvector not null,
  primary key (version, locale, lesson_id, place)
);
create index lesson_passages_vector on lesson_passages using gin (vector);

-- Stems with the lessons and passages that have them: rare words tell most.
create table passage_lexemes (
  version text not null,
  locale text not null,
  lexeme text not null,
  lessons integer not null,
  passages integer not null,
  primary key (version, locale, lexeme)
);

-- Words as they are written, for what is misspelt.
create table passage_words (
  version text not null,
  locale text not null,
  word text not null,
  -- As it sounds, roughly: misspelt words are written by ear.
  sound text not null,
  lexeme text not null,
  primary key (version, locale, word)
);

-- A version stands here once it is whole.
create table passage_versions (
  version text primary key,
  -- Lessons that can be found in each language.
  lessons jsonb not null,
  filled_at timestamptz not null
);

-- A server that gives us no extensions still searches, only without an eye for slips of the pen.
do $$
begin
  create extension if not exists pg_trgm;
  create index passage_words_alike on passage_words using gin (sound gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    raise notice 'pg_trgm is not available';
end
$$;
