/** By what the table may be coloured. */
export const TABLE_VIEWS = ['materials', 'block', 'family', 'state', 'years'] as const;
export type TableView = (typeof TABLE_VIEWS)[number];
