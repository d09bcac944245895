import type { Locale } from '@ori/contracts/locale';
import type { MailMessage, Words } from '../../mail/mail.ts';
import { spaced } from '../../mail/spaced.ts';

interface Facts {
  readonly day: string;
  readonly link: string;
  readonly wayOut: string;
}
const BOOKS: Readonly<Record<Locale, (facts: Facts) => Words>> = {
  en: ({ day, link, wayOut }) => ({
    subject: 'Do you still need your account at Ori Academy?',
    text: `Nobody has signed in to your account for two years, and we do not keep things for ever. On ${day} it will be deleted, with everything in it.\n\nTo keep your account, sign in before then; that is all:\n\n${link}\n\nHow to take everything with you: ${wayOut}\n\nIf you no longer need it, nothing needs to be done.`,
  }),
  fr: ({ day, link, wayOut }) => ({
    subject: 'Avez-vous encore besoin de votre compte sur Ori Academy ?',
    text: `Personne ne s’est connecté à votre compte depuis deux ans, et nous ne gardons rien pour toujours. Le ${day}, il sera supprimé avec tout ce qu’il contient.\n\nPour garder votre compte, il suffit de vous connecter avant cette date :\n\n${link}\n\nComment tout emporter : ${wayOut}\n\nSi vous n’en avez plus besoin, vous n’avez rien à faire.`,
  }),
  es: ({ day, link, wayOut }) => ({
    subject: '¿Todavía necesita su cuenta de Ori Academy?',
    text: `Nadie ha iniciado sesión en su cuenta desde hace dos años, y no guardamos nada para siempre. El ${day} se eliminará con todo lo que contiene.\n\nPara conservar su cuenta, basta con iniciar sesión antes de esa fecha:\n\n${link}\n\nCómo llevárselo todo: ${wayOut}\n\nSi ya no la necesita, no tiene que hacer nada.`,
  }),
};

/** Tells somebody that an account nobody uses will be deleted, and on which day. It names nobody. */
export function writeUnusedLetter(
  { email: to, locale }: { readonly email: string; readonly locale: Locale },
  { deletedOn, link, wayOut }: { readonly deletedOn: Date } & Omit<Facts, 'day'>,
): MailMessage {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(deletedOn);
  return { kind: 'accountUnused', to, ...spaced(BOOKS[locale]({ day, link, wayOut }), locale) };
}
