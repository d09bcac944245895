import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { groupOf, sortAll, type SortBank, type SortGroup, thingIn } from '../../fact-sort.ts';
import { choiceItem, generator, step } from '../../item.ts';
import { CLAUSES_MISCOUNTED, FRAGMENT, LINK_MISREAD, RUN_ON } from '../../misconceptions/composing.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { JOINED, LINKS } from './joined-sentences.ts';
import { tidySteps } from './tidy-steps.ts';

const FULL = say('“{full}”', '« {full} »', '«{full}»');
const LINKING = [
  say(
    'Ask how the second part goes with the first.',
    'Demande comment la seconde partie va avec la première.',
    'Pregunta cómo va la segunda parte con la primera.',
  ),
  say(
    'A joining word tells: a reason, a result, a contrast, a choice or a time.',
    'Un mot de liaison dit : une cause, une suite, un contraste, un choix ou un moment.',
    'Un enlace dice: una causa, un resultado, un contraste, una opción o un momento.',
  ),
] as const;

/** Which joining word fits? */
function chooseLink(random: SeededRandom): PracticeItem {
  const { sentence, right, wrong, why } = random.pick(LINKS);
  const full = {
    en: sentence.en.replace('___', right.en),
    fr: sentence.fr.replace('___', right.fr),
    es: sentence.es.replace('___', right.es),
  };
  return choiceItem(
    {
      prompt: text(
        say(
          'Which word joins the two parts? “{sentence}”',
          'Quel mot relie les deux parties ? « {sentence} »',
          '¿Qué palabra une las dos partes? «{sentence}»',
        ),
        { sentence },
      ),
      nudge: text(
        say(
          'Read both parts without the gap.',
          'Lis les deux parties sans le trou.',
          'Lee las dos partes sin el hueco.',
        ),
      ),
      steps: [step(...LINKING), step(FULL, why, { full })],
    },
    random,
    { text: text(right) },
    wrong.map((word) => [{ text: text(word) }, LINK_MISREAD]),
  );
}

/** Two sentences are to be made one. */
function combine(random: SeededRandom): PracticeItem {
  const { first, second, right, wrongLink, runOn, fragment } = random.pick(JOINED);
  const prompt = say(
    'Make one sentence of these two: “{first}” “{second}” Which one is good?',
    'Fais une seule phrase de ces deux-ci : « {first} » « {second} » Laquelle est bonne ?',
    'Haz una sola frase de estas dos: «{first}» «{second}» ¿Cuál es buena?',
  );
  return choiceItem(
    {
      prompt: text(prompt, { first, second }),
      nudge: text(
        say(
          'Look for a link, and for two whole thoughts.',
          'Cherche un lien et deux idées entières.',
          'Busca un enlace y dos ideas enteras.',
        ),
      ),
      steps: [
        step(...LINKING),
        step(
          FULL,
          say(
            'Both thoughts are there, and the link says how they belong together.',
            'Les deux idées y sont, et le lien dit comment elles vont ensemble.',
            'Están las dos ideas, y el enlace dice cómo van juntas.',
          ),
          { full: right },
        ),
      ],
    },
    random,
    { text: text(right) },
    [
      [{ text: text(wrongLink) }, LINK_MISREAD],
      [{ text: text(runOn) }, RUN_ON],
      [{ text: text(fragment) }, FRAGMENT],
    ],
  );
}

