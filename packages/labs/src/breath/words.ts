import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  picture: { en: 'Picture', fr: 'Image', es: 'Imagen' },
  flower: { en: 'Flower and candle', fr: 'Fleur et bougie', es: 'Flor y vela' },
  tide: { en: 'The tide', fr: 'La marée', es: 'La marea' },
  safety: {
    en: 'Eyes open. Never hold your breath, never hurry it. If it feels odd, stop, look around and tell an adult. Drawing or looking out of the window is just as good.',
    fr: 'Les yeux ouverts. Ne retiens jamais ton souffle, ne le presse jamais. Si c’est désagréable, arrête, regarde autour de toi et dis-le à un adulte. Dessiner ou regarder par la fenêtre, c’est aussi bien.',
    es: 'Ojos abiertos. Nunca retengas el aire ni lo apures. Si se siente raro, para, mira a tu alrededor y díselo a un adulto. Dibujar o mirar por la ventana es igual de bueno.',
  },
  guess: {
    en: 'Your guess: how many breaths do you take in a minute?',
    fr: 'Ton idée : combien de fois respires-tu en une minute ?',
    es: 'Tu idea: ¿cuántas veces respiras en un minuto?',
  },
  perMinute: { en: '{n} a minute', fr: '{n} par minute', es: '{n} por minuto' },
  ready: { en: 'I have guessed', fr: 'J’ai deviné', es: 'Ya adiviné' },
  first: {
    en: 'Set your guess first. Then the picture learns your breath from you: it does not tell you how to breathe.',
    fr: 'Règle d’abord ton idée. Ensuite l’image apprend ton souffle de toi : elle ne te dit pas comment respirer.',
    es: 'Marca primero tu idea. Después la imagen aprende de tu respiración: no te dice cómo respirar.',
  },
  listen: {
    en: 'Breathe as you do by yourself. Press each time you begin to breathe in. {n} more.',
    fr: 'Respire comme tu le fais tout seul. Appuie chaque fois que tu commences à inspirer. Encore {n}.',
    es: 'Respira como lo haces siempre. Pulsa cada vez que empiezas a tomar aire. Faltan {n}.',
  },
  inhale: { en: 'I breathe in now', fr: 'J’inspire', es: 'Tomo aire' },
  pace: {
    en: 'You guessed {guess} a minute; at this pace it is {found}. Watching a breath may change it, so this is today’s watched breath and no more.',
    fr: 'Tu avais dit {guess} par minute ; à ce rythme, c’est {found}. Observer son souffle peut le changer : c’est ton souffle observé d’aujourd’hui, rien de plus.',
    es: 'Dijiste {guess} por minuto; a este ritmo son {found}. Observar la respiración puede cambiarla: es tu respiración observada de hoy y nada más.',
  },
  slower: {
    en: 'Seconds for one breath; move it until it suits you',
    fr: 'Secondes pour un souffle ; déplace jusqu’à ce que cela te convienne',
    es: 'Segundos por respiración; muévelo hasta que te quede bien',
  },
  seconds: { en: '{n} s', fr: '{n} s', es: '{n} s' },
  pause: { en: 'Pause', fr: 'Pause', es: 'Pausa' },
  on: { en: 'Go on', fr: 'Continuer', es: 'Seguir' },
  stop: { en: 'Stop', fr: 'Arrêter', es: 'Parar' },
  again: { en: 'Begin anew', fr: 'Recommencer', es: 'Empezar de nuevo' },
  aloud: { en: 'Have it read aloud', fr: 'Le faire lire à voix haute', es: 'Que se lea en voz alta' },
  in: { en: 'in', fr: 'j’inspire', es: 'entra' },
  out: { en: 'out', fr: 'je souffle', es: 'sale' },
  over: {
    en: 'That is all. You may stop here; nothing is counted or kept.',
    fr: 'C’est tout. Tu peux t’arrêter là ; rien n’est compté ni gardé.',
    es: 'Eso es todo. Puedes parar aquí; nada se cuenta ni se guarda.',
  },
  still: {
    en: 'You asked your device for no motion: the picture stays still and the word beside it changes.',
    fr: 'Tu as demandé à ton appareil de ne pas bouger : l’image reste immobile et le mot change à côté.',
    es: 'Pediste a tu dispositivo que no haya movimiento: la imagen queda quieta y cambia la palabra de al lado.',
  },
  flowerLabel: {
    en: 'A flower that opens with the breath in, and a candle that leans with the breath out.',
    fr: 'Une fleur qui s’ouvre quand on inspire, et une bougie qui penche quand on souffle.',
    es: 'Una flor que se abre al tomar aire y una vela que se inclina al soltarlo.',
  },
  tideLabel: {
    en: 'A sea that rises with the breath in and falls with the breath out.',
    fr: 'Une mer qui monte quand on inspire et descend quand on souffle.',
    es: 'Un mar que sube al tomar aire y baja al soltarlo.',
  },
} satisfies Record<string, LocalisedText>;
