import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  up: { en: 'Move up: {words}', fr: 'Monter : {words}', es: 'Subir: {words}' },
  down: { en: 'Move down: {words}', fr: 'Descendre : {words}', es: 'Bajar: {words}' },
  start: {
    en: 'Drag a card by its bead, or use the arrows. Then check the order.',
    fr: 'Tire une carte par sa perle, ou utilise les flèches. Puis vérifie l’ordre.',
    es: 'Arrastra una tarjeta por su cuenta o usa las flechas. Luego comprueba el orden.',
  },
  check: { en: 'Check the order', fr: 'Vérifier l’ordre', es: 'Comprobar el orden' },
  moved: {
    en: '“{words}” is now {place} of {all}.',
    fr: '« {words} » : place {place} sur {all}.',
    es: '«{words}»: lugar {place} de {all}.',
  },
  some: {
    en: 'In the right place: {right} of {all}. They are lit. Move the others.',
    fr: 'Bien placées : {right} sur {all}. Elles sont éclairées. Déplace les autres.',
    es: 'En su lugar: {right} de {all}. Están iluminadas. Mueve las demás.',
  },
  done: {
    en: 'All in order: {from} – {to}. Checks: {checks}. Can you do it with fewer?',
    fr: 'Tout est dans l’ordre : {from} – {to}. Vérifications : {checks}. Y arrives-tu avec moins ?',
    es: 'Todo en orden: {from} – {to}. Comprobaciones: {checks}. ¿Lo logras con menos?',
  },
  best: {
    en: 'All in order at the first check: {from} – {to}.',
    fr: 'Tout est dans l’ordre dès la première vérification : {from} – {to}.',
    es: 'Todo en orden a la primera comprobación: {from} – {to}.',
  },
  again: { en: 'Mix them again', fr: 'Mélanger encore', es: 'Mezclar otra vez' },
} satisfies Record<string, LocalisedText>;
