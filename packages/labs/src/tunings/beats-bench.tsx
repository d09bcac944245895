import type { Locale } from '@ori/contracts/locale';
import { beatsPerSecond, tappedRate } from '@ori/core/sound/beats';
import { A4_HZ } from '@ori/core/sound/tunings';
import { useRef, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { Loudness } from '../sound/loudness.tsx';
import { SOUND_WORDS } from '../sound/sound-words.ts';
import { USUAL_DB } from '../sound/tone.ts';
import { useTones } from '../sound/use-tones.ts';
import { BeatDrawing, SHOWN_S } from './beat-drawing.tsx';
import { Guess } from './guess.tsx';
import { BEAT_WORDS } from './words.ts';

const START_HZ = 443;
const OFFERED = [1.5, 3, 441.5, 883] as const;

interface Measured {
  readonly otherHz: number;
  readonly tapsMs: readonly number[];
  readonly counted: number | null;
}

function measuredWords({ otherHz, tapsMs, counted }: Measured, locale: Locale): string {
  const rate = tappedRate(tapsMs);
  const beats = beatsPerSecond(A4_HZ, otherHz);
  const figures = { other: number(otherHz, locale, 1), true: number(beats, locale, 1) };
  if (beats === 0) return say(BEAT_WORDS.steady, locale);
  if (rate !== null)
    return say(BEAT_WORDS.tapped, locale, {
      ...figures,
      rate: number(rate, locale, 2),
      off: number(Math.abs(rate / beats - 1) * 100, locale, 0),
    });
  if (counted !== null)
    return say(BEAT_WORDS.seen, locale, {
      ...figures,
      n: counted,
      rate: number(counted / SHOWN_S, locale, 1),
    });
  return say(BEAT_WORDS.untapped, locale, figures);
}

function Measuring({ locale }: { readonly locale: Locale }) {
  const [measured, setMeasured] = useState<Measured>({ otherHz: START_HZ, tapsMs: [], counted: null });
  const [db, setDb] = useState(USUAL_DB);
  const place = useRef<HTMLDivElement>(null);
  const { otherHz, tapsMs, counted } = measured;
  const sound = useTones([A4_HZ, otherHz], db, place);
  const other = number(otherHz, locale, 1);
  const swells = number(beatsPerSecond(A4_HZ, otherHz) * SHOWN_S, locale, 0);
  return (
    <div className="grid gap-3" ref={place}>
      <BeatDrawing otherHz={otherHz} label={say(BEAT_WORDS.picture, locale, { other, n: swells })} />
      <Stepper
        label={say(BEAT_WORDS.second, locale)}
        value={otherHz}
        min={430}
        max={450}
        step={0.5}
        valueText={say(SOUND_WORDS.hz, locale, { n: other })}
        onChange={(next) => setMeasured({ otherHz: next, tapsMs: [], counted: null })}
      />
      <Loudness
        locale={locale}
        db={db}
        onChange={setDb}
        isOn={sound.isOn}
        onToggle={sound.toggle}
        label={say(BEAT_WORDS.play, locale)}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary"
          onClick={(event) => setMeasured({ ...measured, tapsMs: [...tapsMs, event.timeStamp] })}
        >
          {say(BEAT_WORDS.tap, locale)}
        </button>
        <button
          type="button"
          className="btn btn-secondary"
          disabled={tapsMs.length === 0}
          onClick={() => setMeasured({ ...measured, tapsMs: [] })}
        >
          {say(BEAT_WORDS.again, locale)}
        </button>
      </div>
      <Stepper
        label={say(BEAT_WORDS.counted, locale)}
        value={counted ?? 0}
        min={0}
        max={20}
        onChange={(next) => setMeasured({ ...measured, counted: next })}
      />
      <Finding tone={tapsMs.length > 2 || counted !== null ? 'found' : 'open'}>
        {measuredWords(measured, locale)}
      </Finding>
    </div>
  );
}

/** Two tones close together: the swelling is guessed, heard, tapped and compared. */
export function BeatsBench({ locale }: { readonly locale: Locale }) {
  return (
    <Guess
      locale={locale}
      ask={say(BEAT_WORDS.ask, locale)}
      choices={OFFERED.map((value) => ({ value, label: number(value, locale, 1) }))}
      answer={3}
      told={say(BEAT_WORDS.told, locale)}
    >
      <Measuring locale={locale} />
    </Guess>
  );
}
