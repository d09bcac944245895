import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { say } from '../../say.ts';
import { known, termBank } from './terms.ts';

const MESOPOTAMIA = termBank([
  known(
    say('Uruk', 'Uruk', 'Uruk'),
    say(
      'kept accounts in the oldest surviving cuneiform signs known',
      'tenait ses comptes dans les plus anciens signes cunéiformes conservés et connus',
      'llevaba cuentas con los signos cuneiformes más antiguos conservados que se conocen',
    ),
    say(
      'The tablets count grain, beer and animals.',
      'Les tablettes comptent du grain, de la bière et des animaux.',
      'Las tablillas cuentan grano, cerveza y animales.',
    ),
  ),
  known(
    say('Enheduana', 'Enheduana', 'Enheduana'),
    say(
      'was a high priestess at Ur whose name stands in temple hymns',
      'était grande prêtresse à Ur et son nom figure dans des hymnes de temples',
      'fue suma sacerdotisa en Ur y su nombre figura en himnos de templos',
    ),
    say(
      'How much she wrote herself is debated.',
      'Ce qu’elle a écrit elle-même est discuté.',
      'Se discute cuánto escribió ella misma.',
    ),
  ),
  known(
    say('A ziggurat', 'Une ziggourat', 'Un zigurat'),
    say(
      'is a stepped temple tower of mud brick',
      'est une tour-temple à degrés en brique crue',
      'es una torre-templo escalonada de adobe',
    ),
    say(
      'Bricks of clay were at hand; stone was rare.',
      'L’argile était là ; la pierre était rare.',
      'Había barro; la piedra era escasa.',
    ),
  ),
  known(
    say('Hammurabi', 'Hammurabi', 'Hammurabi'),
    say(
      'had laws carved on a tall dark stone pillar',
      'a fait graver des lois sur une haute stèle sombre',
      'mandó grabar leyes en una alta estela oscura',
    ),
    say(
      'The stone is in the Louvre today.',
      'La pierre est aujourd’hui au Louvre.',
      'La piedra está hoy en el Louvre.',
    ),
  ),
  known(
    say('Ur-Namma', 'Ur-Namma', 'Ur-Namma'),
    say(
      'gave the oldest surviving law collection known, in Sumerian',
      'a donné le plus ancien recueil de lois conservé et connu, en sumérien',
      'dio la colección de leyes más antigua conservada que se conoce, en sumerio',
    ),
    say(
      'It is of about 2100 BCE and often asks for fines.',
      'Il date d’environ 2100 av. J.-C. et demande souvent des amendes.',
      'Es de hacia 2100 a. e. c. y a menudo pide multas.',
    ),
  ),
  known(
    say('Gilgamesh', 'Gilgamesh', 'Gilgamesh'),
    say(
      'is the king of an epic who looks for life without death',
      'est le roi d’une épopée qui cherche une vie sans mort',
      'es el rey de una epopeya que busca la vida sin muerte',
    ),
    say(
      'The poem was copied for more than a thousand years.',
      'Le poème a été copié pendant plus de mille ans.',
      'El poema se copió durante más de mil años.',
    ),
  ),
  known(
    say('Ashurbanipal', 'Assurbanipal', 'Asurbanipal'),
    say(
      'collected a great library of clay tablets at Nineveh',
      'a réuni à Ninive une grande bibliothèque de tablettes d’argile',
      'reunió en Nínive una gran biblioteca de tablillas de barro',
    ),
    say(
      'Fire baked many tablets and so helped to save them.',
      'Le feu a cuit beaucoup de tablettes et a aidé à les sauver.',
      'El fuego coció muchas tablillas y ayudó a salvarlas.',
    ),
  ),
  known(
    say('Base sixty', 'La base soixante', 'La base sesenta'),
    say(
      'is why our hour still has its many small parts',
      'explique les nombreuses petites parties de notre heure',
      'explica las muchas partes pequeñas de nuestra hora',
    ),
    say(
      'Babylonian astronomers reckoned in sixties, and Greek ones took it over.',
      'Les astronomes de Babylone comptaient par soixante, et les Grecs l’ont repris.',
      'Los astrónomos de Babilonia contaban de sesenta en sesenta y los griegos lo tomaron.',
    ),
  ),
  known(
    say('A cylinder seal', 'Un sceau-cylindre', 'Un sello cilíndrico'),
    say(
      'is rolled over wet clay to leave its owner’s picture',
      'se roule sur l’argile humide pour laisser l’image de son propriétaire',
      'se hace rodar sobre barro húmedo y deja la imagen de su dueño',
    ),
    say('It served like a signature.', 'Il servait de signature.', 'Servía de firma.'),
  ),
  known(
    say('An irrigation canal', 'Un canal d’irrigation', 'Un canal de riego'),
    say(
      'brings river water to dry fields',
      'amène l’eau du fleuve aux champs secs',
      'lleva agua del río a campos secos',
    ),
    say(
      'In the south too little rain falls for grain.',
      'Au sud, il pleut trop peu pour le grain.',
      'En el sur llueve muy poco para el grano.',
    ),
  ),
  known(
    say('The Ishtar Gate', 'La porte d’Ishtar', 'La puerta de Ishtar'),
    say(
      'led into Babylon past animals of blue glazed brick',
      'menait à Babylone entre des animaux de brique bleue vernissée',
      'llevaba a Babilonia entre animales de ladrillo azul vidriado',
    ),
    say(
      'Its rebuilt front stands in Berlin.',
      'Sa façade reconstruite est à Berlin.',
      'Su fachada reconstruida está en Berlín.',
    ),
  ),
  known(
    say('Sargon', 'Sargon', 'Sargón'),
    say(
      'made Akkad the seat of a kingdom over the cities of Sumer',
      'a fait d’Akkad le siège d’un royaume sur les villes de Sumer',
      'hizo de Acad la sede de un reino sobre las ciudades de Sumer',
    ),
    say(
      'Enheduana is named as his daughter.',
      'Enheduana est nommée comme sa fille.',
      'A Enheduana se la nombra como hija suya.',
    ),
  ),
]);

/** Places, people and works of Mesopotamia (C3 D2.His.2.6-8). */
export const ssMeso = generator('ss-meso', (random, difficulty) =>
  askPairBank(MESOPOTAMIA, random, difficulty),
);
