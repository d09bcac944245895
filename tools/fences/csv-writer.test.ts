import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../run/project.ts';

const WRITER = '@ori/core/privacy/csv';
/** Every file that sends or names a table of cells, and the one that writes its lines. */
const TABLES: Readonly<Record<string, string>> = {
  'apps/server/src/features/administration/administration.routes.ts':
    'apps/server/src/features/administration/reports.service.ts',
  'apps/server/src/features/privacy/export/family-copy.ts':
    'apps/server/src/features/privacy/export/family-copy.ts',
  'apps/server/src/features/records/records.routes.ts': 'apps/server/src/features/records/log-file.ts',
};
/** They lead to one, or tell of it. */
const LINKS = [
  'apps/server/src/features/privacy/export/copy-words.ts',
  'apps/web/src/features/administration/administration.queries.ts',
  'apps/web/src/features/records/record-files.tsx',
];
const NAMES_ONE = /text\/csv|\.csv\b/;

test('every table of cells is written by the one writer that lets no formula begin', () => {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file) && NAMES_ONE.test(readFileSync(root + file, 'utf8')),
  );
  expect(files.toSorted()).toEqual([...Object.keys(TABLES), ...LINKS].toSorted());
  for (const writer of Object.values(TABLES))
    expect(readFileSync(root + writer, 'utf8'), writer).toContain(`csvLine } from '${WRITER}'`);
});
