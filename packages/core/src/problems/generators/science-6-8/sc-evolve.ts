import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { askQuestion } from '../../fact-questions.ts';
import { generator, integerItem } from '../../item.ts';
import { START_FOR_SURVIVORS } from '../../misconceptions/genes-and-green.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { MORE_SELECTION_CASES } from './more-selection-cases.ts';
import { SELECTION_CASES, SURVIVORS_BREED } from './selection-cases.ts';
import { worked } from './worked.ts';

const PERCENTS = [20, 25, 40, 50, 60, 75, 80] as const;

interface Beetles {
  readonly green: number;
  readonly brown: number;
  readonly greenPercent: number;
  readonly brownPercent: number;
}

function drawBeetles(random: SeededRandom): Beetles {
  const [greenPercent, brownPercent] = random.shuffle(PERCENTS);
  return {
    green: random.integer(2, 12) * 20,
    brown: random.integer(2, 12) * 20,
    greenPercent: greenPercent ?? 20,
    brownPercent: brownPercent ?? 80,
  };
}

const SURVIVE = [
  say(
    'Take each color by itself: how many of it survive?',
    'Prends chaque couleur à part : combien survivent ?',
    'Se toma cada color por separado: ¿cuántos sobreviven?',
  ),
  say(
    'Percent means out of a hundred.',
    'Pour cent veut dire sur cent.',
    'Por ciento significa de cada cien.',
  ),
] as const;

function survivors(random: SeededRandom): PracticeItem {
  const { green, brown, greenPercent, brownPercent } = drawBeetles(random);
  const left = (green * greenPercent) / 100;
  const other = (brown * brownPercent) / 100;
  const total = left + other;
  const explained = worked(
    {
      prompt: say(
        'On brown bark live {green} green and {brown} brown beetles. Birds leave {greenPercent}% of the green and {brownPercent}% of the brown ones. How many beetles survive in all?',
        'Sur une écorce brune vivent {green} coléoptères verts et {brown} bruns. Les oiseaux laissent {greenPercent} % des verts et {brownPercent} % des bruns. Combien survivent en tout ?',
        'En una corteza marrón viven {green} escarabajos verdes y {brown} marrones. Las aves dejan el {greenPercent} % de los verdes y el {brownPercent} % de los marrones. ¿Cuántos sobreviven en total?',
      ),
      nudge: SURVIVE[0],
      rule: SURVIVE,
      work: [
        [
          '{green} × {greenPercent} ÷ 100 = {left}',
          say('The green survivors.', 'Les verts qui survivent.', 'Los verdes que sobreviven.'),
        ],
        [
          '{left} + {other} = {total}',
          say('Green and brown survivors together.', 'Verts et bruns ensemble.', 'Verdes y marrones juntos.'),
        ],
      ],
    },
    { green, brown, greenPercent, brownPercent, left, other, total },
  );
  return integerItem(explained, total, [
    [green + brown, START_FOR_SURVIVORS],
    [green + brown - total, START_FOR_SURVIVORS],
    [left, START_FOR_SURVIVORS],
  ]);
}

/** The next generation has the shares of the survivors. */
function nextGeneration(random: SeededRandom): PracticeItem {
  const share = random.pick([10, 20, 25, 30, 40, 60, 70, 75, 80, 90]);
  const greenLeft = share;
  const brownLeft = 100 - share;
  const young = random.integer(2, 9) * 100;
  const answer = (young * share) / 100;
  const start = random.integer(10, 20) * 10;
  const explained = worked(
    {
      prompt: say(
        'Of {start} green and {start} brown beetles, {green} green and {brown} brown ones survive. All survivors have equally many young of their own color, {young} in all. How many of the young are green?',
        'Sur {start} coléoptères verts et {start} bruns, {green} verts et {brown} bruns survivent. Tous ont autant de petits de leur couleur, {young} en tout. Combien de petits sont verts ?',
        'De {start} escarabajos verdes y {start} marrones sobreviven {green} verdes y {brown} marrones. Todos tienen igual número de crías de su color, {young} en total. ¿Cuántas crías son verdes?',
      ),
      nudge: say(
        'What share of the survivors is green?',
        'Quelle part des survivants est verte ?',
        '¿Qué parte de los que sobreviven es verde?',
      ),
      rule: [
        say(
          'Find the share among the survivors, not among all at the start.',
          'Cherche la part parmi les survivants, non parmi tous ceux du début.',
          'Se busca la parte entre los que sobreviven, no entre los del comienzo.',
        ),
        SURVIVORS_BREED[1],
      ],
      work: [
        [
          '{young} × {green} ÷ 100 = {answer}',
          say(
            'The young have the shares of their parents.',
            'Les petits ont les parts de leurs parents.',
            'Las crías tienen las partes de sus padres.',
          ),
        ],
      ],
    },
    { start, green: greenLeft, brown: brownLeft, young, answer },
  );
  return integerItem(explained, answer, [
    [young / 2, START_FOR_SURVIVORS],
    [young - answer, START_FOR_SURVIVORS],
    [greenLeft, START_FOR_SURVIVORS],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return survivors(random);
  return difficulty === 2
    ? nextGeneration(random)
    : askQuestion([...SELECTION_CASES, ...MORE_SELECTION_CASES], random);
}

/** Natural selection (NGSS MS-LS4-4). */
export const scEvolve = generator('sc-evolve', make);
