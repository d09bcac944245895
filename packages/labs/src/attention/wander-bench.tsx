import type { Locale } from '@ori/contracts/locale';
import { marksByPart } from '@ori/core/mind/reaction';
import { useRef, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { useTwoMinutes, WHOLE_MS } from './use-two-minutes.ts';
import { WORDS } from './words.ts';

const PARTS = 4;
const LINE = { left: 20, right: 580, y: 50 } as const;

interface LineProps {
  readonly marks: readonly number[];
  readonly passedMs: number;
  readonly locale: Locale;
}

/** The two minutes as a line, with a mark for each time somebody noticed. */
function TimeLine({ marks, passedMs, locale }: LineProps) {
  const x = (ms: number) => LINE.left + (Math.min(ms, WHOLE_MS) / WHOLE_MS) * (LINE.right - LINE.left);
  return (
    <svg
      viewBox="0 0 600 100"
      className="attention-line"
      role="img"
      aria-label={say(WORDS.timeLine, locale, { n: marks.length })}
    >
      <path
        d={`M${LINE.left} ${LINE.y}H${LINE.right}`}
        stroke="var(--line)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d={`M${LINE.left} ${LINE.y}H${x(passedMs)}`}
        stroke="var(--nile)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {[0, 30, 60, 90, 120].map((seconds) => (
        <text key={seconds} x={x(seconds * 1000)} y="88" textAnchor="middle" fontSize="14" fill="var(--mute)">
          {seconds}
        </text>
      ))}
      {marks.map((at) => (
        <path key={at} d={`M${x(at)} 22V64`} stroke="var(--gold)" strokeWidth="4" strokeLinecap="round" />
      ))}
    </svg>
  );
}

function MarksTable({ marks, locale }: Omit<LineProps, 'passedMs'>) {
  const partS = WHOLE_MS / PARTS / 1000;
  return (
    <table className="lab-table">
      <thead>
        <tr>
          <th scope="col">{say(WORDS.when, locale)}</th>
          <th scope="col">{say(WORDS.marks, locale)}</th>
        </tr>
      </thead>
      <tbody>
        {marksByPart(marks, WHOLE_MS, PARTS).map((count, part) => (
          <tr key={part}>
            <th scope="row">{say(WORDS.part, locale, { from: part * partS, to: (part + 1) * partS })}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two minutes on one thing, with a press each time one notices that one was elsewhere. */
export function WanderBench({ locale }: { readonly locale: Locale }) {
  const place = useRef<HTMLDivElement>(null);
  const [guess, setGuess] = useState(5);
  const { isGoing, lastedMs, marks, passedMs, ...time } = useTwoMinutes(place);
  const told =
    lastedMs !== null &&
    say(WORDS.wanderTold, locale, {
      guess: say(WORDS.times, locale, { n: guess }),
      found: say(WORDS.times, locale, { n: marks.length }),
      time: say(WORDS.secondsLong, locale, { n: Math.round(lastedMs / 1000) }),
    });
  return (
    <div ref={place} className="lab">
      {!isGoing && (
        <Stepper
          label={say(WORDS.wanderGuess, locale)}
          value={guess}
          min={0}
          max={40}
          valueText={say(WORDS.times, locale, { n: guess })}
          onChange={setGuess}
        />
      )}
      <TimeLine marks={marks} passedMs={passedMs} locale={locale} />
      {isGoing ? (
        <div className="attention-sides">
          <button type="button" className="btn btn-primary" onClick={time.mark}>
            {say(WORDS.elsewhere, locale)}
          </button>
          <button type="button" className="btn btn-quiet" onClick={time.end}>
            {say(WORDS.stop, locale)}
          </button>
        </div>
      ) : (
        <button type="button" className="btn btn-primary" onClick={time.start}>
          {say(told ? WORDS.again : WORDS.start, locale)}
        </button>
      )}
      <Finding tone={told ? 'found' : 'open'}>{told || say(WORDS.wandering, locale)}</Finding>
      {told && <MarksTable marks={marks} locale={locale} />}
    </div>
  );
}
