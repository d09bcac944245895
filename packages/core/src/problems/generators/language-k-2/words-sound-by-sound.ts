import { text } from '../../phrase.ts';
import type { LocalisedText } from '@ori/contracts/locale';
import type { PictureName } from '@ori/contracts/science-figures';
import type { Pair } from '../../fact-pairs.ts';
import { picture } from '../drawing/draw-picture.ts';
import { say } from '../../say.ts';

type Described = readonly [clue: LocalisedText, word: LocalisedText];
type Three = readonly [LocalisedText, LocalisedText, LocalisedText];

function three(en: string, fr: string, es: string): Three {
  const [inEn, inFr, inEs] = [en.split(' '), fr.split(' '), es.split(' ')];
  const word = (at: number) => say(inEn[at] ?? '', inFr[at] ?? '', inEs[at] ?? '');
  return [word(0), word(1), word(2)];
}
const WHY = say('Read to the last sound.', 'Lis jusqu’au dernier son.', 'Lee hasta el último sonido.');
const read = (name: PictureName, word: LocalisedText, meaning: LocalisedText): Pair => ({
  left: { text: text(word) },
  right: { text: text(meaning), figure: picture(name) },
  why: WHY,
});

/** A word whose letters all sound, and two that share a part of it. */
export const TO_BLEND: readonly [Three, ...Three[]] = [
  three('cat cap cot', 'sac sec sol', 'sol sal son'),
  three('sun sit run', 'mur mer dur', 'mar mal mes'),
  three('dog dig log', 'bol bal col', 'pan paz pin'),
  three('bed bad red', 'lac sac bal', 'luz los voz'),
  three('pig pin big', 'vol val bol', 'pez pie vez'),
  three('hat hot ham', 'fil fin mil', 'dos das los'),
  three('net nut pet', 'sel sol bel', 'sal sol mal'),
  three('cup cap pup', 'ver mer vol', 'gol sol gas'),
  three('map mop mat', 'bec bac bol', 'red res rey'),
  three('fox fix box', 'sud sur sol', 'tos dos tal'),
  three('ten tin pen', 'tir tic dur', 'mil mal sal'),
  three('mud mad bud', 'vif vis vol', 'sur sal por'),
];

/** Words to be read, and what they name. */
export const TO_READ: readonly [Pair, ...Pair[]] = [
  read('cat', say('cat', 'chat', 'gato'), say('It says meow.', 'Il miaule.', 'Dice miau.')),
  read(
    'duck',
    say('duck', 'canard', 'pato'),
    say('It swims and quacks.', 'Il nage et cancane.', 'Nada y hace cuac.'),
  ),
  read(
    'lamp',
    say('lamp', 'lampe', 'lámpara'),
    say('It lights a room.', 'Elle éclaire une pièce.', 'Alumbra un cuarto.'),
  ),
  read(
    'drum',
    say('drum', 'tambour', 'tambor'),
    say('You beat it with sticks.', 'On le bat avec des baguettes.', 'Se golpea con palillos.'),
  ),
  read('cup', say('cup', 'tasse', 'taza'), say('You drink from it.', 'On boit dedans.', 'Se bebe de ella.')),
  read(
    'box',
    say('box', 'boîte', 'caja'),
    say('You keep things in it.', 'On y garde des choses.', 'Guarda cosas.'),
  ),
  read(
    'sun',
    say('sun', 'soleil', 'sol'),
    say('It warms us by day.', 'Il nous chauffe le jour.', 'Nos calienta de día.'),
  ),
  read('bell', say('bell', 'cloche', 'campana'), say('It rings.', 'Elle sonne.', 'Suena con fuerza.')),
  read('fish', say('fish', 'poisson', 'pez'), say('It has fins.', 'Il a des nageoires.', 'Tiene aletas.')),
  read(
    'frog',
    say('frog', 'grenouille', 'rana'),
    say('It hops and croaks.', 'Elle saute et coasse.', 'Salta y croa.'),
  ),
  read('egg', say('egg', 'œuf', 'huevo'), say('A hen lays it.', 'La poule le pond.', 'Lo pone la gallina.')),
  read(
    'tree',
    say('tree', 'arbre', 'árbol'),
    say('It has a trunk.', 'Il a un tronc.', 'Tiene tronco y hojas.'),
  ),
];

/** What is described, and its word: as many letters in every language, no letter twice. */
export const TO_BUILD: readonly [Described, ...Described[]] = [
  [say('It shines by day.', 'On y met ses affaires.', 'Brilla de día.'), say('sun', 'sac', 'sol')],
  [say('It says meow.', 'Il roule en ville.', 'Nada en el agua.'), say('cat', 'bus', 'pez')],
  [say('It barks.', 'Il porte le toit.', 'Tiene olas y sal.'), say('dog', 'mur', 'mar')],
  [
    say('You sleep in it.', 'Une eau entourée de terre.', 'Sale caliente del horno.'),
    say('bed', 'lac', 'pan'),
  ],
  [say('It is green and jumps.', 'Elle brille la nuit.', 'Brilla de noche.'), say('frog', 'lune', 'luna')],
  [say('It is white. You drink it.', 'Il a deux roues.', 'Dice miau.'), say('milk', 'vélo', 'gato')],
  [say('You beat it.', 'Elle tourne quand tu danses.', 'Se come en ella.'), say('drum', 'jupe', 'mesa')],
  [say('It has five fingers.', 'Il a six faces.', 'Flota en el cielo.'), say('hand', 'cube', 'nube')],
  [
    say('You wear it on your head.', 'On y mange sa soupe.', 'Es blanca y va en la sopa.'),
    say('hat', 'bol', 'sal'),
  ],
  [say('It lays eggs.', 'On coud avec ce brin.', 'Sale de la lámpara.'), say('hen', 'fil', 'luz')],
  [say('A bird builds it.', 'Il contient le dentifrice.', 'Tiene pétalos.'), say('nest', 'tube', 'flor')],
  [
    say('It lights a room.', 'Elle fait marcher un jouet.', 'Tiene cinco dedos.'),
    say('lamp', 'pile', 'mano'),
  ],
];
