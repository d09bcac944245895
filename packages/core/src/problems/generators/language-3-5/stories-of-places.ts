import {
  AGAINST_THE_TEXT,
  MORE_THAN_IS_WRITTEN,
  SAME_TOPIC_IS_ENOUGH as NEAR,
} from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import type { EvidenceCase } from './evidence-case.ts';

/** Little stories in which a place shows what has happened. */
export const STORIES_OF_PLACES: readonly [EvidenceCase, ...EvidenceCase[]] = [
  {
    parts: [
      [
        say(
          'The bakery stands at the corner.',
          'La boulangerie est au coin de la rue.',
          'La panadería está en la esquina.',
        ),
        NEAR,
      ],
      [
        say(
          'At nine in the morning its shelves were already empty.',
          'À neuf heures du matin, ses étagères étaient déjà vides.',
          'A las nueve de la mañana los estantes ya estaban vacíos.',
        ),
        'evidence',
      ],
      [say('The baker’s name is Kofi.', 'Le boulanger s’appelle Kofi.', 'El panadero se llama Kofi.'), NEAR],
      [
        say(
          'A long line of people went home without bread.',
          'Une longue file de gens rentra sans pain.',
          'Una larga fila de gente volvió a casa sin pan.',
        ),
        'evidence',
      ],
      [say('Its sign is blue.', 'Son enseigne est bleue.', 'Su letrero es azul.'), NEAR],
    ],
    supported: say(
      'More people wanted bread than Kofi had baked for.',
      'Plus de gens voulaient du pain que Kofi n’en avait prévu.',
      'Quería pan más gente de la que Kofi había previsto.',
    ),
    notSupported: [
      [
        say(
          'Nobody likes Kofi’s bread.',
          'Personne n’aime le pain de Kofi.',
          'A nadie le gusta el pan de Kofi.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'Kofi will open a second shop.',
          'Kofi ouvrira une deuxième boutique.',
          'Kofi abrirá otra tienda.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Empty shelves and people without bread show that there was too little.',
      'Des étagères vides et des gens sans pain montrent qu’il en manquait.',
      'Los estantes vacíos y la gente sin pan muestran que faltaba.',
    ),
  },
  {
    parts: [
      [
        say(
          'Grandfather’s garden has a stone wall.',
          'Le jardin de Grand-père a un mur de pierre.',
          'El jardín del abuelo tiene un muro de piedra.',
        ),
        NEAR,
      ],
      [
        say(
          'This week he carried a watering can out every evening.',
          'Cette semaine, il a sorti l’arrosoir chaque soir.',
          'Esta semana sacó la regadera cada tarde.',
        ),
        'evidence',
      ],
      [say('A gate leads to the lane.', 'Un portail mène au chemin.', 'Una puerta da al camino.'), NEAR],
      [
        say(
          'The ground between the beans was cracked.',
          'La terre entre les haricots était fendillée.',
          'La tierra entre los frijoles estaba agrietada.',
        ),
        'evidence',
      ],
      [say('He wears a straw hat.', 'Il porte un chapeau de paille.', 'Lleva un sombrero de paja.'), NEAR],
    ],
    supported: say(
      'There has been too little rain in the garden.',
      'Il a trop peu plu sur le jardin.',
      'Ha llovido demasiado poco en el jardín.',
    ),
    notSupported: [
      [
        say('The garden is under water.', 'Le jardin est inondé.', 'El jardín está inundado.'),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'Grandfather will sell the garden.',
          'Grand-père vendra le jardin.',
          'El abuelo venderá el jardín.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Dry soil cracks, and then plants must be watered.',
      'La terre sèche se fend, et il faut alors arroser.',
      'La tierra seca se agrieta y entonces hay que regar.',
    ),
  },
  {
    parts: [
      [
        say(
          'Ravi’s bag is made of red cloth.',
          'Le sac de Ravi est en tissu rouge.',
          'La bolsa de Ravi es de tela roja.',
        ),
        NEAR,
      ],
      [
        say(
          'He turned the map around for the third time.',
          'Il tourna la carte pour la troisième fois.',
          'Giró el mapa por tercera vez.',
        ),
        'evidence',
      ],
      [
        say(
          'The market was full of people.',
          'Le marché était plein de monde.',
          'El mercado estaba lleno de gente.',
        ),
        NEAR,
      ],
      [
        say(
          '“Have I not passed this fountain before?” he asked himself.',
          '« Ne suis-je pas déjà passé devant cette fontaine ? » se dit-il.',
          '«¿No he pasado ya por esta fuente?», se preguntó.',
        ),
        'evidence',
      ],
      [say('A boy was selling melons.', 'Un garçon vendait des melons.', 'Un niño vendía melones.'), NEAR],
    ],
    supported: say('Ravi has lost his way.', 'Ravi s’est perdu.', 'Ravi se ha perdido.'),
    notSupported: [
      [
        say('Ravi knows every street here.', 'Ravi connaît ici chaque rue.', 'Ravi conoce aquí cada calle.'),
        AGAINST_THE_TEXT,
      ],
      [
        say('Ravi came to buy melons.', 'Ravi est venu acheter des melons.', 'Ravi vino a comprar melones.'),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Somebody who knows the way does not turn the map and walk in circles.',
      'Qui connaît le chemin ne tourne ni la carte ni en rond.',
      'Quien conoce el camino no gira el mapa ni da vueltas.',
    ),
  },
];
