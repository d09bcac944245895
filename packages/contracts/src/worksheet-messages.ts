import type { Translations } from './refusal-messages.ts';
import { SHEET_COUNT_MAX, SHEET_SEED_MAX, SHEET_SKILLS_MAX } from './worksheet-names.ts';

/** A seed is the number that the maker calls the sheet's own. */
export const SEED_MESSAGE = `A sheet number is a whole number from 0 to ${(SHEET_SEED_MAX - 1).toLocaleString('en')}`;

/** What the shapes of worksheets say of their own; see `shape-messages.ts`. */
export const SHEET_MESSAGES: Readonly<Record<string, Translations>> = {
  [SEED_MESSAGE]: {
    fr: `Un numéro de fiche est un nombre entier de 0 à ${(SHEET_SEED_MAX - 1).toLocaleString('fr')}`,
    es: `Un número de hoja es un número entero de 0 a ${(SHEET_SEED_MAX - 1).toLocaleString('es')}`,
  },
  'Please choose a sheet': { fr: 'Veuillez choisir une fiche', es: 'Elija una hoja' },
  'There is no such sheet': { fr: 'Cette fiche n’existe pas', es: 'Esa hoja no existe' },
  'Please choose at least one skill': {
    fr: 'Veuillez choisir au moins une compétence',
    es: 'Elija al menos una habilidad',
  },
  [`At most ${SHEET_SKILLS_MAX} skills`]: {
    fr: `${SHEET_SKILLS_MAX} compétences au plus`,
    es: `${SHEET_SKILLS_MAX} habilidades como máximo`,
  },
  'At least 1 question': { fr: 'Au moins 1 question', es: 'Al menos 1 pregunta' },
  [`At most ${SHEET_COUNT_MAX} questions`]: {
    fr: `${SHEET_COUNT_MAX} questions au plus`,
    es: `${SHEET_COUNT_MAX} preguntas como máximo`,
  },
  'Please mark at least one question': {
    fr: 'Veuillez corriger au moins une question',
    es: 'Corrija al menos una pregunta',
  },
  'Please answer at least one question': {
    fr: 'Veuillez répondre à au moins une question',
    es: 'Responda al menos a una pregunta',
  },
  'That question is not on the sheet': {
    fr: 'Cette question n’est pas sur la fiche',
    es: 'Esa pregunta no está en la hoja',
  },
};
