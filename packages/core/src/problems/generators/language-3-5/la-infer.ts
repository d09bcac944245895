import { generator } from '../../item.ts';
import {
  AGAINST_THE_TEXT,
  MORE_THAN_IS_WRITTEN,
  SAME_TOPIC_IS_ENOUGH as NEAR,
} from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import { askCase, type CaseQuestions, type EvidenceCase } from './evidence-case.ts';

const QUESTIONS: CaseQuestions = {
  one: say(
    'Which sentence shows this? {statement}',
    'Quelle phrase le montre ? {statement}',
    '¿Qué frase lo muestra? {statement}',
  ),
  which: say(
    'Read: “{passage}” What can you conclude?',
    'Lis : « {passage} » Que peux-tu en conclure ?',
    'Lee: «{passage}» ¿Qué se puede concluir?',
  ),
  two: say(
    'Which two sentences show this together? {statement}',
    'Quelles sont les deux phrases qui le montrent ensemble ? {statement}',
    '¿Cuáles son las dos frases que lo muestran juntas? {statement}',
  ),
  nudge: say(
    'Look at what somebody does, not only at what is named.',
    'Regarde ce que l’on fait, pas seulement ce qui est nommé.',
    'Mira lo que alguien hace, no solo lo que se nombra.',
  ),
  first: [
    say(
      'Ask of each sentence: what does it tell me?',
      'Demande à chaque phrase : que m’apprend-elle ?',
      'Pregunta a cada frase: ¿qué me dice?',
    ),
    say(
      'An inference rests on words that are really there.',
      'Une déduction repose sur des mots qui sont vraiment là.',
      'Una deducción se apoya en palabras que de verdad están.',
    ),
  ],
};

const CASES: readonly [EvidenceCase, ...EvidenceCase[]] = [
  {
    parts: [
      [
        say(
          'Amina’s tea stood on the table.',
          'Le thé d’Amina était sur la table.',
          'El té de Amina estaba en la mesa.',
        ),
        NEAR,
      ],
      [
        say(
          'Whenever a bicycle passed, she ran to the window.',
          'Dès qu’un vélo passait, elle courait à la fenêtre.',
          'Cada vez que pasaba una bicicleta, corría a la ventana.',
        ),
        'evidence',
      ],
      [say('The room smelled of mint.', 'La pièce sentait la menthe.', 'La sala olía a menta.'), NEAR],
      [
        say(
          'She had set a second cup.',
          'Elle avait posé une deuxième tasse.',
          'Había puesto una segunda taza.',
        ),
        'evidence',
      ],
      [
        say(
          'Outside, the street was narrow.',
          'Dehors, la rue était étroite.',
          'Afuera, la calle era estrecha.',
        ),
        NEAR,
      ],
    ],
    supported: say('Amina is expecting a visitor.', 'Amina attend une visite.', 'Amina espera una visita.'),
    notSupported: [
      [
        say('Amina wants to be alone.', 'Amina veut rester seule.', 'Amina quiere estar sola.'),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'Amina’s brother won a race.',
          'Le frère d’Amina a gagné une course.',
          'El hermano de Amina ganó una carrera.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'One lays a second cup and looks out when somebody is to come.',
      'On met une deuxième tasse et on guette quand quelqu’un doit venir.',
      'Se pone otra taza y se mira afuera cuando alguien va a venir.',
    ),
  },
  {
    parts: [
      [
        say(
          'Tomás opened the door of the shed.',
          'Tomás ouvrit la porte de la remise.',
          'Tomás abrió la puerta del cobertizo.',
        ),
        NEAR,
      ],
      [
        say(
          'His boots left deep, wet prints.',
          'Ses bottes laissaient des traces profondes et mouillées.',
          'Sus botas dejaban huellas hondas y mojadas.',
        ),
        'evidence',
      ],
      [
        say(
          'The shed was painted green.',
          'La remise était peinte en vert.',
          'El cobertizo estaba pintado de verde.',
        ),
        NEAR,
      ],
      [
        say(
          'Water ran from the brim of his hat.',
          'L’eau coulait du bord de son chapeau.',
          'El agua le caía del ala del sombrero.',
        ),
        'evidence',
      ],
      [say('He was looking for a rope.', 'Il cherchait une corde.', 'Buscaba una cuerda.'), NEAR],
    ],
    supported: say(
      'It has just been raining on Tomás.',
      'Tomás vient de recevoir la pluie.',
      'A Tomás le acaba de llover encima.',
    ),
    notSupported: [
      [
        say(
          'The weather has been dry all day.',
          'Il a fait sec toute la journée.',
          'El tiempo ha estado seco todo el día.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say('Tomás is afraid of storms.', 'Tomás a peur des orages.', 'Tomás teme las tormentas.'),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Wet prints and a dripping hat are traces of rain.',
      'Des traces mouillées et un chapeau qui goutte sont des signes de pluie.',
      'Las huellas mojadas y el sombrero que gotea son señales de lluvia.',
    ),
  },
  {
    parts: [
      [
        say(
          'Mei sat in the third row.',
          'Mei était assise au troisième rang.',
          'Mei estaba sentada en la tercera fila.',
        ),
        NEAR,
      ],
      [
        say(
          'Her name was called, and her hands began to shake.',
          'On appela son nom, et ses mains se mirent à trembler.',
          'Dijeron su nombre y le empezaron a temblar las manos.',
        ),
        'evidence',
      ],
      [
        say(
          'The hall had high windows.',
          'La salle avait de hautes fenêtres.',
          'La sala tenía ventanas altas.',
        ),
        NEAR,
      ],
      [
        say(
          'She whispered her first line to herself again and again.',
          'Elle se murmurait sans cesse sa première phrase.',
          'Se susurraba una y otra vez su primera frase.',
        ),
        'evidence',
      ],
      [say('The stage was made of wood.', 'La scène était en bois.', 'El escenario era de madera.'), NEAR],
    ],
    supported: say(
      'Mei is nervous about speaking on stage.',
      'Mei a le trac avant de parler sur scène.',
      'Mei está nerviosa por hablar en el escenario.',
    ),
    notSupported: [
      [
        say('Mei does not care how it goes.', 'Mei se moque du résultat.', 'A Mei le da igual cómo salga.'),
        AGAINST_THE_TEXT,
      ],
      [
        say('Mei will forget her words.', 'Mei oubliera son texte.', 'Mei olvidará sus palabras.'),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Shaking hands and whispered practice show that she is nervous.',
      'Des mains qui tremblent et une répétition à voix basse montrent son trac.',
      'Las manos que tiemblan y el ensayo en voz baja muestran sus nervios.',
    ),
  },
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
          'La tierra entre las judías estaba agrietada.',
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

/** What may be concluded from a short story, and which of its sentences show it. */
export const laInfer = generator('la-infer', (random, difficulty) =>
  askCase(CASES, QUESTIONS, random, difficulty),
);
