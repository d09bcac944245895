import type { Locale } from '@ori/contracts/locale';
import { spaced } from '../../mail/spaced.ts';

/** A version that comes: the text's title, the day and the link as they are written. */
export interface ComingText {
  readonly title: string;
  readonly day: string;
  readonly link: string;
}
type Words = { readonly subject: string; readonly text: string };
interface Book {
  readonly subject: (texts: string, day: string) => string;
  readonly line: (coming: ComingText) => string;
  readonly letter: (lines: string, link: string) => string;
}

const BOOKS: Readonly<Record<Locale, Book>> = {
  en: {
    subject: (texts, day) => `Ori Academy: new ${texts} from ${day}`,
    line: ({ title, day, link }) => `${title}, from ${day}. What changes is listed at its end:\n${link}`,
    letter: (lines, link) =>
      `There is a new version of what holds between us. Nothing changes before the day named here; until then the one you know holds.\n\n${lines}\n\nIf you agree, nothing needs to be done. If you do not, you may leave before that day and take everything with you:\n${link}\n\nYou get this letter because you have an account; it asks for nothing.`,
  },
  fr: {
    subject: (texts, day) => `Ori Academy : nouvelle version à partir du ${day} (${texts})`,
    line: ({ title, day, link }) =>
      `${title}, à partir du ${day}. Ce qui change est indiqué à la fin du texte :\n${link}`,
    letter: (lines, link) =>
      `Il y a une nouvelle version du texte qui nous lie. Rien ne change avant la date indiquée ici ; jusque-là, la version que vous connaissez reste valable.\n\n${lines}\n\nSi vous êtes d’accord, vous n’avez rien à faire. Sinon, vous pouvez partir avant cette date et tout emporter :\n${link}\n\nVous recevez cet e-mail parce que vous avez un compte ; il ne vous demande rien.`,
  },
  es: {
    subject: (texts, day) => `Ori Academy: nueva versión a partir del ${day} (${texts})`,
    line: ({ title, day, link }) =>
      `${title}, a partir del ${day}. Lo que cambia está al final del texto:\n${link}`,
    letter: (lines, link) =>
      `Hay una nueva versión de lo que vale entre nosotros. Nada cambia antes del día indicado aquí, y hasta entonces vale la que usted conoce.\n\n${lines}\n\nSi está de acuerdo, no tiene que hacer nada. Si no, puede irse antes de ese día y llevárselo todo:\n${link}\n\nRecibe este correo porque tiene una cuenta; no le pide nada.`,
  },
};

/** Tells somebody, in their language, which texts get a new version, and from which day. */
export function writeNewTexts(locale: Locale, coming: readonly ComingText[], wayOut: string): Words {
  const { subject, line, letter } = BOOKS[locale];
  const texts = new Intl.ListFormat(locale).format(coming.map(({ title }) => title));
  const lines = coming.map(line).join('\n\n');
  const words = { subject: subject(texts, coming[0]?.day ?? ''), text: letter(lines, wayOut) };
  return spaced(words, locale);
}
