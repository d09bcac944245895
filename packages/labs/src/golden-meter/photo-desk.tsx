import type { Locale } from '@ori/contracts/locale';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { drawPhoto, ENDS, type End, type Ends, lengthsOf } from './photo-drawing.ts';
import { WORDS } from './words.ts';

const WIDEST = 900;

interface PhotoDeskProps {
  readonly locale: Locale;
  /** Both lengths, in pixels of the shown picture. */
  readonly onMeasure: (a: number, b: number) => void;
}

interface Picture {
  readonly bitmap: ImageBitmap;
  readonly width: number;
  readonly height: number;
}

async function readPicture(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, WIDEST / bitmap.width);
  return { bitmap, width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
}

const firstEnds = ({ width, height }: Picture): Ends => ({
  A1: { x: Math.round(width * 0.2), y: Math.round(height * 0.35) },
  A2: { x: Math.round(width * 0.8), y: Math.round(height * 0.35) },
  B1: { x: Math.round(width * 0.2), y: Math.round(height * 0.65) },
  B2: { x: Math.round(width * 0.6), y: Math.round(height * 0.65) },
});

/** A photo from this device, never sent anywhere, with two lengths to lay over it. */
export function PhotoDesk({ locale, onMeasure }: PhotoDeskProps) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [ends, setEnds] = useState<Ends | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const place = (next: Ends) => {
    setEnds(next);
    const { a, b } = lengthsOf(next);
    onMeasure(Math.round(a * 10) / 10, Math.round(b * 10) / 10);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      const read = await readPicture(file);
      setPicture(read);
      setUnreadable(false);
      place(firstEnds(read));
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <div className="meter-photo">
      <label className="meter-file">
        <span>{say(WORDS.file, locale)}</span>
        <input
          type="file"
          accept="image/*"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </label>
      <p className="text-sm text-mute">
        {say(WORDS.stays, locale)} {say(WORDS.flat, locale)}
      </p>
      <p role="status">{isUnreadable && say(WORDS.unreadable, locale)}</p>
      {picture && ends && <Overlay picture={picture} ends={ends} locale={locale} onEnds={place} />}
    </div>
  );
}

interface OverlayProps {
  readonly picture: Picture;
  readonly ends: Ends;
  readonly locale: Locale;
  readonly onEnds: (ends: Ends) => void;
}

function Overlay({ picture, ends, locale, onEnds }: OverlayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [end, setEnd] = useState<End>('A1');
  const { bitmap, width, height } = picture;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawPhoto(context, bitmap, width, height, ends, end);
  }, [bitmap, width, height, ends, end]);
  // At the release: a finger that only scrolls past the photo gives none.
  const tap = (event: PointerEvent<HTMLCanvasElement>) => {
    const seen = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - seen.left) / seen.width) * width);
    const y = Math.round(((event.clientY - seen.top) / seen.height) * height);
    onEnds({ ...ends, [end]: { x, y } });
    setEnd(ENDS[(ENDS.indexOf(end) + 1) % ENDS.length] ?? 'A1');
  };
  const { a, b } = lengthsOf(ends);
  const move = (axis: 'x' | 'y') => (value: number) =>
    onEnds({ ...ends, [end]: { ...ends[end], [axis]: value } });
  const blanks = { a: number(a, locale, 0), b: number(b, locale, 0) };
  return (
    <>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className="meter-canvas"
        role="img"
        aria-label={say(WORDS.photoLabel, locale, blanks)}
        onPointerUp={tap}
      />
      <Choices
        legend={say(WORDS.end, locale)}
        choices={ENDS.map((value) => ({ value, label: value }))}
        value={end}
        onChoose={setEnd}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Stepper
          label={say(WORDS.across, locale)}
          value={ends[end].x}
          min={0}
          max={width}
          valueText={say(WORDS.pixels, locale, { n: ends[end].x })}
          onChange={move('x')}
        />
        <Stepper
          label={say(WORDS.down, locale)}
          value={ends[end].y}
          min={0}
          max={height}
          valueText={say(WORDS.pixels, locale, { n: ends[end].y })}
          onChange={move('y')}
        />
      </div>
    </>
  );
}
