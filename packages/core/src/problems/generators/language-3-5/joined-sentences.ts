import type { LocalisedText } from '@ori/contracts/locale';
import { say } from '../../say.ts';

/** A sentence with a gap `___` for its joining word. */
interface Link {
  readonly sentence: LocalisedText;
  readonly right: LocalisedText;
  readonly wrong: readonly LocalisedText[];
  readonly why: LocalisedText;
}
/** Two sentences, joined well and in three wrong ways. */
interface Joined {
  readonly first: LocalisedText;
  readonly second: LocalisedText;
  readonly right: LocalisedText;
  readonly wrongLink: LocalisedText;
  readonly runOn: LocalisedText;
  readonly fragment: LocalisedText;
}

const RESULT = say(
  'The second part is the result.',
  'La seconde partie est la suite.',
  'La segunda parte es el resultado.',
);
const CONTRAST = say(
  'The second part goes against the first.',
  'La seconde partie s’oppose à la première.',
  'La segunda parte se opone a la primera.',
);
const CHOICE = say('There are two ways to choose from.', 'Il y a deux choix.', 'Hay dos opciones.');
const REASON = say('One part gives the reason.', 'Une partie donne la cause.', 'Una parte da la causa.');
const TIME = say('One part gives the time.', 'Une partie donne le moment.', 'Una parte da el momento.');
const AGAINST = say(
  'One part holds in spite of the other.',
  'Une partie vaut malgré l’autre.',
  'Una parte vale a pesar de la otra.',
);

const SO = say('so', 'donc', 'así que');
const BUT = say('but', 'mais', 'pero');
const OR = say('or', 'ou', 'o');
const BECAUSE = say('because', 'car', 'porque');
const WHEN = say('when', 'quand', 'cuando');

const link = (
  sentence: LocalisedText,
  right: LocalisedText,
  wrong: readonly LocalisedText[],
  why: LocalisedText,
): Link => ({ sentence, right, wrong, why });

export const LINKS: readonly [Link, ...Link[]] = [
  link(
    say(
      'It was raining, ___ we stayed inside.',
      'Il pleuvait, ___ nous sommes restés dedans.',
      'Llovía, ___ nos quedamos dentro.',
    ),
    SO,
    [BUT, OR],
    RESULT,
  ),
  link(
    say(
      'Ngozi was tired, ___ she kept walking.',
      'Ngozi était fatiguée, ___ elle continua à marcher.',
      'Ngozi estaba cansada, ___ siguió caminando.',
    ),
    BUT,
    [SO, OR],
    CONTRAST,
  ),
  link(
    say(
      'We can walk, ___ we can take the bus.',
      'Nous pouvons marcher, ___ nous pouvons prendre le bus.',
      'Podemos caminar ___ podemos tomar el autobús.',
    ),
    OR,
    [SO, BECAUSE],
    CHOICE,
  ),
  link(
    say(
      'The plant dried up ___ nobody had watered it.',
      'La plante a séché, ___ personne ne l’avait arrosée.',
      'La planta se secó ___ nadie la había regado.',
    ),
    BECAUSE,
    [SO, OR],
    REASON,
  ),
  link(
    say('Call me ___ you get home.', 'Appelle-moi ___ tu arrives.', 'Llámame ___ llegues a casa.'),
    WHEN,
    [BUT, BECAUSE],
    TIME,
  ),
  link(
    say(
      '___ the water was cold, Tomás swam in it.',
      '___ l’eau était froide, Tomás y a nagé.',
      '___ el agua estaba fría, Tomás nadó.',
    ),
    say('Although', 'Même si', 'Aunque'),
    [say('Because', 'Parce que', 'Porque'), say('So', 'Donc', 'Así que')],
    AGAINST,
  ),
  link(
    say(
      'Ada stayed home ___ she was ill.',
      'Ada est restée chez elle, ___ elle était malade.',
      'Ada se quedó en casa ___ estaba enferma.',
    ),
    BECAUSE,
    [BUT, SO],
    REASON,
  ),
  link(
    say(
      'The bus was late, ___ Omar missed the film.',
      'Le bus était en retard, ___ Omar a manqué le film.',
      'El autobús llegó tarde, ___ Omar se perdió la película.',
    ),
    SO,
    [BUT, OR],
    RESULT,
  ),
  link(
    say(
      'Is it a frog, ___ is it a toad?',
      'Est-ce une grenouille, ___ est-ce un crapaud ?',
      '¿Es una rana ___ es un sapo?',
    ),
    OR,
    [SO, BECAUSE],
    CHOICE,
  ),
  link(
    say(
      'We looked everywhere, ___ we did not find the key.',
      'Nous avons cherché partout, ___ nous n’avons pas trouvé la clé.',
      'Buscamos por todas partes, ___ no encontramos la llave.',
    ),
    BUT,
    [SO, OR],
    CONTRAST,
  ),
  link(
    say(
      'Kofi studied all week, ___ he passed the test.',
      'Kofi a travaillé toute la semaine, ___ il a réussi l’examen.',
      'Kofi estudió toda la semana, ___ aprobó el examen.',
    ),
    SO,
    [BUT, OR],
    RESULT,
  ),
  link(
    say(
      'The soup smelled good, ___ it tasted of nothing.',
      'La soupe sentait bon, ___ elle n’avait aucun goût.',
      'La sopa olía bien, ___ no sabía a nada.',
    ),
    BUT,
    [SO, OR],
    CONTRAST,
  ),
];

