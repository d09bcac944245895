import type { DownloadId } from '@ori/contracts/download-names';
import type { LocalisedText } from '@ori/contracts/locale';

interface PaperWords {
  readonly title: LocalisedText;
  /** What it is for, in a sentence. */
  readonly about: LocalisedText;
}

/** What each paper is called, and what it is for. */
export const PAPER_WORDS: Readonly<Record<DownloadId, PaperWords>> = {
  'week-planner': {
    title: { en: 'Our week', fr: 'Notre semaine', es: 'Nuestra semana' },
    about: {
      en: 'Seven days and three children on one sheet for the fridge door.',
      fr: 'Sept jours et trois enfants sur une feuille, pour la porte du réfrigérateur.',
      es: 'Siete días y tres hijos en una hoja, para la puerta del refrigerador.',
    },
  },
  'year-planner': {
    title: { en: 'The year at a glance', fr: 'L’année d’un coup d’œil', es: 'El año de un vistazo' },
    about: {
      en: 'A school year from August to July, with lines for your terms; the four turns of the seasons are marked.',
      fr: 'Une année scolaire d’août à juillet, avec des lignes pour les périodes ; les quatre tournants des saisons sont marqués.',
      es: 'Un año escolar de agosto a julio, con líneas para los periodos; los cuatro giros de las estaciones están marcados.',
    },
  },
  'reading-log': {
    title: { en: 'What I read', fr: 'Ce que j’ai lu', es: 'Lo que leí' },
    about: {
      en: 'A shelf of spines to color, one for each book, and a line to say what you would tell a friend.',
      fr: 'Une étagère de dos à colorier, un par livre, et une ligne pour dire ce que l’on en raconterait.',
      es: 'Un estante de lomos para colorear, uno por libro, y una línea para decir qué se contaría de él.',
    },
  },
  'lab-notebook': {
    title: { en: 'Lab notebook', fr: 'Cahier d’expériences', es: 'Cuaderno de laboratorio' },
    about: {
      en: 'One experiment on one page: predict first, then measure, then say how sure you are.',
      fr: 'Une expérience par page : prédire d’abord, mesurer ensuite, puis dire à quel point on est sûr.',
      es: 'Un experimento por página: primero predecir, luego medir y al final decir qué tan seguro se está.',
    },
  },
  'goal-sheet': {
    title: {
      en: 'One thing I want to be able to do',
      fr: 'Une chose que je veux savoir faire',
      es: 'Algo que quiero saber hacer',
    },
    about: {
      en: 'One goal, and a path of twenty-four stones to color on the way there.',
      fr: 'Un seul objectif, et un chemin de vingt-quatre pierres à colorier jusque-là.',
      es: 'Una sola meta y un camino de veinticuatro piedras para colorear hasta llegar.',
    },
  },
  'seven-circles': {
    title: { en: 'Seven circles', fr: 'Sept cercles', es: 'Siete círculos' },
    about: {
      en: 'A circle grid in steps, by compass alone: draw along from the wall.',
      fr: 'Une grille de cercles étape par étape, au compas seul : à refaire en regardant le mur.',
      es: 'Una cuadrícula de círculos paso a paso, solo con compás: para trazarla mirando la pared.',
    },
  },
  pentagon: {
    title: { en: 'The pentagon', fr: 'Le pentagone', es: 'El pentágono' },
    about: {
      en: 'The five-sided figure of star patterns, by compass and straightedge, every step shown.',
      fr: 'La figure à cinq côtés des motifs étoilés, au compas et à la règle, chaque étape montrée.',
      es: 'La figura de cinco lados de los motivos de estrellas, con compás y regla, paso por paso.',
    },
  },
  'periodic-table': {
    title: { en: 'The periodic table', fr: 'Le tableau périodique', es: 'La tabla periódica' },
    about: {
      en: 'All the elements with their names in your language, by family, with their weights.',
      fr: 'Tous les éléments avec leur nom en français, par famille, avec leur masse.',
      es: 'Todos los elementos con su nombre en español, por familia, con su masa.',
    },
  },
  'ways-to-multiply': {
    title: {
      en: 'Three ways to 23 × 41',
      fr: 'Trois chemins vers 23 × 41',
      es: 'Tres caminos hacia 23 × 41',
    },
    about: {
      en: 'By doubling, crosswise, and as an area: one answer, and why.',
      fr: 'Par doublements, en croix, et par une aire : un seul résultat, et pourquoi.',
      es: 'Duplicando, en cruz y como área: un solo resultado, y por qué.',
    },
  },
  'world-numerals': {
    title: { en: 'One number, six ways', fr: 'Un nombre, six écritures', es: 'Un número, seis escrituras' },
    about: {
      en: 'The same four numbers as six peoples wrote, laid, knotted or said them, with what we know it from.',
      fr: 'Les quatre mêmes nombres tels que six peuples les ont écrits, posés, noués ou dits, et d’où on le sait.',
      es: 'Los mismos cuatro números tal como seis pueblos los escribieron, tendieron, anudaron o dijeron, y cómo lo sabemos.',
    },
  },
  'year-of-light': {
    title: { en: 'A year of light', fr: 'Une année de lumière', es: 'Un año de luz' },
    about: {
      en: 'Hours of daylight round the year at four latitudes, computed day by day.',
      fr: 'Les heures de jour au fil de l’année à quatre latitudes, calculées jour après jour.',
      es: 'Las horas de luz a lo largo del año en cuatro latitudes, calculadas día por día.',
    },
  },
  'singing-plates': {
    title: {
      en: 'Where the plate lies still',
      fr: 'Là où la plaque reste immobile',
      es: 'Donde la placa queda quieta',
    },
    about: {
      en: 'The first twelve sand figures of a square plate, solved from its equation, and who drew them first.',
      fr: 'Les douze premières figures de sable d’une plaque carrée, résolues par son équation, et leur histoire.',
      es: 'Las doce primeras figuras de arena de una placa cuadrada, resueltas con su ecuación, y su historia.',
    },
  },
  inventions: {
    title: {
      en: 'Sound and current: a timeline',
      fr: 'Le son et le courant : une frise',
      es: 'Sonido y corriente: una línea del tiempo',
    },
    about: {
      en: 'Ten steps from a whistling plate to the radio, each with its source, and Tesla’s patents on the scale.',
      fr: 'Dix étapes, d’une plaque qui siffle à la radio, chacune avec sa source, et les brevets de Tesla sur l’échelle.',
      es: 'Diez pasos, de una placa que silba a la radio, cada uno con su fuente, y las patentes de Tesla en la escala.',
    },
  },
};

/** The few words that stand on every paper. */
export const COMMON_WORDS = {
  foot: {
    en: 'Copy it for your family and your group as often as you like.',
    fr: 'À copier pour la famille ou le groupe autant de fois que l’on veut.',
    es: 'Se puede copiar para la familia o el grupo cuantas veces se quiera.',
  },
  sources: { en: 'Sources', fr: 'Sources', es: 'Fuentes' },
} as const satisfies Record<string, LocalisedText>;
