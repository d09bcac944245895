import type { Locale } from '@ori/contracts/locale';
import type { Words } from '../../mail/mail.ts';
import { spaced } from '../../mail/spaced.ts';

interface Facts {
  readonly name: string;
  readonly day: string;
  readonly link: string;
  readonly pinLink: string;
}

const BOOKS: Readonly<Record<Locale, (facts: Facts) => Words>> = {
  en: ({ name, day, link, pinLink }) => ({
    subject: 'Please check: your consent at Ori Academy',
    text: `On ${day} you agreed, with this address, that ${name} learns at Ori Academy and that we keep what is needed for it.\n\nIf that was you, nothing needs to be done. You can see what is kept and withdraw your consent at any time, without giving a reason:\n\n${link}\n\nIf it was not you, please withdraw it there. If somebody else opened the account with your address, choose a PIN of your own first:\n\n${pinLink}`,
  }),
  fr: ({ name, day, link, pinLink }) => ({
    subject: 'À vérifier : votre accord sur Ori Academy',
    text: `Le ${day}, avec cette adresse, vous avez accepté que ${name} apprenne sur Ori Academy et que nous gardions ce qu’il faut pour cela.\n\nSi c’était bien vous, il n’y a rien à faire. Vous pouvez à tout moment voir ce qui est gardé et retirer votre accord, sans donner de raison :\n\n${link}\n\nSi ce n’était pas vous, retirez-le à cette adresse. Si quelqu’un d’autre a ouvert le compte avec votre adresse e-mail, choisissez d’abord votre propre code PIN :\n\n${pinLink}`,
  }),
  es: ({ name, day, link, pinLink }) => ({
    subject: 'Compruébelo: su consentimiento en Ori Academy',
    text: `El ${day}, con esta dirección, usted aceptó que ${name} aprenda en Ori Academy y que guardemos lo necesario para ello.\n\nSi fue usted, no hace falta hacer nada. En cualquier momento puede ver qué se guarda y retirar su consentimiento, sin dar razones:\n\n${link}\n\nSi no fue usted, retírelo ahí. Si otra persona abrió la cuenta con su dirección, elija primero un PIN propio:\n\n${pinLink}`,
  }),
};

/** The letter that confirms a consent, in the parent's language. */
export function writeConsentLetter(locale: Locale, facts: Facts): Words {
  return spaced(BOOKS[locale](facts), locale, [facts.name]);
}
