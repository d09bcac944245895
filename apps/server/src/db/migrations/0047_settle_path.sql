-- A temporary table must never stand in for one that the owner's function means.
alter function settle_passages() set search_path = pg_catalog, public, pg_temp;
