import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option } from '../../item.ts';
import { intervalItem } from '../../item-written.ts';
import { OPPOSITE_NOT_USED } from '../../misconceptions/equations.ts';
import { INEQUALITY_TURNED_AROUND } from '../../misconceptions/letters-and-lines.ts';
import { BOUNDARY_COUNTED, BOUNDARY_LEFT_OUT } from '../../misconceptions/systems.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const SIGNS = ['<', '<=', '>', '>='] as const;
type Sign = (typeof SIGNS)[number];
const turned: Readonly<Record<Sign, Sign>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const other: Readonly<Record<Sign, Sign>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const shown: Readonly<Record<Sign, string>> = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' };
const isOpen = (sign: Sign) => !sign.endsWith('=');
const boundary = (sign: Sign) => (isOpen(sign) ? BOUNDARY_COUNTED : BOUNDARY_LEFT_OUT);

function rayOption(sign: Sign, at: number): Option {
  const [open, right] = [isOpen(sign), sign.startsWith('>')];
  const words = {
    en: `${open ? 'Open' : 'Filled'} circle at {at}, colored to the ${right ? 'right' : 'left'}`,
    fr: `Cercle ${open ? 'vide' : 'plein'} en {at}, coloré vers la ${right ? 'droite' : 'gauche'}`,
    es: `Círculo ${open ? 'vacío' : 'lleno'} en {at}, coloreado hacia la ${right ? 'derecha' : 'izquierda'}`,
  };
  const marks = [at, at === 0 ? 1 : 0].map((value) => ({
    at: value,
    label: String(value).replace('-', '−'),
  }));
  return {
    text: text(words, { at }),
    figure: {
      type: 'number-line',
      from: at - 5,
      to: at + 5,
      ticks: 11,
      marks: marks.filter((mark) => Math.abs(mark.at - at) <= 5),
      ray: { at, to: right ? 'right' : 'left', open },
    },
  };
}

/** Which picture shows x > a. */
function pickRay(random: SeededRandom): PracticeItem {
  const [sign, at] = [random.pick(SIGNS), random.integer(-9, 9)];
  const all = { sign: shown[sign], at };
  const explained = {
    prompt: text(
      {
        en: 'Which number line shows x {sign} {at}?',
        fr: 'Quelle droite graduée montre x {sign} {at} ?',
        es: '¿Qué recta numérica muestra x {sign} {at}?',
      },
      all,
    ),
    nudge: text({
      en: 'Try a number: does it make the inequality true? And the boundary itself?',
      fr: 'Essaie un nombre : rend-il l’inégalité vraie ? Et la borne elle-même ?',
      es: 'Probemos un número: ¿cumple la desigualdad? ¿Y el propio límite?',
    }),
    steps: [
      step(
        { en: 'Test {at} itself.', fr: 'On teste {at} lui-même.', es: 'Se prueba el propio {at}.' },
        {
          en: 'A filled circle counts the boundary, an open one leaves it out.',
          fr: 'Un cercle plein compte la borne, un cercle vide l’exclut.',
          es: 'Un círculo lleno cuenta el límite; uno vacío lo deja fuera.',
        },
        all,
      ),
      step(
        sign.startsWith('>')
          ? {
              en: 'The numbers are to the right.',
              fr: 'Les nombres sont à droite.',
              es: 'Los números están a la derecha.',
            }
          : {
              en: 'The numbers are to the left.',
              fr: 'Les nombres sont à gauche.',
              es: 'Los números están a la izquierda.',
            },
        {
          en: 'On the line numbers grow to the right.',
          fr: 'Sur la droite, les nombres grandissent vers la droite.',
          es: 'En la recta los números crecen hacia la derecha.',
        },
      ),
    ],
  };
  return choiceItem(explained, random, rayOption(sign, at), [
    [rayOption(turned[sign], at), INEQUALITY_TURNED_AROUND],
    [rayOption(other[sign], at), boundary(sign)],
  ]);
}

