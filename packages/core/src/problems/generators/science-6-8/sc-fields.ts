import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, type Wrong } from '../../item.ts';
import {
  LIKE_CHARGES_ATTRACT,
  ONE_FACTOR_SEEN,
  SAME_FORCE_FAR_AWAY,
  SEVERAL_FACTORS_CHANGED,
} from '../../misconceptions/forces-and-heat.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked } from './worked.ts';

const CHARGES = [say('positive', 'positive', 'positiva'), say('negative', 'négative', 'negativa')] as const;

/** What becomes of two charges: the direction of their force and how it changed. */
const outcome = (pull: boolean, weaker: boolean): LocalisedText =>
  pull
    ? weaker
      ? say(
          'They attract each other, now more weakly.',
          'Elles s’attirent, désormais moins fort.',
          'Se atraen, ahora con menos fuerza.',
        )
      : say(
          'They attract each other, now more strongly.',
          'Elles s’attirent, désormais plus fort.',
          'Se atraen, ahora con más fuerza.',
        )
    : weaker
      ? say(
          'They repel each other, now more weakly.',
          'Elles se repoussent, désormais moins fort.',
          'Se repelen, ahora con menos fuerza.',
        )
      : say(
          'They repel each other, now more strongly.',
          'Elles se repoussent, désormais plus fort.',
          'Se repelen, ahora con más fuerza.',
        );

const CHARGES_PROMPT = say(
  'One ball has a {one} charge, another a {two} charge. They are moved from {from} cm to {to} cm apart. What is true?',
  'Une boule porte une charge {one}, une autre une charge {two}. On passe leur distance de {from} cm à {to} cm. Qu’est-ce qui est vrai ?',
  'Una bola tiene carga {one} y otra carga {two}. Su distancia pasa de {from} cm a {to} cm. ¿Qué es verdad?',
);
const CHARGES_RULE = [
  say(
    'Compare the two signs, then the two distances.',
    'Compare les deux signes, puis les deux distances.',
    'Se comparan los dos signos y luego las dos distancias.',
  ),
  say(
    'Unlike charges pull, like charges push; a field fades with distance.',
    'Des charges contraires s’attirent, les mêmes se repoussent ; un champ faiblit avec la distance.',
    'Cargas distintas tiran, iguales empujan; un campo se debilita con la distancia.',
  ),
] as const;

/** Two charged balls: do they attract, and how does the force change with their distance? */
function charges(random: SeededRandom): PracticeItem {
  const [first, second] = [random.integer(0, 1), random.integer(0, 1)];
  const near = random.integer(2, 10);
  const far = near + random.integer(2, 12);
  const apart = random.integer(0, 1) === 0;
  const attract = first !== second;
  const explained = worked(
    {
      prompt: CHARGES_PROMPT,
      nudge: say(
        'First the signs, then the distance.',
        'D’abord les signes, puis la distance.',
        'Primero los signos, luego la distancia.',
      ),
      rule: CHARGES_RULE,
      work: [
        [
          outcome(attract, apart),
          say(
            'The signs decide the direction, the distance the strength.',
            'Les signes décident du sens, la distance de la force.',
            'Los signos deciden el sentido; la distancia, la fuerza.',
          ),
        ],
      ],
    },
    {
      one: CHARGES[first] ?? CHARGES[0],
      two: CHARGES[second] ?? CHARGES[0],
      from: apart ? near : far,
      to: apart ? far : near,
    },
  );
  const wrong: readonly Wrong<LocalisedText>[] = [
    [outcome(!attract, apart), LIKE_CHARGES_ATTRACT],
    [outcome(attract, !apart), SAME_FORCE_FAR_AWAY],
    [outcome(!attract, !apart), LIKE_CHARGES_ATTRACT],
  ];
  return choiceItem(
    explained,
    random,
    { text: text(outcome(attract, apart)) },
    wrong.map(([words, why]) => [{ text: text(words) }, why]),
  );
}

interface Coil {
  readonly turns: number;
  readonly tenths: number;
}
const COIL = say('{turns} turns, {amperes} A', '{turns} spires, {amperes} A', '{turns} vueltas, {amperes} A');
const optionOf = ({ turns, tenths }: Coil) => ({ text: text(COIL, { turns, amperes: tenths / 10 }) });

