import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { say } from '../../say.ts';
import { known, termBank } from './terms.ts';

const MAYA_AND_ANDES = termBank([
  known(
    say('The Dresden Codex', 'Le codex de Dresde', 'El códice de Dresde'),
    say(
      'is a Maya book with tables of Venus and of eclipses',
      'est un livre maya avec des tables de Vénus et d’éclipses',
      'es un libro maya con tablas de Venus y de eclipses',
    ),
    say(
      'It folds like a fan and is kept in Dresden.',
      'Il se plie en accordéon et se trouve à Dresde.',
      'Se pliega como un biombo y está en Dresde.',
    ),
  ),
  known(
    say('The Long Count', 'Le Compte long', 'La Cuenta Larga'),
    say(
      'numbers each day from a start in 3114 BCE',
      'numérote chaque jour depuis un début en 3114 av. J.-C.',
      'numera cada día desde un comienzo en 3114 a. e. c.',
    ),
    say(
      'A cycle of it turned in 2012; no prophecy was meant.',
      'Un cycle s’est achevé en 2012 ; ce n’était pas une prophétie.',
      'Un ciclo terminó en 2012; no era una profecía.',
    ),
  ),
  known(
    say('Tikal', 'Tikal', 'Tikal'),
    say(
      'was a Maya city in today’s Guatemala with tall temples and reservoirs',
      'était une cité maya de l’actuel Guatemala, avec de hauts temples et des réservoirs',
      'fue una ciudad maya de la actual Guatemala, con altos templos y depósitos de agua',
    ),
    say(
      'Rain had to be stored for the dry months.',
      'Il fallait garder la pluie pour les mois secs.',
      'Había que guardar la lluvia para los meses secos.',
    ),
  ),
  known(
    say('The milpa', 'La milpa', 'La milpa'),
    say(
      'grows maize, beans and squash together in one field',
      'fait pousser ensemble maïs, haricots et courges',
      'cultiva juntos maíz, frijol y calabaza',
    ),
    say(
      'Many families farm this way today.',
      'Beaucoup de familles cultivent ainsi aujourd’hui.',
      'Muchas familias cultivan así hoy.',
    ),
  ),
  known(
    say('Nixtamal', 'Le nixtamal', 'El nixtamal'),
    say(
      'is maize cooked with lime or ash',
      'est du maïs cuit avec de la chaux ou de la cendre',
      'es maíz cocido con cal o ceniza',
    ),
    say(
      'It frees a vitamin that the body needs; tortillas are made of it.',
      'Cela libère une vitamine dont le corps a besoin ; on en fait des tortillas.',
      'Libera una vitamina que el cuerpo necesita; con él se hacen tortillas.',
    ),
  ),
  known(
    say('The Popol Wuj', 'Le Popol Wuj', 'El Popol Wuj'),
    say(
      'tells in K’iche’ of the Hero Twins and of people made from maize',
      'raconte en k’iche’ les Jumeaux héros et les humains faits de maïs',
      'cuenta en k’iche’ de los gemelos héroes y de las personas hechas de maíz',
    ),
    say(
      'K’iche’ people in Guatemala speak the language today.',
      'Les K’iche’ du Guatemala parlent cette langue aujourd’hui.',
      'Los k’iche’ de Guatemala hablan hoy esa lengua.',
    ),
  ),
  known(
    say('A khipu', 'Un khipu', 'Un quipu'),
    say(
      'records numbers in knots on hanging cords',
      'note des nombres par des nœuds sur des cordes',
      'registra números con nudos en cuerdas colgantes',
    ),
    say(
      'Knot and height on the cord give the place value.',
      'Le nœud et sa hauteur donnent la valeur.',
      'El nudo y su altura dan el valor.',
    ),
  ),
  known(
    say('Andenes', 'Les andenes', 'Los andenes'),
    say(
      'are stone terraces that make fields on Andean slopes',
      'sont des terrasses de pierre qui créent des champs sur les pentes des Andes',
      'son terrazas de piedra que forman campos en las laderas andinas',
    ),
    say('Many of them are farmed today.', 'Beaucoup sont cultivées aujourd’hui.', 'Muchos se cultivan hoy.'),
  ),
  known(
    say('The Q’eswachaka bridge', 'Le pont Q’eswachaka', 'El puente Q’eswachaka'),
    say(
      'is woven anew from grass every year by four communities',
      'est retissé chaque année en herbe par quatre communautés',
      'se teje de nuevo con paja cada año entre cuatro comunidades',
    ),
    say('It hangs over a river in Peru.', 'Il franchit une rivière au Pérou.', 'Cruza un río en el Perú.'),
  ),
  known(
    say('Qhapaq Ñan', 'Le Qhapaq Ñan', 'El Qhapaq Ñan'),
    say(
      'is the great road network of the Inka state',
      'est le grand réseau routier de l’État inca',
      'es la gran red de caminos del Estado inca',
    ),
    say(
      'Runners carried messages along it.',
      'Des coureurs y portaient des messages.',
      'Por él llevaban mensajes los corredores.',
    ),
  ),
  known(
    say('Chuño', 'Le chuño', 'El chuño'),
    say(
      'is potato that is frozen at night and dried by the sun',
      'est de la pomme de terre gelée la nuit et séchée au soleil',
      'es papa helada de noche y secada al sol',
    ),
    say('It keeps for years.', 'Il se garde des années.', 'Se conserva durante años.'),
  ),
  known(
    say('Pakal', 'Pakal', 'Pakal'),
    say(
      'was a king of Palenque, buried inside a temple under a carved stone lid',
      'était un roi de Palenque, enterré dans un temple sous une dalle sculptée',
      'fue un rey de Palenque, enterrado en un templo bajo una losa tallada',
    ),
    say('He ruled in the seventh century.', 'Il a régné au septième siècle.', 'Reinó en el siglo séptimo.'),
  ),
]);

/** Maya and Andes: works of the past, peoples of today (C3 D2.His.2.6-8). */
export const ssMaya = generator('ss-maya', (random, difficulty) =>
  askPairBank(MAYA_AND_ANDES, random, difficulty),
);
