import type { TutorIntent } from '@ori/contracts/tutor-names';
import { anyOf } from '../safety/phrases.ts';
import { hasNumbers, hasSum, isBareMaths, isWorking } from './maths-writing.ts';
import type { IntentRule } from './intent-rule.ts';
import { RULES_EN } from './rules-en.ts';
import { RULES_ES } from './rules-es.ts';
import { RULES_FR } from './rules-fr.ts';
import { beginning } from './whole-message.ts';

const RULES: readonly IntentRule[] = [...RULES_EN, ...RULES_FR, ...RULES_ES];

const ASKS_TO_RECKON = beginning(
  '(?:how do (?:i|you) |help me |i need to |comment (?:je |on )?|como (?:se )?|aide moi a |ayudame a )?(?:solve|calculate|compute|evaluate|simplify|factor|factori[sz]e|differentiate|integrate|resous|resoudre|resout|calcule|calculer|simplifie|simplifier|factorise|factoriser|resuelve|resolver|resuelvo|calcula|calcular|simplifica|simplificar|factoriza|factorizar)',
);
const ASKS_A_VALUE = beginning(
  '(?:what is|whats|what does|how much is|find|work out|figure out|round|convert|expand|combien|trouve|arrondis|convertis|developpe|cest quoi|cuanto|encuentra|redondea|convierte|desarrolla|cual es)',
);
/** `Comment on écrit 0,75 en fraction ?`: the number is to be written in another way. */
const ASKS_TO_REWRITE = beginning(
  '(?:comment (?:on |je |peut on )?|como (?:se |puedo )?)?(?:ecrit|ecris|ecrire|escribe|escribo|escribir) [0-9][0-9 ]*(?:en|sous|comme|como|con)',
);
/** With these a number is to be reckoned with, not a price or a date. */
const RECKONING = anyOf(
  'times|plus|minus|divided by|multiplied by|squared|cubed|percent of|root of|power of|area|perimeter|volume|equal|equals|derivative|half of|multiple|decimals?',
  'fois|moins|divise par|au carre|racine|aire|perimetre|derivee|moitie',
  'por|entre|mas|menos|al cuadrado|raiz|area|derivada|mitad',
  '(?:km|cm|mm|m|kg|g|ml|l|meters?|metres?|kilometers?|kilometres?|grams?|liters?|inches|feet|metros|gramos|litros) (?:to|in|en|a) (?:km|cm|mm|m|kg|g|ml|l|meters?|metres?|kilometers?|kilometres?|grams?|liters?|inches|feet|metros|gramos|litros)',
);

/** Asks for a reckoning with the numbers that stand there. */
const asksForValue = (text: string, words: string): boolean =>
  hasNumbers(text) &&
  (ASKS_TO_RECKON.test(words) ||
    ASKS_TO_REWRITE.test(words) ||
    (ASKS_A_VALUE.test(words) && (hasSum(text) || RECKONING.test(words))));

/** The intent that plain rules are sure of, or null. `words` are the message's plain words. */
export function ruledIntent(text: string, words: string): TutorIntent | null {
  if (isWorking(text)) return 'check-work';
  if (isBareMaths(text)) return 'solve';
  const rule = RULES.find(({ pattern }) => pattern.test(words));
  if (rule) return rule.intent;
  return asksForValue(text, words) ? 'solve' : null;
}
