import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, decimalItem, integerItem, rounded, type Wrong } from '../../item.ts';
import {
  ANY_FALL_ALLOWED,
  JUMPS_WITHIN_ONE_KIND,
  L_AS_LARGE_AS_N,
  L_LEFT_OUT,
  M_BEYOND_L,
  NODE_KINDS_MIXED,
  NODES_COUNTED_AS_N,
  PEAK_TAKEN_FOR_MEAN,
} from '../../misconceptions/quantum-numbers.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked } from '../science-6-8/worked.ts';

const KINDS = ['s', 'p', 'd', 'f', 'g'] as const;
const nameOf = (n: number, l: number) => `${n}${KINDS[l] ?? ''}`;

const NODES = {
  radial: say('radial nodes (spheres)', 'nœuds radiaux (sphères)', 'nodos radiales (esferas)'),
  angular: say(
    'angular nodes (planes or cones)',
    'nœuds angulaires (plans ou cônes)',
    'nodos angulares (planos o conos)',
  ),
  all: say('nodes in all', 'nœuds en tout', 'nodos en total'),
} as const;

/** Nodes of an orbital of hydrogen: spheres, planes and cones, or all of them. */
export function nodes(random: SeededRandom): PracticeItem {
  const n = random.integer(2, 6);
  const l = random.integer(0, Math.min(n - 1, 3));
  const asked = random.pick(['radial', 'angular', 'all']);
  const counts = { radial: n - l - 1, angular: l, all: n - 1 };
  const answer = counts[asked];
  const explained = worked(
    {
      prompt: say(
        'How many {nodes} has a {name} orbital of hydrogen (n = {n}, l = {l})?',
        'Combien de {nodes} a une orbitale {name} de l’hydrogène (n = {n}, l = {l}) ?',
        '¿Cuántos {nodes} tiene un orbital {name} del hidrógeno (n = {n}, l = {l})?',
      ),
      nudge: say(
        'The lowest orbital has none. Each shell adds one.',
        'L’orbitale la plus basse n’en a pas. Chaque couche en ajoute un.',
        'El orbital más bajo no tiene ninguno. Cada capa añade uno.',
      ),
      rule: [
        say(
          'In all there is one fewer than n; l of them are planes or cones, the rest are spheres.',
          'Il y en a en tout un de moins que n ; l d’entre eux sont des plans ou des cônes, les autres des sphères.',
          'En total hay uno menos que n; l de ellos son planos o conos, los demás son esferas.',
        ),
        say(
          'A higher state of a standing wave has one more node.',
          'Un état plus élevé d’une onde stationnaire a un nœud de plus.',
          'Un estado más alto de una onda estacionaria tiene un nodo más.',
        ),
      ],
      work: [
        [
          '{n} − 1 = {total} = {l} + {radial}',
          say(
            'In all, then planes or cones and spheres: {answer} are asked for.',
            'En tout, puis plans ou cônes et sphères : on en demande {answer}.',
            'En total, luego planos o conos y esferas: se piden {answer}.',
          ),
        ],
      ],
    },
    { nodes: NODES[asked], name: nameOf(n, l), n, l, total: n - 1, radial: n - l - 1, answer },
  );
  const others = (['radial', 'angular', 'all'] as const).filter((kind) => kind !== asked);
  return integerItem(explained, answer, [
    ...others.map((kind): Wrong<number> => [counts[kind], NODE_KINDS_MIXED]),
    [answer + 1, NODES_COUNTED_AS_N],
  ]);
}

const written = (n: number, l: number, m: number) =>
  `n = ${n}, l = ${l}, m = ${m < 0 ? `−${-m}` : String(m)}`;

/** Which set of quantum numbers can an electron have? */
export function possibleNumbers(random: SeededRandom): PracticeItem {
  const n = random.integer(2, 5);
  const l = random.integer(0, Math.min(n - 1, 3));
  const m = random.integer(-l, l);
  const sign = random.pick([-1, 1]);
  const small = random.integer(0, n - 1);
  const wrong: readonly Wrong<string>[] = [
    [written(n, n, random.integer(-1, 1)), L_AS_LARGE_AS_N],
    [written(n, small, sign * (small + 1)), M_BEYOND_L],
    [written(n + 1, n + 2, 0), L_AS_LARGE_AS_N],
  ];
  const explained = worked({
    prompt: say(
      'Which of these sets of quantum numbers can an electron in an atom have?',
      'Lequel de ces jeux de nombres quantiques un électron d’un atome peut-il avoir ?',
      '¿Cuál de estos conjuntos de números cuánticos puede tener un electrón de un átomo?',
    ),
    nudge: say(
      'Check l against n first, then m against l.',
      'Vérifier d’abord l d’après n, puis m d’après l.',
      'Primero se compara l con n, después m con l.',
    ),
    rule: [
      say(
        'l is smaller than n, and m runs from −l to l.',
        'l est plus petit que n, et m va de −l à l.',
        'l es menor que n, y m va de −l a l.',
      ),
      say(
        'Only such waves close up around the nucleus and fade far away.',
        'Seules de telles ondes se referment autour du noyau et s’éteignent au loin.',
        'Solo tales ondas se cierran alrededor del núcleo y se apagan a lo lejos.',
      ),
    ],
    work: [
      [
        written(n, l, m),
        say(
          'Only this set keeps both limits.',
          'Seul ce jeu respecte les deux limites.',
          'Solo este conjunto respeta los dos límites.',
        ),
      ],
    ],
  });
  return choiceItem(
    explained,
    random,
    { text: text(written(n, l, m)) },
    wrong.map(([set, why]) => [{ text: text(set) }, why] as const),
  );
}

