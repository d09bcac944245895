/** What a statement does, by its first word. */
const VERBS = new Set(
  'select insert update delete with begin commit rollback savepoint release copy set'.split(' '),
);
/** The word before a table's name. */
const BEFORE_TABLE = new Set(['from', 'into', 'update']);
const NAME = /^[a-z_][a-z0-9_.]*$/;

/** A name of ours within quotes or without; anything that could be a value is none. */
function tableOf(word: string | undefined): string | null {
  const name = (word ?? '').replaceAll('"', '');
  return NAME.test(name) && !VERBS.has(name) ? name : null;
}

/** `select users`: what a statement does and to which table first, never a value that may stand in its text. */
export function shapeOf(text: string): string {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s(]+/, 200);
  const verb = words[0] ?? '';
  if (!VERBS.has(verb)) return 'other';
  const at = words.findIndex((word) => BEFORE_TABLE.has(word));
  const table = at < 0 ? null : tableOf(words[at + 1]);
  return table === null ? verb : `${verb} ${table}`;
}

/** How a statement is named in a trace: by the name it was prepared under, else by its shape. */
export function statementName(asked: unknown): string {
  if (typeof asked === 'string') return shapeOf(asked);
  if (typeof asked !== 'object' || asked === null) return 'other';
  const { name, text } = asked as { name?: unknown; text?: unknown };
  if (typeof name === 'string' && name !== '') return name;
  return typeof text === 'string' ? shapeOf(text) : 'other';
}
