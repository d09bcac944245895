import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';

const message = messagesOf('sc-sound1');

/** What shaking does to sound, and sound to things. */
export const PREDICT: readonly [FactQuestion, ...FactQuestion[]] = [
  {
    prompt: message('predict.beat-drum-harder.prompt'),
    right: message('predict.beat-drum-harder.right'),
    wrong: [
      [message('predict.beat-drum-harder.wrong.gets-quieter'), 'sound-without-vibration'],
      [message('predict.beat-drum-harder.wrong.nothing-changes'), 'sound-without-vibration'],
    ],
    nudge: message('nudge'),
    first: [message('shaking'), message('predict.beat-drum-harder.first.more-shaking-makes-more')],
    because: message('predict.beat-drum-harder.because'),
  },
  {
    prompt: message('predict.bell-rings-hold.prompt'),
    right: message('predict.bell-rings-hold.right'),
    wrong: [
      [message('predict.bell-rings-hold.wrong.gets-louder'), 'sound-without-vibration'],
      [message('predict.bell-rings-hold.wrong.rings-alike'), 'sound-without-vibration'],
    ],
    nudge: message('nudge'),
    first: [message('shaking'), message('predict.bell-rings-hold.first.shaking-makes-sound')],
    because: message('predict.bell-rings-hold.because'),
  },
  {
    prompt: message('predict.rice-lies-drum.prompt'),
    right: message('predict.rice-lies-drum.right'),
    wrong: [
      [message('predict.rice-lies-drum.wrong.rice-lies-still'), 'sound-without-vibration'],
      [message('predict.rice-lies-drum.wrong.rice-sticks'), 'sound-without-vibration'],
    ],
    nudge: message('nudge'),
    first: [message('shaking'), message('more-sounds.clap-hands-why.first')],
    because: message('predict.rice-lies-drum.because'),
  },
  {
    prompt: message('predict.pluck-string-very.prompt'),
    right: message('predict.pluck-string-very.right'),
    wrong: [
      [message('predict.pluck-string-very.wrong.very-loud'), 'sound-without-vibration'],
      [message('predict.pluck-string-very.wrong.all'), 'sound-without-vibration'],
    ],
    nudge: message('nudge'),
    first: [message('shaking'), message('predict.beat-drum-harder.first.more-shaking-makes-more')],
    because: message('predict.pluck-string-very.because'),
  },
  {
    prompt: message('predict.hum-hand-throat.prompt'),
    right: message('predict.hum-hand-throat.right'),
    wrong: [
      [message('predict.hum-hand-throat.wrong.nothing-all'), 'sound-without-vibration'],
      [message('predict.hum-hand-throat.wrong.my-throat-gets'), 'sound-without-vibration'],
    ],
    nudge: message('nudge'),
    first: [message('shaking'), message('predict.hum-hand-throat.first.voices-sounds-too')],
    because: message('predict.hum-hand-throat.because'),
  },
  {
    prompt: message('predict.string-stopped-shaking.prompt'),
    right: message('predict.string-stopped-shaking.right'),
    wrong: [
      [message('predict.string-stopped-shaking.wrong.loud-sound'), 'sound-without-vibration'],
      [message('predict.string-stopped-shaking.wrong.high-sound'), 'sound-without-vibration'],
    ],
    nudge: message('nudge'),
    first: [message('shaking'), message('predict.string-stopped-shaking.first.sound-begins-shaking')],
    because: message('predict.string-stopped-shaking.because'),
  },
  {
    prompt: message('predict.drum-stands-still.prompt'),
    right: message('predict.drum-stands-still.right'),
    wrong: [
      [message('predict.drum-stands-still.wrong.loud'), 'sound-without-vibration'],
      [message('predict.drum-stands-still.wrong.humming'), 'sound-without-vibration'],
    ],
    nudge: message('nudge'),
    first: [message('shaking'), message('predict.bell-rings-hold.first.shaking-makes-sound')],
    because: message('predict.drum-stands-still.because'),
  },
  {
    prompt: message('predict.pluck-rubber-band.prompt'),
    right: message('predict.pluck-rubber-band.right'),
    wrong: [
      [message('predict.pluck-rubber-band.wrong.stays-quite-still'), 'sound-without-vibration'],
      [message('predict.pluck-rubber-band.wrong.grows-thick'), 'sound-without-vibration'],
    ],
    nudge: message('nudge'),
    first: [message('shaking'), message('predict.pluck-rubber-band.first.look-very-fast-moving')],
    because: message('predict.pluck-rubber-band.because'),
  },
  {
    prompt: message('predict.big-drums-boom.prompt'),
    right: message('predict.big-drums-boom.right'),
    wrong: [
      [message('predict.big-drums-boom.wrong.drum-warm'), 'sound-without-vibration'],
      [message('predict.big-drums-boom.wrong.drum-near-door'), 'sound-without-vibration'],
    ],
    nudge: message('nudge'),
    first: [message('shaking'), message('more-sounds.clap-hands-why.first')],
    because: message('predict.big-drums-boom.because'),
  },
  {
    prompt: message('predict.blow-over-bottle.prompt'),
    right: message('predict.blow-over-bottle.right'),
    wrong: [
      [message('predict.blow-over-bottle.wrong.floor'), 'sound-without-vibration'],
      [message('predict.blow-over-bottle.wrong.nothing'), 'sound-without-vibration'],
    ],
    nudge: message('nudge'),
    first: [message('shaking'), message('predict.blow-over-bottle.first.every-sound-something-shakes')],
    because: message('predict.blow-over-bottle.because'),
  },
];
