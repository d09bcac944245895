import type { Locale } from '@ori/contracts/locale';
import { pitchName } from '@ori/core/sound/pitch-name';
import { useRef, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { Loudness } from '../sound/loudness.tsx';
import { signedCents, SOUND_WORDS } from '../sound/sound-words.ts';
import { USUAL_DB } from '../sound/tone.ts';
import { useTones } from '../sound/use-tones.ts';
import { Guess } from './guess.tsx';
import { STRING_WORDS } from './words.ts';

const FIRST_HZ = 110;
const MOST = 16;
const OFFERED_HZ = [37, 165, 220, 330] as const;
const WIDTH = 480;
const MIDDLE = 70;
const SWING = 54;
const SAMPLES = 240;

function loopsPath(n: number, sign: 1 | -1): string {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const x = index / SAMPLES;
    const y = MIDDLE - sign * SWING * Math.sin(n * Math.PI * x);
    return `${index === 0 ? 'M' : 'L'}${(x * WIDTH).toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}

function StringDrawing({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <svg viewBox={`-10 0 ${WIDTH + 20} ${2 * MIDDLE}`} role="img" aria-label={label} className="lab-figure">
      <path d={loopsPath(n, 1)} fill="var(--gold)" fillOpacity="0.12" stroke="var(--gold)" strokeWidth="3" />
      <path
        d={loopsPath(n, -1)}
        fill="var(--gold)"
        fillOpacity="0.12"
        stroke="var(--gold)"
        strokeOpacity="0.45"
        strokeWidth="2"
      />
      {Array.from({ length: n + 1 }, (_, node) => (
        <circle key={node} cx={(node * WIDTH) / n} cy={MIDDLE} r="5" fill="var(--nile)" />
      ))}
    </svg>
  );
}

function OneByOne({ locale }: { readonly locale: Locale }) {
  const [n, setN] = useState(3);
  const [db, setDb] = useState(USUAL_DB);
  const place = useRef<HTMLDivElement>(null);
  const hz = n * FIRST_HZ;
  const sound = useTones([hz], db, place);
  const { name, cents } = pitchName(hz);
  const words = say(STRING_WORDS.state, locale, {
    n,
    hz,
    loops: n,
    nodes: n - 1,
    note: name,
    cents: signedCents(cents, locale),
  });
  return (
    <div className="grid gap-3" ref={place}>
      <StringDrawing n={n} label={words} />
      <Stepper label={say(STRING_WORDS.number, locale)} value={n} min={1} max={MOST} onChange={setN} />
      <Loudness
        locale={locale}
        db={db}
        onChange={setDb}
        isOn={sound.isOn}
        onToggle={sound.toggle}
        label={say(STRING_WORDS.play, locale)}
      />
      <Finding tone="open">{words}</Finding>
    </div>
  );
}

/** The harmonics of one string, seen and heard one by one. */
export function StringBench({ locale }: { readonly locale: Locale }) {
  return (
    <Guess
      locale={locale}
      ask={say(STRING_WORDS.ask, locale)}
      choices={OFFERED_HZ.map((value) => ({ value, label: say(SOUND_WORDS.hz, locale, { n: value }) }))}
      answer={330}
      told={say(STRING_WORDS.told, locale)}
    >
      <OneByOne locale={locale} />
    </Guess>
  );
}
