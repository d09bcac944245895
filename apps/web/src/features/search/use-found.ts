import { useEffect, useState } from 'react';
import type { Asked } from './asked.ts';
import { findPlaces, prepareWithout, type FoundPlaces } from './find-places.ts';

const TYPING_MS = 140;
const PREPARE_MS = 2_000;

/** What is found for a query while somebody types; null until the first answer, and for an empty query. */
export function useFound({ query, locale, kind, limit }: Asked, isWanted = true) {
  const [found, setFound] = useState<{ readonly query: string; readonly places: FoundPlaces } | null>(null);
  const wanted = isWanted && query.trim() !== '';
  useEffect(() => {
    if (!wanted) return undefined;
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      findPlaces({ query, locale, kind, limit }, stopping.signal).then(
        (places) => setFound({ query, places }),
        () => undefined,
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [query, locale, kind, limit, wanted]);
  useEffect(() => {
    const timer = setTimeout(prepareWithout, PREPARE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isWaiting = wanted && found?.query !== query;
  return { places: wanted ? (found?.places ?? null) : null, isWaiting };
}