/** Each line: first | second | well joined | wrong link | run on | fragment. */
function joined(en: string, fr: string, es: string): Joined {
  const [inEn, inFr, inEs] = [en.split(' | '), fr.split(' | '), es.split(' | ')];
  const piece = (at: number) => say(inEn[at] ?? '', inFr[at] ?? '', inEs[at] ?? '');
  return {
    first: piece(0),
    second: piece(1),
    right: piece(2),
    wrongLink: piece(3),
    runOn: piece(4),
    fragment: piece(5),
  };
}

export const JOINED: readonly [Joined, ...Joined[]] = [
  joined(
    'Mina was hungry. | She ate an apple. | Mina was hungry, so she ate an apple. | Mina was hungry, or she ate an apple. | Mina was hungry she ate an apple. | Because Mina was hungry.',
    'Mina avait faim. | Elle a mangé une pomme. | Mina avait faim, donc elle a mangé une pomme. | Mina avait faim, ou elle a mangé une pomme. | Mina avait faim elle a mangé une pomme. | Parce que Mina avait faim.',
    'Mina tenía hambre. | Comió una manzana. | Mina tenía hambre, así que comió una manzana. | Mina tenía hambre o comió una manzana. | Mina tenía hambre comió una manzana. | Porque Mina tenía hambre.',
  ),
  joined(
    'The lake was frozen. | Nobody skated. | The lake was frozen, but nobody skated. | The lake was frozen, or nobody skated. | The lake was frozen nobody skated. | Although the lake was frozen.',
    'Le lac était gelé. | Personne ne patinait. | Le lac était gelé, mais personne ne patinait. | Le lac était gelé, ou personne ne patinait. | Le lac était gelé personne ne patinait. | Même si le lac était gelé.',
    'El lago estaba helado. | Nadie patinaba. | El lago estaba helado, pero nadie patinaba. | El lago estaba helado o nadie patinaba. | El lago estaba helado nadie patinaba. | Aunque el lago estaba helado.',
  ),
  joined(
    'The lamp went out. | The oil was used up. | The lamp went out because the oil was used up. | The lamp went out, so the oil was used up. | The lamp went out the oil was used up. | Because the oil was used up.',
    'La lampe s’est éteinte. | Il n’y avait plus d’huile. | La lampe s’est éteinte parce qu’il n’y avait plus d’huile. | La lampe s’est éteinte, donc il n’y avait plus d’huile. | La lampe s’est éteinte il n’y avait plus d’huile. | Parce qu’il n’y avait plus d’huile.',
    'La lámpara se apagó. | Ya no había aceite. | La lámpara se apagó porque ya no había aceite. | La lámpara se apagó, así que ya no había aceite. | La lámpara se apagó ya no había aceite. | Porque ya no había aceite.',
  ),
  joined(
    'The bell rang. | The children lined up. | When the bell rang, the children lined up. | The bell rang because the children lined up. | The bell rang the children lined up. | When the bell rang.',
    'La cloche a sonné. | Les enfants se sont mis en rang. | Quand la cloche a sonné, les enfants se sont mis en rang. | La cloche a sonné parce que les enfants se sont mis en rang. | La cloche a sonné les enfants se sont mis en rang. | Quand la cloche a sonné.',
    'Sonó la campana. | Los niños hicieron fila. | Cuando sonó la campana, los niños hicieron fila. | Sonó la campana porque los niños hicieron fila. | Sonó la campana los niños hicieron fila. | Cuando sonó la campana.',
  ),
  joined(
    'Ravi wanted to help. | He did not know how. | Ravi wanted to help, but he did not know how. | Ravi wanted to help, so he did not know how. | Ravi wanted to help he did not know how. | Although Ravi wanted to help.',
    'Ravi voulait aider. | Il ne savait pas comment. | Ravi voulait aider, mais il ne savait pas comment. | Ravi voulait aider, donc il ne savait pas comment. | Ravi voulait aider il ne savait pas comment. | Même si Ravi voulait aider.',
    'Ravi quería ayudar. | No sabía cómo. | Ravi quería ayudar, pero no sabía cómo. | Ravi quería ayudar, así que no sabía cómo. | Ravi quería ayudar no sabía cómo. | Aunque Ravi quería ayudar.',
  ),
  joined(
    'You can come with us. | You can wait here. | You can come with us, or you can wait here. | You can come with us because you can wait here. | You can come with us you can wait here. | If you can come with us.',
    'Tu peux venir avec nous. | Tu peux attendre ici. | Tu peux venir avec nous, ou tu peux attendre ici. | Tu peux venir avec nous parce que tu peux attendre ici. | Tu peux venir avec nous tu peux attendre ici. | Si tu peux venir avec nous.',
    'Puedes venir con nosotros. | Puedes esperar aquí. | Puedes venir con nosotros o puedes esperar aquí. | Puedes venir con nosotros porque puedes esperar aquí. | Puedes venir con nosotros puedes esperar aquí. | Si puedes venir con nosotros.',
  ),
  joined(
    'It snowed all night. | The road was closed. | It snowed all night, so the road was closed. | It snowed all night because the road was closed. | It snowed all night the road was closed. | Because it snowed all night.',
    'Il a neigé toute la nuit. | La route a été fermée. | Il a neigé toute la nuit, donc la route a été fermée. | Il a neigé toute la nuit parce que la route a été fermée. | Il a neigé toute la nuit la route a été fermée. | Parce qu’il a neigé toute la nuit.',
    'Nevó toda la noche. | Cerraron la carretera. | Nevó toda la noche, así que cerraron la carretera. | Nevó toda la noche porque cerraron la carretera. | Nevó toda la noche cerraron la carretera. | Porque nevó toda la noche.',
  ),
  joined(
    'The tea was too hot. | Amina let it cool. | The tea was too hot, so Amina let it cool. | The tea was too hot, or Amina let it cool. | The tea was too hot Amina let it cool. | Because the tea was too hot.',
    'Le thé était trop chaud. | Amina l’a laissé refroidir. | Le thé était trop chaud, donc Amina l’a laissé refroidir. | Le thé était trop chaud, ou Amina l’a laissé refroidir. | Le thé était trop chaud Amina l’a laissé refroidir. | Parce que le thé était trop chaud.',
    'El té estaba muy caliente. | Amina lo dejó enfriar. | El té estaba muy caliente, así que Amina lo dejó enfriar. | El té estaba muy caliente o Amina lo dejó enfriar. | El té estaba muy caliente Amina lo dejó enfriar. | Porque el té estaba muy caliente.',
  ),
  joined(
    'The wind was strong. | The kite flew high. | The wind was strong, so the kite flew high. | The wind was strong, or the kite flew high. | The wind was strong the kite flew high. | Because the wind was strong.',
    'Le vent était fort. | Le cerf-volant volait haut. | Le vent était fort, donc le cerf-volant volait haut. | Le vent était fort, ou le cerf-volant volait haut. | Le vent était fort le cerf-volant volait haut. | Parce que le vent était fort.',
    'El viento era fuerte. | La cometa volaba alto. | El viento era fuerte, así que la cometa volaba alto. | El viento era fuerte o la cometa volaba alto. | El viento era fuerte la cometa volaba alto. | Porque el viento era fuerte.',
  ),
  joined(
    'Sara knocked. | Nobody opened. | Sara knocked, but nobody opened. | Sara knocked, or nobody opened. | Sara knocked nobody opened. | Although Sara knocked.',
    'Sara frappa. | Personne n’ouvrit. | Sara frappa, mais personne n’ouvrit. | Sara frappa, ou personne n’ouvrit. | Sara frappa personne n’ouvrit. | Bien que Sara ait frappé.',
    'Sara llamó a la puerta. | Nadie abrió. | Sara llamó a la puerta, pero nadie abrió. | Sara llamó a la puerta o nadie abrió. | Sara llamó a la puerta nadie abrió. | Aunque Sara llamó a la puerta.',
  ),
  joined(
    'The shop was closed. | It was Sunday. | The shop was closed because it was Sunday. | The shop was closed, but it was Sunday. | The shop was closed it was Sunday. | Because it was Sunday.',
    'Le magasin était fermé. | C’était dimanche. | Le magasin était fermé parce que c’était dimanche. | Le magasin était fermé, mais c’était dimanche. | Le magasin était fermé c’était dimanche. | Parce que c’était dimanche.',
    'La tienda estaba cerrada. | Era domingo. | La tienda estaba cerrada porque era domingo. | La tienda estaba cerrada, pero era domingo. | La tienda estaba cerrada era domingo. | Porque era domingo.',
  ),
  joined(
    'We saw the first star. | We went inside. | When we saw the first star, we went inside. | We saw the first star, or we went inside. | We saw the first star we went inside. | When we saw the first star.',
    'Nous avons vu la première étoile. | Nous sommes rentrés. | Quand nous avons vu la première étoile, nous sommes rentrés. | Nous avons vu la première étoile, ou nous sommes rentrés. | Nous avons vu la première étoile nous sommes rentrés. | Quand nous avons vu la première étoile.',
    'Vimos la primera estrella. | Entramos en casa. | Cuando vimos la primera estrella, entramos en casa. | Vimos la primera estrella o entramos en casa. | Vimos la primera estrella entramos en casa. | Cuando vimos la primera estrella.',
  ),
];
