import type { Locale } from '@ori/contracts/locale';
import type { TutorIntent } from '@ori/contracts/tutor-names';
import { contentWords, plainLetters, rootOf } from './content-words.ts';
import { withoutTrailing } from '../../words/without-trailing.ts';

/** Words of talking over a problem, whichever it is, in the three languages and without accents. */
const ABOUT_ANY = new Set(
  `add adding subtract subtracting multiply multiplying divide dividing plus minus times sum difference product quotient
  side both equation equal equals term letter unknown bracket parenthese fraction numerator denominator top bottom sign
  first second next last step line answer result check working example read word problem question number digit solution
  hint move other same zero negative positive carry borrow cancel simplify solve start begin again easier stuck help
  additionne soustrais multiplie divise ajouter soustraire multiplier diviser cote deux egal terme lettre inconnue
  parenthese numerateur denominateur haut bas signe premier premiere suivant suivante etape ligne reponse resultat
  verifier exemple lire mot probleme question nombre chiffre solution indice meme autre encore marche marchent
  sumo resto multiplico divido sumar restar multiplicar dividir lado ambos igual termino letra incognita parentesis
  fraccion numerador denominador arriba abajo signo primero siguiente paso linea respuesta resultado comprobar
  comprobarlo ejemplo leo palabra problema pregunta numero cifra solucion pista mismo otro otra funciona despues`
    .split(/\s+/)
    .map(rootOf),
);
/** Ways to begin a question. */
const ASKS =
  /^(?:what|whats|who|whos|when|where|why|how|which|is|are|was|were|do|does|did|can|could|tell me|explain|que|quoi|cest quoi|quel|quelle|qui|quand|ou|pourquoi|comment|combien|est ce|qu est|quest|explique|cual|quien|cuando|donde|por que|porque|como|cuanto|explica)(?![a-z])/;
const NEEDS_QUESTION: ReadonlySet<TutorIntent> = new Set(['other', 'affirm', 'lesson']);
const ALWAYS: ReadonlySet<TutorIntent> = new Set(['solve', 'define', 'explain']);

/** `What is pi?`: a word too short to tell much elsewhere. */
const ASKS_SHORT =
  /^(?:what is|whats|what are|define|que es|cest quoi|quest ce que) (?:a |an |the |un |une |el |la )?(?!it$|we$|us$|he$|ca$|to$|of$)[a-z]{2}$/;

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

const spoken = (message: string): string =>
  plainLetters(message)
    .replace(/[¿¡'’]/g, '')
    .trim();

function asks(message: string): boolean {
  const plain = spoken(message);
  return ASKS.test(plain) || /\?\s*$/.test(plain);
}

/**
 * Whether a message that brought no problem asks about something other than the one in hand: a number or a telling word
 * of its own, that `statement` does not have. `What is pi?` is no call for a hint on an equation.
 */
export function isAsideFrom(
  statement: string,
  {
    message,
    intent,
    locale,
  }: { readonly message: string; readonly intent: TutorIntent; readonly locale: Locale },
): boolean {
  if (!ALWAYS.has(intent) && !(NEEDS_QUESTION.has(intent) && asks(message))) return false;
  if (intent === 'define' && ASKS_SHORT.test(withoutTrailing(spoken(message), '?!. '))) return true;
  const known = new Set(contentWords(statement, locale));
  const isNew = (word: string) => !known.has(word) && !ABOUT_ANY.has(word);
  if (contentWords(message, locale).some(isNew)) return true;
  return intent === 'solve' && numbersIn(message).some((number) => !numbersIn(statement).includes(number));
}
