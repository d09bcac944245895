import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  put: { en: 'Where does it belong?', fr: 'Où le ranger ?', es: '¿Dónde va?' },
  card: {
    en: 'Card {n} of {all}: {words}',
    fr: 'Carte {n} sur {all} : {words}',
    es: 'Tarjeta {n} de {all}: {words}',
  },
  start: {
    en: '{all} cards, {groups} groups. Take the first card.',
    fr: '{all} cartes, {groups} groupes. Prends la première carte.',
    es: '{all} tarjetas, {groups} grupos. Toma la primera tarjeta.',
  },
  right: {
    en: '“{words}” belongs there. {why}',
    fr: '« {words} » va bien là. {why}',
    es: '«{words}» va ahí. {why}',
  },
  wrong: {
    en: '“{words}” does not belong to “{group}”. Look once more.',
    fr: '« {words} » ne va pas dans « {group} ». Regarde encore.',
    es: '«{words}» no va en «{group}». Mira otra vez.',
  },
  done: {
    en: 'All {all} cards lie where they belong. At the first try: {first}.',
    fr: 'Les {all} cartes sont à leur place. Du premier coup : {first}.',
    es: 'Las {all} tarjetas están en su lugar. Al primer intento: {first}.',
  },
  again: { en: 'Start again', fr: 'Recommencer', es: 'Empezar de nuevo' },
} satisfies Record<string, LocalisedText>;
