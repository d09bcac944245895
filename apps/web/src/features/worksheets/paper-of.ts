import type { Locale } from '@ori/contracts/locale';
import type { Paper } from '@ori/contracts/worksheet-names';

/** The paper of most readers of a language. */
export const paperOf = (locale: Locale): Paper => (locale === 'fr' ? 'a4' : 'letter');
