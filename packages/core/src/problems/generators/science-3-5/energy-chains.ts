import { messagesOf, type Phrase } from '../../phrase.ts';
import type { Sequence } from '../../fact-sequences.ts';

const message = messagesOf('sc-energy');

const chain = (name: Phrase, why: Phrase, stages: readonly Phrase[]): Sequence => ({
  name,
  why,
  stages: stages.map((words) => ({ text: words })),
});

/** More chains along which energy is passed on. */
export const MORE_CHAINS: readonly Sequence[] = [
  chain(message('more-chains.wind-lamp.name'), message('more-chains.wind-lamp.why'), [
    message('more-chains.wind-lamp.stages.moving-air'),
    message('more-chains.wind-lamp.stages.turning-blades'),
    message('more-chains.wind-lamp.stages.electric-generator'),
    message('more-chains.wind-lamp.stages.shining-lamp'),
  ]),
  chain(message('more-chains.battery-song.name'), message('more-chains.battery-song.why'), [
    message('more-chains.battery-song.stages.charged-battery'),
    message('more-chains.battery-song.stages.electric-current'),
    message('more-chains.battery-song.stages.shaking-loudspeaker'),
    message('more-chains.battery-song.stages.sound-air'),
  ]),
  chain(message('more-chains.sun-plow.name'), message('more-chains.sun-plow.why'), [
    message('more-chains.sun-plow.stages.sunlight'),
    message('more-chains.sun-plow.stages.growing-grass'),
    message('more-chains.sun-plow.stages.working-horse'),
    message('more-chains.sun-plow.stages.moving-plow'),
  ]),
  chain(message('more-chains.gas-lid.name'), message('more-chains.gas-lid.why'), [
    message('more-chains.gas-lid.stages.burning-gas'),
    message('more-chains.gas-lid.stages.hot-pot'),
    message('more-chains.gas-lid.stages.boiling-water'),
    message('more-chains.gas-lid.stages.rattling-lid'),
  ]),
  chain(message('more-chains.arm-target.name'), message('more-chains.arm-target.why'), [
    message('more-chains.arm-target.stages.pulling-arm'),
    message('more-chains.arm-target.stages.bent-bow'),
    message('more-chains.arm-target.stages.flying-arrow'),
    message('more-chains.arm-target.stages.sound-hit'),
  ]),
  chain(message('more-chains.legs-bicycle-light.name'), message('more-chains.legs-bicycle-light.why'), [
    message('more-chains.legs-bicycle-light.stages.moving-legs'),
    message('more-chains.legs-bicycle-light.stages.turning-wheel'),
    message('more-chains.legs-bicycle-light.stages.turning-dynamo'),
    message('more-chains.legs-bicycle-light.stages.shining-bicycle-light'),
  ]),
];
