import type { LocalisedText } from '@ori/contracts/locale';
import { text } from './text.ts';

/** What is said beneath a verdict, which itself is the heading there; the question stands above it, hints and steps are gone. None of them carries the answer; praise is for the work, never for the person. */
export const RIGHT: LocalisedText = text({
  en: 'Thinking it through step by step works.',
  fr: 'Réfléchir étape par étape porte ses fruits.',
  es: 'Pensar paso a paso da resultado.',
});
export const NOT_YET: LocalisedText = text({
  en: 'Not yet. Look at the question once more, then try it again.',
  fr: 'Pas encore. Regarde encore la question, puis essaie de nouveau.',
  es: 'Todavía no. Mira otra vez la pregunta e inténtalo de nuevo.',
});
export const NOT_YET_TEST_THIS: LocalisedText = text({
  en: 'Not yet. Here is something to test:',
  fr: 'Pas encore. Voici quelque chose à vérifier :',
  es: 'Todavía no. Hay algo que comprobar:',
});
export const MORE_SIMPLY: LocalisedText = text({
  en: 'Equal, but can you write it more simply?',
  fr: 'C’est égal, mais peut-on l’écrire plus simplement ?',
  es: 'Es igual, pero ¿se puede escribir de forma más simple?',
});
export const WANT_INTEGER: LocalisedText = text({
  en: 'Please answer with one whole number, in digits.',
  fr: 'Réponds par un seul nombre entier, en chiffres.',
  es: 'La respuesta es un solo número entero, en cifras.',
});
export const WANT_FRACTION: LocalisedText = text({
  en: 'Please answer with one number. A fraction has a whole number above the line and one below it; a slash stands for the line.',
  fr: 'Réponds par un seul nombre. Une fraction a un nombre entier au-dessus de la barre et un autre en dessous ; une barre oblique remplace cette barre.',
  es: 'La respuesta es un solo número. Una fracción lleva un número entero encima de la raya y otro debajo; una barra (/) sustituye a la raya.',
});
export const WANT_CHOICE: LocalisedText = text({
  en: 'Please choose one of the answers.',
  fr: 'Choisis une des réponses.',
  es: 'Elige una de las respuestas.',
});

/** What a decimal answer looks like, with its unit where one is asked. No example: it might be the answer. */
export function wantDecimal(unit: string | undefined): LocalisedText {
  if (unit === undefined) {
    return text({
      en: 'Please answer with one number, in digits.',
      fr: 'Réponds par un seul nombre, en chiffres.',
      es: 'La respuesta es un solo número, en cifras.',
    });
  }
  return text(
    {
      en: 'Please answer with one number in {unit}, and no other unit.',
      fr: 'Réponds par un seul nombre en {unit}, sans autre unité.',
      es: 'La respuesta es un solo número en {unit}, sin otra unidad.',
    },
    { unit },
  );
}

export const WANT_SET: LocalisedText = text({
  en: 'Please answer with numbers only, with a semicolon between them.',
  fr: 'Réponds seulement par des nombres, séparés par un point-virgule.',
  es: 'La respuesta son solo números, separados por punto y coma.',
});
export const EACH_ONCE: LocalisedText = text({
  en: 'One number is there twice. Please write each number once.',
  fr: 'Un nombre est écrit deux fois. Écris chaque nombre une seule fois.',
  es: 'Un número aparece dos veces. Cada número se escribe una sola vez.',
});
export const WANT_ORDER: LocalisedText = text({
  en: 'Please put all of them in order, each once.',
  fr: 'Range-les tous dans l’ordre, chacun une seule fois.',
  es: 'Hay que ordenarlos todos, cada uno una sola vez.',
});
export const WANT_ALL_MATCHED: LocalisedText = text({
  en: 'Please find a partner for each one.',
  fr: 'Trouve un partenaire pour chacun.',
  es: 'Hay que encontrar una pareja para cada uno.',
});
export const WANT_WORD: LocalisedText = text({
  en: 'Please answer with a word, in letters.',
  fr: 'Réponds par un mot, en lettres.',
  es: 'La respuesta es una palabra, con letras.',
});

/** What a list of named numbers looks like. */
export function wantList(labels: readonly LocalisedText[]): LocalisedText {
  const names = (locale: 'en' | 'fr' | 'es') => labels.map((label) => label[locale]).join(', ');
  return text(
    {
      en: 'Please give one number for each of these, in this order: {names}.',
      fr: 'Donne un nombre pour chacun, dans cet ordre : {names}.',
      es: 'Hay que dar un número para cada uno, en este orden: {names}.',
    },
    { names: { en: names('en'), fr: names('fr'), es: names('es') } },
  );
}

/** How many parts of a text are to be picked. */
export function wantPicks(picks: number): LocalisedText {
  if (picks === 1) {
    return text({
      en: 'Please pick one part of the text.',
      fr: 'Choisis une seule partie du texte.',
      es: 'Hay que elegir una sola parte del texto.',
    });
  }
  return text(
    {
      en: 'Please pick {picks} parts of the text.',
      fr: 'Choisis {picks} parties du texte.',
      es: 'Hay que elegir {picks} partes del texto.',
    },
    { picks },
  );
}
