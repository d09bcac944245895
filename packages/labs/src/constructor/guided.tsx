import type { Locale } from '@ori/contracts/locale';
import { drawRecipe, type Recipe } from '@ori/core/geometry/recipe';
import type { Purpose } from '@ori/core/geometry/recipes';
import type { PointName } from '@ori/core/geometry/sketch';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { CheckTable } from './check-table.tsx';
import { boxOf } from './drawing-box.ts';
import { Drawing } from './drawing.tsx';
import { type Desk, showStep, START, tryDraft, undoStep } from './guided-desk.ts';
import { MovePicker, withTap } from './move-picker.tsx';
import { moveWords, sketchWords } from './move-words.ts';
import { PrintButton } from './print-button.tsx';
import { ProofPart } from './proof-part.tsx';
import type { Proof } from './proof-shape.ts';
import { PURPOSES } from './purposes.ts';
import { usePointTap } from './use-point-tap.ts';
import { WORDS } from './words.ts';

interface GuidedProps {
  readonly recipe: Recipe<Purpose>;
  readonly proof: Proof;
  readonly locale: Locale;
}

const VERDICTS = {
  next: WORDS.right,
  shown: WORDS.shown,
  later: WORDS.later,
  other: WORDS.other,
  drawn: WORDS.drawn,
  nothing: WORDS.nothing,
} as const;

/** What became of the last move, and what the next step is for. */
function deskWords(recipe: Recipe<Purpose>, desk: Desk, locale: Locale): string {
  const { verdict, last, fresh } = desk;
  const move = last ? moveWords(last, locale) : '';
  const told = verdict === 'open' ? '' : say(VERDICTS[verdict], locale, { move });
  const names = fresh.length > 0 ? say(WORDS.newPoints, locale, { names: fresh.join(', ') }) : '';
  const next = recipe.steps[desk.done];
  const goal = next
    ? `${say(PURPOSES[next.purpose], locale)} ${say(WORDS.which, locale)}`
    : say(WORDS.finished, locale, { n: recipe.steps.length });
  return [told, names, goal].filter((part) => part !== '').join(' ');
}

/** A construction in steps: the learner says which two points come next, and it ends in its proof. */
export function Guided({ recipe, proof, locale }: GuidedProps) {
  const [desk, setDesk] = useState<Desk>(START);
  const sheet = useRef<HTMLDivElement>(null);
  const sketch = useMemo(() => drawRecipe(recipe, desk.done), [recipe, desk.done]);
  const box = useMemo(() => boxOf(drawRecipe(recipe)), [recipe]);
  const tap = useCallback(
    (name: PointName) => setDesk((now) => ({ ...now, draft: withTap(now.draft, name) })),
    [],
  );
  const picture = usePointTap(sketch, tap);
  const isDone = desk.done === recipe.steps.length;
  return (
    <div className="geo-guided">
      <div ref={sheet}>
        <Drawing
          ref={picture}
          sketch={sketch}
          box={box}
          ghost={desk.ghost}
          picked={[desk.draft.from, desk.draft.to]}
          outline={isDone ? recipe.outline : []}
          label={sketchWords(sketch, locale)}
        />
      </div>
      <div className="geo-side">
        <Finding tone={isDone ? 'found' : 'open'}>{deskWords(recipe, desk, locale)}</Finding>
        {!isDone && (
          <MovePicker
            draft={desk.draft}
            names={Object.keys(sketch.points)}
            locale={locale}
            onChange={(draft) => setDesk({ ...desk, draft })}
          />
        )}
        <GuidedKeys recipe={recipe} desk={desk} locale={locale} onDesk={setDesk}>
          <PrintButton sheet={sheet} locale={locale} />
        </GuidedKeys>
        {isDone && <CheckTable recipe={recipe} sketch={sketch} locale={locale} />}
        <StepRecord recipe={recipe} done={desk.done} locale={locale} />
      </div>
      {isDone && <ProofPart proof={proof} locale={locale} />}
    </div>
  );
}

interface GuidedKeysProps {
  readonly recipe: Recipe;
  readonly desk: Desk;
  readonly locale: Locale;
  readonly onDesk: (desk: Desk) => void;
  readonly children: React.ReactNode;
}

function GuidedKeys({ recipe, desk, locale, onDesk, children }: GuidedKeysProps) {
  const key = (words: keyof typeof WORDS, look: string, act: () => Desk, isOff = false) => (
    <button type="button" className={`btn ${look}`} disabled={isOff} onClick={() => onDesk(act())}>
      {say(WORDS[words], locale)}
    </button>
  );
  const isDone = desk.done === recipe.steps.length;
  return (
    <div className="flex flex-wrap gap-2">
      {key('draw', 'btn-primary', () => tryDraft(recipe, desk), isDone)}
      {key('nextStep', 'btn-secondary', () => showStep(recipe, desk), isDone)}
      {key('undo', 'btn-quiet', () => undoStep(recipe, desk), desk.done === 0)}
      {key('again', 'btn-quiet', () => START, desk.done === 0)}
      {children}
    </div>
  );
}

interface StepRecordProps {
  readonly recipe: Recipe;
  readonly done: number;
  readonly locale: Locale;
}

function StepRecord({ recipe, done, locale }: StepRecordProps) {
  if (done === 0)
    return (
      <p className="text-sm text-mute">
        {say(WORDS.noSteps, locale)} {say(WORDS.tap, locale)}
      </p>
    );
  return (
    <details open={done < recipe.steps.length}>
      <summary>{say(WORDS.steps, locale)}</summary>
      <ol className="geo-record">
        {recipe.steps.slice(0, done).map((step) => (
          <li key={`${step.tool}${step.from}${step.to}`}>{moveWords(step, locale)}</li>
        ))}
      </ol>
    </details>
  );
}
