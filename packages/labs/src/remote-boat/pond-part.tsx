import type { Locale } from '@ori/contracts/locale';
import { useReducer, useRef, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { useFrames } from '../sound/use-frames.ts';
import { useSeen } from '../sound/use-seen.ts';
import { useStill } from '../sound/use-still.ts';
import { isDone, type Run, runAfter, runOf } from './boat-run.ts';
import { DiscDrawing } from './disc-drawing.tsx';
import { discWords } from './disc-words.ts';
import { PondDrawing } from './pond-drawing.tsx';
import { runWords, stateWords } from './run-words.ts';
import { useStruck } from './use-struck.ts';
import { DISC_WORDS, POND_WORDS } from './words.ts';

/** What is said aloud: while the clock runs only what the learner did and which buoys were passed. */
function spoken(run: Run, isRunning: boolean, locale: Locale): string {
  if (isDone(run)) return runWords(run, locale);
  if (run.pulses === 0) return say(POND_WORDS.start, locale);
  if (!isRunning) return `${discWords(run.at, locale)} ${runWords(run, locale)}`;
  const passed = run.passed > 0 ? say(POND_WORDS.passed, locale, { n: run.passed }) : '';
  return `${discWords(run.at, locale)} ${passed}`.trim();
}

interface PondKeysProps {
  readonly locale: Locale;
  readonly isStill: boolean;
  readonly isHeld: boolean;
  readonly isOver: boolean;
  readonly onPulse: () => void;
  readonly onSecond: () => void;
  readonly onHold: () => void;
  readonly onRestart: () => void;
}

function PondKeys(props: PondKeysProps) {
  const { locale, isStill, isHeld, isOver, onPulse, onSecond, onHold, onRestart } = props;
  return (
    <>
      <button
        type="button"
        className="btn btn-primary btn-large boat-pulse"
        disabled={isOver}
        onClick={onPulse}
      >
        {say(POND_WORDS.pulse, locale)}
      </button>
      <div className="flex flex-wrap gap-2">
        {(isStill || isHeld) && (
          <button type="button" className="btn btn-secondary" disabled={isOver} onClick={onSecond}>
            {say(POND_WORDS.second, locale)}
          </button>
        )}
        {!isStill && (
          <button type="button" className="btn btn-quiet" onClick={onHold}>
            {say(isHeld ? POND_WORDS.go : POND_WORDS.hold, locale)}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={onRestart}>
          {say(POND_WORDS.restart, locale)}
        </button>
      </div>
    </>
  );
}

/** The course: single pulses steer the boat past the buoys, by the clock or second by second. */
export function PondPart({ buoys, locale }: { readonly buoys: number; readonly locale: Locale }) {
  const place = useRef<HTMLElement>(null);
  const [run, step] = useReducer(runAfter, buoys, runOf);
  const [isHeld, setHeld] = useState(false);
  const isStill = useStill();
  const isSeen = useSeen(place);
  const isStruck = useStruck(run.pulses);
  const isRunning = !isHeld && !isStill && isSeen && run.pulses > 0 && !isDone(run);
  useFrames(isRunning, (passedMs) => step({ does: 'sail', seconds: passedMs / 1000 }));
  const said = spoken(run, isRunning, locale);
  return (
    <section className="boat-part" ref={place}>
      <h3>{say(POND_WORDS.title, locale)}</h3>
      <p>{say(POND_WORDS.lead, locale)}</p>
      <div className="boat-views">
        <div className="turning-sheet">
          <PondDrawing
            run={run}
            isStruck={isStruck}
            label={`${say(DISC_WORDS.fig2, locale)}. ${runWords(run, locale)}`}
          />
          <p className="turning-fig">{say(DISC_WORDS.fig2, locale)}</p>
        </div>
        <div className="boat-hand">
          <DiscDrawing at={run.at} isStruck={isStruck} label={discWords(run.at, locale)} />
          <PondKeys
            locale={locale}
            isStill={isStill}
            isHeld={isHeld}
            isOver={isDone(run)}
            onPulse={() => step({ does: 'pulse' })}
            onSecond={() => step({ does: 'sail', seconds: 1 })}
            onHold={() => setHeld(!isHeld)}
            onRestart={() => step({ does: 'restart' })}
          />
          <p>
            {stateWords(run, locale)} <span aria-hidden="true">{!isDone(run) && runWords(run, locale)}</span>
          </p>
        </div>
      </div>
      <Finding tone={isDone(run) ? 'found' : 'open'}>{said}</Finding>
    </section>
  );
}
