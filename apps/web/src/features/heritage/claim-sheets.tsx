import type { ComponentType } from 'react';
import { laterPart } from '../../lib/later-part.tsx';
import type { ClaimSheetsProps } from './claim-sheet-list.tsx';

const load = async (): Promise<ComponentType<ClaimSheetsProps>> =>
  (await import('./lesson-drawings.ts')).ClaimSheetList;

/** A sheet for each claim; they open without code, which comes at the end of the page. */
export const ClaimSheets = laterPart(
  'claim-sheets',
  load,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await load() : null,
);
