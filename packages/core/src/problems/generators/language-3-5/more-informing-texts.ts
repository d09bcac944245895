import { say } from '../../say.ts';
import type { InformingText } from './informing-texts.ts';

/** More short texts that inform. */
export const MORE_TEXTS: readonly InformingText[] = [
  {
    details: [
      say(
        'A sea otter carries a flat stone under its arm.',
        'Une loutre de mer porte une pierre plate sous le bras.',
        'Una nutria marina lleva una piedra plana bajo el brazo.',
      ),
      say(
        'It lies on its back and lays the stone on its belly.',
        'Elle se met sur le dos et pose la pierre sur son ventre.',
        'Se pone de espaldas y coloca la piedra en la barriga.',
      ),
      say(
        'Then it knocks shells against the stone until they break.',
        'Puis elle frappe des coquillages contre la pierre pour les casser.',
        'Luego golpea conchas contra la piedra hasta que se rompen.',
      ),
    ],
    main: say(
      'Sea otters use stones as tools to open shells.',
      'Les loutres de mer ouvrent des coquillages avec des pierres comme outils.',
      'Las nutrias marinas usan piedras como herramientas para abrir conchas.',
    ),
    narrow: say(
      'A sea otter lies on its back.',
      'Une loutre de mer se met sur le dos.',
      'Una nutria marina se pone de espaldas.',
    ),
    wide: say(
      'All sea animals use tools.',
      'Tous les animaux marins ont des outils.',
      'Todos los animales marinos usan herramientas.',
    ),
    stray: say(
      'Otter fur is very thick.',
      'La fourrure des loutres est très épaisse.',
      'El pelo de las nutrias es muy espeso.',
    ),
    extra: say(
      'An otter may keep a good stone for its next meal.',
      'Une loutre peut garder une bonne pierre pour le repas suivant.',
      'Una nutria puede guardar una buena piedra para la próxima comida.',
    ),
  },
  {
    details: [
      say(
        'In Meghalaya, in India, people lead the roots of fig trees across streams.',
        'Au Meghalaya, en Inde, on guide les racines de figuiers par-dessus des ruisseaux.',
        'En Meghalaya, en la India, la gente guía raíces de higueras sobre los arroyos.',
      ),
      say(
        'The roots grow thicker year by year.',
        'Les racines grossissent d’année en année.',
        'Las raíces engordan año tras año.',
      ),
      say(
        'After long years they carry people.',
        'Après de longues années, elles portent des gens.',
        'Tras largos años sostienen a personas.',
      ),
    ],
    main: say(
      'Bridges can be grown from living roots.',
      'On peut faire pousser des ponts avec des racines vivantes.',
      'Se pueden hacer crecer puentes con raíces vivas.',
    ),
    narrow: say('Roots grow thicker.', 'Les racines grossissent.', 'Las raíces engordan.'),
    wide: say(
      'Nobody on Earth needs stone bridges.',
      'Personne sur Terre n’a besoin de ponts de pierre.',
      'Nadie en la Tierra necesita puentes de piedra.',
    ),
    stray: say('Ripe figs taste sweet.', 'Les figues mûres sont sucrées.', 'Los higos maduros son dulces.'),
    extra: say(
      'People mend such a bridge by leading new roots into it.',
      'On répare un tel pont en y guidant de nouvelles racines.',
      'Ese puente se repara guiando raíces nuevas hacia él.',
    ),
  },
  {
    details: [
      say(
        'Peels and leaves are piled up in a corner of the garden.',
        'On entasse des épluchures et des feuilles dans un coin du jardin.',
        'Se amontonan cáscaras y hojas en un rincón del jardín.',
      ),
      say(
        'Worms and tiny living things feed on them.',
        'Des vers et de minuscules êtres vivants s’en nourrissent.',
        'Gusanos y seres diminutos se alimentan de ellas.',
      ),
      say(
        'After some months dark, crumbly soil is left.',
        'Après quelques mois, il reste une terre sombre et friable.',
        'Al cabo de unos meses queda tierra oscura y suelta.',
      ),
    ],
    main: say(
      'In a compost heap, scraps turn into soil.',
      'Dans un tas de compost, les déchets deviennent de la terre.',
      'En un montón de compost, los restos se vuelven tierra.',
    ),
    narrow: say('Worms feed on peels.', 'Les vers mangent des épluchures.', 'Los gusanos comen cáscaras.'),
    wide: say(
      'All waste in the world turns into soil.',
      'Tous les déchets du monde deviennent de la terre.',
      'Toda la basura del mundo se vuelve tierra.',
    ),
    stray: say(
      'Apples keep well in a cool cellar.',
      'Les pommes se gardent bien dans une cave fraîche.',
      'Las manzanas se conservan bien en un sótano fresco.',
    ),
    extra: say(
      'Turning the heap lets air in, and the scraps rot faster.',
      'Retourner le tas laisse entrer l’air, et les déchets pourrissent plus vite.',
      'Remover el montón deja entrar aire y los restos se pudren antes.',
    ),
  },
  {
    details: [
      say(
        'Louis Braille could not see and went to school in Paris.',
        'Louis Braille ne voyait pas et allait à l’école à Paris.',
        'Louis Braille no veía e iba a la escuela en París.',
      ),
      say(
        'He put raised dots into groups of up to 6.',
        'Il disposa des points en relief en groupes de 6 au plus.',
        'Puso puntos en relieve en grupos de hasta 6.',
      ),
      say(
        'Each group stands for a letter that fingers can feel.',
        'Chaque groupe est une lettre que les doigts peuvent sentir.',
        'Cada grupo es una letra que los dedos pueden sentir.',
      ),
    ],
    main: say(
      'Braille’s dots let people read by touch.',
      'Les points de Braille permettent de lire au toucher.',
      'Los puntos de Braille permiten leer con el tacto.',
    ),
    narrow: say(
      'Braille went to school in Paris.',
      'Braille allait à l’école à Paris.',
      'Braille iba a la escuela en París.',
    ),
    wide: say(
      'Everybody reads best with the fingers.',
      'Tout le monde lit mieux avec les doigts.',
      'Todo el mundo lee mejor con los dedos.',
    ),
    stray: say(
      'Paris lies on the Seine.',
      'Paris est au bord de la Seine.',
      'París está a orillas del Sena.',
    ),
    extra: say(
      'With the same dots people can read music, too.',
      'Avec les mêmes points, on peut aussi lire la musique.',
      'Con los mismos puntos también se puede leer música.',
    ),
  },
  {
    details: [
      say(
        'A beaver fells young trees with its teeth.',
        'Un castor abat de jeunes arbres avec ses dents.',
        'Un castor tala árboles jóvenes con los dientes.',
      ),
      say(
        'It piles them with mud across a stream.',
        'Il les entasse avec de la boue en travers d’un ruisseau.',
        'Los amontona con barro a través de un arroyo.',
      ),
      say(
        'The water rises to a pond with a safe lodge in it.',
        'L’eau monte et forme un étang avec une hutte bien à l’abri.',
        'El agua sube y forma un estanque con una madriguera segura.',
      ),
    ],
    main: say(
      'Beavers build dams and so make ponds to live in.',
      'Les castors font des barrages et ainsi des étangs où vivre.',
      'Los castores hacen presas y así estanques donde vivir.',
    ),
    narrow: say('A beaver has teeth.', 'Un castor a des dents.', 'Un castor tiene dientes.'),
    wide: say(
      'Beavers made all the lakes of the world.',
      'Les castors ont fait tous les lacs du monde.',
      'Los castores hicieron todos los lagos del mundo.',
    ),
    stray: say(
      'Hats were once made of beaver fur.',
      'On faisait jadis des chapeaux en poil de castor.',
      'Antes se hacían sombreros de pelo de castor.',
    ),
    extra: say(
      'When water leaks out, beavers soon close the gap.',
      'Quand l’eau fuit, les castors bouchent vite le trou.',
      'Cuando se escapa agua, los castores tapan pronto el hueco.',
    ),
  },
  {
    details: [
      say(
        'At low tide the sea draws back from the shore.',
        'À marée basse, la mer se retire du rivage.',
        'En marea baja el mar se retira de la orilla.',
      ),
      say(
        'Mussels then close their shells tight.',
        'Les moules ferment alors bien leur coquille.',
        'Los mejillones cierran entonces bien sus conchas.',
      ),
      say(
        'Snails and crabs hide under wet weed.',
        'Bigorneaux et crabes se cachent sous les algues mouillées.',
        'Caracoles y cangrejos se esconden bajo algas mojadas.',
      ),
    ],
    main: say(
      'Shore animals have ways to wait for the water.',
      'Les animaux du rivage savent attendre l’eau.',
      'Los animales de la orilla saben esperar el agua.',
    ),
    narrow: say('Mussels have shells.', 'Les moules ont une coquille.', 'Los mejillones tienen conchas.'),
    wide: say(
      'All sea animals can live on dry land.',
      'Tous les animaux marins peuvent vivre à sec.',
      'Todos los animales marinos pueden vivir en seco.',
    ),
    stray: say(
      'Children build castles of sand.',
      'Les enfants font des châteaux de sable.',
      'Los niños hacen castillos de arena.',
    ),
    extra: say(
      'Sea anemones pull in their arms and stay moist.',
      'Les anémones de mer rentrent leurs bras et restent humides.',
      'Las anémonas meten los brazos y siguen húmedas.',
    ),
  },
];
