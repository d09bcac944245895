import type { LocalisedText } from '@ori/contracts/locale';
import type { Figure, PracticeItem } from '@ori/contracts/practice';
import { type Explained, generator, integerItem, step } from '../../item.ts';
import { ONE_FORCE_ONLY, OPPOSITE_FORCES_ADDED } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Thing = Extract<Figure, { type: 'forces' }>['thing'];
const THINGS: readonly [readonly [Thing, LocalisedText], ...(readonly [Thing, LocalisedText])[]] = [
  ['box', say('box', 'carton', 'caja')],
  ['cart', say('cart', 'chariot', 'carrito')],
  ['ball', say('ball', 'ballon', 'balón')],
];
const total = (forces: readonly number[]) => forces.reduce((sum, force) => sum + force, 0);
const written = (forces: readonly number[]) => forces.map((force) => `${force} N`).join(' + ');

function shown(thing: Thing, name: LocalisedText, left: readonly number[], right: readonly number[]) {
  return {
    figure: { type: 'forces' as const, thing, left: [...left], right: [...right], labels: true },
    figureText: text(
      say(
        'A {name}. To the left: {left}. To the right: {right}.',
        'Objet : {name}. Vers la gauche : {left}. Vers la droite : {right}.',
        'Objeto: {name}. A la izquierda: {left}. A la derecha: {right}.',
      ),
      { name, left: written(left), right: written(right) },
    ),
  };
}

/** The forces of each side, the stronger side on a seeded side, never equal. */
function drawSides(random: SeededRandom, counts: readonly [number, number]) {
  const drawn = counts.map((count) => Array.from({ length: count }, () => random.integer(2, 20)));
  const [one = [], two = []] = drawn;
  if (total(one) === total(two)) one.splice(0, 1, (one[0] ?? 0) + random.integer(1, 6));
  return random.integer(0, 1) === 0 ? { left: one, right: two } : { left: two, right: one };
}

/** What do all forces make together? */
function netForce(random: SeededRandom, counts: readonly [number, number]): PracticeItem {
  const [thing, name] = random.pick(THINGS);
  const { left, right } = drawSides(random, counts);
  const [high, low] = [Math.max(total(left), total(right)), Math.min(total(left), total(right))];
  const all = { name, left: written(left), right: written(right), high, low, net: high - low };
  const explained: Explained = {
    ...shown(thing, name, left, right),
    prompt: text(
      say(
        'Forces on a {name}: {left} to the left, {right} to the right. How strong is the net force, in N?',
        'Forces sur cet objet, {name} : {left} vers la gauche, {right} vers la droite. Quelle est la force résultante, en N ?',
        'Fuerzas sobre este objeto, {name}: {left} a la izquierda, {right} a la derecha. ¿Cuánto vale la fuerza neta, en N?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Forces in opposite directions work against each other.',
        'Des forces opposées se contrarient.',
        'Las fuerzas opuestas se contrarrestan.',
      ),
    ),
    steps: [
      step(
        say(
          'Add the forces of each side by itself.',
          'Additionne les forces de chaque côté à part.',
          'Suma las fuerzas de cada lado por separado.',
        ),
        say(
          'Forces in the same direction help each other.',
          'Des forces de même sens s’aident.',
          'Las fuerzas del mismo sentido se ayudan.',
        ),
      ),
      step(
        '{high} N − {low} N = {net} N',
        say(
          'What one side has more than the other is left over.',
          'Il reste ce qu’un côté a de plus que l’autre.',
          'Queda lo que un lado tiene más que el otro.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, high - low, [
    [high + low, OPPOSITE_FORCES_ADDED],
    [high, ONE_FORCE_ONLY],
    [low, ONE_FORCE_ONLY],
  ]);
}

/** Which further force makes it balanced? */
function missingForce(random: SeededRandom): PracticeItem {
  const [thing, name] = random.pick(THINGS);
  const { left, right } = drawSides(random, [2, 1]);
  const missing = Math.abs(total(left) - total(right));
  const side =
    total(left) > total(right) ? say('right', 'droite', 'derecha') : say('left', 'gauche', 'izquierda');
  const [high, low] = [Math.max(total(left), total(right)), Math.min(total(left), total(right))];
  const all = { name, side, left: written(left), right: written(right), high, low, missing };
  const explained: Explained = {
    ...shown(thing, name, left, right),
    prompt: text(
      say(
        'A {name} is at rest and must stay at rest. Now: {left} to the left, {right} to the right. How strong a force to the {side} is missing, in N?',
        'Un objet, {name}, est au repos et doit y rester. Pour l’instant : {left} vers la gauche, {right} vers la droite. Quelle force vers la {side} manque-t-il, en N ?',
        'Un objeto, {name}, está quieto y debe seguir quieto. Ahora: {left} a la izquierda, {right} a la derecha. ¿Qué fuerza hacia la {side} falta, en N?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Balanced means: as strong to the left as to the right.',
        'Équilibré veut dire : aussi fort à gauche qu’à droite.',
        'Equilibrado quiere decir: igual de fuerte a la izquierda que a la derecha.',
      ),
    ),
    steps: [
      step(
        say(
          'Add the forces of each side by itself.',
          'Additionne les forces de chaque côté à part.',
          'Suma las fuerzas de cada lado por separado.',
        ),
        say(
          'Both sums must become equal.',
          'Les deux sommes doivent devenir égales.',
          'Las dos sumas deben ser iguales.',
        ),
      ),
      step(
        '{low} N + {missing} N = {high} N',
        say(
          'Then the net force is zero and the motion does not change.',
          'La résultante est alors nulle et le mouvement ne change pas.',
          'Así la fuerza neta es nula y el movimiento no cambia.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, missing, [
    [high + low, OPPOSITE_FORCES_ADDED],
    [high, ONE_FORCE_ONLY],
    [low, ONE_FORCE_ONLY],
  ]);
}

/** Balanced and unbalanced forces along one line (NGSS 3-PS2-1). */
export const scBalanced = generator('sc-balanced', (random, difficulty) => {
  if (difficulty === 1) return netForce(random, [1, 1]);
  return difficulty === 2 ? netForce(random, [2, 1]) : missingForce(random);
});
