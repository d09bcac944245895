import type { Locale } from '@ori/contracts/locale';
import { frenchSpaces } from '@ori/core/words/french-spaces';
import type { MailMessage } from './mail.ts';

type Words = Pick<MailMessage, 'subject' | 'text'>;

/** The words of a letter as its language sets them: French marks stay on the line of their word. */
export function spaced({ subject, text }: Words, locale: Locale): Words {
  return locale === 'fr' ? { subject: frenchSpaces(subject), text: frenchSpaces(text) } : { subject, text };
}
