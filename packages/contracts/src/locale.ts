import { z } from 'zod';

/** The languages everything exists in; the first is the fallback. */
export const LOCALES = ['en', 'fr', 'es'] as const;
export const locale = z.enum(LOCALES);
export type Locale = z.infer<typeof locale>;
export const DEFAULT_LOCALE: Locale = 'en';

/** The same sentence in every language: a rule that returns one cannot forget a language. */
export const localisedText = z.object({ en: z.string(), fr: z.string(), es: z.string() });
export type LocalisedText = Readonly<z.infer<typeof localisedText>>;

/** The locale a tag such as `fr-CA` stands for, or null when we do not speak it. */
export function localeOf(tag: string | null | undefined): Locale | null {
  const language = (tag ?? '').toLowerCase().split(/[-_]/)[0];
  return LOCALES.find((known) => known === language) ?? null;
}
