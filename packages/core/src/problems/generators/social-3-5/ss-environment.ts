import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { CAUSE_MISSED } from '../../misconceptions/society.ts';
import { say } from '../../say.ts';
import { known } from '../social-6-8/terms.ts';

const CHANGES: PairBank = {
  pairs: [
    known(
      say(
        'The trees on a steep slope are cut down.',
        'On coupe les arbres d’une pente raide.',
        'Se talan los árboles de una ladera empinada.',
      ),
      say('Rain washes soil down the hill', 'La pluie emporte la terre', 'La lluvia arrastra la tierra'),
      say(
        'Roots no longer hold the soil.',
        'Les racines ne retiennent plus la terre.',
        'Las raíces ya no sujetan la tierra.',
      ),
    ),
    known(
      say(
        'A dam is built across a river.',
        'On construit un barrage sur une rivière.',
        'Se construye una presa en un río.',
      ),
      say(
        'A lake fills the valley above it',
        'Un lac remplit la vallée en amont',
        'Un lago llena el valle de arriba',
      ),
      say('The wall holds the water back.', 'Le mur retient l’eau.', 'El muro retiene el agua.'),
    ),
    known(
      say(
        'Much water is taken from a river for fields.',
        'On prend beaucoup d’eau d’une rivière pour les champs.',
        'Se toma mucha agua de un río para los campos.',
      ),
      say(
        'Less water reaches the people downstream',
        'Moins d’eau arrive en aval',
        'Llega menos agua río abajo',
      ),
      say(
        'What is used above is missing below.',
        'Ce qui est pris en haut manque en bas.',
        'Lo que se usa arriba falta abajo.',
      ),
    ),
    known(
      say('Summers are hot and dry.', 'Les étés sont chauds et secs.', 'Los veranos son cálidos y secos.'),
      say(
        'People build thick walls that stay cool',
        'On bâtit des murs épais qui restent frais',
        'Se hacen muros gruesos que siguen frescos',
      ),
      say(
        'Thick walls warm up slowly.',
        'Un mur épais chauffe lentement.',
        'Un muro grueso se calienta despacio.',
      ),
    ),
    known(
      say(
        'Farmers cut terraces into a hillside.',
        'On taille des terrasses dans une pente.',
        'Se hacen terrazas en una ladera.',
      ),
      say(
        'Rain soaks in on flat steps',
        'La pluie s’infiltre sur des marches plates',
        'La lluvia se infiltra en escalones llanos',
      ),
      say(
        'Water slows down where the ground is flat.',
        'L’eau ralentit sur le plat.',
        'El agua se frena en lo llano.',
      ),
    ),
    known(
      say(
        'Boats catch more fish than are born.',
        'On pêche plus de poissons qu’il n’en naît.',
        'Se pescan más peces de los que nacen.',
      ),
      say(
        'Nets come up emptier each year',
        'Les filets sont plus vides chaque année',
        'Las redes salen cada año más vacías',
      ),
      say(
        'Too few grown fish are left to have young.',
        'Il reste trop peu d’adultes pour se reproduire.',
        'Quedan pocos adultos para criar.',
      ),
    ),
    known(
      say(
        'Winters bring deep snow.',
        'Les hivers apportent beaucoup de neige.',
        'Los inviernos traen mucha nieve.',
      ),
      say('People build steep roofs', 'On bâtit des toits pentus', 'Se hacen tejados empinados'),
      say(
        'Snow slides off a steep roof.',
        'La neige glisse d’un toit pentu.',
        'La nieve resbala del tejado empinado.',
      ),
    ),
    known(
      say(
        'A city covers its ground with asphalt.',
        'Une ville couvre son sol d’asphalte.',
        'Una ciudad cubre su suelo de asfalto.',
      ),
      say(
        'Rain runs off fast and floods the drains',
        'La pluie ruisselle vite et remplit les égouts',
        'La lluvia corre rápido y llena las alcantarillas',
      ),
      say(
        'Water cannot soak into asphalt.',
        'L’eau ne traverse pas l’asphalte.',
        'El agua no atraviesa el asfalto.',
      ),
    ),
    known(
      say(
        'Mangrove trees are planted along a coast.',
        'On plante des mangroves le long d’une côte.',
        'Se plantan manglares en una costa.',
      ),
      say(
        'Waves lose strength before the village',
        'Les vagues faiblissent avant le village',
        'Las olas pierden fuerza antes de la aldea',
      ),
      say(
        'Roots and trunks slow the water.',
        'Racines et troncs freinent l’eau.',
        'Raíces y troncos frenan el agua.',
      ),
    ),
    known(
      say(
        'A busy road cuts a forest in two.',
        'Une grande route coupe une forêt en deux.',
        'Una gran carretera parte un bosque en dos.',
      ),
      say(
        'Wild animals can no longer cross safely',
        'Les bêtes ne peuvent plus passer sans danger',
        'Los animales ya no pueden cruzar seguros',
      ),
      say(
        'Cars pass there day and night.',
        'Des voitures y passent jour et nuit.',
        'Por allí pasan coches día y noche.',
      ),
      ['Rain runs off fast and floods the drains'],
    ),
    known(
      say(
        'The ash of an old volcano has made the soil rich.',
        'La cendre d’un vieux volcan a enrichi la terre.',
        'La ceniza de un viejo volcán ha hecho rica la tierra.',
      ),
      say(
        'Many families come to live and farm there',
        'Beaucoup de familles viennent y vivre et cultiver',
        'Muchas familias van a vivir y cultivar allí',
      ),
      say(
        'Crops grow well in rich soil.',
        'Les cultures poussent bien dans une terre riche.',
        'Los cultivos crecen bien en tierra rica.',
      ),
    ),
    known(
      say(
        'Well water is pumped up faster than rain refills it.',
        'On pompe l’eau des puits plus vite que la pluie ne la remplace.',
        'Se bombea el agua de los pozos más rápido de lo que llueve.',
      ),
      say(
        'Wells must be dug deeper and deeper',
        'Il faut creuser des puits toujours plus profonds',
        'Hay que cavar pozos cada vez más hondos',
      ),
      say('The water under the ground sinks.', 'L’eau baisse sous la terre.', 'El agua baja bajo la tierra.'),
      ['Less water reaches the people downstream'],
    ),
  ],
  mixedUp: CAUSE_MISSED,
  askRight: say('{left} What follows?', '{left} Que se passe-t-il ensuite ?', '{left} ¿Qué ocurre después?'),
  askLeft: say(
    'What leads to this? “{right}”',
    'Qu’est-ce qui mène à cela ? « {right} »',
    '¿Qué lleva a esto? «{right}»',
  ),
  askMatch: say(
    'Match each cause with what follows.',
    'Associe chaque cause à sa suite.',
    'Une cada causa con su consecuencia.',
  ),
  nudge: say(
    'Follow the water, the soil or the people.',
    'Suis l’eau, la terre ou les gens.',
    'Sigue el agua, la tierra o la gente.',
  ),
  rule: [
    say('Ask what is different now.', 'Demande ce qui a changé.', 'Pregunta qué ha cambiado.'),
    say(
      'An effect starts where something changes.',
      'Un effet commence là où quelque chose change.',
      'Un efecto empieza donde algo cambia.',
    ),
  ],
};

/** People and land change each other (C3 D2.Geo.5.3-5). */
export const ssEnvironment = generator('ss-environment', (random, difficulty) =>
  askPairBank(CHANGES, random, difficulty),
);
