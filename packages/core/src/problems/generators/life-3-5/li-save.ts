import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  COSTS_FOR_REST,
  PART_OF_PLAN_FORGOTTEN,
  SAVING_FORGOTTEN,
} from '../../misconceptions/money-and-plans.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NAMES = ['Aroha', 'Bilal', 'Chidi', 'Dana', 'Elif', 'Hugo', 'Sana', 'Yuki'] as const;
const GOALS = [
  say('A kite', 'Un cerf-volant', 'Una cometa'),
  say('A ball', 'Un ballon', 'Un balón'),
  say('A drum', 'Un tambour', 'Un tambor'),
  say('A board game', 'Un jeu de société', 'Un juego de mesa'),
] as const;

function weeksToGoal(random: SeededRandom): PracticeItem {
  const weekly = random.integer(2, 6);
  const weeks = random.integer(4, 9);
  const has = random.integer(2, 12);
  const all = {
    name: random.pick(NAMES),
    goal: random.pick(GOALS),
    weekly,
    weeks,
    has,
    missing: weekly * weeks,
    price: weekly * weeks + has,
  };
  const parts = {
    prompt: text(
      say(
        '{goal} costs {price}. {name} has {has} and saves {weekly} each week. After how many weeks is there enough?',
        '{goal} coûte {price}. {name} a {has} et épargne {weekly} par semaine. Après combien de semaines est-ce assez ?',
        '{goal} cuesta {price}. {name} tiene {has} y ahorra {weekly} por semana. ¿Tras cuántas semanas alcanza?',
      ),
      all,
    ),
    nudge: text(say('How much is still missing?', 'Combien manque-t-il encore ?', '¿Cuánto falta todavía?')),
    steps: [
      step(
        '{price} − {has} = {missing}',
        say(
          'What is there already need not be saved again.',
          'Ce qui est déjà là n’est plus à épargner.',
          'Lo que ya está no hay que ahorrarlo otra vez.',
        ),
        all,
      ),
      step(
        '{missing} ÷ {weekly} = {weeks}',
        say(
          'Each week fills the same part.',
          'Chaque semaine remplit la même part.',
          'Cada semana llena la misma parte.',
        ),
        all,
      ),
    ],
  };
  return integerItem(parts, weeks, [
    [all.price / weekly, PART_OF_PLAN_FORGOTTEN],
    [all.missing, COSTS_FOR_REST],
  ]);
}

function threeJars(random: SeededRandom): PracticeItem {
  const tenth = random.integer(2, 9);
  const earned = 10 * tenth;
  const half = 5 * tenth;
  const rest = earned - half - tenth;
  const all = { name: random.pick(NAMES), earned, half, tenth, rest };
  const parts = {
    prompt: text(
      say(
        '{name} earns {earned} by washing bikes. Half goes into the saving jar, a tenth into the sharing jar. How much is left to spend?',
        '{name} gagne {earned} en lavant des vélos. La moitié va dans le bocal d’épargne, un dixième dans celui du partage. Combien reste-t-il à dépenser ?',
        '{name} gana {earned} lavando bicicletas. La mitad va al frasco de ahorro y un décimo al de compartir. ¿Cuánto queda para gastar?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Fill the two jars one after the other.',
        'Remplis les deux bocaux l’un après l’autre.',
        'Se llenan los dos frascos, uno tras otro.',
      ),
    ),
    steps: [
      step(
        '{earned} ÷ 2 = {half}, {earned} ÷ 10 = {tenth}',
        say(
          'Both parts are taken of all that was earned.',
          'Les deux parts se prennent sur tout le gain.',
          'Las dos partes se toman de todo lo ganado.',
        ),
        all,
      ),
      step(
        '{earned} − {half} − {tenth} = {rest}',
        say(
          'What is in the jars cannot be spent.',
          'Ce qui est dans les bocaux ne se dépense pas.',
          'Lo que está en los frascos no se gasta.',
        ),
        all,
      ),
    ],
  };
  return integerItem(parts, rest, [
    [half, PART_OF_PLAN_FORGOTTEN],
    [earned - tenth, SAVING_FORGOTTEN],
    [half + tenth, COSTS_FOR_REST],
  ]);
}

function earnAndSpend(random: SeededRandom): PracticeItem {
  const dogs = random.integer(3, 8);
  const pay = random.integer(4, 9);
  const snack = random.integer(2, 6);
  const weeks = random.integer(3, 6);
  const earned = dogs * pay;
  const saved = weeks * (earned - snack);
  const all = { name: random.pick(NAMES), dogs, pay, snack, weeks, earned, each: earned - snack, saved };
  const parts = {
    prompt: text(
      say(
        '{name} walks a dog {dogs} times a week for {pay} each time. Each week {snack} are spent on snacks. How much is saved in {weeks} weeks?',
        '{name} promène un chien {dogs} fois par semaine pour {pay} chaque fois. Chaque semaine, {snack} partent en goûters. Combien est épargné en {weeks} semaines ?',
        '{name} pasea un perro {dogs} veces por semana por {pay} cada vez. Cada semana se gastan {snack} en meriendas. ¿Cuánto se ahorra en {weeks} semanas?',
      ),
      all,
    ),
    nudge: text(
      say('What stays after one week?', 'Que reste-t-il après une semaine ?', '¿Qué queda tras una semana?'),
    ),
    steps: [
      step(
        '{dogs} × {pay} = {earned}',
        say(
          'So much comes in each week.',
          'C’est ce qui entre chaque semaine.',
          'Es lo que entra cada semana.',
        ),
        all,
      ),
      step(
        '{earned} − {snack} = {each}',
        say(
          'What is spent cannot be saved.',
          'Ce qui est dépensé n’est pas épargné.',
          'Lo gastado no se ahorra.',
        ),
        all,
      ),
      step(
        '{weeks} × {each} = {saved}',
        say('Every week is alike.', 'Chaque semaine est pareille.', 'Todas las semanas son iguales.'),
        all,
      ),
    ],
  };
  return integerItem(parts, saved, [
    [weeks * earned, PART_OF_PLAN_FORGOTTEN],
    [weeks * earned - snack, PART_OF_PLAN_FORGOTTEN],
    [all.each, SAVING_FORGOTTEN],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return weeksToGoal(random);
  return difficulty === 2 ? threeJars(random) : earnAndSpend(random);
}

/** Earn, save, spend, share (National Standards for Personal Financial Education 2021, saving). */
export const liSave = generator('li-save', make);
