import type { Locale } from '@ori/contracts/locale';

/** What is said in place of a page that does not come, with a title. */
export interface LaterWords {
  readonly title: string;
  /** @param waitS seconds until it is worth another try */
  readonly lead: (waitS: number) => string;
}

interface Words {
  /** Too much is asked for by everybody. */
  readonly 503: LaterWords;
  /** Too much was asked for from here. */
  readonly 429: LaterWords;
  /** A fault of ours. */
  readonly 500: LaterWords;
  readonly again: string;
  readonly home: string;
}

const en: Words = {
  503: {
    title: 'We’re busy right now',
    lead: () => 'A lot of pages are being opened at the same time. Please try again in a moment.',
  },
  429: {
    title: 'Too many pages at once',
    lead: (waitS) =>
      `A lot of pages were opened from this connection in a short time. Please wait ${waitS} ${waitS === 1 ? 'second' : 'seconds'}, then try again.`,
  },
  500: {
    title: 'Something went wrong',
    lead: () => 'This page couldn’t be shown. Please try again.',
  },
  again: 'Try again',
  home: 'Home page',
};

const fr: Words = {
  503: {
    title: 'Beaucoup de monde en ce moment',
    lead: () => 'De nombreuses pages sont ouvertes en même temps. Réessayez dans un instant.',
  },
  429: {
    title: 'Trop de pages à la fois',
    lead: (waitS) =>
      `Beaucoup de pages ont été ouvertes depuis cette connexion en peu de temps. Patientez ${waitS} ${waitS === 1 ? 'seconde' : 'secondes'}, puis réessayez.`,
  },
  500: {
    title: 'Quelque chose s’est mal passé',
    lead: () => 'Cette page n’a pas pu s’afficher. Veuillez réessayer.',
  },
  again: 'Réessayer',
  home: 'Page d’accueil',
};

const es: Words = {
  503: {
    title: 'Hay mucha gente en este momento',
    lead: () => 'Se están abriendo muchas páginas a la vez. Inténtelo de nuevo en un momento.',
  },
  429: {
    title: 'Demasiadas páginas a la vez',
    lead: (waitS) =>
      `Desde esta conexión se abrieron muchas páginas en poco tiempo. Espere ${waitS} ${waitS === 1 ? 'segundo' : 'segundos'} e inténtelo de nuevo.`,
  },
  500: {
    title: 'Algo salió mal',
    lead: () => 'Esta página no se pudo mostrar. Inténtelo de nuevo.',
  },
  again: 'Intentar de nuevo',
  home: 'Página de inicio',
};

export const LATER_WORDS: Readonly<Record<Locale, Words>> = { en, fr, es };
