import type { LocalisedText } from '@ori/contracts/locale';

/** The few words that stand on paper beside the questions. */
export const PRINT_WORDS = {
  name: { en: 'Name', fr: 'Nom', es: 'Nombre' },
  date: { en: 'Date', fr: 'Date', es: 'Fecha' },
  page: { en: 'Page', fr: 'Page', es: 'Página' },
  key: { en: 'Answers', fr: 'Réponses', es: 'Respuestas' },
  none: {
    en: 'Nothing on this sheet is right or wrong.',
    fr: 'Rien sur cette fiche n’est juste ou faux.',
    es: 'En esta hoja no hay respuestas correctas ni incorrectas.',
  },
  practises: { en: 'This sheet practices', fr: 'Cette fiche exerce', es: 'Esta hoja practica' },
  order: {
    en: 'Number them in the right order.',
    fr: 'Numérote-les dans le bon ordre.',
    es: 'Numéralos en el orden correcto.',
  },
  match: {
    en: 'Write the right letter beside each one.',
    fr: 'Écris la bonne lettre à côté de chacun.',
    es: 'Escribe la letra correcta junto a cada uno.',
  },
  span: { en: 'Underline', fr: 'Souligne', es: 'Subraya' },
  answer: { en: 'Answer', fr: 'Réponse', es: 'Respuesta' },
  steps: { en: 'Steps', fr: 'Étapes', es: 'Pasos' },
  back: {
    en: 'A grown-up marks it at this address',
    fr: 'Un adulte la corrige à cette adresse',
    es: 'Un adulto la corrige en esta dirección',
  },
} as const satisfies Record<string, LocalisedText>;
