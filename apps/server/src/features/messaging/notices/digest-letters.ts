import type { Locale } from '@ori/contracts/locale';
import type { NoticeKind } from '@ori/contracts/messaging-names';
import type { Notice } from '@ori/contracts/notifications';
import type { ConfirmedAddress } from '@ori/core/messaging/letter-rules';
import { frenchSpaces } from '@ori/core/words/french-spaces';
import type { MailMessage } from '../../../mail/mail.ts';
import { elided } from '@ori/core/words/french-elision';

interface Addressee {
  readonly to: ConfirmedAddress;
  readonly locale: Locale;
}
interface Links {
  readonly list: string;
  readonly unsubscribe: string;
}
type Told = Pick<Notice, 'what' | 'name' | 'title' | 'count' | 'day'>;
type Line = (told: Told) => string;
interface Book {
  readonly daily: string;
  readonly weekly: string;
  readonly lines: Readonly<Record<NoticeKind, Line>>;
  readonly end: (links: Links) => string;
}

/** A day of the calendar as the language writes it: “4 mars”. */
function dayIn(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

const many = (count: number, one: string, more: string): string => (count === 1 ? one : more);
const isEnd = ({ what }: Told): boolean => what === 'ended';

const en: Book = {
  daily: 'Your day at Ori Academy',
  weekly: 'Your week at Ori Academy',
  lines: {
    alert: ({ name }) => `The tutor has word for you about ${name}. Please look soon.`,
    message: ({ name, count }) =>
      many(count, `A message from ${name}`, `${count} messages, the last from ${name}`),
    announcement: ({ name, title }) => `${name} announced: ${title}`,
    invitation: ({ name }) => `${name} asks you to teach their child`,
    link: (told) =>
      isEnd(told)
        ? `${told.name} is no longer linked to ${told.title}`
        : `${told.name} now teaches ${told.title}`,
    assignment: ({ title, day }) => `Given: ${title}${day === null ? '' : `, for ${day}`}`,
    lesson: ({ name, count }) => `${name} finished ${count} ${many(count, 'lesson', 'lessons')}`,
    synthesis: ({ name, count }) =>
      `${name} handed in ${many(count, 'a synthesis', `${count} syntheses`)} for you to read`,
    deadline: ({ title, day }) => `${day}: ${title}`,
    export: () => 'The copy of your data is ready',
    legal: ({ what, day }) =>
      `${what === 'terms' ? 'New terms of service' : 'A new privacy notice'}, from ${day}`,
  },
  end: ({ list, unsubscribe }) =>
    `All of it: ${list}\n\nYou asked for this letter. To end it, without signing in: ${unsubscribe}`,
};

const fr: Book = {
  daily: 'Votre journée sur Ori Academy',
  weekly: 'Votre semaine sur Ori Academy',
  lines: {
    alert: ({ name }) =>
      elided(`Le tuteur a un mot pour vous au sujet de ${name}. À lire sans tarder.`, [name]),
    message: ({ name, count }) =>
      elided(many(count, `Un message de ${name}`, `${count} messages, le dernier de ${name}`), [name]),
    announcement: ({ name, title }) => elided(`Annonce de ${name} : ${title}`, [name]),
    invitation: ({ name }) => `${name} vous demande d’accompagner son enfant`,
    link: (told) =>
      isEnd(told)
        ? `${told.name} n’accompagne plus ${told.title}`
        : `${told.name} accompagne maintenant ${told.title}`,
    assignment: ({ title, day }) => `Donné : ${title}${day === null ? '' : `, pour le ${day}`}`,
    lesson: ({ name, count }) => `${name} a terminé ${count} ${many(count, 'leçon', 'leçons')}`,
    synthesis: ({ name, count }) =>
      `${name} a remis ${many(count, 'une synthèse', `${count} synthèses`)} à lire`,
    deadline: ({ title, day }) => `${day} : ${title}`,
    export: () => 'La copie de vos données est prête',
    legal: ({ what, day }) =>
      `${what === 'terms' ? 'Nouvelles conditions d’utilisation' : 'Nouvelle notice de confidentialité'} à partir du ${day}`,
  },
  end: ({ list, unsubscribe }) =>
    `Tout voir : ${list}\n\nVous avez demandé ce récapitulatif. Pour ne plus le recevoir, sans vous connecter : ${unsubscribe}`,
};

const es: Book = {
  daily: 'Su día en Ori Academy',
  weekly: 'Su semana en Ori Academy',
  lines: {
    alert: ({ name }) => `El tutor tiene algo que decirle sobre ${name}. Mírelo pronto.`,
    message: ({ name, count }) =>
      many(count, `Un mensaje de ${name}`, `${count} mensajes, el último de ${name}`),
    announcement: ({ name, title }) => `Anuncio de ${name}: ${title}`,
    invitation: ({ name }) => `${name} le pide que enseñe a su hijo o hija`,
    link: (told) =>
      isEnd(told) ? `${told.name} ya no enseña a ${told.title}` : `${told.name} enseña ahora a ${told.title}`,
    assignment: ({ title, day }) => `Asignado: ${title}${day === null ? '' : `, para el ${day}`}`,
    lesson: ({ name, count }) => `${name} terminó ${count} ${many(count, 'lección', 'lecciones')}`,
    synthesis: ({ name, count }) =>
      many(
        count,
        `${name} entregó una síntesis para que la lea`,
        `${name} entregó ${count} síntesis para que las lea`,
      ),
    deadline: ({ title, day }) => `${day}: ${title}`,
    export: () => 'La copia de sus datos está lista',
    legal: ({ what, day }) =>
      `${what === 'terms' ? 'Nuevas condiciones del servicio' : 'Nuevo aviso de privacidad'} a partir del ${day}`,
  },
  end: ({ list, unsubscribe }) =>
    `Ver todo: ${list}\n\nUsted pidió este resumen. Para dejar de recibirlo, sin iniciar sesión: ${unsubscribe}`,
};

const BOOKS: Readonly<Record<Locale, Book>> = { en, fr, es };
/** More than this would not be read. */
const LINES_MAX = 40;

/** What happened in a day or a week, for one grown-up in their language; no word of what anybody wrote. */
export function writeDigest(
  { to, locale }: Addressee,
  notices: readonly Notice[],
  days: number,
  links: Links,
): MailMessage {
  const book = BOOKS[locale];
  const lines = notices.slice(0, LINES_MAX).map(({ kind, day, ...told }) => {
    const readable = { ...told, day: day === null ? null : dayIn(day, locale) };
    return `- ${book.lines[kind](readable)}`;
  });
  const text = `${lines.join('\n')}\n\n${book.end(links)}`;
  const subject = days === 1 ? book.daily : book.weekly;
  return {
    kind: 'digest',
    to,
    subject,
    text: locale === 'fr' ? frenchSpaces(text) : text,
    unsubscribeUrl: links.unsubscribe,
  };
}
