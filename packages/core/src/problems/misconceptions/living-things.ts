import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const ALIVE_IF_IT_MOVES = misconception(
  'alive-if-it-moves',
  say(
    'Thinking that whatever moves or makes light is alive',
    'Croire vivant ce qui bouge ou éclaire',
    'Creer que vive lo que se mueve o alumbra',
  ),
  say(
    'Does it eat, grow and have young?',
    'Mange-t-il, grandit-il, a-t-il des petits ?',
    '¿Come, crece y tiene crías?',
  ),
);
export const STILL_THINGS_NOT_ALIVE = misconception(
  'still-things-not-alive',
  say(
    'Thinking that what stands still is not alive',
    'Croire que ce qui ne bouge pas ne vit pas',
    'Creer que lo quieto no vive',
  ),
  say(
    'A tree stands still. Does it grow?',
    'Un arbre ne bouge pas. Grandit-il ?',
    'Un árbol está quieto. ¿Crece?',
  ),
);
export const WANT_FOR_NEED = misconception(
  'want-for-need',
  say('Taking a wish for a need', 'Prendre une envie pour un besoin', 'Tomar un deseo por una necesidad'),
  say('Can it live without it?', 'Peut-il vivre sans cela ?', '¿Puede vivir sin eso?'),
);
export const PLANTS_EAT_LIKE_ANIMALS = misconception(
  'plants-eat-like-animals',
  say(
    'Thinking that plants eat food as animals do',
    'Croire que les plantes mangent comme les animaux',
    'Creer que las plantas comen como los animales',
  ),
  say(
    'Has a plant a mouth? What does its leaf catch?',
    'Une plante a-t-elle une bouche ? Que capte sa feuille ?',
    '¿Tiene boca una planta? ¿Qué capta su hoja?',
  ),
);
export const OTHER_FAMILY = misconception(
  'other-family',
  say(
    'Pairing a young animal with another kind of parent',
    'Associer un petit à une autre espèce',
    'Unir una cría con otra especie',
  ),
  say(
    'What do the two share: feet, coat, beak?',
    'Qu’ont-ils en commun : pattes, poil, bec ?',
    '¿Qué comparten: patas, pelo, pico?',
  ),
);
export const YOUNG_EXACTLY_LIKE_PARENT = misconception(
  'young-exactly-like-parent',
  say(
    'Thinking that young are exact copies of their parents',
    'Croire que les petits sont des copies exactes',
    'Creer que las crías son copias exactas',
  ),
  say(
    'Are all kittens of one cat the same color?',
    'Tous les chatons d’une chatte ont-ils la même couleur ?',
    '¿Todos los gatitos de una gata tienen el mismo color?',
  ),
);
export const SEED_BUILD_IGNORED = misconception(
  'seed-build-ignored',
  say(
    'Not looking at how the seed or flower is built',
    'Ne pas observer la forme de la graine ou de la fleur',
    'No mirar cómo es la semilla o la flor',
  ),
  say(
    'Is it light, sticky, sweet or floating? Who can carry that?',
    'Légère, collante, sucrée, flottante ? Qui peut la porter ?',
    '¿Es ligera, pegajosa, dulce o flota? ¿Quién la lleva?',
  ),
);
export const STAGES_BACKWARDS = misconception(
  'stages-backwards',
  say('Putting the stages the wrong way around', 'Mettre les étapes à l’envers', 'Poner las etapas al revés'),
  say(
    'With which stage does it begin?',
    'Par quelle étape tout commence-t-il ?',
    '¿Con qué etapa empieza todo?',
  ),
);
export const STAGE_SKIPPED = misconception(
  'stage-skipped',
  say('Skipping or swapping a stage', 'Sauter ou échanger une étape', 'Saltarse o cambiar una etapa'),
  say(
    'What must have happened just before?',
    'Que s’est-il passé juste avant ?',
    '¿Qué tuvo que pasar justo antes?',
  ),
);
export const LEARNED_TAKEN_FOR_INHERITED = misconception(
  'learned-taken-for-inherited',
  say(
    'Thinking that what was learned or happened in life is inherited',
    'Croire hérité ce qui a été appris ou arrivé',
    'Creer heredado lo aprendido o sucedido',
  ),
  say(
    'Did it have this at birth, or get it later?',
    'L’avait-il à la naissance, ou est-ce venu après ?',
    '¿Lo tenía al nacer o llegó después?',
  ),
);
export const INHERITED_TAKEN_FOR_LEARNED = misconception(
  'inherited-taken-for-learned',
  say(
    'Thinking that what was inherited was learned',
    'Croire appris ce qui est hérité',
    'Creer aprendido lo heredado',
  ),
  say('Who could have taught it that?', 'Qui aurait pu le lui apprendre ?', '¿Quién pudo enseñárselo?'),
);
export const PLACE_AS_TODAY = misconception(
  'place-as-today',
  say(
    'Thinking that a fossil’s place was always as it is today',
    'Croire que le lieu a toujours été comme aujourd’hui',
    'Creer que el lugar fue siempre como hoy',
  ),
  say(
    'Where could this living thing live? Is it like that there now?',
    'Où cet être pouvait-il vivre ? Est-ce ainsi aujourd’hui ?',
    '¿Dónde podía vivir este ser? ¿Es así hoy el lugar?',
  ),
);
export const STRUCTURE_BY_LOOKS = misconception(
  'structure-by-looks',
  say(
    'Choosing a use without looking at how the part is built',
    'Choisir un usage sans observer la forme',
    'Elegir un uso sin mirar la forma',
  ),
  say(
    'How is the part built? What can that shape do?',
    'Comment est-elle faite ? Que permet cette forme ?',
    '¿Cómo es la parte? ¿Qué permite esa forma?',
  ),
);
export const FOOD_ARROW_BACKWARDS = misconception(
  'food-arrow-backwards',
  say(
    'Reading the arrows of a food web backwards',
    'Lire les flèches du réseau à l’envers',
    'Leer las flechas de la red al revés',
  ),
  say(
    'An arrow shows where the food goes. Who gets it?',
    'La flèche montre où va la nourriture. Qui la reçoit ?',
    'La flecha muestra adónde va el alimento. ¿Quién lo recibe?',
  ),
);
export const FOOD_LINK_TOO_FAR = misconception(
  'food-link-too-far',
  say(
    'Counting links further along the chain too',
    'Compter aussi les liens plus loin dans la chaîne',
    'Contar también los enlaces más lejanos',
  ),
  say(
    'Is there an arrow straight from one to the other?',
    'Y a-t-il une flèche directe entre les deux ?',
    '¿Hay una flecha directa entre los dos?',
  ),
);
export const FOOD_LINK_MISSED = misconception(
  'food-link-missed',
  say('Overlooking a link of the web', 'Oublier un lien du réseau', 'Olvidar un enlace de la red'),
  say(
    'Follow every arrow with a finger. How many did you find?',
    'Suis chaque flèche du doigt. Combien en trouves-tu ?',
    'Sigue cada flecha con el dedo. ¿Cuántas hay?',
  ),
);
export const MATTER_VANISHES = misconception(
  'dead-matter-vanishes',
  say(
    'Thinking that dead things turn into nothing',
    'Croire que ce qui est mort disparaît tout à fait',
    'Creer que lo muerto se convierte en nada',
  ),
  say(
    'Where could its matter have gone? Who could feed on it?',
    'Où sa matière a-t-elle pu aller ? Qui peut s’en nourrir ?',
    '¿Adónde pudo ir su materia? ¿Quién puede alimentarse de ella?',
  ),
);
