import type { Locale } from '@ori/contracts/locale';
import { frenchSpaces } from '@ori/core/words/french-spaces';
import type { Words } from '../../mail/mail.ts';

const WORDS: Readonly<Record<Locale, (code: string) => Words>> = {
  en: (code) => ({
    subject: `${code} – mail from Ori Academy works`,
    text: `This letter left your server, so mail works. Type this code on the setup page, and your address is confirmed as well:\n\n${code}\n\nIf you are not setting up Ori Academy just now, somebody mistyped their own address: nothing needs to be done.`,
  }),
  fr: (code) => ({
    subject: `${code} – les e-mails d’Ori Academy partent bien`,
    text: `Ce message est parti de votre serveur : l’envoi d’e-mails fonctionne. Saisissez ce code sur la page d’installation, et votre adresse sera confirmée du même coup :\n\n${code}\n\nSi vous n’installez pas Ori Academy en ce moment, quelqu’un s’est trompé d’adresse : il n’y a rien à faire.`,
  }),
  es: (code) => ({
    subject: `${code} – el correo de Ori Academy funciona`,
    text: `Este mensaje salió de su servidor, así que el correo funciona. Escriba este código en la página de instalación y su dirección quedará confirmada:\n\n${code}\n\nSi no está instalando Ori Academy en este momento, alguien se equivocó de dirección: no tiene que hacer nada.`,
  }),
};

/** The letter that tries whether mail works, with the code that confirms its address. */
export function trialWords(locale: Locale, code: string): Words {
  const { subject, text } = WORDS[locale](code);
  return locale === 'fr' ? { subject: frenchSpaces(subject), text: frenchSpaces(text) } : { subject, text };
}
