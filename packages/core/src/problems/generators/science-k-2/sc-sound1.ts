import { type PairBank, leftOf, matchPairs, rightOf } from '../../fact-pairs.ts';
import { type FactQuestion, askQuestion } from '../../fact-questions.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { SOUND_WITHOUT_VIBRATION } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';

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

const PREDICT: readonly [FactQuestion, ...FactQuestion[]] = [
  {
    prompt: say(
      'You beat the drum harder. What happens?',
      'Tu frappes plus fort le tambour. Que se passe-t-il ?',
      'Golpeas más fuerte el tambor. ¿Qué pasa?',
    ),
    right: say('It gets louder', 'Il sonne plus fort', 'Suena más fuerte'),
    wrong: [
      [say('It gets quieter', 'Il sonne moins fort', 'Suena más bajo'), SOUND_WITHOUT_VIBRATION],
      [say('Nothing changes', 'Rien ne change', 'Nada cambia'), SOUND_WITHOUT_VIBRATION],
    ],
    nudge: say('Imagine your finger on it.', 'Imagine ton doigt dessus.', 'Imagina tu dedo encima.'),
    first: [
      say('Shaking makes sound.', 'Vibrer fait du son.', 'Vibrar hace sonido.'),
      say(
        'More shaking makes more sound.',
        'Plus ça vibre, plus ça sonne.',
        'Más vibración hace más sonido.',
      ),
    ],
    because: say(
      'The skin shakes more strongly.',
      'La peau vibre plus fort.',
      'La piel vibra con más fuerza.',
    ),
  },
  {
    prompt: say(
      'A bell rings. You hold it tight. What happens?',
      'Une cloche sonne. Tu la serres. Que se passe-t-il ?',
      'Suena una campana. La aprietas. ¿Qué pasa?',
    ),
    right: say('The sound stops', 'Le son s’arrête', 'El sonido se acaba'),
    wrong: [
      [say('It gets louder', 'Il devient plus fort', 'Suena más fuerte'), SOUND_WITHOUT_VIBRATION],
      [say('It rings on alike', 'Elle sonne pareil', 'Suena igual'), SOUND_WITHOUT_VIBRATION],
    ],
    nudge: say('Imagine your finger on it.', 'Imagine ton doigt dessus.', 'Imagina tu dedo encima.'),
    first: [
      say('Shaking makes sound.', 'Vibrer fait du son.', 'Vibrar hace sonido.'),
      say('No shaking makes no sound.', 'Sans vibration, pas de son.', 'Sin vibrar no hay sonido.'),
    ],
    because: say(
      'Your hand stops the shaking.',
      'Ta main arrête la vibration.',
      'La mano detiene la vibración.',
    ),
  },
  {
    prompt: say(
      'Rice lies on a drum. You beat it. What happens?',
      'Du riz est sur le tambour. Tu frappes. Que se passe-t-il ?',
      'Hay arroz sobre el tambor. Lo golpeas. ¿Qué pasa?',
    ),
    right: say('The rice jumps', 'Le riz saute', 'El arroz salta'),
    wrong: [
      [say('The rice lies still', 'Le riz ne bouge pas', 'El arroz no se mueve'), SOUND_WITHOUT_VIBRATION],
      [say('The rice sticks', 'Le riz colle', 'El arroz se pega'), SOUND_WITHOUT_VIBRATION],
    ],
    nudge: say('Imagine your finger on it.', 'Imagine ton doigt dessus.', 'Imagina tu dedo encima.'),
    first: [
      say('Shaking makes sound.', 'Vibrer fait du son.', 'Vibrar hace sonido.'),
      say(
        'What shakes moves other things.',
        'Ce qui vibre bouge le reste.',
        'Lo que vibra mueve otras cosas.',
      ),
    ],
    because: say(
      'The shaking skin throws it up.',
      'La peau qui vibre le lance.',
      'La piel que vibra lo lanza.',
    ),
  },
  {
    prompt: say(
      'You pluck a string very gently. How does it sound?',
      'Tu pinces la corde très doucement. Comment sonne-t-elle ?',
      'Pulsas la cuerda muy suave. ¿Cómo suena?',
    ),
    right: say('Quiet', 'Doucement', 'Bajito'),
    wrong: [
      [say('Very loud', 'Très fort', 'Muy fuerte'), SOUND_WITHOUT_VIBRATION],
      [say('Not at all', 'Pas du tout', 'Nada'), SOUND_WITHOUT_VIBRATION],
    ],
    nudge: say('Imagine your finger on it.', 'Imagine ton doigt dessus.', 'Imagina tu dedo encima.'),
    first: [
      say('Shaking makes sound.', 'Vibrer fait du son.', 'Vibrar hace sonido.'),
      say(
        'More shaking makes more sound.',
        'Plus ça vibre, plus ça sonne.',
        'Más vibración hace más sonido.',
      ),
    ],
    because: say(
      'The string shakes only a little.',
      'La corde vibre un peu seulement.',
      'La cuerda vibra solo un poco.',
    ),
  },
  {
    prompt: say(
      'You hum. Your hand is on your throat. What do you feel?',
      'Tu fredonnes, la main sur la gorge. Que sens-tu ?',
      'Tarareas con la mano en la garganta. ¿Qué sientes?',
    ),
    right: say('My throat shakes', 'Ma gorge vibre', 'Mi garganta vibra'),
    wrong: [
      [say('Nothing at all', 'Rien du tout', 'Nada'), SOUND_WITHOUT_VIBRATION],
      [
        say('My throat gets cold', 'Ma gorge devient froide', 'Mi garganta se enfría'),
        SOUND_WITHOUT_VIBRATION,
      ],
    ],
    nudge: say('Imagine your finger on it.', 'Imagine ton doigt dessus.', 'Imagina tu dedo encima.'),
    first: [
      say('Shaking makes sound.', 'Vibrer fait du son.', 'Vibrar hace sonido.'),
      say('Voices are sounds too.', 'La voix est aussi un son.', 'La voz también es un sonido.'),
    ],
    because: say(
      'Your voice comes from shaking.',
      'Ta voix vient d’une vibration.',
      'La voz viene de una vibración.',
    ),
  },
  {
    prompt: say(
      'A string stopped shaking. What do you hear?',
      'Une corde ne vibre plus. Qu’entends-tu ?',
      'Una cuerda ya no vibra. ¿Qué oyes?',
    ),
    right: say('No sound', 'Aucun son', 'Ningún sonido'),
    wrong: [
      [say('A loud sound', 'Un son fort', 'Un sonido fuerte'), SOUND_WITHOUT_VIBRATION],
      [say('A high sound', 'Un son aigu', 'Un sonido agudo'), SOUND_WITHOUT_VIBRATION],
    ],
    nudge: say('Imagine your finger on it.', 'Imagine ton doigt dessus.', 'Imagina tu dedo encima.'),
    first: [
      say('Shaking makes sound.', 'Vibrer fait du son.', 'Vibrar hace sonido.'),
      say('Sound begins with shaking.', 'Le son commence par vibrer.', 'El sonido empieza al vibrar.'),
    ],
    because: say(
      'Without shaking there is no sound.',
      'Sans vibration, pas de son.',
      'Sin vibración no hay sonido.',
    ),
  },
];

/** Shaking things make sound, and sound shakes things (NGSS 1-PS4-1). */
export const scSound1 = generator('sc-sound1', (random, difficulty) => {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? rightOf(SOUNDS, random) : leftOf(SOUNDS, random);
  return difficulty === 2 ? matchPairs(SOUNDS, random, random.integer(3, 4)) : askQuestion(PREDICT, random);
});
