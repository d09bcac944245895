import {
  AGAINST_THE_TEXT,
  MORE_THAN_IS_WRITTEN,
  OPINION_FOR_EVIDENCE as OPINION,
  SAME_TOPIC_IS_ENOUGH as NEAR,
} from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import type { EvidenceCase } from '../language-3-5/evidence-case.ts';

/** Reports from a garden, a library and a street, with what they prove. */
export const REPORTS_OF_PLACES: readonly [EvidenceCase, ...EvidenceCase[]] = [
  {
    parts: [
      [
        say(
          'Our school garden was planted by two classes.',
          'Le jardin de notre école a été planté par deux classes.',
          'El huerto de nuestra escuela lo plantaron dos clases.',
        ),
        NEAR,
      ],
      [
        say(
          'Of 40 beans in shade, 12 came up; of 40 in sun, 35 did.',
          'Sur 40 haricots à l’ombre, 12 ont levé ; sur 40 au soleil, 35.',
          'De 40 frijoles a la sombra brotaron 12; de 40 al sol, 35.',
        ),
        'evidence',
      ],
      [
        say(
          'Everybody prefers the sunny beds.',
          'Tout le monde préfère les plates-bandes au soleil.',
          'Todo el mundo prefiere los bancales al sol.',
        ),
        OPINION,
      ],
      [
        say(
          'When we moved 10 pots from shade to sun, 8 caught up in a week.',
          'Après avoir mis au soleil 10 pots de l’ombre, 8 ont rattrapé leur retard en une semaine.',
          'Al pasar al sol 10 macetas de la sombra, 8 se pusieron al día en una semana.',
        ),
        'evidence',
      ],
      [
        say(
          'The beans are an old variety.',
          'Ces haricots sont une variété ancienne.',
          'Los frijoles son de una variedad antigua.',
        ),
        NEAR,
      ],
    ],
    supported: say(
      'In our garden, beans grow better in the sun.',
      'Dans notre jardin, les haricots poussent mieux au soleil.',
      'En nuestro huerto los frijoles crecen mejor al sol.',
    ),
    notSupported: [
      [
        say(
          'In our garden, shade helps beans.',
          'Dans notre jardin, l’ombre aide les haricots.',
          'En nuestro huerto la sombra ayuda a los frijoles.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'All plants in the world need full sun.',
          'Toutes les plantes du monde ont besoin de plein soleil.',
          'Todas las plantas del mundo necesitan pleno sol.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Both sentences compare the same beans in shade and in sun.',
      'Les deux phrases comparent les mêmes haricots à l’ombre et au soleil.',
      'Las dos frases comparan los mismos frijoles a la sombra y al sol.',
    ),
  },
  {
    parts: [
      [
        say(
          'The new library has large windows.',
          'La nouvelle bibliothèque a de grandes fenêtres.',
          'La nueva biblioteca tiene grandes ventanas.',
        ),
        NEAR,
      ],
      [
        say(
          'In March it lent 900 books, and in May 1400.',
          'En mars, elle a prêté 900 livres, et en mai 1400.',
          'En marzo prestó 900 libros y en mayo 1400.',
        ),
        'evidence',
      ],
      [
        say(
          'It is the loveliest building in town.',
          'C’est le plus beau bâtiment de la ville.',
          'Es el edificio más bonito de la ciudad.',
        ),
        OPINION,
      ],
      [
        say(
          'On Saturdays all 60 seats are now taken; in March half were empty.',
          'Le samedi, les 60 places sont maintenant prises ; en mars, la moitié étaient vides.',
          'Los sábados se ocupan ya los 60 asientos; en marzo, la mitad estaban vacíos.',
        ),
        'evidence',
      ],
      [
        say(
          'A bakery has opened next door.',
          'Une boulangerie a ouvert à côté.',
          'Al lado abrió una panadería.',
        ),
        NEAR,
      ],
    ],
    supported: say(
      'The library is used more than in March.',
      'La bibliothèque sert plus qu’en mars.',
      'La biblioteca se usa más que en marzo.',
    ),
    notSupported: [
      [
        say(
          'People have stopped visiting the library.',
          'On ne va plus à la bibliothèque.',
          'La gente ya no va a la biblioteca.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'The bakery brought the readers.',
          'C’est la boulangerie qui a attiré les lecteurs.',
          'La panadería trajo a los lectores.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Both sentences count the use in March and now.',
      'Les deux phrases comptent l’usage en mars et maintenant.',
      'Las dos frases cuentan el uso en marzo y ahora.',
    ),
  },
  {
    parts: [
      [
        say(
          'The crossing lies between a school and a park.',
          'Le passage est entre une école et un parc.',
          'El cruce está entre una escuela y un parque.',
        ),
        NEAR,
      ],
      [
        say(
          'On Monday we measured 200 cars, and 80 drove too fast.',
          'Lundi, nous avons mesuré 200 voitures, et 80 roulaient trop vite.',
          'El lunes medimos 200 autos y 80 iban demasiado rápido.',
        ),
        'evidence',
      ],
      [
        say(
          'Fast drivers are rude people.',
          'Les conducteurs pressés sont des gens impolis.',
          'Los conductores rápidos son gente grosera.',
        ),
        OPINION,
      ],
      [
        say(
          'The town’s own counter found 4 in 10 cars above the limit.',
          'Le compteur de la ville a trouvé 4 voitures sur 10 au-dessus de la limite.',
          'El contador municipal halló 4 de cada 10 autos por encima del límite.',
        ),
        'evidence',
      ],
      [
        say(
          'The road was built before the park.',
          'La route a été construite avant le parc.',
          'La calle se construyó antes que el parque.',
        ),
        NEAR,
      ],
    ],
    supported: say(
      'Many cars drive too fast at this crossing.',
      'Beaucoup de voitures roulent trop vite à ce passage.',
      'Muchos autos van demasiado rápido en este cruce.',
    ),
    notSupported: [
      [
        say(
          'Almost every car keeps to the limit here.',
          'Presque toutes les voitures respectent ici la limite.',
          'Casi todos los autos respetan aquí el límite.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'There will be an accident this year.',
          'Il y aura un accident cette année.',
          'Este año habrá un accidente.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Two counts, made by different people, agree.',
      'Deux comptages, faits par des gens différents, sont d’accord.',
      'Dos recuentos, hechos por personas distintas, coinciden.',
    ),
  },
];
