import { changedByPercent, percentChange, percentOf, wholeFromPercent, whatPercent } from '../percent.ts';
import { numberAt, type Request } from './phrase.ts';

/** The five questions of percent. */
export const PERCENT_REQUESTS: readonly Request[] = [
  {
    phrases: {
      en: ['<ask> {percent}~(%|percent|per cent) of {whole}'],
      fr: [
        '<ask> {percent}~(%|pour cent) (de|des|du) {whole}',
        'combien font {percent}~(%|pour cent) de {whole}',
      ],
      es: ['<ask> [el] {percent}~(%|por ciento) de {whole}'],
    },
    solve: (at, locale) => percentOf(numberAt(at, 'percent', locale), numberAt(at, 'whole', locale)),
  },
  {
    phrases: {
      en: [
        'what (percent|percentage) (of|out of) {whole} is {part}',
        '{part} is what (percent|percentage) of {whole}',
        '<ask> {part} (out of|as a percent of|as a percentage of) {whole} [as a percent|as a percentage]',
      ],
      fr: [
        'quel pourcentage de {whole} (represente|est) {part}',
        '{part} represente quel pourcentage de {whole}',
      ],
      es: [
        'que porcentaje de {whole} (es|son|representa) {part}',
        '{part} (es|son) que porcentaje de {whole}',
      ],
    },
    solve: (at, locale) => whatPercent(numberAt(at, 'part', locale), numberAt(at, 'whole', locale)),
  },
  {
    phrases: {
      en: [
        '{part} is {percent}~(%|percent) of (what|what number)',
        '{part} is {percent}~(%|percent) of which number',
      ],
      fr: [
        '{part} (est|represente) {percent}~% de quel nombre',
        '{part} (est|represente) {percent}~% de combien',
      ],
      es: ['{part} es el {percent}~% de que numero', '{part} es el {percent}~% de cuanto'],
    },
    solve: (at, locale) => wholeFromPercent(numberAt(at, 'part', locale), numberAt(at, 'percent', locale)),
  },
  {
    phrases: {
      en: ['increase {start} by {percent}~(%|percent)', '{start} increased by {percent}~(%|percent)'],
      fr: ['(augmente|augmenter|augmentez) {start} de {percent}~%', '{start} augmente de {percent}~%'],
      es: ['(aumenta|aumentar) {start} [en] [un] {percent}~%', '{start} aumentado [en] [un] {percent}~%'],
    },
    solve: (at, locale) =>
      changedByPercent(numberAt(at, 'start', locale), numberAt(at, 'percent', locale), 'up'),
  },
  {
    phrases: {
      en: [
        '(decrease|reduce) {start} by {percent}~(%|percent)',
        '{start} (decreased|reduced) by {percent}~(%|percent)',
      ],
      fr: ['(diminue|diminuer|reduis|reduire) {start} de {percent}~%'],
      es: ['(disminuye|disminuir|reduce|reducir) {start} [en] [un] {percent}~%'],
    },
    solve: (at, locale) =>
      changedByPercent(numberAt(at, 'start', locale), numberAt(at, 'percent', locale), 'down'),
  },
  {
    phrases: {
      en: ['<ask> [the] (percent|percentage) (change|increase|decrease) from {start} to {end}'],
      fr: [
        "<ask> [le|la] (pourcentage|taux) (d'evolution|de variation|d'augmentation|de baisse) de {start} a {end}",
      ],
      es: ['<ask> [el] porcentaje de (cambio|aumento|disminucion) de {start} a {end}'],
    },
    solve: (at, locale, text) => {
      const solution = percentChange(numberAt(at, 'start', locale), numberAt(at, 'end', locale));
      if (solution?.answer.kind !== 'number') return null;
      const rises = solution.answer.value.numerator >= 0n;
      const asksRise = /increase|augmentation|aumento/i.test(text);
      const asksFall = /decrease|baisse|disminucion/i.test(text);
      return (asksRise && !rises) || (asksFall && rises) ? null : solution;
    },
  },
];
