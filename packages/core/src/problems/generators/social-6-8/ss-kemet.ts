import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { say } from '../../say.ts';
import { known, termBank } from './terms.ts';

const NILE = termBank([
  known(
    say('The Nile flood', 'La crue du Nil', 'La crecida del Nilo'),
    say(
      'covered the fields with dark fertile mud each summer',
      'couvrait chaque été les champs d’un limon sombre et fertile',
      'cubría cada verano los campos de limo oscuro y fértil',
    ),
    say(
      'The name Kemet, the black land, fits that soil.',
      'Le nom Kemet, la terre noire, va bien à ce sol.',
      'El nombre Kemet, la tierra negra, cuadra con ese suelo.',
    ),
  ),
  known(
    say('The Narmer Palette', 'La palette de Narmer', 'La paleta de Narmer'),
    say(
      'shows a king with the crowns of both Upper and Lower Egypt',
      'montre un roi avec les couronnes de Haute et de Basse-Égypte',
      'muestra a un rey con las coronas del Alto y del Bajo Egipto',
    ),
    say('It is of about 3100 BCE.', 'Elle date d’environ 3100 av. J.-C.', 'Es de hacia 3100 a. e. c.'),
  ),
  known(
    say('Merer’s diary', 'Le journal de Merer', 'El diario de Merer'),
    say(
      'tells how a crew brought limestone by boat for the Great Pyramid',
      'raconte comment une équipe apportait par bateau le calcaire de la Grande Pyramide',
      'cuenta cómo una cuadrilla llevaba en barco caliza para la Gran Pirámide',
    ),
    say(
      'The papyri were found at Wadi al-Jarf by the Red Sea.',
      'Les papyrus ont été trouvés au Ouadi al-Jarf, près de la mer Rouge.',
      'Los papiros se hallaron en Uadi al-Yarf, junto al mar Rojo.',
    ),
  ),
  known(
    say('Hatshepsut', 'Hatchepsout', 'Hatshepsut'),
    say(
      'ruled as king and had a voyage to Punt shown in her temple',
      'régna comme roi et fit montrer un voyage au pays de Pount dans son temple',
      'reinó como rey e hizo mostrar en su templo un viaje a Punt',
    ),
    say(
      'The pictures at Deir el-Bahari show ships and incense trees.',
      'Les images de Deir el-Bahari montrent bateaux et arbres à encens.',
      'Las imágenes de Deir el-Bahari muestran barcos y árboles de incienso.',
    ),
  ),
  known(
    say('Deir el-Medina', 'Deir el-Médineh', 'Deir el-Medina'),
    say(
      'was the village of the people who cut the royal tombs',
      'était le village de ceux qui creusaient les tombes royales',
      'fue el pueblo de quienes excavaban las tumbas reales',
    ),
    say(
      'Thousands of written pieces of stone and pottery tell of their days.',
      'Des milliers d’éclats écrits racontent leurs journées.',
      'Miles de trozos escritos cuentan sus días.',
    ),
  ),
  known(
    say('Kerma', 'Kerma', 'Kerma'),
    say(
      'was an early city in Nubia with a huge mud-brick temple',
      'était une ancienne ville de Nubie avec un immense temple en brique crue',
      'fue una antigua ciudad de Nubia con un enorme templo de adobe',
    ),
    say(
      'Its great temple is called the western deffufa.',
      'Ce grand temple s’appelle la deffoufa occidentale.',
      'Ese gran templo se llama la deffufa occidental.',
    ),
  ),
  known(
    say('Piye', 'Piyé', 'Piye'),
    say(
      'was a king of Kush who came to rule Egypt as well',
      'était un roi de Koush qui régna aussi sur l’Égypte',
      'fue un rey de Kush que llegó a reinar también en Egipto',
    ),
    say(
      'His stone from Jebel Barkal tells of his campaign.',
      'Sa stèle du Djebel Barkal raconte sa campagne.',
      'Su estela de Yebel Barkal cuenta su campaña.',
    ),
  ),
  known(
    say('Meroë', 'Méroé', 'Meroe'),
    say(
      'was a capital of Kush with its own script and many steep pyramids',
      'était une capitale de Koush avec sa propre écriture et de nombreuses pyramides pointues',
      'fue una capital de Kush con escritura propia y muchas pirámides empinadas',
    ),
    say(
      'Its script can be sounded out, but much of the language is still unclear.',
      'On sait lire ses sons, mais la langue reste en partie obscure.',
      'Se pueden leer sus sonidos, pero la lengua aún es oscura en parte.',
    ),
  ),
  known(
    say('The Rosetta Stone', 'La pierre de Rosette', 'La piedra de Rosetta'),
    say(
      'carries one decree in hieroglyphs, Demotic and Greek',
      'porte un même décret en hiéroglyphes, en démotique et en grec',
      'lleva un mismo decreto en jeroglíficos, demótico y griego',
    ),
    say(
      'It helped Champollion to read hieroglyphs in 1822.',
      'Elle a aidé Champollion à lire les hiéroglyphes en 1822.',
      'Ayudó a Champollion a leer los jeroglíficos en 1822.',
    ),
  ),
  known(
    say('The Kandake Amanirenas', 'La candace Amanirenas', 'La candace Amanirenas'),
    say(
      'was a ruling queen of Kush in the time of the war with Rome',
      'était une reine régnante de Koush au temps de la guerre contre Rome',
      'fue reina gobernante de Kush en tiempos de la guerra con Roma',
    ),
    say(
      'Kandake was a title of royal women of Kush.',
      'Candace était un titre de femmes royales de Koush.',
      'Candace era un título de mujeres de la realeza de Kush.',
    ),
  ),
  known(
    say('The Rhind papyrus', 'Le papyrus Rhind', 'El papiro Rhind'),
    say(
      'holds worked problems in arithmetic, copied by the scribe Ahmose',
      'contient des problèmes de calcul résolus, copiés par le scribe Ahmès',
      'contiene problemas de cálculo resueltos, copiados por el escriba Ahmes',
    ),
    say(
      'It is in the British Museum today.',
      'Il est aujourd’hui au British Museum.',
      'Hoy está en el Museo Británico.',
    ),
  ),
  known(
    say('The pyramid of Djoser', 'La pyramide de Djéser', 'La pirámide de Zoser'),
    say(
      'rises in six steps of stone at Saqqara',
      's’élève en six degrés de pierre à Saqqarah',
      'se eleva en seis escalones de piedra en Saqqara',
    ),
    say(
      'It is the oldest surviving Egyptian pyramid known, of about 2650 BCE.',
      'C’est la plus ancienne pyramide égyptienne conservée et connue, vers 2650 av. J.-C.',
      'Es la pirámide egipcia más antigua conservada que se conoce, de hacia 2650 a. e. c.',
    ),
  ),
]);

/** Kemet and Nubia: places, people and works (C3 D2.His.2.6-8). */
export const ssKemet = generator('ss-kemet', (random, difficulty) => askPairBank(NILE, random, difficulty));
