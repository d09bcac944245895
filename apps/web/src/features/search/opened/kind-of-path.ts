import type { SiteKind } from '@ori/contracts/site-search-names';

const BEGINNINGS: readonly (readonly [string, SiteKind])[] = [
  ['/lessons/', 'lesson'],
  ['/kim-lessons/', 'lesson'],
  ['/subjects', 'subject'],
  ['/curriculum', 'subject'],
  ['/grades/', 'subject'],
  ['/university', 'subject'],
  ['/adult', 'subject'],
  ['/life-skills', 'subject'],
  ['/worksheets', 'worksheet'],
  ['/print-tools', 'worksheet'],
  ['/cultures', 'culture'],
  ['/sites', 'site'],
  ['/hidden', 'story'],
  ['/homeschool/states/', 'law'],
  ['/blog', 'article'],
  ['/help', 'help'],
  ['/resources/faq', 'help'],
  ['/frequencies', 'lab'],
  ['/geometry', 'lab'],
  ['/inventions', 'lab'],
  ['/consciousness', 'lab'],
  ['/numbers', 'lab'],
  ['/methodology/', 'lab'],
  ['/quantum-mythology', 'lab'],
  ['/chemistry-mythology', 'lab'],
  ['/astronomy-mythology', 'lab'],
  ['/features/3d-visualizations', 'lab'],
  ['/demo/kemetic-table', 'lab'],
];
/** Pages that are about one person's doing, or about nothing, or with prices on them. */
const NEVER = [
  '/auth',
  '/account-type',
  '/forgot-password',
  '/checkout',
  '/pricing',
  '/search',
  '/confirm-email',
  '/undo-email',
  '/unsubscribe',
  '/verify',
  '/setup',
  '/contact',
];
/** A ready sheet is the same for everybody; any other sheet is somebody's own. */
const READY_SHEET = /^\/w\/[a-z0-9-]+-(?:en|fr|es)-\d$/;

/** What kind of place a public path is; null where it is not to be remembered. */
export function kindOfPath(path: string): SiteKind | null {
  if (path.startsWith('/w/')) return READY_SHEET.test(path) ? 'worksheet' : null;
  if (NEVER.some((never) => path === never || path.startsWith(`${never}/`))) return null;
  return BEGINNINGS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'page';
}
