import type { Locale } from '@ori/contracts/locale';
import { type RefObject, useState } from 'react';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { Loudness } from '../sound/loudness.tsx';
import { SOUND_WORDS } from '../sound/sound-words.ts';
import { USUAL_DB } from '../sound/tone.ts';
import { useTones } from '../sound/use-tones.ts';
import { hertz } from './plate-words.ts';
import { ResponseCurve } from './response-curve.tsx';
import type { Bench } from './use-bench.ts';
import { WORDS } from './words.ts';

const LEAST_HZ = 20;

interface SweepProps {
  readonly bench: Bench;
  readonly locale: Locale;
  /** The bench as it stands on the page: out of sight, its sound stops. */
  readonly place: RefObject<Element | null>;
}

/** Turns the tone from low to high: the plate answers at its own tones, and those are written down. */
export function Sweep({ bench, locale, place }: SweepProps) {
  const { plate, driven, peak, heard, tone, go } = bench;
  const [db, setDb] = useState(USUAL_DB);
  const sound = useTones([tone.hz], db, place);
  const offered = plate.tonesHz.filter((hz) => hz <= tone.mostHz);
  const below = offered.findLast((hz) => hz < tone.hz * 0.999);
  const above = offered.find((hz) => hz > tone.hz * 1.001);
  const found = [...heard.tones].toSorted((a, b) => a - b).map((at) => hertz(plate.tonesHz[at] ?? 0, locale));
  return (
    <div className="grid gap-3">
      <Stepper
        label={say(WORDS.tone, locale)}
        value={Math.round(tone.hz * 2) / 2}
        min={LEAST_HZ}
        max={Math.floor(tone.mostHz)}
        step={0.5}
        valueText={say(SOUND_WORDS.hz, locale, { n: number(tone.hz, locale, 1) })}
        onChange={go}
      />
      <ResponseCurve
        plate={plate}
        driven={driven}
        hz={tone.hz}
        mostHz={tone.mostHz}
        heard={heard.bins}
        peak={peak}
        label={say(WORDS.curve, locale)}
      />
      <p className="text-sm text-mute" aria-hidden="true">
        {say(WORDS.curve, locale)}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-secondary"
          disabled={below === undefined}
          onClick={() => below !== undefined && go(below)}
        >
          {say(WORDS.lower, locale)}
        </button>
        <button
          type="button"
          className="btn btn-secondary"
          disabled={above === undefined}
          onClick={() => above !== undefined && go(above)}
        >
          {say(WORDS.higher, locale)}
        </button>
      </div>
      <p>
        {say(WORDS.found, locale, {
          n: found.length,
          all: offered.length,
          list: found.map((hz) => say(SOUND_WORDS.hz, locale, { n: hz })).join(' · '),
        })}
      </p>
      <Loudness locale={locale} db={db} onChange={setDb} isOn={sound.isOn} onToggle={sound.toggle} />
    </div>
  );
}
