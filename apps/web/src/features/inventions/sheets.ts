/** The working sheets of the page, and the patents each of them goes back to. */
export const SHEETS = [
  { id: 'field', numbers: ['381,968', '382,280'] },
  { id: 'coils', numbers: ['454,622', '593,138', '645,576', '1,119,732'] },
  { id: 'boat', numbers: ['613,809'] },
] as const;
export type SheetId = (typeof SHEETS)[number]['id'];

/** The sheet on which a patent can be tried, counted from 1; null where there is none. */
export function sheetOf(number: string): { readonly id: SheetId; readonly n: number } | null {
  const at = SHEETS.findIndex(({ numbers }) => numbers.some((it) => it === number));
  const sheet = SHEETS[at];
  return sheet ? { id: sheet.id, n: at + 1 } : null;
}
