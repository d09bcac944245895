import {
  AGAINST_THE_TEXT,
  MORE_THAN_IS_WRITTEN,
  SAME_TOPIC_IS_ENOUGH as NEAR,
} from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import type { EvidenceCase } from './evidence-case.ts';

/** Little stories in which people show what goes on in them. */
export const STORIES_OF_PEOPLE: readonly [EvidenceCase, ...EvidenceCase[]] = [
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
];
