import { groupOf, memberOf, sortAll, type SortBank, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { TELLER_MIXED_UP } from '../../misconceptions/writing.ts';
import { say } from '../../say.ts';
import { tidySteps } from './tidy-steps.ts';

const group = (name: ReturnType<typeof say>, ask: ReturnType<typeof say>, why: ReturnType<typeof say>) => ({
  name,
  ask,
  why,
  falseWhys: [],
  mistaken: TELLER_MIXED_UP,
});
const BANK: SortBank = {
  groups: [
    group(
      say(
        'Somebody in the story tells it',
        'Quelqu’un de l’histoire la raconte',
        'La cuenta alguien de la historia',
      ),
      say(
        'In which text does somebody in the story tell it?',
        'Dans quel texte quelqu’un de l’histoire la raconte-t-il ?',
        '¿En qué texto la cuenta alguien de la historia?',
      ),
      say(
        'The teller says “I” or “we”.',
        'Qui raconte dit « je » ou « nous ».',
        'Quien cuenta dice «yo» o «nosotros».',
      ),
    ),
    group(
      say(
        'A voice outside, inside one mind',
        'Une voix du dehors, dans une seule tête',
        'Una voz de fuera, dentro de una mente',
      ),
      say(
        'In which text do we hear one mind from outside?',
        'Dans quel texte une voix du dehors entre-t-elle dans une seule tête ?',
        '¿En qué texto una voz de fuera entra en una sola mente?',
      ),
      say(
        'We learn what one of them thinks, told with “she” or “he”.',
        'On apprend ce que pense l’un d’eux, avec « elle » ou « il ».',
        'Se sabe lo que piensa una persona, con «ella» o «él».',
      ),
    ),
    group(
      say(
        'A voice outside that knows all minds',
        'Une voix du dehors qui connaît toutes les têtes',
        'Una voz de fuera que conoce todas las mentes',
      ),
      say(
        'In which text does the voice know all minds?',
        'Dans quel texte la voix connaît-elle toutes les têtes ?',
        '¿En qué texto conoce la voz todas las mentes?',
      ),
      say(
        'We learn what several of them think.',
        'On apprend ce que pensent plusieurs d’entre eux.',
        'Se sabe lo que piensan varias personas.',
      ),
    ),
  ],
  things: [
    thingIn(
      0,
      'I heard the gate and knew that my sister was back.',
      'J’entendis le portail et sus que ma sœur était rentrée.',
      'Oí la puerta y supe que mi hermana había vuelto.',
    ),
    thingIn(
      0,
      'We rowed until our hands were sore.',
      'Nous avons ramé jusqu’à en avoir mal aux mains.',
      'Remamos hasta que nos dolieron las manos.',
    ),
    thingIn(
      0,
      'My goat does not like me, and I do not know why.',
      'Ma chèvre ne m’aime pas, et je ne sais pas pourquoi.',
      'Mi cabra no me quiere, y no sé por qué.',
    ),
    thingIn(
      0,
      'Nobody believed me when I saw the owl.',
      'Personne ne m’a cru quand j’ai vu la chouette.',
      'Nadie me creyó cuando vi el búho.',
    ),
    thingIn(
      1,
      'Ngozi wondered what lay in the box. Her uncle only smiled.',
      'Ngozi se demandait ce qu’il y avait dans la boîte. Son oncle souriait.',
      'Ngozi se preguntaba qué había en la caja. Su tío solo sonreía.',
    ),
    thingIn(
      1,
      'He hoped that nobody would call his name.',
      'Il espérait que personne ne l’appellerait.',
      'Él esperaba que nadie dijera su nombre.',
    ),
    thingIn(
      1,
      'Sofia felt the cold of the stone and thought of home.',
      'Sofia sentit le froid de la pierre et pensa à sa maison.',
      'Sofía sintió el frío de la piedra y pensó en su casa.',
    ),
    thingIn(
      1,
      'Bao was sure that the boat would float. The others stood and watched.',
      'Bao était sûr que le bateau flotterait. Les autres regardaient.',
      'Bao estaba seguro de que el barco flotaría. Los demás miraban.',
    ),
    thingIn(
      2,
      'Ali thought of lunch; Eva, beside him, was dreaming of the sea.',
      'Ali pensait au déjeuner ; Eva, à côté, rêvait de la mer.',
      'Ali pensaba en el almuerzo; Eva, a su lado, soñaba con el mar.',
    ),
    thingIn(
      2,
      'The teacher was worried, and the children felt only joy.',
      'La maîtresse s’inquiétait, et les enfants ne sentaient que de la joie.',
      'La maestra se preocupaba y los niños solo sentían alegría.',
    ),
    thingIn(
      2,
      'Neither twin knew that the other was afraid, too.',
      'Aucun des jumeaux ne savait que l’autre avait peur aussi.',
      'Ningún gemelo sabía que el otro también tenía miedo.',
    ),
    thingIn(
      2,
      'The queen wanted peace; the general, in secret, wanted it even more.',
      'La reine voulait la paix ; le général, en secret, la voulait plus encore.',
      'La reina quería la paz; el general, en secreto, la quería aún más.',
    ),
  ],
  askGroup: say(
    'Who tells this? “{thing}”',
    'Qui raconte ceci ? « {thing} »',
    '¿Quién cuenta esto? «{thing}»',
  ),
  askSort: say(
    'Say of each text who tells it.',
    'Dis de chaque texte qui raconte.',
    'Di de cada texto quién cuenta.',
  ),
  askWhy: say('{thing} Why?', '{thing} Pourquoi ?', '{thing} ¿Por qué?'),
  nudge: say(
    'Look for “I”, and count whose thoughts you hear.',
    'Cherche « je », et compte les têtes dont tu entends les pensées.',
    'Busca «yo» y cuenta de quiénes se oyen los pensamientos.',
  ),
  rule: [
    say(
      'First ask whether the teller is in the story.',
      'Demande d’abord si qui raconte est dans l’histoire.',
      'Pregunta primero si quien cuenta está en la historia.',
    ),
    say(
      'Only then ask whose thoughts the teller knows.',
      'Demande ensuite de qui il connaît les pensées.',
      'Luego pregunta de quién conoce los pensamientos.',
    ),
  ],
};

/** Who tells a story, and whose thoughts the teller knows. */
export const laPov = generator('la-pov', (random, difficulty) => {
  if (difficulty === 1) return tidySteps(groupOf(BANK, random));
  return difficulty === 2 ? tidySteps(memberOf(BANK, random)) : tidySteps(sortAll(BANK, random));
});
