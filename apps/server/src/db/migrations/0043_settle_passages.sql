-- What only an owner may do to the index of lessons after it was filled, lent to the role that fills it.
create function settle_passages() returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform gin_clean_pending_list(indexrelid) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'gin' and indrelid in ('public.lesson_passages'::regclass, 'public.passage_words'::regclass);
  analyze public.lesson_passages;
  analyze public.passage_lexemes;
  analyze public.passage_words;
end $$;
revoke execute on function settle_passages() from public;
