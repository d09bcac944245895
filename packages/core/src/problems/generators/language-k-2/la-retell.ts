import { neighbourOf, orderStages, type Sequence, type SequenceBank } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';
import { EVENT_SKIPPED, STORY_BACKWARDS } from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';

const event = (en: string, fr: string, es: string) => ({ text: say(en, fr, es) });
const WHY = say(
  'Each event makes the next one possible.',
  'Chaque moment rend le suivant possible.',
  'Cada momento hace posible el siguiente.',
);
const story = (name: Sequence['name'], stages: Sequence['stages']): Sequence => ({ name, stages, why: WHY });

const STORIES: SequenceBank = {
  sequences: [
    story(say('The Bean', 'Le haricot', 'La judía'), [
      event(
        'Ama puts a seed in the soil.',
        'Ama met une graine en terre.',
        'Ama pone una semilla en la tierra.',
      ),
      event('A green tip comes up.', 'Une pointe verte sort.', 'Sale una punta verde.'),
      event(
        'The plant grows long beans.',
        'La plante fait de longs haricots.',
        'La planta da frijoles largos.',
      ),
      event('Ama eats her beans for dinner.', 'Ama mange ses haricots au dîner.', 'Ama cena sus frijoles.'),
    ]),
    story(say('The Lost Cat', 'Le chat perdu', 'El gato perdido'), [
      event('The door stands open.', 'La porte est ouverte.', 'La puerta está abierta.'),
      event('The cat runs out.', 'Le chat s’échappe.', 'El gato se escapa.'),
      event(
        'Leo looks for the cat everywhere.',
        'Léo cherche le chat partout.',
        'Leo busca al gato por todas partes.',
      ),
      event(
        'Leo finds the cat in a tree.',
        'Léo trouve le chat dans un arbre.',
        'Leo encuentra al gato en un árbol.',
      ),
    ]),
    story(say('The Snowman', 'Le bonhomme de neige', 'El muñeco de nieve'), [
      event('Snow falls all night.', 'Il neige toute la nuit.', 'Nieva toda la noche.'),
      event('The children make a snowman.', 'Les enfants font un bonhomme.', 'Los niños hacen un muñeco.'),
      event('The sun grows warm.', 'Le soleil devient chaud.', 'El sol calienta.'),
      event(
        'Only a wet hat is left.',
        'Il ne reste qu’un chapeau mouillé.',
        'Solo queda un sombrero mojado.',
      ),
    ]),
    story(say('The Cake', 'Le gâteau', 'El pastel'), [
      event('Dada mixes eggs and flour.', 'Dada mélange œufs et farine.', 'Dada mezcla huevos y harina.'),
      event('The cake goes into the oven.', 'Le gâteau va au four.', 'El pastel va al horno.'),
      event('The cake comes out hot.', 'Le gâteau sort tout chaud.', 'El pastel sale caliente.'),
      event(
        'All eat the last crumbs.',
        'Tous mangent les dernières miettes.',
        'Todos comen las últimas migas.',
      ),
    ]),
    story(say('The Letter', 'La lettre', 'La carta'), [
      event('Mina writes to Grandma.', 'Mina écrit à Mamie.', 'Mina escribe a la abuela.'),
      event('She drops it in the mailbox.', 'Elle la met dans la boîte.', 'La echa al buzón.'),
      event('The letter travels by train.', 'La lettre voyage en train.', 'La carta viaja en tren.'),
      event('Grandma reads it and smiles.', 'Mamie la lit et sourit.', 'La abuela la lee y sonríe.'),
    ]),
    story(say('The Nest', 'Le nid', 'El nido'), [
      event('Two birds build a nest.', 'Deux oiseaux font un nid.', 'Dos pájaros hacen un nido.'),
      event('Three eggs lie in it.', 'Trois œufs y sont posés.', 'Dentro hay tres huevos.'),
      event('The chicks hatch and call.', 'Les petits éclosent et appellent.', 'Los polluelos nacen y pían.'),
      event('The young birds fly away.', 'Les jeunes oiseaux s’envolent.', 'Los jóvenes se van volando.'),
    ]),
    story(say('The Kite', 'Le cerf-volant', 'La cometa'), [
      event('Kofi makes a paper kite.', 'Kofi fabrique un cerf-volant.', 'Kofi hace una cometa.'),
      event('The wind lifts it up.', 'Le vent le soulève.', 'El viento la levanta.'),
      event('The string breaks.', 'Le fil casse.', 'Se rompe el hilo.'),
      event('The kite flies off without him.', 'Le cerf-volant part sans lui.', 'La cometa se va sin él.'),
    ]),
    story(say('The Soup', 'La soupe', 'La sopa'), [
      event('Dad cuts the carrots.', 'Papa coupe les carottes.', 'Papá corta las zanahorias.'),
      event('The carrots cook in the pot.', 'Les carottes cuisent.', 'Las zanahorias se cuecen.'),
      event(
        'He pours the hot soup into bowls.',
        'Il verse la soupe dans les bols.',
        'Sirve la sopa en los platos.',
      ),
      event('The bowls are empty again.', 'Les bols sont de nouveau vides.', 'Los platos quedan vacíos.'),
    ]),
    story(say('The Tooth', 'La dent', 'El diente'), [
      event('Iris has a loose tooth.', 'Iris a une dent qui bouge.', 'A Iris se le mueve un diente.'),
      event('The tooth falls out.', 'La dent tombe.', 'El diente se cae.'),
      event('There is a gap in her smile.', 'Son sourire a un trou.', 'Hay un hueco en su sonrisa.'),
      event(
        'A new tooth fills the gap.',
        'Une nouvelle dent remplit le trou.',
        'Un diente nuevo llena el hueco.',
      ),
    ]),
    story(say('The Puddle', 'La flaque', 'El charco'), [
      event('It rains all morning.', 'Il pleut toute la matinée.', 'Llueve toda la mañana.'),
      event(
        'A big puddle fills the path.',
        'Une grande flaque couvre le chemin.',
        'Un gran charco cubre el camino.',
      ),
      event('Noor jumps into the puddle.', 'Noor saute dans la flaque.', 'Noor salta en el charco.'),
      event(
        'Her wet socks drip at home.',
        'Chez elle, ses chaussettes gouttent.',
        'En casa gotean sus calcetines.',
      ),
    ]),
    story(say('The Gift', 'Le cadeau', 'El regalo'), [
      event('Bao wraps a book in paper.', 'Bao emballe un livre.', 'Bao envuelve un libro.'),
      event('He gives it to Rosa.', 'Il le donne à Rosa.', 'Se lo da a Rosa.'),
      event('Rosa tears the paper off.', 'Rosa déchire le papier.', 'Rosa rompe el papel.'),
      event('Rosa reads her new book.', 'Rosa lit son nouveau livre.', 'Rosa lee su libro nuevo.'),
    ]),
    story(say('The Picture', 'Le tableau', 'El cuadro'), [
      event(
        'Mina opens the paint box.',
        'Mina ouvre la boîte de peinture.',
        'Mina abre la caja de pinturas.',
      ),
      event('She paints a blue horse.', 'Elle peint un cheval bleu.', 'Pinta un caballo azul.'),
      event('The paint dries in the sun.', 'La peinture sèche au soleil.', 'La pintura se seca al sol.'),
      event(
        'Dad hangs the dry picture up.',
        'Papa accroche le tableau sec.',
        'Papá cuelga el cuadro ya seco.',
      ),
    ]),
  ],
  askOrder: say('Tell “{name}” in order.', 'Raconte « {name} » dans l’ordre.', 'Cuenta «{name}» en orden.'),
  askNext: say(
    'A story: {name}. What comes right after? “{stage}”',
    'Une histoire : {name}. Que vient-il juste après ? « {stage} »',
    'Un cuento: {name}. ¿Qué viene justo después? «{stage}»',
  ),
  askBefore: say(
    'A story: {name}. What comes right before? “{stage}”',
    'Une histoire : {name}. Que vient-il juste avant ? « {stage} »',
    'Un cuento: {name}. ¿Qué viene justo antes? «{stage}»',
  ),
  backwards: STORY_BACKWARDS,
  skipped: EVENT_SKIPPED,
  nudge: say('See the story in your head.', 'Vois l’histoire dans ta tête.', 'Mira el cuento en tu cabeza.'),
  rule: [
    say('Find what must come first.', 'Trouve ce qui vient en premier.', 'Busca lo que va primero.'),
    say(
      'A story has a beginning and an end.',
      'Une histoire a un début et une fin.',
      'Un cuento tiene principio y fin.',
    ),
  ],
};

/** Events of a little story in their order. */
export const laRetell = generator('la-retell', (random, difficulty) =>
  difficulty === 1 ? neighbourOf(STORIES, random) : orderStages(STORIES, random, difficulty === 2 ? 3 : 4),
);
