import { caseOf } from '../language-3-5/case-of.ts';
import type { EvidenceCase } from '../language-3-5/evidence-case.ts';

/** More reports of what was counted, measured or found, with what they prove. */
export const MORE_REPORTS: readonly EvidenceCase[] = [
  caseOf(
    [
      [
        'near',
        'Our hive stands behind the gym.',
        'Notre ruche est derrière le gymnase.',
        'La colmena está detrás del gimnasio.',
      ],
      [
        'evidence',
        'On warm days we counted 60 bees a minute at the door; on cold days, 8.',
        'Les jours chauds, nous avons compté 60 abeilles par minute à l’entrée ; les jours froids, 8.',
        'En días cálidos contamos 60 abejas por minuto en la entrada; en días fríos, 8.',
      ],
      [
        'opinion',
        'Bees are the nicest insects of all.',
        'Les abeilles sont les insectes les plus gentils.',
        'Las abejas son los insectos más simpáticos.',
      ],
      [
        'evidence',
        'A scale below it shows that the hive gains weight only when it is warm.',
        'Une balance en dessous montre que la ruche ne prend du poids que s’il fait chaud.',
        'Una balanza debajo muestra que la colmena gana peso solo cuando hace calor.',
      ],
      [
        'near',
        'The art class painted the hive.',
        'La classe d’art a peint la ruche.',
        'La clase de arte pintó la colmena.',
      ],
    ],
    [
      'Our bees are busier on warm days.',
      'Nos abeilles sont plus actives les jours chauds.',
      'Nuestras abejas trabajan más en días cálidos.',
    ],
    ['Our bees prefer the cold.', 'Nos abeilles préfèrent le froid.', 'Nuestras abejas prefieren el frío.'],
    [
      'No insect anywhere can stand the cold.',
      'Nulle part un insecte ne supporte le froid.',
      'Ningún insecto del mundo aguanta el frío.',
    ],
    [
      'A count and a scale, by two ways, show the same.',
      'Un comptage et une balance montrent la même chose.',
      'Un recuento y una balanza muestran lo mismo.',
    ],
  ),
  caseOf(
    [
      [
        'near',
        'The new bus lane was painted red.',
        'La nouvelle voie de bus a été peinte en rouge.',
        'El nuevo carril bus se pintó de rojo.',
      ],
      [
        'evidence',
        'Before it, the ride took 32 minutes; now it takes 24.',
        'Avant, le trajet durait 32 minutes ; il en dure 24.',
        'Antes el viaje duraba 32 minutos; ahora dura 24.',
      ],
      [
        'opinion',
        'Red is an ugly color for a street.',
        'Le rouge est laid pour une rue.',
        'El rojo es feo para una calle.',
      ],
      [
        'evidence',
        'The company’s records show 9 in 10 rides on time, up from 6 in 10.',
        'Les relevés de la compagnie montrent 9 trajets sur 10 à l’heure, contre 6 sur 10 avant.',
        'Los registros de la empresa muestran 9 de cada 10 viajes puntuales, antes 6 de cada 10.',
      ],
      [
        'near',
        'The drivers wear new uniforms.',
        'Les conducteurs ont de nouveaux uniformes.',
        'Los conductores llevan uniformes nuevos.',
      ],
    ],
    [
      'With the lane, buses are quicker.',
      'Avec cette voie, les bus vont plus vite.',
      'Con el carril, los autobuses van más rápido.',
    ],
    ['The lane slows the buses down.', 'La voie ralentit les bus.', 'El carril frena los autobuses.'],
    [
      'Soon nobody will need a car.',
      'Bientôt, plus personne n’aura besoin de voiture.',
      'Pronto nadie necesitará coche.',
    ],
    [
      'Both sentences compare before and after.',
      'Les deux phrases comparent l’avant et l’après.',
      'Las dos frases comparan antes y después.',
    ],
  ),
  caseOf(
    [
      [
        'near',
        'Our class kept sleep diaries for 4 weeks.',
        'Notre classe a noté son sommeil pendant 4 semaines.',
        'Nuestra clase anotó su sueño durante 4 semanas.',
      ],
      [
        'evidence',
        'After nights of 9 hours we solved 18 of 20 sums; after 7 hours, 14.',
        'Après des nuits de 9 heures, nous avons réussi 18 calculs sur 20 ; après 7 heures, 14.',
        'Tras noches de 9 horas resolvimos 18 de 20 cuentas; tras 7 horas, 14.',
      ],
      [
        'opinion',
        'Going to bed early is boring.',
        'Se coucher tôt est ennuyeux.',
        'Acostarse pronto es aburrido.',
      ],
      [
        'evidence',
        'In the dictation, those who had slept least made twice as many slips.',
        'À la dictée, ceux qui avaient le moins dormi ont fait deux fois plus de fautes.',
        'En el dictado, quienes menos durmieron cometieron el doble de fallos.',
      ],
      [
        'near',
        'Two of us share a room.',
        'Deux d’entre nous partagent une chambre.',
        'Dos compartimos habitación.',
      ],
    ],
    [
      'In our class, more sleep went with fewer mistakes.',
      'Dans notre classe, plus de sommeil allait avec moins d’erreurs.',
      'En nuestra clase, dormir más fue con menos errores.',
    ],
    [
      'In our class, the tired did best.',
      'Dans notre classe, les plus fatigués ont le mieux réussi.',
      'En nuestra clase, los cansados lo hicieron mejor.',
    ],
    [
      'Whoever sleeps longest in a country is the cleverest.',
      'Qui dort le plus dans un pays est le plus malin.',
      'Quien más duerme en un país es el más listo.',
    ],
    [
      'Sums and dictation both got worse with less sleep.',
      'Calculs et dictée étaient moins bons avec moins de sommeil.',
      'Las cuentas y el dictado salieron peor con menos sueño.',
    ],
  ),
];
