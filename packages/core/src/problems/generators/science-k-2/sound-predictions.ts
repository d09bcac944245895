import type { FactQuestion } from '../../fact-questions.ts';
import { SOUND_WITHOUT_VIBRATION } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';

/** What shaking does to sound, and sound to things. */
export const PREDICT: readonly [FactQuestion, ...FactQuestion[]] = [
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
  {
    prompt: say(
      'A drum stands still. Nobody beats it. It is …',
      'Un tambour est là. Personne ne frappe. Il est …',
      'Un tambor está quieto. Nadie lo toca. Está …',
    ),
    right: say('Silent', 'Silencieux', 'En silencio'),
    wrong: [
      [say('Loud', 'Bruyant', 'Ruidoso'), SOUND_WITHOUT_VIBRATION],
      [say('Humming', 'En train de bourdonner', 'Zumbando'), SOUND_WITHOUT_VIBRATION],
    ],
    nudge: say('Imagine your finger on it.', 'Imagine ton doigt dessus.', 'Imagina tu dedo encima.'),
    first: [
      say('Shaking makes sound.', 'Vibrer fait du son.', 'Vibrar hace sonido.'),
      say('No shaking makes no sound.', 'Sans vibration, pas de son.', 'Sin vibrar no hay sonido.'),
    ],
    because: say('Its skin does not shake.', 'Sa peau ne vibre pas.', 'Su piel no vibra.'),
  },
  {
    prompt: say(
      'You pluck a rubber band. What do you see?',
      'Tu pinces un élastique. Que vois-tu ?',
      'Pulsas una goma elástica. ¿Qué ves?',
    ),
    right: say('It shakes to and fro', 'Il vibre de tous côtés', 'Se mueve de un lado a otro'),
    wrong: [
      [say('It stays quite still', 'Il reste immobile', 'Se queda quieta'), SOUND_WITHOUT_VIBRATION],
      [say('It grows thick', 'Il grossit', 'Se pone gruesa'), SOUND_WITHOUT_VIBRATION],
    ],
    nudge: say('Imagine your finger on it.', 'Imagine ton doigt dessus.', 'Imagina tu dedo encima.'),
    first: [
      say('Shaking makes sound.', 'Vibrer fait du son.', 'Vibrar hace sonido.'),
      say(
        'Look for very fast moving.',
        'Cherche un mouvement très rapide.',
        'Busca un movimiento muy rápido.',
      ),
    ],
    because: say('It sounds because it shakes.', 'Il sonne parce qu’il vibre.', 'Suena porque vibra.'),
  },
  {
    prompt: say(
      'Big drums boom. Your belly feels it. Why?',
      'Les gros tambours grondent. Ton ventre le sent. Pourquoi ?',
      'Los tambores grandes retumban. Tu barriga lo siente. ¿Por qué?',
    ),
    right: say(
      'The shaking comes through the air',
      'La vibration passe par l’air',
      'La vibración viene por el aire',
    ),
    wrong: [
      [say('The drum is warm', 'Le tambour est chaud', 'El tambor está caliente'), SOUND_WITHOUT_VIBRATION],
      [
        say(
          'The drum is near the door',
          'Le tambour est près de la porte',
          'El tambor está junto a la puerta',
        ),
        SOUND_WITHOUT_VIBRATION,
      ],
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
      'The air shakes, then you shake.',
      'L’air vibre, puis toi aussi.',
      'Vibra el aire y luego tú.',
    ),
  },
  {
    prompt: say(
      'You blow over a bottle. It hums. What shakes?',
      'Tu souffles sur une bouteille. Elle sonne. Que vibre-t-il ?',
      'Soplas sobre una botella. Suena. ¿Qué vibra?',
    ),
    right: say('The air in it', 'L’air dedans', 'El aire de dentro'),
    wrong: [
      [say('The floor', 'Le sol', 'El suelo'), SOUND_WITHOUT_VIBRATION],
      [say('Nothing', 'Rien', 'Nada'), SOUND_WITHOUT_VIBRATION],
    ],
    nudge: say('Imagine your finger on it.', 'Imagine ton doigt dessus.', 'Imagina tu dedo encima.'),
    first: [
      say('Shaking makes sound.', 'Vibrer fait du son.', 'Vibrar hace sonido.'),
      say(
        'Every sound has something that shakes.',
        'Tout son vient d’une vibration.',
        'Todo sonido viene de una vibración.',
      ),
    ],
    because: say(
      'Your breath makes the air shake.',
      'Ton souffle fait vibrer l’air.',
      'El soplo hace vibrar el aire.',
    ),
  },
];
