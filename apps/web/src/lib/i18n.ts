import { DEFAULT_LOCALE, LOCALES, type Locale } from '@ori/contracts/locale';
import { createInstance, type i18n } from 'i18next';

/** The files of words; a page loads `common` and the ones it names. */
export const NAMESPACES = [
  'administration',
  'common',
  'auth',
  'authenticator',
  'homepage',
  'pricing',
  'dashboard',
  'lesson',
  'curriculum',
  'help',
  'tutor',
  'labs',
  'heritage',
  'ledger',
  'geometry',
  'sound',
  'sky',
  'matter',
  'numbers',
  'mind',
  'elements',
  'inventions',
  'hidden',
  'meetings',
  'demo',
  'errors',
  'billing',
  'blog',
  'classroom',
  'family',
  'features',
  'integrity',
  'legal',
  'messages',
  'passkeys',
  'planning',
  'privacy',
  'records',
  'resources',
  'rooms',
  'search',
  'states',
  'teacher',
  'transcript',
  'worksheets',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Words of one language, by namespace. */
export type Words = Readonly<Partial<Record<Namespace, object>>>;

/** An i18next that speaks `locale` with the words given; more can be added later. */
export function createI18n(locale: Locale, words: Words): i18n {
  const instance = createInstance();
  void instance.init({
    // Where signed-in rooms bring it (lib/grown-voice), and where that language does (lib/elision).
    postProcess: ['grown', 'elision'],
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    supportedLngs: LOCALES,
    defaultNS: 'common',
    ns: NAMESPACES,
    resources: { [locale]: words },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}
