import type { Locale } from '@ori/contracts/locale';
import { drawFreely, givenPoints, MOST_POINTS, type Move, type PointName } from '@ori/core/geometry/sketch';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { boxOf, joined } from './drawing-box.ts';
import { Drawing } from './drawing.tsx';
import { EMPTY_DRAFT } from './guided-desk.ts';
import { type Draft, MovePicker, withTap } from './move-picker.tsx';
import { moveWords, sketchWords } from './move-words.ts';
import { PrintButton } from './print-button.tsx';
import { usePointTap } from './use-point-tap.ts';
import { WORDS } from './words.ts';

const LEAST_BOX = { left: -1.6, bottom: -1.5, width: 4.2, height: 3 };

/** Draw what you like from two points: every crossing gets a letter. */
export function Free({ locale }: { readonly locale: Locale }) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const sheet = useRef<HTMLDivElement>(null);
  const sketch = useMemo(() => moves.reduce(drawFreely, givenPoints()), [moves]);
  const tap = useCallback((name: PointName) => setDraft((now) => withTap(now, name)), []);
  const picture = usePointTap(sketch, tap);
  const names = Object.keys(sketch.points);
  const { tool, from, to } = draft;
  const isPair = from !== null && to !== null && from !== to;
  const draw = () => {
    if (!isPair) return;
    setMoves([...moves, { tool, from, to }]);
    setDraft({ ...EMPTY_DRAFT, tool });
  };
  const back = (kept: readonly Move[]) => {
    setMoves(kept);
    setDraft({ ...EMPTY_DRAFT, tool });
  };
  return (
    <div className="geo-guided">
      <div ref={sheet}>
        <Drawing
          ref={picture}
          sketch={sketch}
          box={joined(LEAST_BOX, boxOf(sketch))}
          picked={[from, to]}
          label={sketchWords(sketch, locale)}
        />
      </div>
      <div className="geo-side">
        <Finding tone="open">
          {moves.length === 0 ? say(WORDS.noSteps, locale) : sketchWords(sketch, locale)}{' '}
          {say(names.length >= MOST_POINTS ? WORDS.full : WORDS.tap, locale)}
        </Finding>
        <MovePicker draft={draft} names={names} locale={locale} onChange={setDraft} />
        <FreeKeys
          canDraw={isPair}
          canUndo={moves.length > 0}
          locale={locale}
          onDraw={draw}
          onUndo={() => back(moves.slice(0, -1))}
          onAgain={() => back([])}
        >
          <PrintButton sheet={sheet} locale={locale} />
        </FreeKeys>
        <ol className="geo-record">
          {moves.map((move, index) => (
            <li key={index}>{moveWords(move, locale)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface FreeKeysProps {
  readonly canDraw: boolean;
  readonly canUndo: boolean;
  readonly locale: Locale;
  readonly onDraw: () => void;
  readonly onUndo: () => void;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

function FreeKeys({ canDraw, canUndo, locale, onDraw, onUndo, onAgain, children }: FreeKeysProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="btn btn-primary" disabled={!canDraw} onClick={onDraw}>
        {say(WORDS.draw, locale)}
      </button>
      <button type="button" className="btn btn-quiet" disabled={!canUndo} onClick={onUndo}>
        {say(WORDS.undo, locale)}
      </button>
      <button type="button" className="btn btn-quiet" disabled={!canUndo} onClick={onAgain}>
        {say(WORDS.again, locale)}
      </button>
      {children}
    </div>
  );
}
