/** Where the API keeps one sheet. */
export const sheetPath = (code: string): string => `/api/worksheets/sheets/${encodeURIComponent(code)}`;
