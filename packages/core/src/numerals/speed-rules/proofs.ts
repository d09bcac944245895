import type { ChainStep, Proof, ProofLine } from './proof.ts';
import type { ReasonName } from './reasons.ts';

type From = NonNullable<ProofLine['from']>;

const chain = (letters: string, start: string, ...steps: ChainStep[]): Proof => ({
  kind: 'chain',
  letters,
  start,
  steps,
});
const to = (written: string, why: ReasonName): ChainStep => ({ to: written, why });
const derivation = (letters: string, ...lines: ProofLine[]): Proof => ({
  kind: 'derivation',
  letters,
  lines,
});
const given = (left: string, right: string, why: ReasonName = 'given'): ProofLine => ({ left, right, why });
const so = (left: string, right: string, from: From, why: ReasonName): ProofLine => ({
  left,
  right,
  from,
  why,
});
const result = (left: string, right: string, from: From, why: ReasonName): ProofLine => ({
  ...so(left, right, from, why),
  isResult: true,
});

/** The proof of each of Tirtha's sixteen rules, in the book's order (rule 1 first). T stands for 10^k in rule 14. */
export const PROOFS: readonly Proof[] = [
  chain('a', '(10a+5)^2', to('100a^2+100a+25', 'expand'), to('100a(a+1)+25', 'factor')),
  chain('Bab', '(B-a)(B-b)', to('B^2-aB-bB+ab', 'expand'), to('B(B-a-b)+ab', 'factor')),
  chain('abcdx', '(ax+b)(cx+d)', to('acx^2+adx+bcx+bd', 'expand'), to('acx^2+(ad+bc)x+bd', 'collect')),
  derivation(
    'abcdx',
    given('ax+b', 'cx+d'),
    so('ax-cx', 'd-b', [[0, '1']], 'moveOver'),
    so('(a-c)x', 'd-b', [[1, '1']], 'factor'),
    result('x', '(d-b)/(a-c)', [[2, '1/(a-c)']], 'divide'),
  ),
  derivation(
    'abcdx',
    given('1/(ax+b)+1/(cx+d)', '0'),
    so('(cx+d)+(ax+b)', '0', [[0, '(ax+b)(cx+d)']], 'clear'),
    result('(a+c)x+(b+d)', '0', [[1, '1']], 'collect'),
  ),
  derivation(
    'abcdkxy',
    given('ax+by', 'c'),
    given('dx+kby', 'kc'),
    so(
      '(ka-d)x',
      '0',
      [
        [0, 'k'],
        [1, '-1'],
      ],
      'scaleAndTake',
    ),
    result('x', '0', [[2, '1/(ka-d)']], 'divide'),
  ),
  derivation(
    'abpqxy',
    given('ax+by', 'p'),
    given('bx+ay', 'q'),
    so(
      '(a+b)(x+y)',
      'p+q',
      [
        [0, '1'],
        [1, '1'],
      ],
      'addBoth',
    ),
    so(
      '(a-b)(x-y)',
      'p-q',
      [
        [0, '1'],
        [1, '-1'],
      ],
      'takeBoth',
    ),
    result('x+y', '(p+q)/(a+b)', [[2, '1/(a+b)']], 'divide'),
    result('x-y', '(p-q)/(a-b)', [[3, '1/(a-b)']], 'divide'),
  ),
  chain('bx', 'x^2+bx', to('x^2+bx+b^2/4-b^2/4', 'addAndTake'), to('(x+b/2)^2-b^2/4', 'factor')),
  derivation(
    'abcr',
    given('ar^2+br+c', '0'),
    so('4a^2r^2+4abr+4ac', '0', [[0, '4a']], 'times4a'),
    so('4a^2r^2+4abr+b^2', 'b^2-4ac', [[1, '1']], 'completeBoth'),
    result('(2ar+b)^2', 'b^2-4ac', [[2, '1']], 'square'),
  ),
  chain('Bd', '(B-d)^2', to('B^2-2Bd+d^2', 'expand'), to('B(B-2d)+d^2', 'factor')),
  chain(
    'pq',
    '((p+q)/2)^2-((p-q)/2)^2',
    to('(p^2+2pq+q^2)/4-(p^2-2pq+q^2)/4', 'expand'),
    to('4pq/4', 'collect'),
    to('pq', 'factor'),
  ),
  derivation(
    'Rdr',
    given('10R', '7d+r', 'longDivision'),
    so('30R', '21d+3r', [[0, '3']], 'times3'),
    result('d', '7r+10(3R-2d-r)', [[1, '-1']], 'lastDigit'),
  ),
  derivation(
    'ABCDh',
    given('A', 'C-2h', 'steps'),
    given('B', 'C-h'),
    given('D', 'C+h'),
    given('1/(AB)+1/(AC)', '1/(AD)+1/(BC)'),
    so('CD+BD', 'BC+AD', [[3, 'ABCD']], 'clear'),
    so(
      '3hC+h^2',
      '0',
      [
        [4, '1'],
        [0, 'D'],
        [1, 'C-D'],
        [2, '-C-h'],
      ],
      'putIn',
    ),
    so('2C+(C+h)', '0', [[5, '1/h']], 'divide'),
    result(
      '2C+D',
      '0',
      [
        [6, '1'],
        [2, '1'],
      ],
      'backToD',
    ),
  ),
  chain('nT', 'n(T-1)', to('nT-n', 'expand'), to('nT-T+T-n', 'addAndTake'), to('(n-1)T+(T-n)', 'group')),
  chain('ab', '(1+a)(1+b)', to('1+a+b+ab', 'expand'), to('1+(a+b)+ab', 'group')),
  chain(
    'abx',
    '(x+a)(x+b)',
    to('x^2+(a+b)x+ab', 'expand'),
    { to: '2x+(a+b)', why: 'derivative', by: 'derivative' },
    to('(x+a)+(x+b)', 'group'),
  ),
];
