import type { LocalisedText } from '@ori/contracts/locale';
import { say } from '../../../problems/say.ts';

/** Things to do at a kitchen table with what lies there, by what a skill is about; `{skill}` is its title. */
export const TASKS_BY_TOPIC: readonly (readonly [pattern: RegExp, task: LocalisedText])[] = [
  [
    /frac|halves|unlike/,
    say(
      'Cut a slice of bread or an apple into equal parts, and say which fraction each plate gets. ({skill})',
      'Coupez une tartine ou une pomme en parts égales, et dites quelle fraction va dans chaque assiette. ({skill})',
      'Corten una rebanada o una manzana en partes iguales y digan qué fracción va a cada plato. ({skill})',
    ),
  ],
  [
    /percent|ratio|prop|scale|cook/,
    say(
      'Take a recipe and work out the amounts for twice as many people, then for half as many. ({skill})',
      'Prenez une recette et calculez les quantités pour deux fois plus de personnes, puis pour la moitié. ({skill})',
      'Tomen una receta y calculen las cantidades para el doble de personas y luego para la mitad. ({skill})',
    ),
  ],
  [
    /shape|angle|area|volume|perim|geo|circle|quad|symm|length|measure|pyth/,
    say(
      'Find three things on the table whose sides you can measure; guess first, then measure, then compare. ({skill})',
      'Trouvez trois objets sur la table dont on peut mesurer les côtés ; devinez, mesurez, comparez. ({skill})',
      'Busquen tres cosas de la mesa cuyos lados se puedan medir; adivinen, midan y comparen. ({skill})',
    ),
  ],
  [
    /eq\d|line|expr|ineq|system|func|poly|quadr|exp/,
    say(
      'Play “I think of a number”: one says what was done to it, the other undoes it step by step. ({skill})',
      'Jouez à « je pense à un nombre » : l’un dit ce qu’il lui a fait, l’autre le défait pas à pas. ({skill})',
      'Jueguen a «pienso un número»: uno dice qué le hizo y el otro lo deshace paso a paso. ({skill})',
    ),
  ],
  [
    /prob|stat|mean|regress|bars|data|compound/,
    say(
      'Throw a die or a coin thirty times, keep a tally, and talk about what you expected. ({skill})',
      'Lancez un dé ou une pièce trente fois, notez les résultats, et parlez de ce que vous attendiez. ({skill})',
      'Lancen un dado o una moneda treinta veces, anoten los resultados y hablen de lo que esperaban. ({skill})',
    ),
  ],
];
export const TASKS_BY_SUBJECT: Readonly<Record<string, LocalisedText>> = {
  math: say(
    'Take a handful of beans or coins, make up a question about them for each other, and explain your way. ({skill})',
    'Prenez une poignée de haricots ou de pièces, inventez-vous une question l’un pour l’autre, et expliquez votre chemin. ({skill})',
    'Tomen un puñado de frijoles o monedas, inventen una pregunta y expliquen su camino. ({skill})',
  ),
  science: say(
    'Pick one thing in the kitchen where this can be seen; predict what happens, try it, and compare. ({skill})',
    'Choisissez dans la cuisine une chose où cela se voit ; prévoyez ce qui se passe, essayez, comparez. ({skill})',
    'Elijan algo de la cocina donde se vea esto; predigan qué pasa, pruébenlo y comparen. ({skill})',
  ),
  language: say(
    'Read a paragraph aloud in turns, and stop wherever you find an example of it. ({skill})',
    'Lisez à tour de rôle un paragraphe à voix haute, et arrêtez-vous à chaque exemple. ({skill})',
    'Lean por turnos un párrafo en voz alta y deténganse en cada ejemplo. ({skill})',
  ),
  social: say(
    'Ask the oldest person you can reach how this was when they were young, and write down one sentence. ({skill})',
    'Demandez à la personne la plus âgée que vous pouvez joindre comment c’était dans sa jeunesse, et notez une phrase. ({skill})',
    'Pregunten a la persona de más edad que conozcan cómo era esto en su juventud y anoten una frase. ({skill})',
  ),
  life: say(
    'Do it once together for real this week, and let the child lead. ({skill})',
    'Faites-le une fois ensemble pour de vrai cette semaine, et laissez l’enfant mener. ({skill})',
    'Háganlo una vez de verdad esta semana y dejen que el niño o la niña dirija. ({skill})',
  ),
};
export const TASK_WITHOUT_SKILL = say(
  'Let your child choose a thing on the table and ask three questions about it that neither of you can answer yet.',
  'Laissez votre enfant choisir une chose sur la table et poser trois questions auxquelles personne ne sait encore répondre.',
  'Deje que su hijo o hija elija una cosa de la mesa y haga tres preguntas que nadie sepa responder todavía.',
);
