import { type Look, lookAttributes } from '@ori/contracts/look';
import { AWAY } from './kept-names.ts';

/**
 * Calls that answer everybody alike and stand behind public pages. Nothing else under `/api` is ever kept: not who is
 * signed in, not what a family has here.
 */
const OPEN_CALLS =
  /^\/api\/(?:lessons\/[\w-]+|heritage\/[\w/-]+|curriculum(?:\/[\w/-]+)?|states(?:\/\w+)?|texts\/[\w/-]+|kim\/patterns|worksheets\/ready|tutor\/helplines)$/;
/** Files whose names change with their bytes, and the pictures of people that everybody may choose. */
const FILES = /^\/(?:assets|avatars)\//;

export const isOpenCall = (path: string): boolean => OPEN_CALLS.test(path);
export const isFile = (path: string): boolean => FILES.test(path);

/** The page that says what opens without network, asked for in place of `address`. */
export function awayAddress({ origin, pathname, search }: URL, locale: string): string {
  return `${origin}${AWAY}?lng=${locale}&from=${encodeURIComponent(pathname + search)}`;
}

/** Those of a list, the oldest first, that are more than may stay. */
export const surplusOf = <Each>(kept: readonly Each[], most: number): readonly Each[] =>
  kept.slice(0, Math.max(0, kept.length - most));

/** A kept document in the look chosen since: it was drawn in the one of its day. */
export const htmlInLook = (html: string, look: Look): string =>
  html
    .replace(/^([^<]*<![^<>]*>[^<]*)?<html lang="(\w+)"[^<>]*>/, `$1<html lang="$2" ${lookAttributes(look)}>`)
    .replace(
      /name="color-scheme" content="\w+"/,
      `name="color-scheme" content="${look.isDark ? 'dark' : 'light'}"`,
    );
