import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { leftOf, matchPairs, rightOf, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { ORIGINS_MIXED_UP } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { fromWhichLayer } from './grain-layers.ts';
import { known, termBank } from './terms.ts';

const TERMS = termBank(
  [
    known(
      say('Wheat and barley', 'Le blé et l’orge', 'El trigo y la cebada'),
      say(
        'the Fertile Crescent of Southwest Asia',
        'le Croissant fertile, en Asie du Sud-Ouest',
        'la Media Luna Fértil, en Asia sudoccidental',
      ),
      say(
        'Their wild relatives grow there today.',
        'Leurs parents sauvages y poussent encore.',
        'Sus parientes silvestres crecen allí.',
      ),
    ),
    known(
      say('Foxtail millet', 'Le millet des oiseaux', 'El mijo menor'),
      say('northern China', 'la Chine du Nord', 'el norte de China'),
      say(
        'Villages on the Yellow River stored it.',
        'Des villages du fleuve Jaune le stockaient.',
        'Aldeas del río Amarillo lo guardaban.',
      ),
    ),
    known(
      say('Asian rice', 'Le riz asiatique', 'El arroz asiático'),
      say(
        'the lower Yangzi valley in China',
        'la basse vallée du Yangzi, en Chine',
        'el bajo valle del Yangtsé, en China',
      ),
      say(
        'Early rice was found in wet fields there.',
        'On y a trouvé du riz ancien dans des champs humides.',
        'Allí se halló arroz antiguo en campos húmedos.',
      ),
    ),
    known(
      say('Maize', 'Le maïs', 'El maíz'),
      say('southwestern Mexico', 'le sud-ouest du Mexique', 'el sudoeste de México'),
      say(
        'It comes from a wild grass called teosinte.',
        'Il vient d’une herbe sauvage, la téosinte.',
        'Viene de una hierba silvestre, el teosinte.',
      ),
    ),
    known(
      say('Potatoes', 'Les pommes de terre', 'Las papas'),
      say(
        'the Andes around Lake Titicaca and southern Peru',
        'les Andes, autour du lac Titicaca et du sud du Pérou',
        'los Andes, en torno al lago Titicaca y el sur del Perú',
      ),
      say(
        'Hundreds of kinds are grown there today.',
        'On y en cultive des centaines de sortes.',
        'Allí se cultivan cientos de variedades.',
      ),
    ),
    known(
      say('Bananas and taro', 'Les bananes et le taro', 'Los plátanos y el taro'),
      say(
        'the highlands of New Guinea',
        'les hautes terres de Nouvelle-Guinée',
        'las tierras altas de Nueva Guinea',
      ),
      say(
        'Old drainage ditches at Kuk show early gardens.',
        'D’anciens fossés à Kuk montrent des jardins.',
        'Zanjas antiguas en Kuk muestran huertos.',
      ),
    ),
    known(
      say('African rice', 'Le riz africain', 'El arroz africano'),
      say(
        'West Africa, near the inner Niger',
        'l’Afrique de l’Ouest, près du Niger intérieur',
        'África Occidental, cerca del Níger interior',
      ),
      say(
        'It is a species of its own, not Asian rice.',
        'C’est une espèce à part, non le riz asiatique.',
        'Es una especie propia, no arroz asiático.',
      ),
    ),
    known(
      say('Teff', 'Le teff', 'El tef'),
      say('the highlands of Ethiopia', 'les hautes terres d’Éthiopie', 'las tierras altas de Etiopía'),
      say(
        'Injera bread is made of it today.',
        'On en fait aujourd’hui le pain injera.',
        'Con él se hace hoy el pan injera.',
      ),
    ),
    known(
      say('Sunflowers', 'Les tournesols', 'Los girasoles'),
      say('eastern North America', 'l’est de l’Amérique du Nord', 'el este de América del Norte'),
      say(
        'Their large seeds were bred from small wild ones.',
        'Leurs grosses graines viennent de petites graines sauvages.',
        'Sus semillas grandes vienen de otras pequeñas.',
      ),
    ),
  ],
  ORIGINS_MIXED_UP,
);

const CROPS: PairBank = {
  ...TERMS,
  askRight: say(
    '{left}: where did people begin early to farm this crop?',
    '{left} : où a-t-on commencé très tôt à cultiver cela ?',
    '{left}: ¿dónde se empezó pronto a cultivar esto?',
  ),
  askLeft: say(
    'Which crop comes from this region? {right}',
    'Quelle culture vient de cette région ? {right}',
    '¿Qué cultivo viene de esta región? {right}',
  ),
  askMatch: say(
    'Match each crop with the region it comes from.',
    'Associe chaque culture à sa région d’origine.',
    'Une cada cultivo con su región de origen.',
  ),
  nudge: say(
    'Think of where each plant still grows wild.',
    'Pense à l’endroit où la plante pousse encore sauvage.',
    'Piensa dónde crece aún silvestre la planta.',
  ),
};
function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? rightOf(CROPS, random) : leftOf(CROPS, random);
  return difficulty === 2 ? fromWhichLayer(random) : matchPairs(CROPS, random, 4);
}

/** Where farming began, and how digs show it (C3 D2.His.1.6-8). */
export const ssNeolithic = generator('ss-neolithic', make);
