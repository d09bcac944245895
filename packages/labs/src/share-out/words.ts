import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  left: {
    en: 'Left to share: {left} {unit}.',
    fr: 'Reste à répartir : {left} {unit}.',
    es: 'Queda por repartir: {left} {unit}.',
  },
  over: {
    en: 'That is {over} {unit} more than there is. Take some back.',
    fr: 'C’est {over} {unit} de trop. Reprends-en.',
    es: 'Hay {over} {unit} de más. Retira algo.',
  },
  tooLittle: {
    en: '“{words}” needs at least {least} {unit}. {why}',
    fr: '« {words} » demande au moins {least} {unit}. {why}',
    es: '«{words}» necesita al menos {least} {unit}. {why}',
  },
  tooMuch: {
    en: '“{words}” takes at most {most} {unit}. {why}',
    fr: '« {words} » prend au plus {most} {unit}. {why}',
    es: '«{words}» admite como máximo {most} {unit}. {why}',
  },
  done: {
    en: 'All {total} {unit} have their place, and every need is met.',
    fr: 'Les {total} {unit} ont leur place, et chaque besoin est couvert.',
    es: 'Los {total} {unit} tienen su lugar y cada necesidad está cubierta.',
  },
} satisfies Record<string, LocalisedText>;
