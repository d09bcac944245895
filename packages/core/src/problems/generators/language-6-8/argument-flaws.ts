import type { LocalisedText } from '@ori/contracts/locale';
import type { SortBank } from '../../fact-sort.ts';
import { FLAWS_MIXED_UP } from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';

const flaw = (en: string, fr: string, es: string, why: LocalisedText) => ({
  name: say(en, fr, es),
  ask: say('Which one is it?', 'Lequel est-ce ?', '¿Cuál es?'),
  why,
  falseWhys: [],
  mistaken: FLAWS_MIXED_UP,
});
const bad = (group: number, en: string, fr: string, es: string) => ({ name: say(en, fr, es), group });

/** Bad arguments by what is wrong with them. */
export const FLAWS: SortBank = {
  groups: [
    flaw(
      'Too few cases',
      'Trop peu de cas',
      'Muy pocos casos',
      say(
        'One or two cases do not show a rule.',
        'Un ou deux cas ne font pas une règle.',
        'Uno o dos casos no muestran una regla.',
      ),
    ),
    flaw(
      'Attack on a person',
      'Attaque contre une personne',
      'Ataque a una persona',
      say(
        'It speaks of the speaker, not of what was said.',
        'On parle de la personne, non de ce qu’elle dit.',
        'Habla de la persona, no de lo que dijo.',
      ),
    ),
    flaw(
      'Because many believe it',
      'Parce que beaucoup le croient',
      'Porque muchos lo creen',
      say(
        'Many people can be wrong together.',
        'Beaucoup de gens peuvent se tromper ensemble.',
        'Mucha gente puede equivocarse junta.',
      ),
    ),
    flaw(
      'After it, so because of it',
      'Après, donc à cause',
      'Después, luego por eso',
      say(
        'What came first need not be the cause.',
        'Ce qui vient avant n’est pas forcément la cause.',
        'Lo que vino antes no es por fuerza la causa.',
      ),
    ),
  ],
  things: [
    bad(
      0,
      'I met one unfriendly dog. Dogs are unfriendly.',
      'J’ai rencontré un chien méchant. Les chiens sont méchants.',
      'Conocí un perro antipático. Los perros son antipáticos.',
    ),
    bad(
      0,
      'It rained on both days of our visit. It always rains there.',
      'Il a plu les deux jours de notre visite. Il y pleut toujours.',
      'Llovió los dos días de nuestra visita. Allí siempre llueve.',
    ),
    bad(
      0,
      'My uncle never wore a seat belt and was fine. Belts are useless.',
      'Mon oncle n’a jamais mis sa ceinture et va bien. Les ceintures sont inutiles.',
      'Mi tío nunca usó cinturón y está bien. Los cinturones no sirven.',
    ),
    bad(
      1,
      'Do not believe her count of birds: she cannot even sing.',
      'Ne crois pas son comptage d’oiseaux : elle ne sait même pas chanter.',
      'No creas su recuento de aves: ni siquiera sabe cantar.',
    ),
    bad(
      1,
      'His plan for the park is bad, for he is always late.',
      'Son plan pour le parc est mauvais, car il est toujours en retard.',
      'Su plan para el parque es malo, pues siempre llega tarde.',
    ),
    bad(
      1,
      'Why listen to her on math? Look at her old shoes.',
      'Pourquoi l’écouter en maths ? Regarde ses vieilles chaussures.',
      '¿Por qué escucharla en matemáticas? Mira sus zapatos viejos.',
    ),
    bad(
      2,
      'Everybody in my class says so, thus it is true.',
      'Toute ma classe le dit, donc c’est vrai.',
      'Toda mi clase lo dice, así que es verdad.',
    ),
    bad(
      2,
      'This shampoo is good, for millions have bought it.',
      'Ce shampooing est bon, car des millions de gens l’ont acheté.',
      'Este champú es bueno, pues millones lo han comprado.',
    ),
    bad(
      2,
      'Most people like this answer best, so it must be right.',
      'La plupart préfèrent cette réponse, elle est donc juste.',
      'La mayoría prefiere esta respuesta, luego es correcta.',
    ),
    bad(
      3,
      'I wore blue socks, and then we won. The socks did it.',
      'J’ai mis des chaussettes bleues, puis on a gagné. C’est grâce à elles.',
      'Me puse calcetines azules y luego ganamos. Fue por ellos.',
    ),
    bad(
      3,
      'The rooster crowed, and the sun rose. The rooster made it rise.',
      'Le coq a chanté, puis le soleil s’est levé. Le coq l’a fait lever.',
      'El gallo cantó y salió el sol. El gallo lo hizo salir.',
    ),
    bad(
      3,
      'A new shop opened, and then it stormed. The shop brought the storm.',
      'Un magasin a ouvert, puis il y a eu un orage. Le magasin l’a amené.',
      'Abrió una tienda y luego hubo tormenta. La tienda la trajo.',
    ),
  ],
  askGroup: say(
    'What is wrong with this argument? “{thing}”',
    'Quel est le défaut de cet argument ? « {thing} »',
    '¿Qué falla en este argumento? «{thing}»',
  ),
  askSort: say(
    'Name the flaw of each argument.',
    'Nomme le défaut de chaque argument.',
    'Nombra el defecto de cada argumento.',
  ),
  askWhy: say('Why? {thing}', 'Pourquoi ? {thing}', '¿Por qué? {thing}'),
  nudge: say(
    'What is offered where evidence should stand?',
    'Que met-on là où il faudrait une preuve ?',
    '¿Qué se ofrece donde debería haber una prueba?',
  ),
  rule: [
    say(
      'Find the conclusion, then the reason given for it.',
      'Trouve la conclusion, puis la raison donnée.',
      'Busca la conclusión y luego la razón que se da.',
    ),
    say(
      'A flaw lies in the step from one to the other.',
      'Le défaut est dans le pas de l’une à l’autre.',
      'El defecto está en el paso de una a otra.',
    ),
  ],
};
