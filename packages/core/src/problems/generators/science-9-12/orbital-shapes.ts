import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { choiceItem, decimalItem, integerItem, rounded, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';

const message = messagesOf('sc-quantum');

const KINDS = ['s', 'p', 'd', 'f', 'g'] as const;
const nameOf = (n: number, l: number) => `${n}${KINDS[l] ?? ''}`;

const NODES = {
  radial: message('nodes.radial'),
  angular: message('nodes.angular'),
  all: message('nodes.all'),
} as const;

/** Nodes of an orbital of hydrogen: spheres, planes and cones, or all of them. */
export function nodes(random: SeededRandom): DraftItem {
  const n = random.integer(2, 6);
  const l = random.integer(0, Math.min(n - 1, 3));
  const asked = random.pick(['radial', 'angular', 'all']);
  const counts = { radial: n - l - 1, angular: l, all: n - 1 };
  const answer = counts[asked];
  const explained = worked(
    {
      prompt: message('nodes.explained.work.prompt'),
      nudge: message('nodes.explained.work.nudge'),
      rule: [
        message('nodes.explained.work.rule-all-there-one-fewer'),
        message('nodes.explained.work.rule-higher-state-standing-wave'),
      ],
      work: [['{n} − 1 = {total} = {l} + {radial}', message('nodes.explained.work.all-then-planes')]],
    },
    { nodes: NODES[asked], name: nameOf(n, l), n, l, total: n - 1, radial: n - l - 1, answer },
  );
  const others = (['radial', 'angular', 'all'] as const).filter((kind) => kind !== asked);
  return integerItem(explained, answer, [
    ...others.map((kind): Wrong<number> => [counts[kind], 'node-kinds-mixed']),
    [answer + 1, 'nodes-counted-as-n'],
  ]);
}

const written = (n: number, l: number, m: number) =>
  `n = ${n}, l = ${l}, m = ${m < 0 ? `−${-m}` : String(m)}`;

/** Which set of quantum numbers can an electron have? */
export function possibleNumbers(random: SeededRandom): DraftItem {
  const n = random.integer(2, 5);
  const l = random.integer(0, Math.min(n - 1, 3));
  const m = random.integer(-l, l);
  const sign = random.pick([-1, 1]);
  const small = random.integer(0, n - 1);
  const wrong: readonly Wrong<string>[] = [
    [written(n, n, random.integer(-1, 1)), 'l-as-large-as-n'],
    [written(n, small, sign * (small + 1)), 'm-beyond-l'],
    [written(n + 1, n + 2, 0), 'l-as-large-as-n'],
  ];
  const explained = worked({
    prompt: message('possible-numbers.explained.work.prompt'),
    nudge: message('possible-numbers.explained.work.nudge'),
    rule: [
      message('possible-numbers.explained.work.rule-l-smaller-than-n'),
      message('possible-numbers.explained.work.rule-only-such-waves-close'),
    ],
    work: [[written(n, l, m), message('possible-numbers.explained.work.only-set-keeps')]],
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
export function allowedFall(random: SeededRandom): DraftItem {
  const n = random.integer(3, 5);
  const l = random.integer(0, Math.min(n - 1, 3));
  const below = random.shuffle(statesBelow(n));
  const right = below.find((state) => Math.abs(state.l - l) === 1);
  if (!right) return allowedFall(random);
  const wrong = below.filter((state) => Math.abs(state.l - l) !== 1).slice(0, 3);
  const explained = worked(
    {
      prompt: message('allowed-fall.explained.work.prompt'),
      nudge: message('allowed-fall.explained.work.nudge'),
      rule: [
        message('allowed-fall.explained.work.rule-l-must-grow-shrink'),
        message('allowed-fall.explained.work.rule-any-other-change-integral'),
      ],
      work: [['{name} → {right}', message('allowed-fall.explained.work.here-l-changes')]],
    },
    { name: nameOf(n, l), right: nameOf(right.n, right.l) },
  );
  return choiceItem(
    explained,
    random,
    { text: text(nameOf(right.n, right.l)) },
    wrong.map((state) => [
      { text: text(nameOf(state.n, state.l)) },
      state.l === l ? 'jumps-within-one-kind' : 'any-fall-allowed',
    ]),
  );
}

/** Mean distance from the nucleus in Bohr radii. */
export function meanDistance(random: SeededRandom): DraftItem {
  const n = random.integer(2, 6);
  const l = random.integer(1, Math.min(n - 1, 4));
  const answer = (3 * n * n - l * (l + 1)) / 2;
  const explained = worked(
    {
      prompt: message('mean-distance.explained.work.prompt'),
      nudge: message('mean-distance.explained.work.nudge'),
      rule: ['(3 × {n} × {n} − {l} × ({l} + 1)) ÷ 2', message('mean-distance.explained.work.rule')],
      work: [
        [
          '({square} − {twist}) ÷ 2 = {answer}',
          message('mean-distance.explained.work.mean-over-measurements'),
        ],
      ],
    },
    { name: nameOf(n, l), n, l, square: 3 * n * n, twist: l * (l + 1), answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.01 }, [
    [n * n, 'peak-taken-for-mean'],
    [rounded((3 * n * n) / 2, 1), 'l-left-out'],
    [rounded((3 * n * n - l) / 2, 1), 'l-left-out'],
  ]);
}
