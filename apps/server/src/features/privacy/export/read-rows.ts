import type { PoolClient } from 'pg';
import type { KeptTable } from './kept-tables.ts';

const AT_ONCE = 500;
export type Row = Readonly<Record<string, unknown>>;

/**
 * A family's rows of a table, some hundred at a time, by a cursor of the open transaction: memory does not grow with
 * what a family did.
 */
export async function* readRows(
  client: PoolClient,
  { name, columns, where }: KeptTable,
  familyId: string,
): AsyncGenerator<readonly Row[]> {
  const list = columns.map((column) => `e."${column}"`).join(', ');
  const chosen = `select ${list} from "${name}" e where ${where} order by 1`;
  await client.query(`declare kept no scroll cursor for select to_jsonb(r) as row from (${chosen}) r`, [
    familyId,
  ]);
  try {
    for (;;) {
      const { rows } = await client.query<{ row: Row }>(`fetch ${AT_ONCE} from kept`);
      if (rows.length > 0) yield rows.map(({ row }) => row);
      if (rows.length < AT_ONCE) return;
    }
  } finally {
    await client.query('close kept');
  }
}
