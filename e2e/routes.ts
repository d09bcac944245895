import { readFileSync } from 'node:fs';

interface Row {
  readonly path: string;
  readonly access: string;
  readonly pattern?: boolean;
  readonly to?: string;
}

/** The specification's route table. */
export const ROWS = JSON.parse(
  readFileSync(new URL('../apps/web/src/app/routes.spec-table.json', import.meta.url), 'utf8'),
) as readonly Row[];

/** Pages beyond that table (apps/web/src/app/routes.test.ts names them too). */
const BEYOND: readonly Row[] = [
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
].map((path) => ({
  path,
  access: 'public',
}));

/** Addresses that stand for the patterns of the table, and more of pages that look otherwise with what they show. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/lessons/:id': [
    '/lessons/half-a-loaf-fair-shares?lng=fr',
    '/lessons/adding-unlike-parts?lng=en',
    '/lessons/gou-and-gu?lng=es',
    '/lessons/cut-and-paste-at-babylon?lng=fr',
    '/lessons/rhymes?lng=en',
    '/lessons/timeline-with-bce?lng=es',
  ],
  '/blog/:slug': [
    '/blog/recall-beats-rereading?lng=en',
    '/blog/gou-gu-plimpton-pythagoras?lng=fr',
    '/blog/what-a-label-means?lng=es',
  ],
  '/help/:slug': ['/help/first-evening?lng=en', '/help/i-am-stuck?lng=fr', '/help/worksheets?lng=es'],
  '/legal/:slug': [
    '/legal/privacy?lng=en',
    '/legal/children?lng=fr',
    '/legal/terms?lng=es',
    '/legal/retention?lng=en',
    '/legal/accessibility?lng=fr',
  ],
  '/subjects/:id': ['/subjects/life-skills'],
  '/cultures/:id': ['/cultures/west-africa?lng=fr'],
  '/homeschool/states/:code': [
    '/homeschool/states/pa?lng=fr',
    '/homeschool/states/mo?lng=en',
    '/homeschool/states/id?lng=es',
  ],
  '/sites/:id': ['/sites/chankillo?lng=es', '/sites/great-zimbabwe?lng=en'],
  '/dashboard/practice': [
    'ma-proof',
    'la-etym',
    'la-evidence',
    'ma-factors',
    'ma-coord4',
    'ma-ineq',
    'ma-deriv',
  ].map((skill) => `/dashboard/practice?skill=${skill}`),
  '/dashboard/student/courses/:id': ['/dashboard/student/courses/math-3-5'],
  '/dashboard/student/courses/:id/lessons/:lessonId': [
    '/dashboard/student/courses/math-k-2/lessons/half-a-loaf-fair-shares',
    '/dashboard/student/courses/math-3-5/lessons/adding-unlike-parts',
  ],
};

/** Whether the address is one more example of a pattern, or of a page, that an earlier one stands for. */
export function isOneMore(address: string): boolean {
  return Object.entries(EXAMPLES).some(
    ([path, examples]) => examples.includes(address) && (path.includes(':') ? examples[0] !== address : true),
  );
}

/** Concrete addresses of those rows that `who` may open. */
export function addressesFor(who: (access: string) => boolean): string[] {
  return [...ROWS, ...BEYOND]
    .filter(({ access, to }) => to === undefined && who(access))
    .flatMap(({ path }) => [...(path.includes(':') ? [] : [path]), ...(EXAMPLES[path] ?? [])]);
}