const group = (name: LocalisedText, ask: LocalisedText, why: LocalisedText): SortGroup => ({
  name,
  ask,
  why,
  falseWhys: [],
  mistaken: CLAUSES_MISCOUNTED,
});
const KINDS: SortBank = {
  groups: [
    group(
      say('Simple sentence', 'Phrase simple', 'Oración simple'),
      say('Which one is simple?', 'Laquelle est simple ?', '¿Cuál es simple?'),
      say(
        'It is one clause, with one verb.',
        'Elle a un seul verbe conjugué.',
        'Tiene un solo verbo conjugado.',
      ),
    ),
    group(
      say('Compound sentence', 'Phrase à propositions coordonnées', 'Oración compuesta coordinada'),
      say('Which one is compound?', 'Laquelle est coordonnée ?', '¿Cuál es coordinada?'),
      say(
        'Two clauses are joined, and each could stand alone.',
        'Deux propositions sont reliées, et chacune tiendrait seule.',
        'Se unen dos proposiciones, y cada una podría ir sola.',
      ),
    ),
    group(
      say('Complex sentence', 'Phrase avec une subordonnée', 'Oración con subordinada'),
      say('Which one is complex?', 'Laquelle a une subordonnée ?', '¿Cuál tiene subordinada?'),
      say(
        'One clause hangs on the other and cannot stand alone.',
        'Une proposition dépend de l’autre et ne tient pas seule.',
        'Una proposición depende de la otra y no puede ir sola.',
      ),
    ),
  ],
  things: [
    thingIn(
      0,
      'The tall girl with the red scarf runs every morning.',
      'La grande fille à l’écharpe rouge court chaque matin.',
      'La niña alta de la bufanda roja corre cada mañana.',
    ),
    thingIn(
      0,
      'My aunt and my uncle bake bread.',
      'Ma tante et mon oncle font du pain.',
      'Mi tía y mi tío hornean pan.',
    ),
    thingIn(
      0,
      'The old dog sleeps under the warm stove all day.',
      'Le vieux chien dort toute la journée sous le poêle chaud.',
      'El viejo perro duerme todo el día bajo la estufa caliente.',
    ),
    thingIn(0, 'Snow fell.', 'La neige tomba.', 'Cayó nieve.'),
    thingIn(
      1,
      'Birds sing, and frogs croak.',
      'Les oiseaux chantent, et les grenouilles coassent.',
      'Los pájaros cantan y las ranas croan.',
    ),
    thingIn(
      1,
      'Hana paints, but Luis writes songs.',
      'Hana peint, mais Luis écrit des chansons.',
      'Hana pinta, pero Luis escribe canciones.',
    ),
    thingIn(
      1,
      'We can read, or we can play chess.',
      'Nous pouvons lire, ou nous pouvons jouer aux échecs.',
      'Podemos leer o podemos jugar al ajedrez.',
    ),
    thingIn(
      1,
      'The sky grew dark, and they went home.',
      'Le ciel devint sombre, et ils rentrèrent.',
      'El cielo se oscureció y ellos volvieron a casa.',
    ),
    thingIn(
      2,
      'The bees come out when the sun rises.',
      'Les abeilles sortent quand le soleil se lève.',
      'Las abejas salen cuando sale el sol.',
    ),
    thingIn(
      2,
      'If it rains, we play inside.',
      'S’il pleut, nous jouons dedans.',
      'Si llueve, jugamos dentro.',
    ),
    thingIn(
      2,
      'We walked because the road was closed.',
      'Nous avons marché parce que la route était fermée.',
      'Caminamos porque la carretera estaba cerrada.',
    ),
    thingIn(
      2,
      'Although he had lost, Kofi smiled.',
      'Même s’il avait perdu, Kofi souriait.',
      'Aunque había perdido, Kofi sonreía.',
    ),
  ],
  askGroup: say(
    'Which kind of sentence is this? “{thing}”',
    'Quelle sorte de phrase est-ce ? « {thing} »',
    '¿Qué clase de oración es? «{thing}»',
  ),
  askSort: say(
    'Say of each sentence which kind it is.',
    'Dis de chaque phrase quelle sorte c’est.',
    'Di de cada oración qué clase es.',
  ),
  askWhy: say('“{thing}” Why?', '« {thing} » Pourquoi ?', '«{thing}» ¿Por qué?'),
  nudge: say(
    'Find the verbs, and who does what.',
    'Trouve les verbes, et qui fait quoi.',
    'Busca los verbos y quién hace qué.',
  ),
  rule: [
    say(
      'Count the clauses. Then cover each and read the other alone.',
      'Compte les propositions. Cache chacune et lis l’autre seule.',
      'Cuenta las proposiciones. Tapa cada una y lee la otra sola.',
    ),
    say(
      'Length does not matter: a clause needs a verb with its subject.',
      'La longueur ne compte pas : il faut un verbe et son sujet.',
      'El largo no importa: hace falta un verbo con su sujeto.',
    ),
  ],
};

/** Joining words, kinds of sentences, two sentences made one. */
export const laCompound = generator('la-compound', (random, difficulty) => {
  if (difficulty === 1) return chooseLink(random);
  if (difficulty === 3) return combine(random);
  return tidySteps(random.integer(0, 1) === 0 ? groupOf(KINDS, random) : sortAll(KINDS, random));
});
