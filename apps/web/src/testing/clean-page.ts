import { beforeEach, vi } from 'vitest';

const GONE = 'expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** A cookie is known by its name and its path: one set without a path is another than one set for all. */
function forgetCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    document.cookie = `${name}=; ${GONE}`;
    document.cookie = `${name}=; path=/; ${GONE}`;
  }
}

/** The files of a worker share one page: each test begins with none of what an earlier file left in it. */
beforeEach(() => {
  if (typeof document === 'undefined') return;
  vi.useRealTimers();
  forgetCookies();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});
