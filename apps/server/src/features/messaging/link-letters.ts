import type { Locale } from '@ori/contracts/locale';
import type { MailMessage, Words } from '../../mail/mail.ts';
import { spaced } from '../../mail/spaced.ts';

type Book = (link: string, days: number) => Words;

/** No child is named: the letter may reach somebody else. */
const BOOKS: Readonly<Record<Locale, Book>> = {
  en: (link, days) => ({
    subject: 'A family would like to learn with you at Ori Academy',
    text: `A parent asks you to be the teacher of their child at Ori Academy. With a teacher's account you can read what they let you see, and write with the family; the parents read along.\n\nOpen this within ${days} days, sign in or create a teacher's account, and decide:\n\n${link}\n\nIf you don't know what this is about, ignore this letter.`,
  }),
  fr: (link, days) => ({
    subject: 'Une famille aimerait apprendre avec vous sur Ori Academy',
    text: `Un parent vous demande d’accompagner son enfant sur Ori Academy. Avec un compte d’enseignant, vous voyez ce que le parent vous ouvre et vous écrivez avec la famille ; les parents lisent tout.\n\nOuvrez ce lien dans les ${days} jours, connectez-vous ou créez un compte d’enseignant, puis décidez :\n\n${link}\n\nSi vous ne savez pas de quoi il s’agit, ignorez ce message.`,
  }),
  es: (link, days) => ({
    subject: 'A una familia le gustaría aprender con usted en Ori Academy',
    text: `Una madre o un padre le pide que sea docente de su hijo o hija en Ori Academy. Con una cuenta de docente verá lo que le permitan ver y podrá escribirse con la familia; la familia lo lee todo.\n\nAbra este enlace en los próximos ${days} días, inicie sesión o cree una cuenta de docente, y decida:\n\n${link}\n\nSi no sabe de qué se trata, ignore este mensaje.`,
  }),
};

/** The letter to a teacher a parent named by their address; in the parent's language, the only one known. */
export function writeLinkLetter(to: string, locale: Locale, link: string, days: number): MailMessage {
  return { kind: 'teacherInvitation', to, ...spaced(BOOKS[locale](link, days), locale) };
}
