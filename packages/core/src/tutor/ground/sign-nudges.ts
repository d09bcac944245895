import type { LocalisedText } from '@ori/contracts/locale';
import { say } from '../../problems/say.ts';

type Sign = 'add' | 'subtract' | 'multiply' | 'divide' | 'unlike-parts' | 'root' | 'power';

const NUDGES: Readonly<Record<Sign, LocalisedText>> = {
  add: say(
    'Start from the bigger number. How do you count on from there?',
    'Pars du plus grand nombre. Comment comptes-tu à partir de là ?',
    'Empieza por el número mayor. ¿Cómo sigues contando desde ahí?',
  ),
  subtract: say(
    'Think of a number line. How far apart are the two numbers?',
    'Pense à une ligne de nombres. Quelle distance sépare les deux nombres ?',
    'Piensa en una recta de números. ¿A qué distancia están los dos números?',
  ),
  multiply: say(
    'Think of equal groups. Which easier product near it do you know already?',
    'Pense à des groupes égaux. Quel produit voisin, plus facile, connais-tu déjà ?',
    'Piensa en grupos iguales. ¿Qué producto cercano y más fácil ya sabes?',
  ),
  divide: say(
    'Think of sharing in equal parts. Which product would bring you back?',
    'Pense à un partage en parts égales. Quel produit te ramènerait au départ ?',
    'Piensa en repartir en partes iguales. ¿Qué producto te llevaría de vuelta?',
  ),
  'unlike-parts': say(
    'Look at the bottom numbers. Are the pieces the same size?',
    'Regarde les nombres du bas. Les parts ont-elles la même taille ?',
    'Mira los números de abajo. ¿Son las partes del mismo tamaño?',
  ),
  root: say(
    'Which number times itself makes the number under the root?',
    'Quel nombre, multiplié par lui-même, donne le nombre sous la racine ?',
    '¿Qué número, multiplicado por sí mismo, da el número de la raíz?',
  ),
  power: say(
    'A power is a product of equal numbers. How do you write it out?',
    'Une puissance est un produit de nombres égaux. Comment l’écrire en entier ?',
    'Una potencia es un producto de números iguales. ¿Cómo se escribe entera?',
  ),
};

/** The signs as they are written and said. */
const SIGNS: readonly (readonly [Sign, RegExp])[] = [
  ['add', /\+|\b(?:plus|add)\b|\bmás\b/i],
  ['subtract', /[−–-]|\b(?:minus|moins|menos)\b/i],
  ['multiply', /[x*×·](?<=\d\s*[x*×·])(?=\s*\d)|\b(?:times|fois|por)\b/i],
  ['divide', /[÷:]|\b(?:divided by|divisé par|entre)\b/i],
];
const END = String.raw`\)?[=?.!\s]*$`;
const ROOT = new RegExp(
  String.raw`^[^\d+*×÷:^/]*(?:√|\bsqrt|\bsquare root of|\bracine carrée de|\bra[ií]z cuadrada de)\s*(?:\(\s*)?\d(?:[.,]?\d)*${END}`,
  'iu',
);
const POWER = new RegExp(
  String.raw`^[^\d+*×÷:/√(−-]*\d+\s*(?:\^\s*\d+|[²³]|(?:squared|cubed|au carré|au cube|al cuadrado|al cubo)(?!\p{L}))${END}`,
  'iu',
);

/** Where to look at one root, or at one power; null for anything else. */
function nudgeOfForm(message: string): LocalisedText | null {
  if (ROOT.test(message)) return NUDGES.root;
  return POWER.test(message) ? NUDGES.power : null;
}

const NUMBERS = /\d+(?:[.,]\d+)?/g;
const FRACTIONS = /(?<!\d)\d+\s*\/\s*\d+/g;
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const ofParts = (sign: Sign): LocalisedText | null =>
  sign === 'add' || sign === 'subtract' ? NUDGES['unlike-parts'] : null;

/**
 * Where to look in a root, a power, or a reckoning of one sign between two numbers; null where there are more, which
 * come in an order.
 */
export function nudgeOfSign(message: string): LocalisedText | null {
  const ofForm = nudgeOfForm(message);
  if (ofForm !== null) return ofForm;
  const areParts = countOf(message, FRACTIONS) === 2 && countOf(message, NUMBERS) === 4;
  const areTwo = countOf(message, NUMBERS) === 2 && !message.includes('/');
  if (/[()^²³√%]/.test(message) || !(areParts || areTwo)) return null;
  const signs = SIGNS.filter(([, pattern]) => pattern.test(message));
  const [only] = signs;
  if (only === undefined || signs.length > 1) return null;
  const [sign] = only;
  return areParts ? ofParts(sign) : NUDGES[sign];
}
