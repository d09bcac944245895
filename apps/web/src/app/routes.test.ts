import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { exploreLinks, footLinks, visitorLinks } from './site-links.ts';
import { publicRows } from './public-rows.ts';
import { redirectRows } from './redirect-routes.ts';
import type { Access, PageRow } from './route-rows.ts';
import specTable from './routes.spec-table.json' with { type: 'json' };
import { signedInRows } from './signed-in-routes.ts';

interface SpecRow {
  readonly path: string;
  readonly access: string;
  readonly to?: string;
}

const spec: readonly SpecRow[] = specTable;
/** Pages beyond the specification's table: one for each culture and each site, and where letters and threads lead. */
const beyondSpec = [
  '/blog/:slug',
  '/help/:slug',
  '/legal/:slug',
  '/cultures',
  '/cultures/:id',
  '/homeschool/states/:code',
  '/inventions',
  '/numbers',
  '/sites',
  '/sites/:id',
  '/methodology/map',
  '/verify',
  '/offline',
  '/dashboard/parent/portfolio',
  '/dashboard/parent/transcript',
  '/dashboard/messages',
  '/confirm-email',
  '/undo-email',
  '/unsubscribe',
  '/setup',
  '/w/:code',
];
const built: readonly PageRow[] = [...publicRows, ...signedInRows].filter((row) => row.path !== '/gallery');
const named = built.filter((row) => !beyondSpec.includes(row.path));

function accessText(access: Access): string {
  return typeof access === 'string' ? access : access.join('|');
}

/** Every path of the specification whose page is still to come: each shows the not-found page. */
const notBuilt = spec
  .filter((row) => row.access !== 'redirect' && !built.some(({ path }) => path === row.path))
  .map((row) => row.path);

describe('the route table', () => {
  it('lists only paths that the specification names, and the few beyond it', () => {
    const known = [...spec.map((row) => row.path), ...beyondSpec];
    expect(built.filter((row) => !known.includes(row.path)).map((row) => row.path)).toEqual([]);
  });

  it('gives each built path the access that the specification gives it', () => {
    const told = named.map((row) => [row.path, accessText(row.access)]);
    const wanted = named.map((row) => [row.path, spec.find(({ path }) => path === row.path)?.access]);
    expect(told).toEqual(wanted);
  });

  it('keeps public pages and guarded pages in their own tables', () => {
    expect(publicRows.filter((row) => row.access !== 'public')).toEqual([]);
    expect(signedInRows.filter((row) => row.access === 'public')).toEqual([]);
  });

  it('has every legacy path, leading where the specification says', () => {
    const wanted = spec.filter((row) => row.access === 'redirect').map(({ path, to }) => ({ path, to }));
    expect(redirectRows).toEqual(wanted);
  });

  it('names no path twice', () => {
    const paths = [...built, ...redirectRows].map((row) => row.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('accounts for every path of the specification as built, redirected or still to come', () => {
    expect(named.length + redirectRows.length + notBuilt.length).toBe(spec.length);
    console.info(
      `${built.length} paths built, ${redirectRows.length} redirected, ${notBuilt.length} still to come`,
    );
  });

  it.each(built.map((row) => [row.path, row] as const))('loads a real page for %s', async (_path, row) => {
    const module = await row.page();
    expect(typeof module.Page).toBe('function');
  });
});

const shared = join(process.cwd(), '../shared/routes.json');

describe.skipIf(!existsSync(shared))('the specification beside the project', () => {
  it('has the same literals as the table kept here', () => {
    const rows = JSON.parse(readFileSync(shared, 'utf8')) as SpecRow[];
    const literals = rows.map(({ path, access, to }) => ({ path, access, ...(to ? { to } : {}) }));
    expect(spec).toEqual(literals);
  });
});

describe('the places offered on every page', () => {
  const paths = [...publicRows, ...signedInRows].map(({ path }) => path);
  const translate = ((key: string) => key) as TFunction;

  it('are pages that are there', () => {
    const offered = [footLinks, exploreLinks, visitorLinks]
      .flatMap((links) => links(translate))
      .map(({ to }) => to);
    expect(offered.filter((to) => !paths.includes(to))).toEqual([]);
  });
});
