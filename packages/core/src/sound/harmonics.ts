import type { HarmonicsResult, MusicalInterval, Resonance } from '@ori/contracts/heritage-sound';
import { pitchName } from './pitch-name.ts';
import { centsOf, JUST } from './tunings.ts';

/** Partials that are told: the first four octaves. */
const PARTIALS = 16;
/** Young ears hear about 20 Hz to 20 kHz. */
const HEARING_HZ = { from: 20, to: 20_000 } as const;
/** Speed of sound in dry air at 20 °C, m/s (Cramer, J. Acoust. Soc. Am. 93, 1993). */
const SOUND_IN_AIR = 343.2;
/** Of a wave along a steel guitar string, tuned to E4 on 0.65 m: twice length times frequency, m/s. */
const WAVE_ON_STRING = 2 * 0.65 * 329.63;
/** Of a wave of compression along a thin steel bar: √(E/ρ), 200 GPa and 7850 kg/m³, in m/s. */
const WAVE_IN_STEEL = Math.sqrt(200e9 / 7850);

const INTERVALS = [
  'unison',
  'minor second',
  'major second',
  'minor third',
  'major third',
  'fourth',
  'tritone',
  'fifth',
  'minor sixth',
  'major sixth',
  'minor seventh',
  'major seventh',
  'octave',
] as const;

/** The note a tone is nearest to, under the names of the specification's shapes. */
export function nearestNote(frequencyHz: number): { note: string; cents: number } {
  const { name, cents } = pitchName(frequencyHz);
  return { note: name, cents };
}

/** Whether people hear a tone of so many hertz. */
export function isAudible(frequencyHz: number): boolean {
  return frequencyHz >= HEARING_HZ.from && frequencyHz <= HEARING_HZ.to;
}

function intervalsAbove(fundamentalHz: number): MusicalInterval[] {
  return JUST.map(([over, under], step) => {
    const cents = centsOf(over / under);
    const temperedCents = step * 100;
    return {
      name: INTERVALS[step] ?? '',
      ratio: `${over}:${under}`,
      frequency: (fundamentalHz * over) / under,
      cents,
      temperedCents,
      difference: temperedCents - cents,
    };
  });
}

function resonancesAt(frequencyHz: number): Resonance[] {
  const halfWave = (speed: number) => speed / (2 * frequencyHz);
  return [
    {
      body: 'pipe open at both ends, in air',
      lengthM: halfWave(SOUND_IN_AIR),
      formula: 'L = c / 2f, c = 343.2 m/s',
    },
    {
      body: 'pipe closed at one end, in air',
      lengthM: SOUND_IN_AIR / (4 * frequencyHz),
      formula: 'L = c / 4f, c = 343.2 m/s',
    },
    {
      body: 'guitar string as tight as a high E',
      lengthM: halfWave(WAVE_ON_STRING),
      formula: 'L = v / 2f, v = 428.5 m/s',
    },
    {
      body: 'steel bar, struck at its end',
      lengthM: halfWave(WAVE_IN_STEEL),
      formula: 'L = v / 2f, v = √(E/ρ) = 5048 m/s',
    },
  ];
}

/**
 * What follows from a tone by arithmetic and physics: its partials, the just intervals above it, and bodies whose
 * lowest tone it is. End corrections of pipes and stiffness of strings are left out (a few percent).
 * @param fundamentalHz above zero and finite.
 */
export function calculateHarmonics(fundamentalHz: number): HarmonicsResult {
  return {
    fundamental: {
      frequency: fundamentalHz,
      ...nearestNote(fundamentalHz),
      isAudible: isAudible(fundamentalHz),
    },
    harmonics: Array.from({ length: PARTIALS }, (_, index) => {
      const frequency = fundamentalHz * (index + 1);
      return { number: index + 1, frequency, ...nearestNote(frequency) };
    }),
    musicalIntervals: intervalsAbove(fundamentalHz),
    resonances: resonancesAt(fundamentalHz),
  };
}
