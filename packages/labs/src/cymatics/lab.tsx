import type { Locale } from '@ori/contracts/locale';
import type { CymaticsProps } from '@ori/contracts/sound-labs';
import { useRef, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { number, say } from '../frame/words.ts';
import { useSeen } from '../sound/use-seen.ts';
import { useStill } from '../sound/use-still.ts';
import './cymatics.css';
import { GUESS_WORDS } from './guess-words.ts';
import { GuessPicture } from './guess-picture.tsx';
import { LAW_WORDS } from './law-words.ts';
import { LawPlot } from './law-plot.tsx';
import { Microphone } from './microphone.tsx';
import { MICROPHONE_WORDS } from './microphone-words.ts';
import { PlateControls } from './plate-controls.tsx';
import { heightOver, mixAt } from './plate-setting.ts';
import { hertz, linesInWords } from './plate-words.ts';
import { SandPlate } from './sand-plate.tsx';
import { Sweep } from './sweep.tsx';
import { type Bench, useBench } from './use-bench.ts';
import { WhatIf } from './what-if.tsx';
import { WORDS } from './words.ts';

/** What the sand shows now, in words. */
function sandWords({ plate, tone, drive }: Bench, locale: Locale): string {
  const hz = hertz(tone.hz, locale);
  const resonance = plate.resonances[tone.at];
  if (!resonance) return say(WORDS.between, locale, { hz });
  if (!tone.isReached) return say(WORDS.deaf, locale, { hz });
  const { shape, edge } = plate.setting;
  const lines = linesInWords(shape, resonance, mixAt(shape, edge, resonance, drive), locale);
  return say(WORDS.atTone, locale, { hz, n: tone.at + 1, lines });
}

interface PartProps {
  readonly bench: Bench;
  readonly locale: Locale;
}

/** Guesses about other plates, the law, and the room's own tones: each opened when wanted. */
function More({ bench, locale }: PartProps) {
  const { setting } = bench.plate;
  const isOpen = `${setting.shape}${setting.edge}${setting.material}${setting.sizeMm}${setting.thicknessMm}`;
  return (
    <div className="cymatics-more">
      <details>
        <summary>{say(GUESS_WORDS.whatIf, locale)}</summary>
        <div className="grid gap-5" key={isOpen}>
          <WhatIf plate={bench.plate} locale={locale} change="thicker" />
          <WhatIf plate={bench.plate} locale={locale} change="larger" />
        </div>
      </details>
      <details>
        <summary>{say(LAW_WORDS.title, locale)}</summary>
        <LawPlot setting={setting} locale={locale} />
      </details>
      <details>
        <summary>{say(MICROPHONE_WORDS.title, locale)}</summary>
        <Microphone locale={locale} />
      </details>
    </div>
  );
}

/** The plate with its sand, and the keys that hold, strew and colour it. */
function Stage({ bench, locale, words }: PartProps & { readonly words: string }) {
  const [isRunning, setRunning] = useState(true);
  const [showsMotion, setMotion] = useState(false);
  const [strewing, setStrewing] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(stage);
  const isStill = useStill();
  const { setting } = bench.plate;
  const plateWords = say(WORDS.plate, locale, {
    material: say(WORDS[setting.material], locale),
    size: setting.sizeMm,
    thickness: number(setting.thicknessMm, locale, 1),
  });
  return (
    <div className="cymatics-stage" ref={stage}>
      <SandPlate
        key={strewing}
        {...bench.sand}
        heightOver={heightOver(setting)}
        showsMotion={showsMotion}
        isRunning={isRunning && isSeen}
        label={`${plateWords} ${words}`}
      />
      <p className="text-center text-sm text-mute">{plateWords}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {!isStill && (
          <button type="button" className="btn btn-quiet" onClick={() => setRunning(!isRunning)}>
            {say(isRunning ? WORDS.pause : WORDS.run, locale)}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => setStrewing(strewing + 1)}>
          {say(WORDS.fresh, locale)}
        </button>
      </div>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={showsMotion}
          onChange={(event) => setMotion(event.currentTarget.checked)}
        />
        {say(WORDS.motion, locale)}
      </label>
    </div>
  );
}

/** First a guess, then a plate to be set up, shaken and listened to. */
export function Lab({ props, locale }: LabProps<CymaticsProps>) {
  const bench = useBench(props);
  const [shown, setShown] = useState<number | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const words = sandWords(bench, locale);
  const show = (chosen: number) => {
    setShown(chosen);
    bench.go(bench.plate.tonesHz[1] ?? 0);
  };
  return (
    <div className="lab cymatics" ref={place}>
      <Stage bench={bench} locale={locale} words={words} />
      <div className="cymatics-side">
        {shown === null || bench.isUntouched ? (
          <GuessPicture plate={bench.plate} locale={locale} shown={shown} onShow={show} />
        ) : (
          <Finding tone={bench.tone.isReached ? 'found' : 'open'}>{words}</Finding>
        )}
        {shown !== null && <Sweep bench={bench} locale={locale} place={place} />}
      </div>
      {shown !== null && <PlateControls bench={bench} locale={locale} />}
      {shown !== null && <More bench={bench} locale={locale} />}
    </div>
  );
}
