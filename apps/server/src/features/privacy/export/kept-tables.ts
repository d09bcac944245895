import type { KeptGroup } from '@ori/contracts/privacy';
import type { PoolClient } from 'pg';

/** A table that keeps something of families. */
export interface KeptTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Chooses a family's rows: SQL in which $1 is the family's id. */
  readonly where: string;
}

/** Secrets, and what serves only to recognise something: worth nothing to a reader, much to a thief. */
const SECRET_COLUMN = /(?:_hash|secret|^token|^binding$|^google_subject$|^webauthn_id$|^bytes$)/;
/** What stays when the family goes, and is nobody's then: receipts, for the tax office (`RETENTION`). */
export const OUTLIVING: ReadonlySet<string> = new Set(['receipts']);
/** The copy itself is not part of the copy. */
const LEFT_OUT: ReadonlySet<string> = new Set(['family_export_pieces']);
/**
 * What is said of the family itself is not shown to the family, and neither is who looked after it
 * (tutor.md §4.4: never tell a parent where the parent may be the danger).
 */
export const STAFF_LOOK_FOR_SAFETY = `exists (select 1 from tutor_alerts s where s.child_id = e.subject_id
  and s.audience = 'safeguarding') and exists (select 1 from users w where w.id = e.actor_id and w.role = 'admin')`;
const HELD_BACK: Readonly<Record<string, string>> = {
  tutor_messages: 'not e.is_private',
  tutor_alerts: `e.audience = 'family'`,
  audit_entries: `not (${STAFF_LOOK_FOR_SAFETY}) and e.act <> 'safety-alert'`,
};

/** A table that is spread over parts is one table. */
const COLUMNS = `select c.relname as "table", a.attname as "column"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.atttypid <> 'bytea'::regtype order by c.relname, a.attnum`;
const LINKS = `select f.conrelid::regclass::text as "from", f.confrelid::regclass::text as "to",
    a.attname as "column", b.attname as "key", f.confdeltype = 'c' as "isPart"
  from pg_constraint f
  join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
  join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
  where f.contype = 'f' and cardinality(f.conkey) = 1 and f.connamespace = current_schema()::regnamespace`;

interface Column {
  readonly table: string;
  readonly column: string;
}
interface Link {
  readonly from: string;
  readonly to: string;
  readonly column: string;
  readonly key: string;
  /** Gone when the row it points at goes. */
  readonly isPart: boolean;
}

function groupColumns(rows: readonly Column[]): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

const own = (name: string): string => (name === 'families' ? 'e.id = $1' : 'e.family_id = $1');

/** Rows without a family of their own that hang on rows which have one. */
function partsOf(
  links: readonly Link[],
  isOfFamily: (table: string) => boolean,
  table: string,
): string | null {
  const all = links.filter(({ from, to }) => from === table && to !== 'families' && isOfFamily(to));
  const parts = all.filter(({ isPart }) => isPart);
  const ways = (parts.length > 0 ? parts : all).map(
    ({ column, to, key }) => `e."${column}" in (select "${key}" from "${to}" where family_id = $1)`,
  );
  return ways.length === 0 ? null : `(${ways.join(' or ')})`;
}

/**
 * Every table that keeps something of families, as the database itself says: whatever a new feature adds is here
 * without anybody having to think of it.
 */
export async function keptTables(client: Pick<PoolClient, 'query'>): Promise<KeptTable[]> {
  const tables = groupColumns((await client.query<Column>(COLUMNS)).rows);
  const links = (await client.query<Link>(LINKS)).rows;
  const isOfFamily = (table: string) => tables.get(table)?.includes('family_id') === true;
  return [...tables].flatMap(([name, columns]) => {
    if (LEFT_OUT.has(name)) return [];
    const chosen = isOfFamily(name) || name === 'families' ? own(name) : partsOf(links, isOfFamily, name);
    if (chosen === null) return [];
    const where = [chosen, HELD_BACK[name]].filter(Boolean).join(' and ');
    return [{ name, columns: columns.filter((column) => !SECRET_COLUMN.test(column)), where }];
  });
}

const GROUPS: readonly (readonly [KeptGroup, RegExp])[] = [
  [
    'access',
    /^(?:sessions|session_proofs|known_devices|passkeys|authenticator_apps|recovery_codes|unused_accounts|one_time_tokens|audit_entries|family_exports)$/,
  ],
  ['people', /^(?:families|users|guardianships|child_teachers|teacher_classes|class_children)$/],
  ['talks', /^tutor_/],
  ['heritage', /^kim_/],
  ['payments', /^(?:billing_|subscriptions$|receipts$)/],
  ['decisions', /^(?:place_choices|consents|legal_notices|screen_|practice_choices)/],
  ['paper', /worksheet|sheet/],
  ['messages', /thread|message|announcement|notification|digest|newsletter/],
  [
    'plans',
    /^(?:assignments|schedule|timetable|rest_days|goals|calendar|school_years|school_terms|followed_courses|plan_changes)/,
  ],
  [
    'learning',
    /^(?:attempts|skill|lesson|learner|review|question|enrol|achiev|activit(?:ies)|own_courses|placement)/,
  ],
];

/** What a table is about, for people; whatever is new counts as records. */
export function groupOf(table: string): KeptGroup {
  return GROUPS.find(([, names]) => names.test(table))?.[0] ?? 'records';
}
