import type { Locale } from '@ori/contracts/locale';
import { spaced } from '../../../mail/spaced.ts';

/** An article as a letter tells of it. */
export interface ToldArticle {
  readonly title: string;
  readonly description: string;
  readonly link: string;
}
interface Links {
  readonly all: string;
  readonly unsubscribe: string;
}
interface Book {
  readonly subject: (first: string, others: number) => string;
  readonly letter: (articles: string, links: Links) => string;
}

const BOOKS: Readonly<Record<Locale, Book>> = {
  en: {
    subject: (first, others) => `New at Ori Academy: ${first}${others === 0 ? '' : `, and ${others} more`}`,
    letter: (articles, { all, unsubscribe }) =>
      `New to read:\n\n${articles}\n\nAll articles: ${all}\n\nYou asked for this letter. It comes at most once a month, and only when there is something new. To end it, without signing in: ${unsubscribe}`,
  },
  fr: {
    subject: (first, others) =>
      `Du nouveau sur Ori Academy : ${first}${others === 0 ? '' : ` (et ${others} de plus)`}`,
    letter: (articles, { all, unsubscribe }) =>
      `À lire depuis peu :\n\n${articles}\n\nTous les articles : ${all}\n\nVous avez demandé cet e-mail. Il part au plus une fois par mois, et seulement s’il y a du nouveau. Pour ne plus le recevoir, sans vous connecter : ${unsubscribe}`,
  },
  es: {
    subject: (first, others) => `Nuevo en Ori Academy: ${first}${others === 0 ? '' : ` (y ${others} más)`}`,
    letter: (articles, { all, unsubscribe }) =>
      `Artículos nuevos:\n\n${articles}\n\nTodos los artículos: ${all}\n\nUsted pidió este correo. Llega como máximo una vez al mes, y solo cuando hay algo nuevo. Para dejar de recibirlo, sin iniciar sesión: ${unsubscribe}`,
  },
};
/** More than this would not be read; the others stand behind the link to all of them. */
const LINES_MAX = 10;

/** What is new to read, for somebody who asked to be told, in their language. */
export function writeNewsletter(locale: Locale, articles: readonly ToldArticle[], links: Links) {
  const { subject, letter } = BOOKS[locale];
  const lines = articles
    .slice(0, LINES_MAX)
    .map(({ title, description, link }) => `${title}\n${description}\n${link}`);
  const text = letter(lines.join('\n\n'), links);
  return spaced({ subject: subject(articles[0]?.title ?? '', articles.length - 1), text }, locale);
}
