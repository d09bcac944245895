import type { FactQuestion } from '../../fact-questions.ts';
import { SOUND_WITHOUT_VIBRATION } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';

const NUDGE = say('Imagine your finger on it.', 'Imagine ton doigt dessus.', 'Imagina tu dedo encima.');
const SHAKING = say('Shaking makes sound.', 'Vibrer fait du son.', 'Vibrar hace sonido.');

/** More of what shaking has to do with sound. */
export const MORE_SOUNDS: readonly FactQuestion[] = [
  {
    prompt: say(
      'A phone buzzes on the table. What shakes?',
      'Un téléphone bourdonne sur la table. Que vibre-t-il ?',
      'Un teléfono zumba en la mesa. ¿Qué vibra?',
    ),
    right: say('The phone', 'Le téléphone', 'El teléfono'),
    wrong: [
      [say('Nothing at all', 'Rien du tout', 'Nada de nada'), SOUND_WITHOUT_VIBRATION],
      [say('Only its light', 'Seulement sa lumière', 'Solo su luz'), SOUND_WITHOUT_VIBRATION],
    ],
    nudge: NUDGE,
    first: [
      SHAKING,
      say(
        'Look for what moves very fast.',
        'Cherche ce qui bouge très vite.',
        'Busca lo que se mueve muy rápido.',
      ),
    ],
    because: say('You can feel it shake.', 'On sent qu’il vibre.', 'Se nota que vibra.'),
  },
  {
    prompt: say(
      'You clap your hands. Why do you hear it?',
      'Tu tapes des mains. Pourquoi l’entends-tu ?',
      'Das una palmada. ¿Por qué se oye?',
    ),
    right: say('The clap shakes the air', 'L’air vibre', 'El aire vibra'),
    wrong: [
      [say('Hands are warm', 'Les mains sont chaudes', 'Las manos están calientes'), SOUND_WITHOUT_VIBRATION],
      [say('Hands are clean', 'Les mains sont propres', 'Las manos están limpias'), SOUND_WITHOUT_VIBRATION],
    ],
    nudge: say(
      'What is between hands and ears?',
      'Qu’y a-t-il entre mains et oreilles ?',
      '¿Qué hay entre manos y oídos?',
    ),
    first: [
      SHAKING,
      say(
        'What shakes moves other things.',
        'Ce qui vibre bouge le reste.',
        'Lo que vibra mueve otras cosas.',
      ),
    ],
    because: say(
      'Shaking air reaches your ear.',
      'La vibration arrive à l’oreille.',
      'La vibración llega al oído.',
    ),
  },
];
