import { batched } from './batched.ts';
import type { Database } from './database.ts';
import { isDatabaseDown } from './pg-errors.ts';
import { columnList, statement } from './statement.ts';

/** A question to the database that many ask at one moment, each with values of their own. */
interface Question<Asked extends object> {
  /** The prepared statement's name. */
  readonly name: string;
  /** The values of one asker by name, each with its PostgreSQL type. */
  readonly asked: Readonly<Record<keyof Asked & string, string>>;
  /** SQL for one asker, whose values are `asked."name"`. Its own order is kept. */
  readonly select: string;
  /** At most this many are answered in one round. */
  readonly maxItems: number;
}

/**
 * A read that answers all who ask in one turn, and while a round is under way, with one statement: at many
 * requests a second a round to the database costs more than what it reads. Everybody gets the rows of their
 * own values and nobody else's; who asks alone waits no longer than for a statement of their own.
 * Fails as the database does.
 */
export function askedTogether<Asked extends object, Row extends object>(
  { pool }: Pick<Database, 'pool'>,
  { name, asked, select, maxItems }: Question<Asked>,
): (values: Asked) => Promise<Row[]> {
  const question = statement<{ askers: string }>(
    name,
    `select found.*, asked.asker from json_to_recordset(:askers) as asked(${columnList({ asker: 'int', ...asked })}),
      lateral (${select}) found`,
  );
  async function ask(askers: readonly Asked[]): Promise<Row[][]> {
    const numbered = askers.map((values, asker) => ({ ...values, asker }));
    const { rows } = await pool.query<Row & { asker?: number }>(
      question.with({ askers: JSON.stringify(numbered) }),
    );
    const found: Row[][] = askers.map(() => []);
    for (const row of rows) {
      const { asker = -1 } = row;
      delete row.asker;
      found[asker]?.push(row);
    }
    return found;
  }
  return batched<Asked, Row[]>({
    maxItems,
    isEveryones: isDatabaseDown,
    together: ask,
    alone: async (values) => (await ask([values]))[0] ?? [],
  });
}
