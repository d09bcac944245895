import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { OLD_MEANS_PRIMARY } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';

const SOURCES: SortBank = {
  groups: [
    {
      name: say('Primary source', 'Source première', 'Fuente primaria'),
      ask: say(
        'Which is a primary source?',
        'Laquelle est une source première ?',
        '¿Cuál es una fuente primaria?',
      ),
      why: say(
        'Its maker was there at that time.',
        'Son auteur était là à ce moment.',
        'Quien la hizo estaba allí entonces.',
      ),
      falseWhys: [
        [
          say('It is printed in a book.', 'C’est imprimé dans un livre.', 'Está impreso en un libro.'),
          OLD_MEANS_PRIMARY,
        ],
        [
          say('It explains everything best.', 'Elle explique tout le mieux.', 'Lo explica todo mejor.'),
          OLD_MEANS_PRIMARY,
        ],
        [say('It can never be wrong.', 'Elle ne se trompe jamais.', 'Nunca se equivoca.'), OLD_MEANS_PRIMARY],
      ],
      mistaken: OLD_MEANS_PRIMARY,
    },
    {
      name: say('Secondary source', 'Source seconde', 'Fuente secundaria'),
      ask: say(
        'Which is a secondary source?',
        'Laquelle est une source seconde ?',
        '¿Cuál es una fuente secundaria?',
      ),
      why: say(
        'Somebody made it later, from other sources.',
        'Quelqu’un l’a faite plus tard, d’après d’autres sources.',
        'Alguien la hizo después, a partir de otras fuentes.',
      ),
      falseWhys: [
        [say('It is not true.', 'Elle n’est pas vraie.', 'No es verdad.'), OLD_MEANS_PRIMARY],
        [say('It has no pictures.', 'Elle n’a pas d’images.', 'No tiene imágenes.'), OLD_MEANS_PRIMARY],
        [
          say('It is less interesting.', 'Elle est moins intéressante.', 'Es menos interesante.'),
          OLD_MEANS_PRIMARY,
        ],
      ],
      mistaken: OLD_MEANS_PRIMARY,
    },
  ],
  things: [
    {
      name: say(
        'A soldier’s diary about his own days',
        'Le journal d’un soldat sur ses propres jours',
        'El diario de un soldado sobre sus propios días',
      ),
      group: 0,
    },
    {
      name: say(
        'A clay tablet with a list of sheep, about life in Uruk',
        'Une tablette listant des moutons, sur la vie à Uruk',
        'Una tablilla con una lista de ovejas, sobre la vida en Uruk',
      ),
      group: 0,
    },
    {
      name: say(
        'A photograph of a street, about that day',
        'La photo d’une rue, sur ce jour-là',
        'La foto de una calle, sobre ese día',
      ),
      group: 0,
    },
    {
      name: say(
        'A grandmother telling of her own school days',
        'Une grand-mère racontant sa propre école',
        'Una abuela que cuenta su propia escuela',
      ),
      group: 0,
    },
    {
      name: say(
        'A coin of an old city, about its trade',
        'Une pièce d’une ville ancienne, sur son commerce',
        'Una moneda de una ciudad antigua, sobre su comercio',
      ),
      group: 0,
    },
    {
      name: say(
        'A letter that a sailor wrote on the voyage',
        'La lettre d’un marin écrite en voyage',
        'La carta de un marinero escrita en el viaje',
      ),
      group: 0,
    },
    {
      name: say(
        'Your schoolbook, about ancient Egypt',
        'Ton manuel, sur l’Égypte ancienne',
        'Tu libro escolar, sobre el antiguo Egipto',
      ),
      group: 1,
    },
    {
      name: say(
        'A film made last year about the Romans',
        'Un film de l’an dernier sur les Romains',
        'Una película del año pasado sobre los romanos',
      ),
      group: 1,
    },
    {
      name: say(
        'A museum website about the Maya',
        'Le site d’un musée sur les Mayas',
        'La web de un museo sobre los mayas',
      ),
      group: 1,
    },
    {
      name: say(
        'A biography written long after the queen’s death',
        'Une biographie écrite longtemps après la mort de la reine',
        'Una biografía escrita mucho tras morir la reina',
      ),
      group: 1,
    },
    {
      name: say(
        'A drawing made today of an old village',
        'Un dessin fait aujourd’hui d’un vieux village',
        'Un dibujo hecho hoy de una aldea antigua',
      ),
      group: 1,
    },
    {
      name: say(
        'A podcast about a war long ago',
        'Un podcast sur une guerre d’autrefois',
        'Un pódcast sobre una guerra antigua',
      ),
      group: 1,
    },
  ],
  askGroup: say(
    '{thing}: primary or secondary?',
    '{thing} : première ou seconde ?',
    '{thing}: ¿primaria o secundaria?',
  ),
  askSort: say('Sort the sources.', 'Trie les sources.', 'Clasifica las fuentes.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say('Who made it, and when?', 'Qui l’a fait, et quand ?', '¿Quién lo hizo y cuándo?'),
  rule: [
    say(
      'Compare the time of the maker with the time it tells of.',
      'Compare l’époque de l’auteur et celle dont il parle.',
      'Compara la época del autor con la que cuenta.',
    ),
    say(
      'What counts is what the source is used for.',
      'Ce qui compte, c’est l’usage qu’on en fait.',
      'Cuenta para qué se usa la fuente.',
    ),
  ],
};

/** Primary and secondary sources (C3 D2.His.10.3-5). */
export const ssSources = generator('ss-sources', (random, difficulty) =>
  askSortBank(SOURCES, random, difficulty),
);
