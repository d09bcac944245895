import type { Locale } from '@ori/contracts/locale';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import type { CareHere, careHere, CareReader } from './care-here.ts';
import { helplinesCall, useHelplines } from './helplines-here.ts';

export type Care = (message: string, reader: CareReader) => CareHere | null;

/**
 * Words of care without a server, for a place to write outside the panel: the rules are fetched as soon as one can
 * write there, so that they are at hand when the network is gone. Null: nothing calls for care, or they are not there.
 */
export function useCare(): Care {
  const { i18n } = useTranslation();
  const helplines = useHelplines(helplinesCall);
  const rules = useRef<typeof careHere | null>(null);
  useEffect(() => {
    const fetchRules = async () => {
      rules.current = (await loadWithRetry(() => import('./care-here.ts'))).careHere;
    };
    fetchRules().catch(() => undefined);
  }, []);
  return (message, reader) =>
    rules.current?.(message, reader, i18n.language as Locale, helplines.current) ?? null;
}
