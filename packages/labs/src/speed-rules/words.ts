import type { LocalisedText } from '@ori/contracts/locale';
import type { TaskAsk } from '@ori/core/numerals/speed-rules/task';

export const WORDS = {
  rule: { en: 'Rule', fr: 'Règle', es: 'Regla' },
  notVedic: {
    en: 'Tirtha’s speed rules, 1965: not found in the Vedas; they work because of algebra.',
    fr: 'Règles rapides de Tirtha, 1965 : absentes des Védas ; elles marchent grâce à l’algèbre.',
    es: 'Reglas rápidas de Tirtha, 1965: no están en los Vedas; funcionan gracias al álgebra.',
  },
  record: { en: 'Historical record', fr: 'Trace historique', es: 'Registro histórico' },
  source: {
    en: 'Source: Dani, S. G., Myth and Reality: On “Vedic Mathematics”, Frontline, 1993.',
    fr: 'Source : Dani, S. G., Myth and Reality: On “Vedic Mathematics”, Frontline, 1993.',
    es: 'Fuente: Dani, S. G., Myth and Reality: On “Vedic Mathematics”, Frontline, 1993.',
  },
  numbers: { en: 'Your numbers', fr: 'Tes nombres', es: 'Tus números' },
  inHead: {
    en: 'Do it in your head first.',
    fr: 'Fais-le d’abord de tête.',
    es: 'Hazlo primero de cabeza.',
  },
  answer: { en: 'My answer', fr: 'Ma réponse', es: 'Mi respuesta' },
  form: {
    en: 'a whole number, a decimal or a fraction such as 8/7',
    fr: 'un entier, un décimal ou une fraction comme 8/7',
    es: 'un entero, un decimal o una fracción como 8/7',
  },
  unreadable: {
    en: 'This is no number that can be read. Type one such as 9312, −4, 0.75 or 8/7.',
    fr: 'Ce n’est pas un nombre lisible. Écris par exemple 9312, −4, 0,75 ou 8/7.',
    es: 'No es un número que se pueda leer. Escribe uno como 9312, −4, 0,75 u 8/7.',
  },
  see: { en: 'See the rule at work', fr: 'Voir la règle à l’œuvre', es: 'Ver la regla en acción' },
  right: { en: 'Yes: {answer}.', fr: 'Oui : {answer}.', es: 'Sí: {answer}.' },
  wrong: {
    en: 'It is {answer}; you said {guess}.',
    fr: 'C’est {answer} ; tu avais dit {guess}.',
    es: 'Es {answer}; dijiste {guess}.',
  },
  check: {
    en: 'Checked another way: {check}.',
    fr: 'Vérifié autrement : {check}.',
    es: 'Comprobado de otro modo: {check}.',
  },
  unreached: {
    en: 'With these numbers the rule does not reach: it would divide by zero. Change one.',
    fr: 'Avec ces nombres, la règle ne s’applique pas : elle diviserait par zéro. Changes-en un.',
    es: 'Con estos números la regla no alcanza: dividiría entre cero. Cambia uno.',
  },
  vary: {
    en: 'Authors use this sutra in different ways; this is one of them.',
    fr: 'Les auteurs emploient ce sutra de diverses façons ; en voici une.',
    es: 'Los autores usan este sutra de varias maneras; esta es una.',
  },
  again: { en: 'Other numbers', fr: 'D’autres nombres', es: 'Otros números' },
} satisfies Record<string, LocalisedText>;

/** What is to be found. */
export const ASKS: Readonly<Record<TaskAsk, LocalisedText>> = {
  value: { en: 'How much is it?', fr: 'Combien cela fait-il ?', es: '¿Cuánto es?' },
  x: { en: 'What is x?', fr: 'Que vaut x ?', es: '¿Cuánto vale x?' },
  y: { en: 'What is y?', fr: 'Que vaut y ?', es: '¿Cuánto vale y?' },
  root: {
    en: 'Which number stands behind ±?',
    fr: 'Quel nombre vient après ± ?',
    es: '¿Qué número va tras ±?',
  },
  digits: {
    en: 'Which six digits, one after another?',
    fr: 'Quels six chiffres, à la suite ?',
    es: '¿Qué seis cifras, una tras otra?',
  },
  sum: {
    en: 'What do the coefficients of the product add up to?',
    fr: 'Quelle est la somme des coefficients du produit ?',
    es: '¿Cuánto suman los coeficientes del producto?',
  },
  slope: {
    en: 'How steep is the curve there: what is its slope?',
    fr: 'Quelle est la pente de la courbe à cet endroit ?',
    es: '¿Cuánto vale la pendiente de la curva ahí?',
  },
};
