import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { rightOf, type PairBank } from '../../fact-pairs.ts';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import { RETELLING_MISREAD } from '../../misconceptions/composing.ts';
import { WORKS_MIXED_UP } from '../../misconceptions/history.ts';
import { ANOTHER_THEME } from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { MORE_RETOLD } from './more-retold-stories.ts';
import { RETOLD, type Retold } from './retold-stories.ts';
import { STORIES_AND_TELLERS } from './stories-and-tellers.ts';

const TELLERS: PairBank = {
  pairs: STORIES_AND_TELLERS,
  askRight: say(
    '{left}: what is it, and whose?',
    '{left} : qu’est-ce, et de qui ?',
    '{left}: ¿qué es y de quién?',
  ),
  askLeft: say(
    'Which story is this? {right}',
    'Quelle est cette histoire ? {right}',
    '¿Qué historia es? {right}',
  ),
  askMatch: say('Match each story.', 'Relie chaque histoire.', 'Une cada historia.'),
  mixedUp: WORKS_MIXED_UP,
  nudge: say(
    'Think of a name from the story. Which language is it from?',
    'Pense à un nom de l’histoire. De quelle langue vient-il ?',
    'Piensa en un nombre de la historia. ¿De qué lengua viene?',
  ),
  rule: [
    say(
      'Ask who tells it, in which language, and how it came to us.',
      'Demande qui la raconte, en quelle langue, et comment elle nous est venue.',
      'Pregunta quién la cuenta, en qué lengua y cómo ha llegado a nosotros.',
    ),
    say(
      'A story belongs first to the people who tell it.',
      'Une histoire est d’abord à ceux qui la racontent.',
      'Una historia es ante todo de quienes la cuentan.',
    ),
  ],
};

const ALL_RETOLD: readonly [Retold, ...Retold[]] = [...RETOLD, ...MORE_RETOLD];

const BESIDE = [
  say(
    'Set the two versions side by side.',
    'Mets les deux versions côte à côte.',
    'Pon las dos versiones lado a lado.',
  ),
  say(
    'A retelling keeps something and changes something.',
    'Une reprise garde quelque chose et change quelque chose.',
    'Una nueva versión guarda algo y cambia algo.',
  ),
] as const;

/** An old story and one set in another time: which thought do they share? */
function sharedThought(random: SeededRandom): PracticeItem {
  const story = random.pick(ALL_RETOLD);
  const others = random
    .shuffle(ALL_RETOLD)
    .filter(({ theme }) => theme !== story.theme && !story.nearThemes.includes(theme.en))
    .slice(0, 3);
  const { from, old, elsewhere, theme } = story;
  return choiceItem(
    {
      prompt: text(
        say(
          '{from}: “{old}” A new story: “{elsewhere}” Which thought do both show?',
          '{from} : « {old} » Une nouvelle histoire : « {elsewhere} » Quelle idée montrent les deux ?',
          '{from}: «{old}» Una historia nueva: «{elsewhere}» ¿Qué idea muestran las dos?',
        ),
        { from, old, elsewhere },
      ),
      nudge: text(
        say(
          'Leave out names and things. What happens to people in both?',
          'Laisse les noms et les objets. Qu’arrive-t-il aux gens dans les deux ?',
          'Deja nombres y objetos. ¿Qué les pasa a las personas en las dos?',
        ),
      ),
      steps: [
        step(...BESIDE),
        step(
          say('Both show: {theme}', 'Les deux montrent : {theme}', 'Las dos muestran: {theme}'),
          say(
            'Places and things differ; the thought stays.',
            'Les lieux et les objets changent ; l’idée reste.',
            'Cambian lugares y objetos; la idea queda.',
          ),
          { theme },
        ),
      ],
    },
    random,
    { text: text(theme) },
    others.map((other) => [{ text: text(other.theme) }, ANOTHER_THEME]),
  );
}

type Change = readonly [name: LocalisedText, version: (story: Retold) => LocalisedText | undefined];
const CHANGES: readonly Change[] = [
  [
    say('Where and when it happens', 'Le lieu et le temps', 'El lugar y el tiempo'),
    ({ elsewhere }) => elsewhere,
  ],
  [say('How it ends', 'La fin', 'El final'), ({ otherEnd }) => otherEnd],
  [say('Who tells it', 'Qui raconte', 'Quién la cuenta'), ({ otherVoice }) => otherVoice],
];

/** An old story and a new version: what is changed most? */
function whatChanged(random: SeededRandom): PracticeItem {
  const story = random.pick(ALL_RETOLD);
  const made = CHANGES.flatMap(([name, version]) => {
    const retelling = version(story);
    return retelling ? [{ name, retelling }] : [];
  });
  const drawn = random.shuffle(made)[0];
  if (!drawn) throw new Error('each story has a new version');
  const wrong = CHANGES.filter(([name]) => name !== drawn.name);
  return choiceItem(
    {
      prompt: text(
        say(
          '{from}: “{old}” A retelling: “{retelling}” What does it change most?',
          '{from} : « {old} » Une reprise : « {retelling} » Que change-t-elle surtout ?',
          '{from}: «{old}» Una nueva versión: «{retelling}» ¿Qué cambia sobre todo?',
        ),
        { from: story.from, old: story.old, retelling: drawn.retelling },
      ),
      nudge: text(
        say(
          'Check three things: place and time, ending, voice.',
          'Vérifie trois choses : lieu et temps, fin, voix.',
          'Comprueba tres cosas: lugar y tiempo, final, voz.',
        ),
      ),
      steps: [
        step(...BESIDE),
        step(
          say('New here: {change}.', 'Nouveau ici : {change}.', 'Aquí es nuevo: {change}.'),
          say(
            'The rest can be found in the old version, too.',
            'Le reste se trouve aussi dans l’ancienne version.',
            'Lo demás está también en la versión antigua.',
          ),
          { change: drawn.name },
        ),
      ],
    },
    random,
    { text: text(drawn.name) },
    wrong.map(([name]): Wrong<Option> => [{ text: text(name) }, RETELLING_MISREAD]),
  );
}

/** Whose a story is; the thought that a retelling keeps; what it changes. */
export const laMyth = generator('la-myth', (random, difficulty) => {
  if (difficulty === 1) return rightOf(TELLERS, random, 4);
  return difficulty === 2 ? sharedThought(random) : whatChanged(random);
});