interface Story {
  readonly sign: Sign;
  readonly from: number;
  readonly to: number;
  readonly prompt: LocalisedText;
}
const STORIES = [
  {
    sign: '>=',
    from: 100,
    to: 150,
    prompt: {
      en: 'Riders must be at least {at} cm tall. Write an inequality for a rider’s height x in cm.',
      fr: 'Pour monter, il faut mesurer au moins {at} cm. Écris une inégalité pour la taille x en cm.',
      es: 'Para subir hay que medir al menos {at} cm. ¿Qué desigualdad cumple la estatura x en cm?',
    },
  },
  {
    sign: '<=',
    from: 6,
    to: 60,
    prompt: {
      en: 'The lift carries at most {at} people. Write an inequality for the number x of people.',
      fr: 'L’ascenseur porte au plus {at} personnes. Écris une inégalité pour le nombre x de personnes.',
      es: 'El ascensor lleva como máximo {at} personas. ¿Qué desigualdad cumple el número x de personas?',
    },
  },
  {
    sign: '<',
    from: -20,
    to: -2,
    prompt: {
      en: 'The ice cream stays hard below {at} degrees. Write an inequality for such a temperature x.',
      fr: 'La glace reste dure au-dessous de {at} degrés. Écris une inégalité pour une telle température x.',
      es: 'El helado sigue duro por debajo de {at} grados. ¿Qué desigualdad cumple esa temperatura x?',
    },
  },
  {
    sign: '>',
    from: 20,
    to: 90,
    prompt: {
      en: 'To win, Leila needs more than {at} points. Write an inequality for winning points x.',
      fr: 'Pour gagner, Leïla doit avoir plus de {at} points. Écris une inégalité pour les points x qui gagnent.',
      es: 'Para ganar, Leila necesita más de {at} puntos. ¿Qué desigualdad cumplen los puntos x que ganan?',
    },
  },
] as const satisfies readonly Story[];

function writeStory(random: SeededRandom): PracticeItem {
  const { sign, from, to, prompt } = random.pick(STORIES);
  const at = random.integer(from, to);
  const all = { at, right: shown[sign] };
  const explained = {
    prompt: text(prompt, all),
    nudge: text({
      en: 'Does the number named fit too? Do larger or smaller numbers fit?',
      fr: 'Le nombre donné convient-il aussi ? Les plus grands ou les plus petits conviennent-ils ?',
      es: '¿El número dado también vale? ¿Valen los mayores o los menores?',
    }),
    steps: [
      step(
        {
          en: 'Ask whether {at} itself fits.',
          fr: 'On demande si {at} convient.',
          es: 'Se mira si el propio {at} vale.',
        },
        {
          en: '“At least” and “at most” count the boundary; “below” and “more than” do not.',
          fr: '« Au moins » et « au plus » comptent la borne ; « au-dessous » et « plus de » non.',
          es: '«Al menos» y «como máximo» cuentan el límite; «por debajo» y «más de» no.',
        },
        all,
      ),
      step(
        'x {right} {at}',
        {
          en: 'The open side of the sign looks at the larger number.',
          fr: 'Le côté ouvert du signe regarde le plus grand nombre.',
          es: 'El lado abierto del signo mira al número mayor.',
        },
        all,
      ),
    ],
  };
  return intervalItem(explained, 'x', `x ${sign} ${at}`, [
    [`x ${turned[sign]} ${at}`, INEQUALITY_TURNED_AROUND],
    [`x ${other[sign]} ${at}`, boundary(sign)],
  ]);
}

/** x + q < r, undone by one step. */
function solve(random: SeededRandom): PracticeItem {
  const [sign, at] = [random.pick(SIGNS), random.integer(-9, 12)];
  const q = random.integer(2, 12) * random.pick([-1, 1]);
  const all = {
    sign: shown[sign],
    at,
    q: Math.abs(q),
    r: at + q,
    plus: q < 0 ? '−' : '+',
    undo: q < 0 ? '+' : '−',
  };
  const explained = {
    prompt: text(
      {
        en: 'Solve x {plus} {q} {sign} {r}.',
        fr: 'Résous x {plus} {q} {sign} {r}.',
        es: 'Resolver x {plus} {q} {sign} {r}.',
      },
      all,
    ),
    nudge: text({
      en: 'What was done to x? Undo it on both sides.',
      fr: 'Qu’a-t-on fait à x ? Défais-le dans les deux membres.',
      es: '¿Qué se le hizo a x? Se deshace en los dos lados.',
    }),
    steps: [
      step(
        'x {sign} {r} {undo} {q}',
        {
          en: 'Adding or taking away the same on both sides keeps the order.',
          fr: 'Ajouter ou retirer autant aux deux membres garde l’ordre.',
          es: 'Sumar o restar lo mismo en los dos lados conserva el orden.',
        },
        all,
      ),
      step(
        'x {sign} {at}',
        {
          en: 'Check with one number on each side of the boundary.',
          fr: 'On vérifie avec un nombre de chaque côté de la borne.',
          es: 'Se comprueba con un número a cada lado del límite.',
        },
        all,
      ),
    ],
  };
  return intervalItem(explained, 'x', `x ${sign} ${at}`, [
    [`x ${turned[sign]} ${at}`, INEQUALITY_TURNED_AROUND],
    [`x ${other[sign]} ${at}`, boundary(sign)],
    [`x ${sign} ${at + 2 * q}`, OPPOSITE_NOT_USED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return pickRay(random);
  return difficulty === 2 ? writeStory(random) : solve(random);
}

/** Inequalities on a line, from words and undone in one step (CCSS 6.EE.B.5, 6.EE.B.8). */
export const maIneq = generator('ma-ineq', make);
