import { groupOf, memberOf, sortAll, type SortBank, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { STRUCTURES_MIXED_UP } from '../../misconceptions/writing.ts';
import { say } from '../../say.ts';
import { tidySteps } from '../language-3-5/tidy-steps.ts';

const group = (name: ReturnType<typeof say>, ask: ReturnType<typeof say>, why: ReturnType<typeof say>) => ({
  name,
  ask,
  why,
  falseWhys: [],
  mistaken: STRUCTURES_MIXED_UP,
});
const BANK: SortBank = {
  groups: [
    group(
      say('Cause and effect', 'Cause et effet', 'Causa y efecto'),
      say(
        'Which text shows cause and effect?',
        'Quel texte montre une cause et son effet ?',
        '¿Qué texto muestra causa y efecto?',
      ),
      say('One thing brings about the other.', 'Une chose entraîne l’autre.', 'Una cosa produce la otra.'),
    ),
    group(
      say('Comparison', 'Comparaison', 'Comparación'),
      say(
        'Which text is a comparison?',
        'Quel texte est une comparaison ?',
        '¿Qué texto es una comparación?',
      ),
      say(
        'Two things are set side by side.',
        'Deux choses sont mises côte à côte.',
        'Dos cosas se ponen lado a lado.',
      ),
    ),
    group(
      say('Problem and solution', 'Problème et solution', 'Problema y solución'),
      say(
        'Which text gives a problem and its solution?',
        'Quel texte donne un problème et sa solution ?',
        '¿Qué texto da un problema y su solución?',
      ),
      say(
        'A difficulty is named, and then a way out.',
        'On nomme une difficulté, puis une issue.',
        'Se nombra una dificultad y luego una salida.',
      ),
    ),
    group(
      say('Order of time', 'Ordre du temps', 'Orden del tiempo'),
      say(
        'Which text follows the order of time?',
        'Quel texte suit l’ordre du temps ?',
        '¿Qué texto sigue el orden del tiempo?',
      ),
      say('Steps follow one another.', 'Des étapes se suivent.', 'Unos pasos siguen a otros.'),
    ),
  ],
  things: [
    thingIn(
      0,
      'Because the river had frozen, the mill stood still.',
      'Comme la rivière avait gelé, le moulin ne tournait pas.',
      'Como el río se había helado, el molino no giraba.',
    ),
    thingIn(
      0,
      'Warm air holds more water; therefore rain in summer can be heavier.',
      'L’air chaud contient plus d’eau ; c’est pourquoi les pluies d’été peuvent être plus fortes.',
      'El aire cálido contiene más agua; por eso la lluvia de verano puede ser más fuerte.',
    ),
    thingIn(
      0,
      'The lights went out, and as a result the game was stopped.',
      'Les lumières se sont éteintes, et en conséquence on a arrêté le match.',
      'Se fue la luz y, en consecuencia, se detuvo el partido.',
    ),
    thingIn(
      1,
      'Frogs have smooth skin, whereas the skin of toads is rough.',
      'La grenouille a la peau lisse, tandis que celle du crapaud est rugueuse.',
      'La rana tiene la piel lisa, mientras que la del sapo es rugosa.',
    ),
    thingIn(
      1,
      'Like the flute, the whistle needs breath; unlike it, it plays one note.',
      'Comme la flûte, le sifflet demande du souffle ; à la différence d’elle, il ne donne qu’une note.',
      'Como la flauta, el silbato pide aliento; a diferencia de ella, da una sola nota.',
    ),
    thingIn(
      1,
      'Both villages have a well, but only one of them has a market.',
      'Les deux villages ont un puits, mais un seul a un marché.',
      'Los dos pueblos tienen pozo, pero solo uno tiene mercado.',
    ),
    thingIn(
      2,
      'Mice ate the grain. The farmers put the store on smooth stone legs.',
      'Des souris mangeaient le grain. Les paysans mirent le grenier sur des pieds de pierre lisse.',
      'Los ratones comían el grano. Los campesinos pusieron el granero sobre patas de piedra lisa.',
    ),
    thingIn(
      2,
      'The path was too steep for wheelchairs, so a ramp with bends was built.',
      'Le chemin était trop raide pour les fauteuils roulants ; on a construit une rampe à virages.',
      'El camino era muy empinado para sillas de ruedas; se construyó una rampa con curvas.',
    ),
    thingIn(
      2,
      'Letters got lost. To end this, the town gave every house a number.',
      'Des lettres se perdaient. Pour y remédier, la ville donna un numéro à chaque maison.',
      'Las cartas se perdían. Para evitarlo, la ciudad dio un número a cada casa.',
    ),
    thingIn(
      3,
      'First soak the beans, then cook them for an hour, and finally add the salt.',
      'Trempe d’abord les haricots, cuis-les ensuite une heure, et enfin ajoute le sel.',
      'Primero remoja los frijoles, luego cuécelos una hora y al final añade la sal.',
    ),
    thingIn(
      3,
      'In spring she sowed; in summer she weeded; in autumn she harvested.',
      'Au printemps elle sema ; en été elle désherba ; en automne elle récolta.',
      'En primavera sembró; en verano desyerbó; en otoño cosechó.',
    ),
    thingIn(
      3,
      'The team met at dawn. At noon it reached the hut, and by dusk the peak.',
      'L’équipe se retrouva à l’aube. À midi elle atteignit la cabane, et au soir le sommet.',
      'El equipo se reunió al alba. A mediodía llegó al refugio y al anochecer a la cima.',
    ),
  ],
  askGroup: say(
    'How is this text built? “{thing}”',
    'Comment ce texte est-il bâti ? « {thing} »',
    '¿Cómo está construido este texto? «{thing}»',
  ),
  askSort: say(
    'Say of each text how it is built.',
    'Dis de chaque texte comment il est bâti.',
    'Di de cada texto cómo está construido.',
  ),
  askWhy: say('{thing} Why?', '{thing} Pourquoi ?', '{thing} ¿Por qué?'),
  nudge: say(
    'Look at how the parts of the text are joined.',
    'Regarde comment les parties du texte sont reliées.',
    'Mira cómo se unen las partes del texto.',
  ),
  rule: [
    say(
      'Ask what the second part does with the first.',
      'Demande ce que la deuxième partie fait de la première.',
      'Pregunta qué hace la segunda parte con la primera.',
    ),
    say(
      'Joining words such as “whereas” or “then” show the plan.',
      'Des mots comme « tandis que » ou « ensuite » montrent le plan.',
      'Palabras como «mientras que» o «luego» muestran el plan.',
    ),
  ],
};

/** How a short text is built. */
export const laStructure = generator('la-structure', (random, difficulty) => {
  if (difficulty === 1) return tidySteps(groupOf(BANK, random));
  return difficulty === 2 ? tidySteps(memberOf(BANK, random, 3)) : tidySteps(sortAll(BANK, random));
});
