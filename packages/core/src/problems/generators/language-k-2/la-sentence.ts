import { messagesOf, text } from '../../phrase.ts';
import { generator, step, type Wrong } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import { say } from '../../say.ts';

const message = messagesOf('la-sentence');

const pieces = (en: string, fr: string, es: string) => {
  const [inEn, inFr, inEs] = [en.split('|'), fr.split('|'), es.split('|')];
  return inEn.map((piece, at) => say(piece, inFr[at] ?? '', inEs[at] ?? ''));
};

/** Sentences in pieces: three that say who does what, and a fourth that says where or when. */
const SENTENCES = [
  pieces(
    'The dog|chases|a ball|in the park.',
    'Le chien|poursuit|une balle|au parc.',
    'El perro|persigue|una pelota|en el parque.',
  ),
  pieces(
    'My sister|reads|a book|at night.',
    'Ma sœur|lit|un livre|le soir.',
    'Mi hermana|lee|un libro|de noche.',
  ),
  pieces(
    'The farmer|feeds|the hens|every morning.',
    'La fermière|nourrit|les poules|chaque matin.',
    'La granjera|alimenta|las gallinas|cada mañana.',
  ),
  pieces(
    'Two birds|build|a nest|in the tree.',
    'Deux oiseaux|font|un nid|dans l’arbre.',
    'Dos pájaros|hacen|un nido|en el árbol.',
  ),
  pieces(
    'Grandma|bakes|bread|on Sunday.',
    'Mamie|fait|du pain|le dimanche.',
    'La abuela|hornea|pan|el domingo.',
  ),
  pieces(
    'The children|sing|a song|at school.',
    'Les enfants|chantent|une chanson|à l’école.',
    'Los niños|cantan|una canción|en la escuela.',
  ),
  pieces(
    'A frog|catches|a fly|by the pond.',
    'Une grenouille|attrape|une mouche|près de la mare.',
    'Una rana|atrapa|una mosca|junto al estanque.',
  ),
  pieces(
    'Kofi|paints|a boat|after lunch.',
    'Kofi|peint|un bateau|après le déjeuner.',
    'Kofi|pinta|un barco|después de comer.',
  ),
  pieces(
    'The cat|drinks|milk|in the kitchen.',
    'Le chat|boit|du lait|dans la cuisine.',
    'El gato|bebe|leche|en la cocina.',
  ),
  pieces(
    'My uncle|drives|a bus|in town.',
    'Mon oncle|conduit|un bus|en ville.',
    'Mi tío|conduce|un bus|en la ciudad.',
  ),
  pieces(
    'Amina|plants|a tree|in the garden.',
    'Amina|plante|un arbre|au jardin.',
    'Amina|planta|un árbol|en el jardín.',
  ),
  pieces(
    'We|carry|the basket|to the car.',
    'Nous|portons|le panier|à la voiture.',
    'Nosotras|llevamos|la cesta|al coche.',
  ),
] as const;
const QUESTIONS = [
  pieces('Where|is|the cat?', 'Où|est|le chat ?', '¿Dónde|está|el gato?'),
  pieces('Who|has|my hat?', 'Qui|a|mon chapeau ?', '¿Quién|tiene|mi sombrero?'),
  pieces('How|is|your sister?', 'Comment|va|ta sœur ?', '¿Cómo|está|tu hermana?'),
  pieces('When|is|the party?', 'Quand|est|la fête ?', '¿Cuándo|es|la fiesta?'),
  pieces('What|is|your name?', 'Quel|est|ton nom ?', '¿Cuál|es|tu nombre?'),
  pieces('Why|is|the sky blue?', 'Pourquoi|le ciel|est-il bleu ?', '¿Por qué|es azul|el cielo?'),
  pieces('Where|are|my shoes?', 'Où|sont|mes chaussures ?', '¿Dónde|están|mis zapatos?'),
  pieces('Who|is|this girl?', 'Qui|est|cette fille ?', '¿Quién|es|esta niña?'),
  pieces('How|are|the children?', 'Comment|vont|les enfants ?', '¿Cómo|están|los niños?'),
  pieces('When|is|your birthday?', 'Quand|est|ton anniversaire ?', '¿Cuándo|es|tu cumpleaños?'),
  pieces('What|is|in the box?', 'Qu’y a-t-il|dans|la boîte ?', '¿Qué|hay|en la caja?'),
  pieces('Who|sings|this song?', 'Qui|chante|cette chanson ?', '¿Quién|canta|esta canción?'),
] as const;

const STEPS = [
  step(message('steps.step.find-piece-capital'), message('steps.reason.sentence-starts-capital')),
  step(message('steps.step.put-piece-mark-last'), message('steps.reason.sentence-ends-mark')),
];

/** Words in an order that makes a sentence or a question. */
export const laSentence = generator('la-sentence', (random, difficulty) => {
  const drawn = random.shuffle(difficulty === 2 ? QUESTIONS : SENTENCES)[0] ?? QUESTIONS[0];
  const short =
    difficulty === 1
      ? drawn
          .slice(0, 3)
          .map((piece, at) => (at === 2 ? say(`${piece.en}.`, `${piece.fr}.`, `${piece.es}.`) : piece))
      : drawn;
  const order = short.map((_, at) => at);
  const wrong: Wrong<readonly number[]>[] = [
    [order.toReversed(), 'word-order-lost'],
    [[1, 0, ...order.slice(2)], 'word-order-lost'],
  ];
  return orderItem(
    {
      prompt: text(message('la-sentence.parts.prompt')),
      nudge: text(message('la-sentence.parts.nudge')),
      steps: STEPS,
    },
    random,
    short.map((piece) => ({ text: text(piece) })),
    wrong,
  );
});
