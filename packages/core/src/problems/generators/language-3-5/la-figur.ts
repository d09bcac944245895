import { askSortBank, groupOf, type SortBank, type SortGroup, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { FIGURES_MIXED_UP } from '../../misconceptions/style.ts';
import { say } from '../../say.ts';
import { tidySteps } from './tidy-steps.ts';

const WHYS = [
  say(
    'It compares two things with a word such as “like” or “as”.',
    'Elle compare deux choses avec un mot tel que « comme ».',
    'Compara dos cosas con una palabra como «como».',
  ),
  say(
    'It says that one thing is another, without a word of comparing.',
    'Elle dit qu’une chose en est une autre, sans mot de comparaison.',
    'Dice que una cosa es otra, sin palabra de comparación.',
  ),
  say(
    'It lets a thing act or feel as a person does.',
    'Elle fait agir ou sentir une chose comme une personne.',
    'Hace que una cosa actúe o sienta como una persona.',
  ),
  say(
    'It says far more than can be true, for effect.',
    'Elle dit bien plus que le vrai, pour faire effet.',
    'Dice mucho más de lo posible, para causar efecto.',
  ),
] as const;
const NAMES = [
  say('Simile', 'Comparaison', 'Símil'),
  say('Metaphor', 'Métaphore', 'Metáfora'),
  say('Personification', 'Personnification', 'Personificación'),
  say('Hyperbole', 'Hyperbole', 'Hipérbole'),
] as const;

function figureOf(at: 0 | 1 | 2 | 3): SortGroup {
  return {
    name: NAMES[at],
    ask: say('Which sentence is an example?', 'Quelle phrase est un exemple ?', '¿Qué frase es un ejemplo?'),
    why: WHYS[at],
    falseWhys: WHYS.filter((_, other) => other !== at).map((why) => [why, FIGURES_MIXED_UP] as const),
    mistaken: FIGURES_MIXED_UP,
  };
}
const BANK: SortBank = {
  groups: [figureOf(0), figureOf(1), figureOf(2), figureOf(3)],
  things: [
    thingIn(
      0,
      'Her laugh was like a small bell.',
      'Son rire était comme une petite cloche.',
      'Su risa era como una campanita.',
    ),
    thingIn(
      0,
      'He ran as quietly as a cat.',
      'Il courait comme un chat, sans bruit.',
      'Corría callado como un gato.',
    ),
    thingIn(
      0,
      'The lake lay like a mirror.',
      'Le lac était comme un miroir.',
      'El lago estaba como un espejo.',
    ),
    thingIn(
      1,
      'My brother is a walking library.',
      'Mon frère est une bibliothèque ambulante.',
      'Mi hermano es una biblioteca andante.',
    ),
    thingIn(1, 'Her words were arrows.', 'Ses mots étaient des flèches.', 'Sus palabras eran flechas.'),
    thingIn(
      1,
      'The market is a river of colors.',
      'Le marché est une rivière de couleurs.',
      'El mercado es un río de colores.',
    ),
    thingIn(
      2,
      'The wind whispered to the reeds.',
      'Le vent parlait tout bas aux roseaux.',
      'El viento susurraba a los juncos.',
    ),
    thingIn(2, 'The old door complained.', 'La vieille porte se plaignait.', 'La vieja puerta se quejaba.'),
    thingIn(
      2,
      'The sun peeped over the wall to greet us.',
      'Le soleil passa la tête au-dessus du mur pour nous saluer.',
      'El sol se asomó por el muro a saludarnos.',
    ),
    thingIn(
      3,
      'I have told you a million times.',
      'Je te l’ai dit un million de fois.',
      'Te lo he dicho un millón de veces.',
    ),
    thingIn(3, 'This bag weighs a ton.', 'Ce sac pèse une tonne.', 'Esta bolsa pesa una tonelada.'),
    thingIn(
      3,
      'I could eat a whole elephant.',
      'Je pourrais manger un éléphant entier.',
      'Podría comerme un elefante entero.',
    ),
  ],
  askGroup: say(
    'Which figure of speech is this? “{thing}”',
    'Quelle est cette figure de style ? « {thing} »',
    '¿Qué figura retórica es esta? «{thing}»',
  ),
  askSort: say(
    'Name the figure of speech of each sentence.',
    'Nomme la figure de style de chaque phrase.',
    'Nombra la figura retórica de cada frase.',
  ),
  askWhy: say(
    '“{thing}” What makes this a figure of speech?',
    '« {thing} » Qu’est-ce qui en fait une figure de style ?',
    '«{thing}» ¿Qué la hace una figura retórica?',
  ),
  nudge: say(
    'What would be true if you took the sentence word for word?',
    'Que serait-il vrai si tu prenais la phrase au mot ?',
    '¿Qué sería verdad si se tomara la frase al pie de la letra?',
  ),
  rule: [
    say(
      'Find the two things that meet in the sentence.',
      'Trouve les deux choses qui se rencontrent dans la phrase.',
      'Busca las dos cosas que se encuentran en la frase.',
    ),
    say(
      'How they meet decides which figure it is.',
      'La façon dont elles se rencontrent décide de la figure.',
      'La manera en que se encuentran decide la figura.',
    ),
  ],
};

/** Simile, metaphor, personification, hyperbole: named, sorted, explained. */
export const laFigur = generator('la-figur', (random, difficulty) =>
  difficulty === 1 ? tidySteps(groupOf(BANK, random)) : tidySteps(askSortBank(BANK, random, difficulty)),
);
