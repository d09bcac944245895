import { caseOf } from '../language-3-5/case-of.ts';
import type { EvidenceCase } from '../language-3-5/evidence-case.ts';

/** Reports of finds and tests, with what they prove. */
export const REPORTS_OF_TESTS: readonly EvidenceCase[] = [
  caseOf(
    [
      [
        'near',
        'The old well is behind the church.',
        'Le vieux puits est derrière l’église.',
        'El viejo pozo está detrás de la iglesia.',
      ],
      [
        'evidence',
        'A coin of 1634 lay under its lowest stones.',
        'Une pièce de 1634 était sous ses pierres les plus basses.',
        'Una moneda de 1634 estaba bajo sus piedras más bajas.',
      ],
      [
        'opinion',
        'It is the loveliest spot in the village.',
        'C’est le plus bel endroit du village.',
        'Es el lugar más bonito del pueblo.',
      ],
      [
        'evidence',
        'A map of 1640 shows the well; one of 1620 does not.',
        'Une carte de 1640 montre le puits ; une de 1620, non.',
        'Un mapa de 1640 muestra el pozo; uno de 1620, no.',
      ],
      ['near', 'Its water is cold.', 'Son eau est froide.', 'Su agua es fría.'],
    ],
    [
      'The well was built between 1620 and 1640.',
      'Le puits a été construit entre 1620 et 1640.',
      'El pozo se construyó entre 1620 y 1640.',
    ],
    [
      'The well was built about 1900.',
      'Le puits a été construit vers 1900.',
      'El pozo se construyó hacia 1900.',
    ],
    [
      'A rich family paid for the well.',
      'Une famille riche a payé le puits.',
      'Una familia rica pagó el pozo.',
    ],
    [
      'Coin and maps agree about the time.',
      'La pièce et les cartes s’accordent sur l’époque.',
      'La moneda y los mapas coinciden en la época.',
    ],
  ),
  caseOf(
    [
      [
        'near',
        'The school fence is 80 meters long.',
        'La clôture de l’école fait 80 mètres.',
        'La valla de la escuela mide 80 metros.',
      ],
      [
        'evidence',
        'After one winter, paint A had peeled on 2 of 40 boards, paint B on 19.',
        'Après un hiver, la peinture A s’écaillait sur 2 planches sur 40, la B sur 19.',
        'Tras un invierno, la pintura A se había pelado en 2 de 40 tablas, la B en 19.',
      ],
      [
        'opinion',
        'Paint B has the friendlier color.',
        'La peinture B a une couleur plus sympathique.',
        'La pintura B tiene un color más alegre.',
      ],
      [
        'evidence',
        'In a rain test by the town, A held for 900 hours and B for 400.',
        'Dans un essai de pluie de la ville, A a tenu 900 heures et B 400.',
        'En una prueba de lluvia municipal, A aguantó 900 horas y B 400.',
      ],
      [
        'near',
        'Both cans were bought in May.',
        'Les deux pots ont été achetés en mai.',
        'Los dos botes se compraron en mayo.',
      ],
    ],
    [
      'Paint A stands the weather better than paint B.',
      'La peinture A résiste mieux au temps que la B.',
      'La pintura A resiste la intemperie mejor que la B.',
    ],
    [
      'Paint B lasts longer than paint A.',
      'La peinture B dure plus que la A.',
      'La pintura B dura más que la A.',
    ],
    [
      'Paint A is the best paint there is.',
      'La peinture A est la meilleure qui soit.',
      'La pintura A es la mejor que existe.',
    ],
    [
      'Two tests of both paints, by different people, agree.',
      'Deux essais des deux peintures, par des gens différents, s’accordent.',
      'Dos pruebas de ambas pinturas, hechas por gente distinta, coinciden.',
    ],
  ),
  caseOf(
    [
      [
        'near',
        'An owl box hangs in the tower.',
        'Un nichoir à chouettes est dans la tour.',
        'En la torre hay una caja para lechuzas.',
      ],
      [
        'evidence',
        'Of 50 pellets below it, 46 held bones of mice.',
        'Sur 50 pelotes trouvées dessous, 46 contenaient des os de souris.',
        'De 50 egagrópilas de debajo, 46 tenían huesos de ratón.',
      ],
      [
        'opinion',
        'Owls look very wise.',
        'Les chouettes ont l’air très sages.',
        'Las lechuzas parecen muy sabias.',
      ],
      [
        'evidence',
        'A camera filmed 12 hunts, and 11 times the prey was a mouse.',
        'Une caméra a filmé 12 chasses, et 11 fois la proie était une souris.',
        'Una cámara filmó 12 cacerías y 11 veces la presa fue un ratón.',
      ],
      [
        'near',
        'The tower is 30 meters tall.',
        'La tour fait 30 mètres de haut.',
        'La torre mide 30 metros de alto.',
      ],
    ],
    [
      'The owls of this tower eat mostly mice.',
      'Les chouettes de cette tour mangent surtout des souris.',
      'Las lechuzas de esta torre comen sobre todo ratones.',
    ],
    [
      'The owls of this tower hardly ever eat mice.',
      'Les chouettes de cette tour ne mangent presque jamais de souris.',
      'Las lechuzas de esta torre casi nunca comen ratones.',
    ],
    [
      'Without owls, mice would fill the town.',
      'Sans chouettes, les souris rempliraient la ville.',
      'Sin lechuzas, los ratones llenarían la ciudad.',
    ],
    [
      'Pellets and films both show what was eaten.',
      'Pelotes et films montrent tous deux ce qui a été mangé.',
      'Las egagrópilas y las filmaciones muestran lo comido.',
    ],
  ),
];