/** Same length and core: turns × current decides. */
function strongest(random: SeededRandom): PracticeItem {
  const coils = Array.from({ length: 3 }, (): Coil => ({
    turns: random.integer(2, 20) * 10,
    tenths: random.integer(2, 20),
  }));
  const [best, second, third] = coils.toSorted((a, b) => b.turns * b.tenths - a.turns * a.tenths);
  if (!best || !second || !third) throw new Error('three coils are drawn');
  const isClear = best.turns * best.tenths >= 1.2 * second.turns * second.tenths;
  const isTrap =
    second.turns > best.turns ||
    second.tenths > best.tenths ||
    third.turns > best.turns ||
    third.tenths > best.tenths;
  if (!isClear || !isTrap) return strongest(random);
  const explained = worked(
    {
      prompt: say(
        'Three electromagnets have equal length and equal iron cores. Which has the strongest field?',
        'Trois électroaimants ont la même longueur et le même noyau de fer. Lequel a le champ le plus fort ?',
        'Tres electroimanes tienen igual longitud e igual núcleo de hierro. ¿Cuál tiene el campo más fuerte?',
      ),
      nudge: say(
        'Both the turns and the current count.',
        'Les spires et le courant comptent tous deux.',
        'Cuentan tanto las vueltas como la corriente.',
      ),
      rule: [
        say(
          'Multiply turns by current for each coil.',
          'Multiplie les spires par le courant pour chaque bobine.',
          'Se multiplican vueltas por corriente en cada bobina.',
        ),
        say(
          'Every turn adds the field of its current.',
          'Chaque spire ajoute le champ de son courant.',
          'Cada vuelta suma el campo de su corriente.',
        ),
      ],
      work: [
        [
          '{turns} × {amperes} = {product}',
          say('The others give less.', 'Les autres donnent moins.', 'Las otras dan menos.'),
        ],
      ],
    },
    { turns: best.turns, amperes: best.tenths / 10, product: (best.turns * best.tenths) / 10 },
  );
  return choiceItem(explained, random, optionOf(best), [
    [optionOf(second), ONE_FACTOR_SEEN],
    [optionOf(third), ONE_FACTOR_SEEN],
  ]);
}

/** Which second run, next to the first, tests one factor alone? */
function fairTest(random: SeededRandom): PracticeItem {
  const base: Coil = { turns: random.integer(3, 12) * 10, tenths: random.integer(4, 12) };
  const byTurns = random.integer(0, 1) === 0;
  const moreTurns = { ...base, turns: base.turns + random.integer(2, 8) * 10 };
  const moreCurrent = { ...base, tenths: base.tenths + random.integer(2, 8) };
  const both = { turns: moreTurns.turns, tenths: moreCurrent.tenths };
  const [right, other] = byTurns ? [moreTurns, moreCurrent] : [moreCurrent, moreTurns];
  const explained = worked(
    {
      prompt: say(
        'Run 1 of an experiment: a coil with {turns} turns at {amperes} A picks up some clips. Which run 2 tests what {factor} does?',
        'Essai 1 d’une expérience : une bobine de {turns} spires à {amperes} A soulève des trombones. Quel essai 2 teste l’effet {factor} ?',
        'Ensayo 1 de un experimento: una bobina de {turns} vueltas a {amperes} A levanta clips. ¿Qué ensayo 2 prueba el efecto {factor}?',
      ),
      nudge: say(
        'What may differ between the two runs, and what must not?',
        'Qu’est-ce qui peut différer entre les deux essais, et qu’est-ce qui ne doit pas ?',
        '¿Qué puede diferir entre los dos ensayos y qué no?',
      ),
      rule: [
        say(
          'Change the factor you ask about and nothing else.',
          'Change le facteur étudié et rien d’autre.',
          'Se cambia el factor que se estudia y nada más.',
        ),
        say(
          'Then only this factor can have made the difference.',
          'Alors seul ce facteur peut expliquer la différence.',
          'Así solo ese factor puede explicar la diferencia.',
        ),
      ],
      work: [
        [
          '{turns} → {turns2}; {amperes} A → {amperes2} A',
          say(
            'One differs, the other stays.',
            'L’un diffère, l’autre reste.',
            'Uno difiere, el otro sigue igual.',
          ),
        ],
      ],
    },
    {
      turns: base.turns,
      amperes: base.tenths / 10,
      turns2: right.turns,
      amperes2: right.tenths / 10,
      factor: byTurns
        ? say('the number of turns', 'du nombre de spires', 'del número de vueltas')
        : say('the current', 'du courant', 'de la corriente'),
    },
  );
  return choiceItem(explained, random, optionOf(right), [
    [optionOf(both), SEVERAL_FACTORS_CHANGED],
    [optionOf(other), ONE_FACTOR_SEEN],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return charges(random);
  return difficulty === 2 ? strongest(random) : fairTest(random);
}

/** What the strength of electric and magnetic forces depends on (NGSS MS-PS2-3). */
export const scFields = generator('sc-fields', make);