interface State {
  readonly n: number;
  readonly l: number;
}
/** Every state below a shell. */
function statesBelow(n: number): readonly State[] {
  return Array.from({ length: n - 1 }, (_, index) => index + 1).flatMap((lower) =>
    Array.from({ length: lower }, (__, l) => ({ n: lower, l })),
  );
}

/** Where one photon takes the electron: l changes by one (electric dipole radiation). */
export function allowedFall(random: SeededRandom): PracticeItem {
  const n = random.integer(3, 5);
  const l = random.integer(0, Math.min(n - 1, 3));
  const below = random.shuffle(statesBelow(n));
  const right = below.find((state) => Math.abs(state.l - l) === 1);
  if (!right) return allowedFall(random);
  const wrong = below.filter((state) => Math.abs(state.l - l) !== 1).slice(0, 3);
  const explained = worked(
    {
      prompt: say(
        'The electron of a hydrogen atom is in the {name} state. Into which of these states can it fall by sending out one photon (electric dipole radiation)?',
        'L’électron d’un atome d’hydrogène est dans l’état {name}. Dans lequel de ces états peut-il tomber en émettant un seul photon (rayonnement dipolaire électrique) ?',
        'El electrón de un átomo de hidrógeno está en el estado {name}. ¿A cuál de estos estados puede caer emitiendo un solo fotón (radiación dipolar eléctrica)?',
      ),
      nudge: say(
        'The photon carries angular momentum away. What happens to l?',
        'Le photon emporte du moment cinétique. Que devient l ?',
        'El fotón se lleva momento angular. ¿Qué le pasa a l?',
      ),
      rule: [
        say(
          'l must grow or shrink by one: s to p, p to s or d, d to p or f, f to d.',
          'l doit augmenter ou diminuer de un : s vers p, p vers s ou d, d vers p ou f, f vers d.',
          'l debe crecer o disminuir en uno: de s a p, de p a s o d, de d a p o f, de f a d.',
        ),
        say(
          'For any other change the integral over all directions is zero.',
          'Pour tout autre changement, l’intégrale sur toutes les directions est nulle.',
          'Para cualquier otro cambio la integral sobre todas las direcciones es cero.',
        ),
      ],
      work: [
        ['{name} → {right}', say('Here l changes by one.', 'Ici l change de un.', 'Aquí l cambia en uno.')],
      ],
    },
    { name: nameOf(n, l), right: nameOf(right.n, right.l) },
  );
  return choiceItem(
    explained,
    random,
    { text: text(nameOf(right.n, right.l)) },
    wrong.map((state) => [
      { text: text(nameOf(state.n, state.l)) },
      state.l === l ? JUMPS_WITHIN_ONE_KIND : ANY_FALL_ALLOWED,
    ]),
  );
}

/** Mean distance from the nucleus in Bohr radii. */
export function meanDistance(random: SeededRandom): PracticeItem {
  const n = random.integer(2, 6);
  const l = random.integer(1, Math.min(n - 1, 4));
  const answer = (3 * n * n - l * (l + 1)) / 2;
  const explained = worked(
    {
      prompt: say(
        'At what mean distance from the nucleus is the electron of hydrogen found in the {name} state (n = {n}, l = {l})? Answer in Bohr radii, with ⟨r⟩ = (3n² − l(l + 1)) ÷ 2.',
        'À quelle distance moyenne du noyau trouve-t-on l’électron de l’hydrogène dans l’état {name} (n = {n}, l = {l}) ? Répondre en rayons de Bohr, avec ⟨r⟩ = (3n² − l(l + 1)) ÷ 2.',
        '¿A qué distancia media del núcleo se halla el electrón del hidrógeno en el estado {name} (n = {n}, l = {l})? Responder en radios de Bohr, con ⟨r⟩ = (3n² − l(l + 1)) ÷ 2.',
      ),
      nudge: say(
        'Put n and l into both parts of the bracket.',
        'Mettre n et l dans les deux parties de la parenthèse.',
        'Se ponen n y l en las dos partes del paréntesis.',
      ),
      rule: [
        '(3 × {n} × {n} − {l} × ({l} + 1)) ÷ 2',
        say(
          'A larger l shrinks the mean distance within a shell.',
          'Un l plus grand réduit la distance moyenne dans une couche.',
          'Un l mayor reduce la distancia media dentro de una capa.',
        ),
      ],
      work: [
        [
          '({square} − {twist}) ÷ 2 = {answer}',
          say(
            'It is a mean over many measurements, not the radius of a path.',
            'C’est une moyenne de nombreuses mesures, pas le rayon d’une trajectoire.',
            'Es una media de muchas mediciones, no el radio de una trayectoria.',
          ),
        ],
      ],
    },
    { name: nameOf(n, l), n, l, square: 3 * n * n, twist: l * (l + 1), answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.01 }, [
    [n * n, PEAK_TAKEN_FOR_MEAN],
    [rounded((3 * n * n) / 2, 1), L_LEFT_OUT],
    [rounded((3 * n * n - l) / 2, 1), L_LEFT_OUT],
  ]);
}
