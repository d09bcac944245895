import { LAZY_PAGE_FIRST_DELAY_MS, LAZY_PAGE_RETRIES } from '@ori/contracts/limits';

type Wait = (ms: number) => Promise<void>;
type ImportFrom = (url: string) => Promise<unknown>;

const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const importFrom: ImportFrom = (url) => import(/* @vite-ignore */ url);

/** The address of a module that could not be fetched, when the browser's message names it. */
export function failedAddress(error: unknown): string | null {
  const message = error instanceof Error ? error.message : '';
  return /(?<!\S)https?:\/\/\S+?\.js(?=[\s?#]|$)/.exec(message)?.[0] ?? null;
}

/** The build's loader asks for a style sheet once: one that failed must be asked for here. */
async function fetchSheetAgain(error: unknown, n: number): Promise<void> {
  const address = /Unable to preload CSS for (\S+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (address === undefined) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${address}?r=${n}`;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(error instanceof Error ? error : new Error(address)));
    document.head.append(link);
  });
}

/**
 * Some browsers remember that a module failed and never fetch it again, so a retry
 * asks under a new address where the message tells the old one.
 */
async function again<Module>(
  load: () => Promise<Module>,
  error: unknown,
  n: number,
  fetchModule: ImportFrom,
): Promise<Module> {
  await fetchSheetAgain(error, n);
  const address = failedAddress(error);
  return address ? (fetchModule(`${address}?r=${n}`) as Promise<Module>) : load();
}

/** Loads code, and retries three times after 1, 2 and 4 seconds (spec §9). The first error is thrown in the end. */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  pause: Wait = wait,
  fetchModule: ImportFrom = importFrom,
): Promise<Module> {
  let attempt = load();
  let firstError: unknown;
  for (let n = 0; ; n += 1) {
    try {
      return await attempt;
    } catch (error) {
      firstError ??= error;
      if (n >= LAZY_PAGE_RETRIES) throw firstError;
      await pause(LAZY_PAGE_FIRST_DELAY_MS * 2 ** n);
      attempt = again(load, firstError, n + 1, fetchModule);
    }
  }
}
