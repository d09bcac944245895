import type { PoolClient } from 'pg';
import type { Locale } from '@ori/contracts/locale';
import type { Result } from '@ori/contracts/result';
import { csvLine } from '@ori/core/privacy/csv';
import { COPY_WORDS } from './copy-words.ts';
import { keptTables, type KeptTable } from './kept-tables.ts';
import { offlinePage } from './offline-page.ts';
import { readRows } from './read-rows.ts';
import { type ChildSummary, summaryOf } from './summary.ts';
import { tableWords } from './table-words.ts';
import type { ZipStream } from './zip-stream.ts';

/** Prints one of the house's templates. */
export type Print = (job: {
  readonly template: string;
  readonly data: unknown;
  readonly locale: Locale;
}) => Promise<Result<Uint8Array, string>>;

interface CopyDeps {
  readonly client: PoolClient;
  readonly zip: ZipStream;
  readonly print: Print;
  readonly familyId: string;
  readonly locale: Locale;
  readonly madeAt: Date;
  /** Everything by child, as the features tell it. */
  readonly familyJson: () => Promise<unknown>;
  /** Papers and files, one after another, each with the name it gets in the archive. */
  readonly documents: () => AsyncIterable<readonly [string, Uint8Array]>;
  /** Told in percent. */
  readonly onProgress: (done: number) => Promise<void>;
}

async function* csvOf({ client, familyId }: CopyDeps, table: KeptTable, counts: Map<string, number>) {
  yield csvLine(table.columns);
  for await (const rows of readRows(client, table, familyId)) {
    counts.set(table.name, (counts.get(table.name) ?? 0) + rows.length);
    yield rows.map((row) => csvLine(table.columns.map((column) => row[column]))).join('');
  }
}

async function* scriptOf({ client, familyId }: CopyDeps, table: KeptTable) {
  yield `oriTable(${JSON.stringify(table.name)},[`;
  let separator = '\n';
  for await (const rows of readRows(client, table, familyId)) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield ']);\n';
}

const one = async function* (text: string) {
  yield text;
};

async function writeSummary(deps: CopyDeps, children: readonly ChildSummary[]): Promise<void> {
  const { zip, print, locale, madeAt } = deps;
  const { readme: _apart, ...words } = COPY_WORDS[locale];
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const told = children.map((child) => ({
    ...child,
    since: dates.format(new Date(child.since)),
    months: child.months.map((each) => ({ ...each, month: months.format(new Date(`${each.month}-01`)) })),
  }));
  const data = { words, made: dates.format(madeAt), children: told };
  const printed = await print({ template: 'family-summary', data, locale });
  if (!printed.ok) throw new Error(`the summary was not printed: ${printed.failure}`);
  await zip.file('summary.pdf', printed.value);
}

/**
 * Writes a family's copy: JSON, CSV, PDFs, a page that reads it offline, and what is what. The transaction of `client`
 * sees one moment of the database, however long it takes.
 */
export async function writeFamilyCopy(deps: CopyDeps): Promise<void> {
  const { client, zip, locale, madeAt, familyId } = deps;
  const words = COPY_WORDS[locale];
  const tables = await keptTables(client);
  const counts = new Map<string, number>();
  await zip.file(
    'README.txt',
    one(`${words.title} · ${madeAt.toISOString()}\n\n${words.readme.join('\n')}\n`),
  );
  await zip.file('family.json', one(JSON.stringify(await deps.familyJson(), null, 1)));
  for (const [at, table] of tables.entries()) {
    await zip.file(`tables/${table.name}.csv`, csvOf(deps, table, counts));
    await zip.file(`data/${table.name}.js`, scriptOf(deps, table));
    await deps.onProgress(Math.floor((90 * (at + 1)) / tables.length));
  }
  const children = await summaryOf(client, familyId);
  const named = tables
    .map(({ name }) => ({ name, label: tableWords(locale, name) ?? name, rows: counts.get(name) ?? 0 }))
    .filter(({ rows }) => rows > 0)
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const page = { locale, madeAt: madeAt.toISOString(), words, children, tables: named };
  await writeSummary(deps, children);
  const files = ['summary.pdf'];
  for await (const [name, file] of deps.documents()) {
    await zip.file(`documents/${name}`, file);
    files.push(`documents/${name}`);
  }
  // Last of all, for it leads to everything that is in the archive.
  await zip.file('index.html', one(await offlinePage({ ...page, files: [...files, 'family.json'] })));
  await zip.end();
}
