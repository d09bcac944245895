import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  up: { en: 'Move up: {words}', fr: 'Monter : {words}', es: 'Subir: {words}' },
  down: { en: 'Move down: {words}', fr: 'Descendre : {words}', es: 'Bajar: {words}' },
  start: {
    en: 'Move the cards, then check the order.',
    fr: 'Déplace les cartes, puis vérifie l’ordre.',
    es: 'Mueve las tarjetas y luego comprueba el orden.',
  },
  check: { en: 'Check the order', fr: 'Vérifier l’ordre', es: 'Comprobar el orden' },
  some: {
    en: 'In the right place: {right} of {all}. Move the others.',
    fr: 'Bien placées : {right} sur {all}. Déplace les autres.',
    es: 'En su lugar: {right} de {all}. Mueve las demás.',
  },
  done: {
    en: 'All in order, from {from} to {to}.',
    fr: 'Tout est dans l’ordre, de {from} à {to}.',
    es: 'Todo está en orden, de {from} a {to}.',
  },
} satisfies Record<string, LocalisedText>;
