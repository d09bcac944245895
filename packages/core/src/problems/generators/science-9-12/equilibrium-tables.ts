import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, decimalItem, rounded, type Wrong } from '../../item.ts';
import {
  CHANGE_NEGLECTED,
  COEFFICIENT_OF_CHANGE_FORGOTTEN,
  LEFT_FOR_FORMED,
  ROOT_NOT_TAKEN,
} from '../../misconceptions/how-far-and-how-fast.ts';
import { EQUILIBRIUM_STRENGTHENS_CHANGE, EVERYTHING_SHIFTS } from '../../misconceptions/matter-counted.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked } from '../science-6-8/worked.ts';

const RUNS = {
  right: say('It runs to the right.', 'Elle avance vers la droite.', 'Avanza hacia la derecha.'),
  still: say('It is in equilibrium.', 'Elle est à l’équilibre.', 'Está en equilibrio.'),
  left: say('It runs to the left.', 'Elle recule vers la gauche.', 'Retrocede hacia la izquierda.'),
} as const;

function wayOf(share: number): keyof typeof RUNS {
  if (share === 1) return 'still';
  return share > 1 ? 'right' : 'left';
}

/** A mixture is compared with K: which way does it run? */
export function whichWay(random: SeededRandom): PracticeItem {
  const b = random.integer(2, 10) / 10;
  const a = random.pick([0.1, 0.2, 0.4, 0.5]);
  const q = rounded((b * b) / a, 4);
  const share = random.pick([0.5, 1, 2, 3]);
  const k = rounded(q * share, 5);
  const right = RUNS[wayOf(share)];
  const explained = worked(
    {
      prompt: say(
        'N₂O₄ ⇌ 2 NO₂ with K = {k} in mol/L. A mixture holds {a} mol/L of N₂O₄ and {b} mol/L of NO₂. What does the reaction do?',
        'N₂O₄ ⇌ 2 NO₂ avec K = {k} en mol/L. Un mélange contient {a} mol/L de N₂O₄ et {b} mol/L de NO₂. Que fait la réaction ?',
        'N₂O₄ ⇌ 2 NO₂ con K = {k} en mol/L. Una mezcla contiene {a} mol/L de N₂O₄ y {b} mol/L de NO₂. ¿Qué hace la reacción?',
      ),
      nudge: say(
        'Form the same quotient as for K, with what is there now.',
        'Former le même quotient que pour K, avec ce qui est là maintenant.',
        'Se forma el mismo cociente que para K, con lo que hay ahora.',
      ),
      rule: [
        'Q = [NO₂]² ÷ [N₂O₄]',
        say(
          'Q has the form of K, but may be taken at any moment.',
          'Q a la forme de K, mais se prend à tout moment.',
          'Q tiene la forma de K, pero se toma en cualquier momento.',
        ),
      ],
      work: [
        [
          'Q = {b} × {b} ÷ {a} = {q}',
          say(
            'Compare Q with K = {k}. Too little product: Q is smaller, and more product forms.',
            'Comparer Q à K = {k}. Trop peu de produit : Q est plus petit, et il s’en forme plus.',
            'Se compara Q con K = {k}. Muy poco producto: Q es menor y se forma más.',
          ),
        ],
        [
          right,
          say(
            'The mixture moves until Q equals K.',
            'Le mélange évolue jusqu’à ce que Q égale K.',
            'La mezcla cambia hasta que Q iguala K.',
          ),
        ],
      ],
    },
    { k, a, b, q },
  );
  const wrong = Object.values(RUNS)
    .filter((way) => way !== right)
    .map((way): Wrong<{ text: typeof way }> => [
      { text: text(way) },
      way === RUNS.still || share === 1 ? EVERYTHING_SHIFTS : EQUILIBRIUM_STRENGTHENS_CHANGE,
    ]);
  return choiceItem(explained, random, { text: text(right) }, wrong);
}

