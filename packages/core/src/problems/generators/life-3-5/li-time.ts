import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import { HOUR_OF_A_HUNDRED } from '../../misconceptions/measuring.ts';
import {
  PART_OF_PLAN_FORGOTTEN,
  PLAN_RULE_IGNORED,
  PLANNED_FORWARD,
  WHOLE_TIME_GIVEN,
} from '../../misconceptions/money-and-plans.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NAMES = ['Amina', 'Ravi', 'Lucía', 'Kofi', 'Mei', 'Jonas', 'Leilani', 'Tomás'] as const;

/** A time of day as a clock shows it, from minutes after midnight. */
function clock(minutes: number): LocalisedText {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return say(`${hour}:${rest}`, `${hour} h ${rest}`, `${hour}:${rest}`);
}

const ADD_PARTS = [
  say('Add up the parts of the plan.', 'Additionne les parties du plan.', 'Se suman las partes del plan.'),
  say('Each part needs its own time.', 'Chaque partie demande son temps.', 'Cada parte necesita su tiempo.'),
] as const;

function timeLeft(random: SeededRandom): PracticeItem {
  const start = 60 * random.integer(2, 4) + 15 * random.integer(0, 3);
  const homework = 5 * random.integer(4, 9);
  const chores = 5 * random.integer(2, 5);
  const free = 5 * random.integer(4, 14);
  const used = homework + chores;
  const all = {
    name: random.pick(NAMES),
    start: clock(start),
    end: clock(start + used + free),
    homework,
    chores,
    used,
    free,
    whole: used + free,
  };
  const parts = {
    prompt: text(
      say(
        '{name} has time from {start} to {end}. Homework takes {homework} minutes, tidying takes {chores} minutes. How many minutes are left to play?',
        '{name} a du temps de {start} à {end}. Les devoirs prennent {homework} minutes, le rangement {chores} minutes. Combien de minutes reste-t-il pour jouer ?',
        '{name} tiene tiempo de {start} a {end}. La tarea lleva {homework} minutos y ordenar lleva {chores} minutos. ¿Cuántos minutos quedan para jugar?',
      ),
      all,
    ),
    nudge: text(
      say(
        'How long is the whole time, from start to end?',
        'Combien dure tout le temps, du début à la fin ?',
        '¿Cuánto dura todo, de principio a fin?',
      ),
    ),
    steps: [
      step(
        say(
          'From {start} to {end} are {whole} minutes.',
          'De {start} à {end}, il y a {whole} minutes.',
          'De {start} a {end} hay {whole} minutos.',
        ),
        say('An hour has 60 minutes.', 'Une heure a 60 minutes.', 'Una hora tiene 60 minutos.'),
        all,
      ),
      step('{homework} + {chores} = {used}', ADD_PARTS[1], all),
      step(
        '{whole} − {used} = {free}',
        say('What is used is taken off.', 'On retire ce qui est pris.', 'Se quita lo usado.'),
        all,
      ),
    ],
  };
  return integerItem(parts, free, [
    [used, WHOLE_TIME_GIVEN],
    [free + chores, PART_OF_PLAN_FORGOTTEN],
    [free + 40, HOUR_OF_A_HUNDRED],
  ]);
}

