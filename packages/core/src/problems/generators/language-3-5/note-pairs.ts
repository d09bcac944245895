import type { Phrase } from '../../phrase.ts';
import { say } from '../../say.ts';

/** Two short sources, and a note from A, from B, from both and from neither. */
interface NotePair {
  readonly a: Phrase;
  readonly b: Phrase;
  readonly notes: readonly [Phrase, Phrase, Phrase, Phrase];
}
type Column = readonly [string, string, string, string, string, string];
function pair(en: Column, fr: Column, es: Column): NotePair {
  const piece = (at: 0 | 1 | 2 | 3 | 4 | 5) => say(en[at], fr[at], es[at]);
  return { a: piece(0), b: piece(1), notes: [piece(2), piece(3), piece(4), piece(5)] };
}

export const NOTE_PAIRS: readonly [NotePair, ...NotePair[]] = [
  pair(
    [
      'Honeybees make honey from nectar. They keep it in a comb of wax.',
      'In a hive, the comb is built of wax. Each of its cells has six sides.',
      'honey is made from nectar',
      'cells of the comb: six sides',
      'comb = wax',
      'the queen lays the eggs',
    ],
    [
      'Les abeilles font le miel à partir du nectar. Elles le gardent dans un rayon de cire.',
      'Dans la ruche, le rayon est bâti en cire. Chacune de ses cellules a six côtés.',
      'le miel se fait avec du nectar',
      'cellules du rayon : six côtés',
      'rayon = cire',
      'la reine pond les œufs',
    ],
    [
      'Las abejas hacen miel con néctar. La guardan en un panal de cera.',
      'En la colmena, el panal se hace de cera. Cada celda tiene seis lados.',
      'la miel se hace con néctar',
      'celdas del panal: seis lados',
      'panal = cera',
      'la reina pone los huevos',
    ],
  ),
  pair(
    [
      'Camels store fat in their humps. They can drink a great deal at once.',
      'The fat in its hump feeds a camel when food is short. Its wide feet do not sink into the sand.',
      'can drink much at one time',
      'broad feet stay on top of sand',
      'the hump holds fat',
      'long lashes keep out dust',
    ],
    [
      'Les chameaux gardent de la graisse dans leurs bosses. Ils peuvent boire beaucoup d’un coup.',
      'La graisse de sa bosse nourrit le chameau quand il y a peu à manger. Ses pieds larges ne s’enfoncent pas.',
      'peut boire beaucoup en une fois',
      'ses pieds larges restent sur le sable',
      'la bosse contient de la graisse',
      'de longs cils arrêtent la poussière',
    ],
    [
      'Los camellos guardan grasa en sus jorobas. Pueden beber mucho de una vez.',
      'La grasa de la joroba alimenta al camello cuando falta comida. Sus pies anchos no se hunden en la arena.',
      'puede beber mucho de un golpe',
      'sus pies anchos quedan sobre la arena',
      'la joroba tiene grasa',
      'largas pestañas frenan el polvo',
    ],
  ),
  pair(
    [
      'Bamboo belongs to the grasses. Some kinds grow very fast.',
      'Bamboo is a grass with hollow stems. People build bridges with them.',
      'certain kinds shoot up quickly',
      'the stems are hollow',
      'bamboo is a kind of grass',
      'pandas feed on it',
    ],
    [
      'Le bambou fait partie des herbes. Certaines sortes poussent très vite.',
      'Le bambou est une herbe aux tiges creuses. On en fait des ponts.',
      'certaines sortes grandissent vite',
      'les tiges sont creuses',
      'le bambou est une sorte d’herbe',
      'les pandas en mangent',
    ],
    [
      'El bambú es una hierba. Algunas clases crecen muy rápido.',
      'El bambú es una hierba de tallos huecos. Con ellos se hacen puentes.',
      'algunas clases crecen deprisa',
      'los tallos son huecos',
      'el bambú es una clase de hierba',
      'los pandas lo comen',
    ],
  ),
  pair(
    [
      'Tea is made from the leaves of a shrub. The leaves are dried.',
      'The tea shrub grows well in wet hills. Its leaves are picked by hand or by machine.',
      'the leaves get dried',
      'picking: by hand or machine',
      'tea leaves grow on a shrub',
      'tea came to Europe by ship',
    ],
    [
      'Le thé se fait avec les feuilles d’un arbuste. On sèche les feuilles.',
      'L’arbuste à thé aime les collines humides. On cueille ses feuilles à la main ou à la machine.',
      'on sèche les feuilles',
      'cueillette : à la main ou à la machine',
      'les feuilles de thé poussent sur un arbuste',
      'le thé est venu en Europe par bateau',
    ],
    [
      'El té se hace con las hojas de un arbusto. Las hojas se secan.',
      'El arbusto del té crece bien en colinas húmedas. Sus hojas se recogen a mano o con máquina.',
      'se secan las hojas',
      'recogida: a mano o con máquina',
      'las hojas de té crecen en un arbusto',
      'el té llegó a Europa en barco',
    ],
  ),
  pair(
    [
      'The Moon reflects the light of the Sun. Its surface has many craters.',
      'What we see of the Moon is sunlight that it throws back. The Moon travels around the Earth.',
      'full of craters',
      'goes around our planet',
      'shines by reflected sunlight',
      'people have walked on it',
    ],
    [
      'La Lune renvoie la lumière du Soleil. Sa surface a beaucoup de cratères.',
      'Ce que l’on voit de la Lune, c’est la lumière du Soleil qu’elle renvoie. La Lune tourne autour de la Terre.',
      'pleine de cratères',
      'tourne autour de notre planète',
      'brille par la lumière du Soleil renvoyée',
      'des gens y ont marché',
    ],
    [
      'La Luna refleja la luz del Sol. Su superficie tiene muchos cráteres.',
      'Lo que vemos de la Luna es luz del Sol que ella devuelve. La Luna gira alrededor de la Tierra.',
      'llena de cráteres',
      'da vueltas a nuestro planeta',
      'brilla con luz del Sol reflejada',
      'hubo gente que caminó en ella',
    ],
  ),
  pair(
    [
      'Salt keeps food from spoiling. Much of it comes from sea water that has dried up.',
      'Salt is dug from mines, too. Fish and meat keep longer in salt.',
      'dried-up sea water leaves salt',
      'some salt is mined',
      'makes food last',
      'roads are salted in winter',
    ],
    [
      'Le sel empêche les aliments de se gâter. Une grande partie vient d’eau de mer séchée.',
      'On tire aussi le sel de mines. Poisson et viande se gardent plus longtemps dans le sel.',
      'l’eau de mer séchée laisse du sel',
      'une partie vient de mines',
      'fait durer les aliments',
      'on sale les routes en hiver',
    ],
    [
      'La sal evita que la comida se estropee. Mucha viene de agua de mar que se ha secado.',
      'La sal también se saca de minas. El pescado y la carne duran más en sal.',
      'el agua de mar seca deja sal',
      'parte de la sal es de mina',
      'hace durar la comida',
      'en invierno se echa en las calles',
    ],
  ),
];
