import { createCameBackService } from './came-back.service.ts';
import { createPrintingService } from './printing.service.ts';
import { createSheetFinder, createSheetsService } from './sheets.service.ts';
import type { WorksheetsDeps } from './worksheets.deps.ts';
import { createWorksheetsStore } from './worksheets.store.ts';

/** Paper: sheets that are made, printed, given, and come back. */
export function createWorksheetsService(deps: WorksheetsDeps) {
  const store = createWorksheetsStore(deps.database);
  const finder = createSheetFinder({ ...deps, store });
  return {
    sheets: createSheetsService({ ...deps, store }, finder),
    cameBack: createCameBackService({ ...deps, store }, finder),
    printing: createPrintingService(deps, finder),
    /** What these people were given and keep; what came back stands among the attempts. */
    async exportOf(userIds: readonly string[]) {
      const [given, kept] = await Promise.all([store.given(userIds), store.shelvedBy(userIds)]);
      return { given, kept };
    },
  };
}
export type WorksheetsService = ReturnType<typeof createWorksheetsService>;