function getUp(random: SeededRandom): PracticeItem {
  const dress = 5 * random.integer(1, 3);
  const eat = 5 * random.integer(3, 5);
  const walk = 5 * random.integer(2, 6);
  const sum = dress + eat + walk;
  const school = 60 * random.integer(7, 8) + 5 * random.integer(6, 11);
  const all = {
    name: random.pick(NAMES),
    school: clock(school),
    dress,
    eat,
    walk,
    sum,
    up: clock(school - sum),
  };
  const parts = {
    prompt: text(
      say(
        '{name} must be at school at {school}. Washing and dressing take {dress} minutes, breakfast {eat} minutes, the way to school {walk} minutes. When must {name} get up at the latest?',
        '{name} doit être à l’école à {school}. Se laver et s’habiller prend {dress} minutes, le petit-déjeuner {eat} minutes, le trajet {walk} minutes. À quelle heure faut-il se lever au plus tard ?',
        '{name} debe estar en la escuela a las {school}. Lavarse y vestirse lleva {dress} minutos, el desayuno {eat} minutos y el camino {walk} minutos. ¿A qué hora debe levantarse {name} como muy tarde?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Plan backwards, from the end.',
        'Planifie à l’envers, depuis la fin.',
        'Se planea hacia atrás, desde el final.',
      ),
    ),
    steps: [
      step('{dress} + {eat} + {walk} = {sum}', ADD_PARTS[0], all),
      step(
        say(
          '{sum} minutes before {school} it is {up}.',
          '{sum} minutes avant {school}, il est {up}.',
          '{sum} minutos antes de las {school} son las {up}.',
        ),
        say(
          'All parts must be done by then.',
          'Tout doit être fini à cette heure.',
          'Todo debe estar hecho para entonces.',
        ),
        all,
      ),
    ],
  };
  return choiceItem(parts, random, { text: all.up }, [
    [{ text: clock(school + sum) }, PLANNED_FORWARD],
    [{ text: clock(school - dress - eat) }, PART_OF_PLAN_FORGOTTEN],
    [{ text: clock(school - sum - 40) }, HOUR_OF_A_HUNDRED],
  ]);
}

const TASKS = [
  say('homework', 'les devoirs', 'la tarea'),
  say('piano', 'le piano', 'el piano'),
  say('the dog walk', 'la promenade du chien', 'el paseo del perro'),
  say('the snack', 'le goûter', 'la merienda'),
  say('reading', 'la lecture', 'la lectura'),
  say('tidying up', 'le rangement', 'la limpieza'),
  say('soccer', 'le football', 'el fútbol'),
] as const;

function orderTasks(random: SeededRandom): PracticeItem {
  const [first, second, third, last] = random.shuffle(TASKS);
  if (!first || !second || !third || !last) throw new Error('a plan has four tasks');
  const all = { name: random.pick(NAMES), first, second, third, last };
  const parts = {
    prompt: text(
      say(
        'Plan the afternoon of {name}. At the very start: {first}. At the very end: {last}. Before {third} comes {second}. Put all four in order.',
        'Planifie l’après-midi de {name}. Tout au début : {first}. Tout à la fin : {last}. Avant {third} vient {second}. Mets les quatre en ordre.',
        'Plan para la tarde de {name}. Al principio: {first}. Al final: {last}. Antes que {third} va {second}. Hay que poner los cuatro en orden.',
      ),
      all,
    ),
    nudge: text(
      say(
        'Which places are certain at once?',
        'Quelles places sont sûres tout de suite ?',
        '¿Qué lugares son seguros desde ya?',
      ),
    ),
    steps: [
      step(
        say(
          'Put down what has a fixed place.',
          'Pose ce qui a une place fixe.',
          'Se coloca lo que tiene lugar fijo.',
        ),
        say(
          'Fixed places leave fewer choices.',
          'Les places fixes laissent moins de choix.',
          'Los lugares fijos dejan menos opciones.',
        ),
      ),
      step(
        '{first} → {second} → {third} → {last}',
        say(
          'Now every rule is kept.',
          'Toutes les règles sont respectées.',
          'Así se cumplen todas las reglas.',
        ),
        all,
      ),
    ],
  };
  const options = [first, second, third, last].map((words) => ({ text: text(words) }));
  return orderItem(parts, random, options, [
    [[0, 2, 1, 3], PLAN_RULE_IGNORED],
    [[3, 1, 2, 0], PLAN_RULE_IGNORED],
    [[1, 2, 0, 3], PLAN_RULE_IGNORED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return timeLeft(random);
  return difficulty === 2 ? getUp(random) : orderTasks(random);
}

/** Plans a day: what fits, when to begin, in which order. */
export const liTime = generator('li-time', make);
