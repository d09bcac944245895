import type { LocalisedText } from '@ori/contracts/locale';
import type { Kind } from './views.ts';

/** The classes of all views in words. */
export const KIND_WORDS: Readonly<Record<Kind, LocalisedText>> = {
  inside: { en: 'inside a material', fr: 'dans un matériau', es: 'en un material' },
  outside: { en: 'not told here', fr: 'pas présenté ici', es: 'no se muestra aquí' },
  s: { en: 's block', fr: 'bloc s', es: 'bloque s' },
  p: { en: 'p block', fr: 'bloc p', es: 'bloque p' },
  d: { en: 'd block', fr: 'bloc d', es: 'bloque d' },
  f: { en: 'f block', fr: 'bloc f', es: 'bloque f' },
  'alkali-metal': { en: 'alkali metal', fr: 'métal alcalin', es: 'metal alcalino' },
  'alkaline-earth-metal': {
    en: 'alkaline earth metal',
    fr: 'métal alcalino-terreux',
    es: 'metal alcalinotérreo',
  },
  lanthanoid: { en: 'lanthanoid', fr: 'lanthanide', es: 'lantánido' },
  actinoid: { en: 'actinoid', fr: 'actinide', es: 'actínido' },
  'transition-metal': { en: 'transition metal', fr: 'métal de transition', es: 'metal de transición' },
  'post-transition-metal': { en: 'post-transition metal', fr: 'métal pauvre', es: 'metal del bloque p' },
  metalloid: { en: 'metalloid', fr: 'métalloïde', es: 'metaloide' },
  nonmetal: { en: 'nonmetal', fr: 'non-métal', es: 'no metal' },
  halogen: { en: 'halogen', fr: 'halogène', es: 'halógeno' },
  'noble-gas': { en: 'noble gas', fr: 'gaz noble', es: 'gas noble' },
  unknown: { en: 'not measured yet', fr: 'pas encore mesuré', es: 'aún no medido' },
  solid: { en: 'solid at 25 °C', fr: 'solide à 25 °C', es: 'sólido a 25 °C' },
  liquid: { en: 'liquid at 25 °C', fr: 'liquide à 25 °C', es: 'líquido a 25 °C' },
  gas: { en: 'gas at 25 °C', fr: 'gaz à 25 °C', es: 'gas a 25 °C' },
  antiquity: { en: 'since antiquity', fr: 'depuis l’Antiquité', es: 'desde la Antigüedad' },
  'to-1799': { en: 'before 1800', fr: 'avant 1800', es: 'antes de 1800' },
  'to-1868': { en: '1800 to 1868', fr: '1800 à 1868', es: '1800 a 1868' },
  'to-1939': { en: '1869 to 1939', fr: '1869 à 1939', es: '1869 a 1939' },
  'to-2010': { en: '1940 to 2010', fr: '1940 à 2010', es: '1940 a 2010' },
  'not-yet': { en: 'not yet known', fr: 'pas encore connu', es: 'aún no conocido' },
};
