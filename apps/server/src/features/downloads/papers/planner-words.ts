import type { LocalisedText } from '@ori/contracts/locale';

/** The words on the pages to write on. Where a child writes, they speak to it as our sheets do. */
export const WEEK = {
  week: { en: 'Week of', fr: 'Semaine du', es: 'Semana del' },
  name: { en: 'Name', fr: 'Prénom', es: 'Nombre' },
  together: { en: 'All together', fr: 'Tous ensemble', es: 'Todos juntos' },
  well: { en: 'What went well', fr: 'Ce qui a bien marché', es: 'Lo que salió bien' },
  outing: { en: 'Out of the house', fr: 'Hors de la maison', es: 'Fuera de casa' },
  list: {
    en: 'To fetch, print, borrow',
    fr: 'À acheter, imprimer, emprunter',
    es: 'Comprar, imprimir, pedir prestado',
  },
} as const satisfies Record<string, LocalisedText>;

export const YEAR = {
  lead: { en: 'School year {from} to {to}', fr: 'Année scolaire {from}-{to}', es: 'Año escolar {from}-{to}' },
  term: { en: 'Term', fr: 'Période', es: 'Periodo' },
  from: { en: 'from', fr: 'du', es: 'del' },
  to: { en: 'to', fr: 'au', es: 'al' },
  days: { en: 'school days', fr: 'jours de classe', es: 'días de clase' },
  turns: {
    en: 'Equinoxes and solstices, by Universal Time',
    fr: 'Équinoxes et solstices, en temps universel',
    es: 'Equinoccios y solsticios, en tiempo universal',
  },
  due: { en: 'Dates we must not miss', fr: 'Dates à ne pas manquer', es: 'Fechas que no debemos olvidar' },
} as const satisfies Record<string, LocalisedText>;

export const READING = {
  lead: {
    en: 'Color a spine for each book you finish.',
    fr: 'Colorie un dos pour chaque livre fini.',
    es: 'Colorea un lomo por cada libro que termines.',
  },
  name: { en: 'Name', fr: 'Prénom', es: 'Nombre' },
  book: { en: 'Title and author', fr: 'Titre et auteur', es: 'Título y autor' },
  begun: { en: 'Begun', fr: 'Commencé', es: 'Empezado' },
  ended: { en: 'Finished', fr: 'Fini', es: 'Terminado' },
  tell: {
    en: 'What I would tell a friend',
    fr: 'Ce que j’en dirais à quelqu’un',
    es: 'Lo que le contaría a alguien',
  },
  shelf: {
    en: 'Twenty blank book spines on a shelf, numbered 1 to 20',
    fr: 'Vingt dos de livres vides sur une étagère, numérotés de 1 à 20',
    es: 'Veinte lomos de libro vacíos en un estante, numerados del 1 al 20',
  },
} as const satisfies Record<string, LocalisedText>;

export const LAB = {
  name: { en: 'Name', fr: 'Prénom', es: 'Nombre' },
  date: { en: 'Date', fr: 'Date', es: 'Fecha' },
  ask: { en: 'What I want to find out', fr: 'Ce que je veux savoir', es: 'Lo que quiero averiguar' },
  predict: {
    en: 'What I think will happen, and why',
    fr: 'Ce qui va se passer, à mon avis, et pourquoi',
    es: 'Lo que creo que pasará, y por qué',
  },
  change: { en: 'I change', fr: 'Je change', es: 'Cambio' },
  measure: { en: 'I measure', fr: 'Je mesure', es: 'Mido' },
  keep: { en: 'I keep the same', fr: 'Je garde pareil', es: 'Dejo igual' },
  draw: { en: 'How I set it up', fr: 'Mon montage', es: 'Cómo lo monté' },
  times: { en: 'Try', fr: 'Essai', es: 'Intento' },
  saw: { en: 'What I saw', fr: 'Ce que j’ai vu', es: 'Lo que vi' },
  shows: { en: 'What it shows', fr: 'Ce que cela montre', es: 'Lo que muestra' },
  sure: { en: 'How sure am I?', fr: 'À quel point en suis-je sûr ?', es: '¿Qué tan seguro es?' },
  once: { en: 'tried once', fr: 'un seul essai', es: 'un solo intento' },
  same: { en: 'the same each time', fr: 'pareil à chaque fois', es: 'igual todas las veces' },
  other: {
    en: 'somebody else found it too',
    fr: 'quelqu’un d’autre l’a trouvé aussi',
    es: 'otra persona lo halló también',
  },
  next: { en: 'What I would try next', fr: 'Ce que j’essaierais ensuite', es: 'Lo que probaría después' },
} as const satisfies Record<string, LocalisedText>;

export const GOAL = {
  name: { en: 'Name', fr: 'Prénom', es: 'Nombre' },
  begun: { en: 'Begun on', fr: 'Commencé le', es: 'Empezado el' },
  want: { en: 'I want to be able to', fr: 'Je veux savoir', es: 'Quiero saber' },
  why: { en: 'Because', fr: 'Parce que', es: 'Porque' },
  first: { en: 'The smallest first step', fr: 'Le plus petit premier pas', es: 'El primer paso más pequeño' },
  help: { en: 'Who can help me', fr: 'Qui peut m’aider', es: 'Quién me puede ayudar' },
  show: {
    en: 'How I will show that I can',
    fr: 'Comment je montrerai que je sais',
    es: 'Cómo mostraré que sé',
  },
  stones: {
    en: 'Each time I have practiced, I color a stone.',
    fr: 'Chaque fois que je m’exerce, je colorie une pierre.',
    es: 'Cada vez que practico, coloreo una piedra.',
  },
  path: {
    en: 'A path of twenty-four stones that winds inwards to a star',
    fr: 'Un chemin de vingt-quatre pierres qui s’enroule jusqu’à une étoile',
    es: 'Un camino de veinticuatro piedras que gira hasta una estrella',
  },
} as const satisfies Record<string, LocalisedText>;

/** A table of words in one language. */
export const wordsIn = (
  words: Readonly<Record<string, LocalisedText>>,
  locale: keyof LocalisedText,
): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[locale]]));
