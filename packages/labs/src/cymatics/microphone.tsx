import type { Locale } from '@ori/contracts/locale';
import { pitchName } from '@ori/core/sound/pitch-name';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import { signedCents } from '../sound/sound-words.ts';
import { useFrames } from '../sound/use-frames.ts';
import { useGone } from '../sound/use-seen.ts';
import { useStill } from '../sound/use-still.ts';
import { listen, type Listening } from './listening.ts';
import { MICROPHONE_WORDS } from './microphone-words.ts';

const WIDTH = 480;
const HEIGHT = 120;
const FLOOR_DB = -110;

function draw(canvas: HTMLCanvasElement | null, spectrum: Float32Array): void {
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return;
  pen.clearRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = getComputedStyle(canvas).color;
  const wide = WIDTH / spectrum.length;
  spectrum.forEach((db, band) => {
    const tall = Math.max(1, ((db - FLOOR_DB) / -FLOOR_DB) * HEIGHT);
    pen.fillRect(band * wide, HEIGHT - tall, Math.max(1, wide), tall);
  });
}

/** A microphone that is open while it is asked for and in sight, and closed at once when it is not. */
function useMicrophone(place: RefObject<Element | null>) {
  const [open, setOpen] = useState<Listening | null>(null);
  const [isRefused, setRefused] = useState(false);
  const toggle = async () => {
    if (open) return setOpen(null);
    try {
      setOpen(await listen());
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  useEffect(() => () => open?.stop(), [open]);
  useGone(place, () => setOpen(null));
  return { open, isRefused, toggle };
}

function heardWords(heardHz: number | null, locale: Locale): string {
  if (heardHz === null) return say(MICROPHONE_WORDS.quiet, locale);
  const { name, cents } = pitchName(heardHz);
  return say(MICROPHONE_WORDS.strongest, locale, {
    hz: number(heardHz, locale, 1),
    note: name,
    cents: signedCents(cents, locale),
  });
}

/** The room's own spectrum, asked for by a press, made and kept on this device only. */
export function Microphone({ locale }: { readonly locale: Locale }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useStill();
  const { open, isRefused, toggle } = useMicrophone(canvas);
  const [heard, setHeard] = useState<number | null>(null);
  useFrames(open !== null && !isStill, () => open && draw(canvas.current, open.spectrum()));
  const read = () => {
    if (!open) return;
    draw(canvas.current, open.spectrum());
    setHeard(open.strongestHz());
  };
  return (
    <div className="grid gap-3">
      <p>{say(MICROPHONE_WORDS.lead, locale)}</p>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={say(MICROPHONE_WORDS.picture, locale)}
        className="cymatics-spectrum"
      />
      <p className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-secondary"
          aria-pressed={open !== null}
          onClick={() => void toggle()}
        >
          {say(open ? MICROPHONE_WORDS.stop : MICROPHONE_WORDS.start, locale)}
        </button>
        {open && (
          <button type="button" className="btn btn-secondary" onClick={read}>
            {say(MICROPHONE_WORDS.read, locale)}
          </button>
        )}
      </p>
      {(open !== null || isRefused) && (
        <Finding tone={heard === null ? 'open' : 'found'}>
          {isRefused ? say(MICROPHONE_WORDS.refused, locale) : heardWords(heard, locale)}
        </Finding>
      )}
    </div>
  );
}
