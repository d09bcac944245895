import { messagesOf, type Phrase } from '../../phrase.ts';
import { say } from '../../say.ts';

const message = messagesOf('la-compound');

/** A sentence with a gap `___` for its joining word. */
interface Link {
  readonly sentence: Phrase;
  readonly right: Phrase;
  readonly wrong: readonly Phrase[];
  readonly why: Phrase;
}
/** Two sentences, joined well and in three wrong ways. */
interface Joined {
  readonly first: Phrase;
  readonly second: Phrase;
  readonly right: Phrase;
  readonly wrongLink: Phrase;
  readonly runOn: Phrase;
  readonly fragment: Phrase;
}

const RESULT = message('result');
const CONTRAST = message('contrast');
const CHOICE = message('choice');
const REASON = message('reason');
const TIME = message('time');
const AGAINST = message('against');

const SO = message('so');
const BUT = message('but');
const OR = message('or');
const BECAUSE = message('because');
const WHEN = message('when');

const link = (sentence: Phrase, right: Phrase, wrong: readonly Phrase[], why: Phrase): Link => ({
  sentence,
  right,
  wrong,
  why,
});

export const LINKS: readonly [Link, ...Link[]] = [
  link(message('links.raining-we-stayed.sentence'), SO, [BUT, OR], RESULT),
  link(message('links.ngozi-tired-she.sentence'), BUT, [SO, OR], CONTRAST),
  link(message('links.we-can-walk.sentence'), OR, [SO, BECAUSE], CHOICE),
  link(message('links.plant-dried-up.sentence'), BECAUSE, [SO, OR], REASON),
  link(message('links.call-me-get.sentence'), WHEN, [BUT, BECAUSE], TIME),
  link(
    message('links.water-cold-tomas.sentence'),
    message('links.water-cold-tomas.right'),
    [message('links.water-cold-tomas.wrong.because'), message('links.water-cold-tomas.wrong.so')],
    AGAINST,
  ),
  link(message('links.ada-stayed-home.sentence'), BECAUSE, [BUT, SO], REASON),
  link(message('links.bus-late-omar.sentence'), SO, [BUT, OR], RESULT),
  link(message('links.frog-toad.sentence'), OR, [SO, BECAUSE], CHOICE),
  link(message('links.we-looked-everywhere.sentence'), BUT, [SO, OR], CONTRAST),
  link(message('links.kofi-studied-all.sentence'), SO, [BUT, OR], RESULT),
  link(message('links.soup-smelled-good.sentence'), BUT, [SO, OR], CONTRAST),
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
