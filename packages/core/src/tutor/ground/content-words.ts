import type { Locale } from '@ori/contracts/locale';

/** Words that tell nothing about what is meant, in each language and without accents. */
const COMMON: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'what whats which who whom whose when where why how the and for are was were does did done can could would should will shall with without about from into that this these those there here have has had you your yours mine our ours his her its they them their please tell explain mean means meaning define definition show give help understand know learn lesson lessons work works find let lets want need like just very really some any more most much many than then also not always never often get gets got getting take takes took make makes made long longer think thing things stuff way ways say says said use used using exist exists best better good bad come comes came going one something somebody'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'que quoi quel quelle quels quelles qui quand pourquoi comment les des une dans avec sans pour par sur est sont etait etre avoir fait faire peux peut veux veut dois doit ces cette ceci cela mon mes ton tes son ses nous vous ils elles leur leurs explique expliquer moi toi dire veut signifie definition definir montre montrer donne donner aide aider comprendre comprends lecon lecons plus tres aussi pas comme qu toujours jamais souvent chose choses truc existe exister bien mieux bon bonne vient viennent prend prendre utilise utiliser'.split(
      ' ',
    ),
  ),
  es: new Set(
    'que cual cuales quien quienes cuando donde porque como los las una unos unas con sin para por sobre del son era ser estar hay puede puedes quiero quiere debo este esta estos estas eso esa mis tus sus nuestro nos ellos ellas explica explicame explicar dime significa definicion definir muestra ensena dame ayuda ayudame entender entiendo leccion lecciones mas muy tambien pero siempre nunca cosa cosas existe existir bien mejor bueno buena viene vienen toma usa usan usar usamos'.split(
      ' ',
    ),
  ),
};
const SHORTEST = 3;

/** Two letters in one, which nobody finds on a keyboard: `nœud`, `curriculum vitæ`. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/** Small letters without accents. */
export function plainLetters(text: string): string {
  const small = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return small.replace(/[œæ]/g, (both) => LIGATURES[both] ?? both);
}

/** A word without the ending that makes it plural in any of the three languages. */
export function rootOf(word: string): string {
  if (word.length <= SHORTEST) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|(?<!s)s$|(?<=eau|eu)x$/, '');
}

/** The words of a text that tell what it is about, as they are written and in order. */
export function writtenWords(text: string, locale: Locale): readonly string[] {
  const words = plainLetters(text).match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= SHORTEST && !COMMON[locale].has(word));
}

/** The words of a text that tell what it is about, by their roots and each once, in order. */
export function contentWords(text: string, locale: Locale): readonly string[] {
  return [...new Set(writtenWords(text, locale).map(rootOf))];
}
