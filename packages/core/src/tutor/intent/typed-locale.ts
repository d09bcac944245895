import { type Locale, LOCALES } from '@ori/contracts/locale';
import { plainWords } from '../safety/readings.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that tell a language alone: no word of the other two, nor of maths. As `plainWords` writes them. */
const SURE: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: listed(`what whats how why who where when which is are am im youre dont cant doesnt isnt my your you do does did
    have has help hello thanks thank please want need know understand explain solve and with this that`),
  fr: listed(`je jai jveux jsuis suis cest quest quel quelle quels quelles qui quoi pourquoi combien est sont font fait
    veux peux peut puis sais comprends nous vous elle elles avec dans mon ton mes tes ses cette bonjour salut merci
    plait reponse exercice lecon moi toi revoir aidez expliquez resous resoudre exercices devoirs quand veut faire
    demain encore`),
  es: listed(`soy estoy eres estas esta hay cual cuales cuanto cuanta cuantos cuantas quien quienes cuando donde quiero
    puedo puedes tengo tiene necesito entiendo ayuda ayudame ayudar hola gracias adios hacer respuesta tarea leccion
    ejercicio explicame porque pero muy estan llamas resuelve resolver calcula ejercicios tareas hoy voy
    algo mucho significa hago hice despues tienes encuentra muestrame favor`),
};
/** Words that lean towards a language, and are something else in another place. */
const LEANS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: listed('the of to it not for can hi be was in at we they i'),
  fr: listed(
    'le les des du au aux une pour pas ne et ce ca sur il ils aide donne indice fois moins oui comment ma explique',
  ),
  es: listed('el los las del al una por para con mi mis yo como y este esto eso lo dame pista ya'),
};
/** Letters and marks that only one of the three writes. */
const LETTERS: Readonly<Record<Locale, RegExp>> = {
  en: /(?!)/,
  fr: /[àâçèêëîïôùûœ]/i,
  es: /[¿¡ñáíóú]/i,
};

/** A sure word counts for two, one that leans for one; so much is enough, with next to nothing for another language. */
const ENOUGH = 2;
const CLEAR = 3;
/** What is longer than this is told by its beginning. */
const READ_CHARS = 400;

function weightOf(locale: Locale, words: readonly string[], text: string): number {
  const ofWords = words.reduce((sum, word) => {
    if (SURE[locale].has(word)) return sum + 2;
    return LEANS[locale].has(word) ? sum + 1 : sum;
  }, 0);
  return ofWords + (LETTERS[locale].test(text) ? 1 : 0);
}

/**
 * The language a message is written in, where its small words are sure of it; else the one on screen. Maths, names and
 * lone words are in no language.
 */
export function typedLocale(message: string, onScreen: Locale): Locale {
  const text = message.slice(0, READ_CHARS);
  const words = plainWords(text).split(' ');
  const [first, second] = LOCALES.map((locale) => ({
    locale,
    weight: weightOf(locale, words, text),
  })).toSorted((a, b) => b.weight - a.weight);
  if (first === undefined || first.weight < ENOUGH) return onScreen;
  return first.weight >= CLEAR * (second?.weight ?? 0) ? first.locale : onScreen;
}
