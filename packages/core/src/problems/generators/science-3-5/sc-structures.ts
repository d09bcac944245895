import { type PairBank, askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { STRUCTURE_BY_LOOKS } from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';

const PARTS: PairBank = {
  pairs: [
    {
      left: { text: say('Roots', 'Les racines', 'Las raíces') },
      right: {
        text: say(
          'Hold the plant and take in water',
          'Tenir la plante et prendre l’eau',
          'Sujetan la planta y toman agua',
        ),
      },
      why: say(
        'They reach deep and wide into the soil.',
        'Elles s’étendent loin dans le sol.',
        'Se extienden por el suelo.',
      ),
    },
    {
      left: { text: say('Leaves', 'Les feuilles', 'Las hojas') },
      right: {
        text: say(
          'Catch sunlight to make food',
          'Capter la lumière pour se nourrir',
          'Captan luz para hacer alimento',
        ),
      },
      why: say(
        'They are flat and wide to the light.',
        'Elles sont plates et tournées vers la lumière.',
        'Son planas y anchas hacia la luz.',
      ),
    },
    {
      left: { text: say('Thorns', 'Les épines', 'Las espinas') },
      right: {
        text: say(
          'Keep plant eaters away',
          'Éloigner les mangeurs de plantes',
          'Alejan a quien come plantas',
        ),
      },
      why: say('They are hard and pointed.', 'Elles sont dures et pointues.', 'Son duras y puntiagudas.'),
    },
    {
      left: { text: say('Stem', 'La tige', 'El tallo') },
      right: {
        text: say(
          'Carry water up to the leaves',
          'Monter l’eau jusqu’aux feuilles',
          'Sube el agua hasta las hojas',
        ),
      },
      why: say('It has thin tubes inside.', 'Elle contient de fins tubes.', 'Tiene tubos finos por dentro.'),
    },
    {
      left: { text: say('Gills', 'Les branchies', 'Las branquias') },
      right: {
        text: say('Take oxygen out of water', 'Prendre l’oxygène de l’eau', 'Toman oxígeno del agua'),
      },
      why: say(
        'Water flows over their thin sheets.',
        'L’eau passe sur leurs fines lames.',
        'El agua pasa por sus láminas finas.',
      ),
    },
    {
      left: { text: say('Lungs', 'Les poumons', 'Los pulmones') },
      right: { text: say('Take oxygen out of air', 'Prendre l’oxygène de l’air', 'Toman oxígeno del aire') },
      why: say(
        'They fill with air at each breath.',
        'Ils se remplissent d’air à chaque souffle.',
        'Se llenan de aire al respirar.',
      ),
    },
    {
      left: { text: say('Heart', 'Le cœur', 'El corazón') },
      right: {
        text: say(
          'Pump blood around the body',
          'Pomper le sang dans le corps',
          'Bombea sangre por el cuerpo',
        ),
      },
      why: say(
        'It is a strong, hollow muscle.',
        'C’est un muscle creux et fort.',
        'Es un músculo hueco y fuerte.',
      ),
    },
    {
      left: { text: say('Webbed feet', 'Les pattes palmées', 'Las patas palmeadas') },
      right: { text: say('Paddle through water', 'Pagayer dans l’eau', 'Reman en el agua') },
      why: say(
        'Skin between the toes pushes much water.',
        'La peau entre les doigts pousse beaucoup d’eau.',
        'La piel entre los dedos empuja mucha agua.',
      ),
    },
    {
      left: {
        text: say('Hollow bones of a bird', 'Les os creux d’un oiseau', 'Los huesos huecos de un ave'),
      },
      right: {
        text: say(
          'Keep the body light for flight',
          'Alléger le corps pour voler',
          'Hacen ligero el cuerpo para volar',
        ),
      },
      why: say('Less bone weighs less.', 'Moins d’os pèse moins.', 'Menos hueso pesa menos.'),
    },
    {
      left: {
        text: say(
          'Thick fat of a whale',
          'La graisse épaisse d’une baleine',
          'La grasa gruesa de una ballena',
        ),
      },
      right: {
        text: say(
          'Hold warmth in cold water',
          'Garder la chaleur dans l’eau froide',
          'Guarda el calor en agua fría',
        ),
      },
      why: say(
        'Heat passes slowly through fat.',
        'La chaleur traverse lentement la graisse.',
        'El calor pasa despacio por la grasa.',
      ),
    },
    {
      left: { text: say('Bright petals', 'Les pétales colorés', 'Los pétalos de colores') },
      right: {
        text: say(
          'Draw insects to the flower',
          'Attirer les insectes vers la fleur',
          'Atraen insectos a la flor',
        ),
      },
      why: say(
        'Color can be seen from far away.',
        'La couleur se voit de loin.',
        'El color se ve desde lejos.',
      ),
    },
    {
      left: { text: say('Skull', 'Le crâne', 'El cráneo') },
      right: {
        text: say(
          'Guard the brain from knocks',
          'Protéger le cerveau des chocs',
          'Protege el cerebro de los golpes',
        ),
      },
      why: say('It is a hard case of bone.', 'C’est une boîte d’os dure.', 'Es una caja dura de hueso.'),
    },
  ],
  askRight: say(
    '{left}: what is this part’s main work?',
    '{left} : quel est le rôle principal ?',
    '{left}: ¿cuál es su función principal?',
  ),
  askLeft: say(
    'Which part does this: {right}?',
    'Quelle partie fait cela : {right} ?',
    '¿Qué parte hace esto: {right}?',
  ),
  askMatch: say(
    'Match each part with its work.',
    'Associe chaque partie à son rôle.',
    'Une cada parte con su función.',
  ),
  mixedUp: STRUCTURE_BY_LOOKS,
  nudge: say(
    'What can a part of this shape do?',
    'Que peut faire une partie de cette forme ?',
    '¿Qué puede hacer una parte así?',
  ),
  rule: [
    say(
      'Look at how the part is built and where it is.',
      'Observe la forme de la partie et sa place.',
      'Mira cómo es la parte y dónde está.',
    ),
    say(
      'Shape and work fit each other.',
      'La forme et le rôle vont ensemble.',
      'La forma y la función van juntas.',
    ),
  ],
};

/** Parts of plants and animals and their work (NGSS 4-LS1-1). */
export const scStructures = generator('sc-structures', (random, difficulty) =>
  askPairBank(PARTS, random, difficulty),
);
