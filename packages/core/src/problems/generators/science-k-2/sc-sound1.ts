import { type PairBank, leftOf, matchPairs, rightOf } from '../../fact-pairs.ts';
import { askQuestion } from '../../fact-questions.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { SOUND_WITHOUT_VIBRATION } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import { MORE_SOUNDS } from './more-sounds.ts';
import { PREDICT } from './sound-predictions.ts';

const SOUNDS: PairBank = {
  pairs: [
    {
      left: { text: say('Guitar', 'Guitare', 'Guitarra'), figure: picture('guitar') },
      right: { text: say('The strings', 'Les cordes', 'Las cuerdas') },
      why: say('Plucked strings shake.', 'Les cordes pincées vibrent.', 'Las cuerdas pulsadas vibran.'),
    },
    {
      left: { text: say('Drum', 'Tambour', 'Tambor'), figure: picture('drum') },
      right: { text: say('The stretched skin', 'La peau tendue', 'La piel tensa') },
      why: say('The beaten skin shakes.', 'La peau frappée vibre.', 'La piel golpeada vibra.'),
    },
    {
      left: { text: say('Bell', 'Cloche', 'Campana'), figure: picture('bell') },
      right: { text: say('The metal', 'Le métal', 'El metal') },
      why: say('The struck metal shakes.', 'Le métal frappé vibre.', 'El metal golpeado vibra.'),
    },
    {
      left: { text: say('Flute', 'Flûte', 'Flauta'), figure: picture('flute') },
      right: { text: say('The air inside', 'L’air dedans', 'El aire de dentro') },
      why: say('The blown air shakes.', 'L’air soufflé vibre.', 'El aire soplado vibra.'),
    },
    {
      left: { text: say('Bee', 'Abeille', 'Abeja'), figure: picture('bee') },
      right: { text: say('The wings', 'Les ailes', 'Las alas') },
      why: say(
        'The fast wings shake the air.',
        'Les ailes rapides font vibrer l’air.',
        'Las alas rápidas hacen vibrar el aire.',
      ),
    },
    {
      left: { text: say('Your voice', 'Ta voix', 'La voz') },
      right: { text: say('Folds in your throat', 'Des plis dans ta gorge', 'Pliegues de la garganta') },
      why: say(
        'Breath makes the folds shake.',
        'Le souffle fait vibrer les plis.',
        'El aire hace vibrar los pliegues.',
      ),
    },
  ],
  askRight: say(
    '{left}: which part shakes and sounds?',
    '{left} : que vibre pour sonner ?',
    '{left}: ¿qué vibra y suena?',
  ),
  askLeft: say(
    '{right}: this part sounds. Where is it?',
    '{right} : cela sonne. Où est-ce ?',
    '{right}: esto suena. ¿Dónde está?',
  ),
  askMatch: say(
    'What shakes? Find the pairs.',
    'Qu’est-ce qui vibre ? Trouve les paires.',
    '¿Qué vibra? Busca los pares.',
  ),
  mixedUp: SOUND_WITHOUT_VIBRATION,
  nudge: say('Touch it while it sounds.', 'Touche-le quand il sonne.', 'Tócalo mientras suena.'),
  rule: [
    say(
      'Look for what moves very fast.',
      'Cherche ce qui bouge très vite.',
      'Busca lo que se mueve muy rápido.',
    ),
    say(
      'Every sound begins with shaking.',
      'Tout son commence par une vibration.',
      'Todo sonido empieza con una vibración.',
    ),
  ],
};

/** Shaking things make sound, and sound shakes things (NGSS 1-PS4-1). */
export const scSound1 = generator('sc-sound1', (random, difficulty) => {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? rightOf(SOUNDS, random) : leftOf(SOUNDS, random);
  return difficulty === 2
    ? matchPairs(SOUNDS, random, random.integer(3, 4))
    : askQuestion([...PREDICT, ...MORE_SOUNDS], random);
});
