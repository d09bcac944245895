import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { ORIGINS_MIXED_UP } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import { known } from '../social-6-8/terms.ts';

const RIVERS: PairBank = {
  pairs: [
    known(
      say('The Nile', 'Le Nil', 'El Nilo'),
      say(
        'Kemet, with its royal city Memphis',
        'Kemet, avec sa ville royale Memphis',
        'Kemet, con su ciudad real Menfis',
      ),
      say(
        'Its summer flood left fertile mud.',
        'Sa crue d’été laissait un limon fertile.',
        'Su crecida de verano dejaba limo fértil.',
      ),
    ),
    known(
      say('The Euphrates', 'L’Euphrate', 'El Éufrates'),
      say(
        'Uruk and Babylon in today’s Iraq',
        'Uruk et Babylone dans l’Irak actuel',
        'Uruk y Babilonia en el Irak actual',
      ),
      say(
        'Canals led its water to dry fields.',
        'Des canaux menaient son eau aux champs secs.',
        'Canales llevaban su agua a campos secos.',
      ),
    ),
    known(
      say('The Indus', 'L’Indus', 'El Indo'),
      say(
        'Mohenjo-daro with its brick drains',
        'Mohenjo-daro et ses égouts en brique',
        'Mohenjo-Daro con sus desagües de ladrillo',
      ),
      say(
        'It flows through today’s Pakistan.',
        'Il traverse l’actuel Pakistan.',
        'Cruza el actual Pakistán.',
      ),
    ),
    known(
      say('The Yellow River', 'Le fleuve Jaune', 'El río Amarillo'),
      say(
        'Anyang, a capital of the Shang kings',
        'Anyang, capitale des rois Shang',
        'Anyang, capital de los reyes Shang',
      ),
      say(
        'Yellow dust, called loess, colors the water.',
        'Une poussière jaune, le lœss, colore l’eau.',
        'Un polvo amarillo, el loess, tiñe el agua.',
      ),
    ),
    known(
      say('The inner Niger', 'Le Niger intérieur', 'El Níger interior'),
      say('Jenne-jeno in today’s Mali', 'Djenné-Djéno dans l’actuel Mali', 'Yenné-Yeno en el actual Malí'),
      say(
        'African rice grows in its floodlands.',
        'Le riz africain pousse dans ses plaines inondées.',
        'El arroz africano crece en sus llanuras inundadas.',
      ),
    ),
    known(
      say('The Supe', 'Le Supe', 'El Supe'),
      say(
        'Caral, an early city in Peru',
        'Caral, une ancienne ville du Pérou',
        'Caral, una antigua ciudad del Perú',
      ),
      say(
        'Cotton for nets and cloth grew in its valley.',
        'Du coton pour filets et tissus y poussait.',
        'En su valle crecía algodón para redes y telas.',
      ),
    ),
    known(
      say('The Yangzi', 'Le Yangzi', 'El Yangtsé'),
      say(
        'early rice villages such as Hemudu, south of its mouth',
        'd’anciens villages du riz comme Hemudu, au sud de l’embouchure',
        'antiguas aldeas del arroz como Hemudu, al sur de su boca',
      ),
      say(
        'Rice loves warm, wet fields.',
        'Le riz aime les champs chauds et humides.',
        'El arroz ama los campos cálidos y húmedos.',
      ),
    ),
    known(
      say('The Tigris', 'Le Tigre', 'El Tigris'),
      say(
        'Assur and Nineveh, cities of the Assyrian kings',
        'Assur et Ninive, villes des rois d’Assyrie',
        'Asur y Nínive, ciudades de los reyes asirios',
      ),
      say(
        'It runs beside the Euphrates to the Persian Gulf.',
        'Il va avec l’Euphrate vers le golfe Persique.',
        'Va junto al Éufrates hacia el golfo Pérsico.',
      ),
    ),
    known(
      say('The Ganges', 'Le Gange', 'El Ganges'),
      say(
        'Pataliputra, capital of the Maurya kings, now Patna in India',
        'Pataliputra, capitale des rois Maurya, aujourd’hui Patna en Inde',
        'Pataliputra, capital de los reyes Maurya, hoy Patna, en la India',
      ),
      say(
        'Its water comes from the Himalaya.',
        'Son eau vient de l’Himalaya.',
        'Su agua viene del Himalaya.',
      ),
    ),
    known(
      say('The Mississippi', 'Le Mississippi', 'El Misisipi'),
      say(
        'Cahokia with its great earth mounds, near today’s St. Louis',
        'Cahokia et ses grands tertres de terre, près de l’actuelle Saint-Louis',
        'Cahokia con sus grandes montículos de tierra, cerca de la actual San Luis',
      ),
      say(
        'Corn grew in its wide bottom lands.',
        'Le maïs poussait dans ses larges fonds de vallée.',
        'El maíz crecía en sus anchas vegas.',
      ),
    ),
    known(
      say('The Danube', 'Le Danube', 'El Danubio'),
      say(
        'Lepenski Vir, a village of fishers in today’s Serbia',
        'Lepenski Vir, village de pêcheurs dans l’actuelle Serbie',
        'Lepenski Vir, una aldea de pescadores en la actual Serbia',
      ),
      say(
        'Its houses stood at a gorge full of fish.',
        'Ses maisons étaient près d’une gorge poissonneuse.',
        'Sus casas estaban junto a un desfiladero lleno de peces.',
      ),
    ),
    known(
      say('The Tiber', 'Le Tibre', 'El Tíber'),
      say(
        'early Rome, on hills beside a ford',
        'la Rome ancienne, sur des collines près d’un gué',
        'la antigua Roma, en colinas junto a un vado',
      ),
      say(
        'Boats brought salt up from the sea.',
        'Des bateaux apportaient le sel de la mer.',
        'Los barcos traían sal desde el mar.',
      ),
    ),
  ],
  mixedUp: ORIGINS_MIXED_UP,
  askRight: say(
    '{left}: which early place grew up there?',
    '{left} : quel lieu ancien y a grandi ?',
    '{left}: ¿qué lugar antiguo creció allí?',
  ),
  askLeft: say(
    'Which river belongs to this place? {right}',
    'Quel cours d’eau va avec ce lieu ? {right}',
    '¿Qué río corresponde a este lugar? {right}',
  ),
  askMatch: say(
    'Match each river with its place.',
    'Associe chaque cours d’eau à son lieu.',
    'Une cada río con su lugar.',
  ),
  nudge: say(
    'Which country does the river flow through?',
    'Quel pays le fleuve traverse-t-il ?',
    '¿Qué país cruza el río?',
  ),
  rule: [
    say(
      'Find the river on a map in your mind.',
      'Trouve le fleuve sur une carte, en pensée.',
      'Busca el río en un mapa, con la mente.',
    ),
    say(
      'Old cities lie near water.',
      'Les villes anciennes sont près de l’eau.',
      'Las ciudades antiguas están cerca del agua.',
    ),
  ],
};

/** Early cities and villages and their rivers (C3 D2.Geo.8.3-5). */
export const ssRivers = generator('ss-rivers', (random, difficulty) =>
  askPairBank(RIVERS, random, difficulty),
);
