import { DEFAULT_LOOK, type Look, LOOK_DENSITIES, lookOf, lookText } from '@ori/contracts/look';
import { writeStored } from './browser-storage.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { tellLookChange } from './look-changes.ts';
import * as LOCAL_KEYS from './local-keys.ts';
import { COOKIES } from './storage-keys.ts';
import { storedLook } from './stored-look.ts';

const KEYS = {
  isDark: LOCAL_KEYS.darkMode,
  ageGroup: LOCAL_KEYS.ageGroup,
  isHomeschool: LOCAL_KEYS.homeschoolTheme,
  isInkSaving: LOCAL_KEYS.inkSaving,
} as const satisfies Readonly<Record<keyof Look, string>>;

function mark(name: string, value: string | null): void {
  if (value === null) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

/** Shows a look on the screen. */
function showLook({ isDark, ageGroup, isHomeschool, isInkSaving }: Look): void {
  mark('theme', isDark ? 'dark' : 'light');
  mark('density', ageGroup === DEFAULT_LOOK.ageGroup ? null : LOOK_DENSITIES[ageGroup]);
  mark('homeschool', isHomeschool ? 'on' : null);
  mark('ink', isInkSaving ? 'saving' : null);
}

/** The look as this browser remembers it; the cookie tells what its memory does not. */
function rememberedLook(): Look {
  const cookie = lookOf(readCookie(COOKIES.look) ?? undefined);
  const { isDark, ageGroup, isHomeschool, isInkSaving } = storedLook();
  return {
    isDark: isDark ?? cookie.isDark,
    ageGroup: ageGroup ?? cookie.ageGroup,
    isHomeschool: isHomeschool ?? cookie.isHomeschool,
    isInkSaving: isInkSaving ?? cookie.isInkSaving,
  };
}

/** Shows a change of the look and remembers it; the cookie lets the server draw with it. */
export function changeLook(change: Partial<Look>): void {
  const look = { ...rememberedLook(), ...change };
  for (const [part, value] of Object.entries(change))
    writeStored('local', KEYS[part as keyof Look], String(value));
  writeCookie(COOKIES.look, lookText(look));
  showLook(look);
  tellLookChange();
}

/** From dark to light, or back. */
export function turnTheme(): void {
  changeLook({ isDark: !rememberedLook().isDark });
}

/** Takes up what is remembered here and the server could not know, and tells it the look from now on. */
export function settleLook(): void {
  const look = rememberedLook();
  const text = lookText(look);
  if (text === (readCookie(COOKIES.look) ?? lookText(DEFAULT_LOOK))) return;
  writeCookie(COOKIES.look, text);
  showLook(look);
  tellLookChange();
}