/** H₂ + I₂ ⇌ 2 HI from equal starts: a perfect square on both sides. */
export function equalStart(random: SeededRandom): PracticeItem {
  const root = random.integer(3, 9);
  const change = random.integer(3, 12) / 100;
  const s = rounded(root * change, 2);
  const start = rounded(change * (root + 2), 2);
  const answer = rounded(2 * s, 2);
  const explained = worked(
    {
      prompt: say(
        'H₂ + I₂ ⇌ 2 HI with K = {k}. At the start there are {start} mol/L of H₂, as much I₂, and no HI. What is the concentration of HI at equilibrium, in mol/L, to two decimal places?',
        'H₂ + I₂ ⇌ 2 HI avec K = {k}. Au départ, il y a {start} mol/L de H₂, autant de I₂ et pas de HI. Quelle est la concentration de HI à l’équilibre, en mol/L, à deux chiffres après la virgule ?',
        'H₂ + I₂ ⇌ 2 HI con K = {k}. Al principio hay {start} mol/L de H₂, lo mismo de I₂ y nada de HI. ¿Cuál es la concentración de HI en el equilibrio, en mol/L, con dos decimales?',
      ),
      nudge: say(
        'Call what disappears of H₂ x, and write start, change and end of all three.',
        'Appeler x ce qui disparaît de H₂, et écrire départ, variation et fin des trois.',
        'Se llama x a lo que desaparece de H₂, y se escriben inicio, cambio y final de los tres.',
      ),
      rule: [
        '(2x)² ÷ ({start} − x)² = {k}',
        say(
          'Each x of H₂ takes along an x of I₂ and makes two x of HI.',
          'Chaque x de H₂ emporte un x de I₂ et forme deux x de HI.',
          'Cada x de H₂ se lleva un x de I₂ y forma dos x de HI.',
        ),
      ],
      work: [
        [
          '2x ÷ ({start} − x) = {root}; x = {root} × {start} ÷ {more} = {x}',
          say(
            'Take the root of both sides, and solve.',
            'Prendre la racine des deux côtés et résoudre.',
            'Se saca la raíz de ambos lados y se despeja.',
          ),
        ],
        [
          '[HI] = 2 × {x} = {answer} mol/L',
          say('HI grows by two x.', 'HI augmente de deux x.', 'HI aumenta en dos x.'),
        ],
      ],
    },
    { k: root * root, root, start, more: root + 2, x: s, answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.01, unit: 'mol/L' }, [
    [s, COEFFICIENT_OF_CHANGE_FORGOTTEN],
    [rounded((start * root) / (1 + root), 2), COEFFICIENT_OF_CHANGE_FORGOTTEN],
    [rounded((2 * start * root * root) / (2 + root * root), 2), ROOT_NOT_TAKEN],
    [rounded(start - s, 2), LEFT_FOR_FORMED],
  ]);
}

/** PCl₅ ⇌ PCl₃ + Cl₂ from PCl₅ alone: a quadratic equation. */
export function splitting(random: SeededRandom): PracticeItem {
  const x = random.integer(5, 30) / 50;
  const left = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1]);
  const k = rounded((x * x) / left, 4);
  const start = rounded(x + left, 2);
  const root = Math.sqrt(k * k + 4 * k * start);
  const explained = worked(
    {
      prompt: say(
        'PCl₅ ⇌ PCl₃ + Cl₂ with K = {k} in mol/L. At the start there are {start} mol/L of PCl₅ and nothing else. What is the concentration of Cl₂ at equilibrium, in mol/L, to two decimal places?',
        'PCl₅ ⇌ PCl₃ + Cl₂ avec K = {k} en mol/L. Au départ, il y a {start} mol/L de PCl₅ et rien d’autre. Quelle est la concentration de Cl₂ à l’équilibre, en mol/L, à deux chiffres après la virgule ?',
        'PCl₅ ⇌ PCl₃ + Cl₂ con K = {k} en mol/L. Al principio hay {start} mol/L de PCl₅ y nada más. ¿Cuál es la concentración de Cl₂ en el equilibrio, en mol/L, con dos decimales?',
      ),
      nudge: say(
        'Call what forms of Cl₂ x. How much PCl₅ is then left?',
        'Appeler x ce qui se forme de Cl₂. Combien de PCl₅ reste-t-il alors ?',
        'Se llama x a lo que se forma de Cl₂. ¿Cuánto PCl₅ queda entonces?',
      ),
      rule: [
        'x × x ÷ ({start} − x) = {k}',
        say(
          'PCl₃ and Cl₂ form in equal amounts; PCl₅ loses as much.',
          'PCl₃ et Cl₂ se forment en quantités égales ; PCl₅ perd autant.',
          'PCl₃ y Cl₂ se forman en cantidades iguales; PCl₅ pierde otro tanto.',
        ),
      ],
      work: [
        [
          'x² + {k}x − {product} ≈ 0',
          say(
            'Multiply out and bring all to one side.',
            'Développer et tout mettre d’un côté.',
            'Se multiplica y se lleva todo a un lado.',
          ),
        ],
        [
          'x ≈ (−{k} + {root}) ÷ 2 ≈ {x} mol/L',
          say(
            'Only the positive root can be a concentration.',
            'Seule la racine positive peut être une concentration.',
            'Solo la raíz positiva puede ser una concentración.',
          ),
        ],
      ],
    },
    { k, start, product: rounded(k * start, 4), root: rounded(root, 3), x },
  );
  return decimalItem(explained, x, { tolerance: 0.01, unit: 'mol/L' }, [
    [rounded(Math.sqrt(k * start), 2), CHANGE_NEGLECTED],
    [left, LEFT_FOR_FORMED],
  ]);
}
