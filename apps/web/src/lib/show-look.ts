import { DEFAULT_LOOK, type Look, LOOK_DENSITIES, lookOf, lookText } from '@ori/contracts/look';
import { readCookie, writeCookie } from './cookies.ts';
import { COOKIES } from './storage-keys.ts';
import { storedLook } from './stored-look.ts';

function mark(name: string, value: string | null): void {
  if (value === null) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

/** Shows a look on the screen. */
export function showLook({ isDark, ageGroup, isHomeschool, isInkSaving }: Look): void {
  mark('theme', isDark ? 'dark' : 'light');
  mark('density', ageGroup === DEFAULT_LOOK.ageGroup ? null : LOOK_DENSITIES[ageGroup]);
  mark('homeschool', isHomeschool ? 'on' : null);
  mark('ink', isInkSaving ? 'saving' : null);
}

/** The look as this browser remembers it; the cookie tells what its memory does not. */
export function rememberedLook(): Look {
  const cookie = lookOf(readCookie(COOKIES.look) ?? undefined);
  const { isDark, ageGroup, isHomeschool, isInkSaving } = storedLook();
  return {
    isDark: isDark ?? cookie.isDark,
    ageGroup: ageGroup ?? cookie.ageGroup,
    isHomeschool: isHomeschool ?? cookie.isHomeschool,
    isInkSaving: isInkSaving ?? cookie.isInkSaving,
  };
}

/** Takes up what is remembered here and the server could not know, and tells it the look from now on. */
export function settleLook(): void {
  const look = rememberedLook();
  const text = lookText(look);
  if (text === (readCookie(COOKIES.look) ?? lookText(DEFAULT_LOOK))) return;
  writeCookie(COOKIES.look, text);
  showLook(look);
}
