/** A statement PostgreSQL plans once per connection, with its values by name. */
export interface Statement<Values extends object> {
  with(values: Values): { name: string; text: string; values: unknown[] };
}

/**
 * Makes a prepared statement out of SQL with `:names` in it, so that thirty values are not told
 * apart by counting. Every name in the text must be a key of the values; `::type` stays a cast.
 */
export function statement<Values extends object>(name: string, sql: string): Statement<Values> {
  const keys: string[] = [];
  const text = sql.replace(/(?<!:):([a-zA-Z]+)/g, (_whole, key: string) => {
    if (!keys.includes(key)) keys.push(key);
    return `$${keys.indexOf(key) + 1}`;
  });
  return {
    with: (values) => ({ name, text, values: keys.map((key) => Reflect.get(values, key)) }),
  };
}

/** Column definitions out of names and types, for a JSON array that is read as rows. */
export function columnList(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ');
}
