import type { Locale } from '@ori/contracts/locale';
import { parseNumber } from '@ori/core/maths/parse-number';
import { equals } from '@ori/core/maths/rational';
import { shown, sign, type Task, type TaskMaker } from '@ori/core/numerals/speed-rules/task';
import { seededRandom } from '@ori/core/problems/seeded-random';
import { type SubmitEvent, useId, useState } from 'react';
import { FieldFault } from '../frame/field-fault.tsx';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { ASKS, WORDS } from './words.ts';

interface TaskPartProps {
  readonly maker: TaskMaker;
  readonly locale: Locale;
}

const ROUNDS_MOST = 20;

/** Numbers of chance within the rule's range; the first of a few rounds that the rule reaches. */
function otherNumbers({ inputs, make }: TaskMaker, round: number): readonly number[] {
  for (let at = 0; at < ROUNDS_MOST; at += 1) {
    const random = seededRandom('speed rules', round * ROUNDS_MOST + at);
    const values = inputs.map(
      ({ min, max, step = 1 }) => min + step * random.integer(0, Math.floor((max - min) / step)),
    );
    if (make(values)) return values;
  }
  return inputs.map(({ start }) => start);
}

/** Set the numbers, say the answer, then see how the rule gets there. */
export function TaskPart({ maker, locale }: TaskPartProps) {
  const [values, setValues] = useState<readonly number[]>(maker.inputs.map(({ start }) => start));
  const [round, setRound] = useState(1);
  const task = maker.make(values);
  const change = () => {
    setValues(otherNumbers(maker, round));
    setRound(round + 1);
  };
  return (
    <>
      <fieldset className="speed-numbers">
        <legend className="text-sm text-mute">{say(WORDS.numbers, locale)}</legend>
        {maker.inputs.map(({ name, min, max, step = 1 }, at) => (
          <Stepper
            key={name}
            label={name}
            value={values[at] ?? min}
            min={min}
            max={max}
            step={step}
            valueText={sign(values[at] ?? min)}
            onChange={(value) => setValues(values.with(at, value))}
          />
        ))}
      </fieldset>
      {task ? (
        <Answering key={task.question} task={task} locale={locale} />
      ) : (
        <Finding tone="open">{say(WORDS.unreached, locale)}</Finding>
      )}
      <button type="button" className="btn btn-secondary justify-self-start" onClick={change}>
        {say(WORDS.again, locale)}
      </button>
    </>
  );
}

function verdict(
  { answer, check }: Task,
  typed: string,
  locale: Locale,
): { isRight: boolean; words: string } {
  const guess = parseNumber(typed, locale);
  const isRight = guess !== null && equals(guess.value, answer);
  const told = say(isRight ? WORDS.right : WORDS.wrong, locale, {
    answer: shown(answer),
    guess: typed.trim(),
  });
  return { isRight, words: `${told} ${say(WORDS.check, locale, { check })}` };
}

function Answering({ task, locale }: { readonly task: Task; readonly locale: Locale }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isShown, setShown] = useState(false);
  const isReadable = parseNumber(typed, locale) !== null;
  const fault = isReadable || typed.trim() === '' ? null : say(WORDS.unreadable, locale);
  const { isRight, words } = verdict(task, typed, locale);
  const ask = `${task.question}. ${say(ASKS[task.ask], locale)}`;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReadable) setShown(true);
  };
  return (
    <>
      <div className="lab-card">
        <p className="speed-task">{task.question}</p>
        <p>
          {say(ASKS[task.ask], locale)} {say(WORDS.inHead, locale)}
        </p>
      </div>
      <form className="speed-answer" onSubmit={submit}>
        <label htmlFor={id}>
          {say(WORDS.answer, locale)} <small>{say(WORDS.form, locale)}</small>
        </label>
        <input
          id={id}
          autoComplete="off"
          value={typed}
          readOnly={isShown}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-fault`}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FieldFault id={`${id}-fault`} words={fault} />
        <button type="submit" className="btn btn-primary" disabled={!isReadable || isShown}>
          {say(WORDS.see, locale)}
        </button>
      </form>
      {isShown && (
        <ol className="speed-lines">
          {task.lines.map((line, at) => (
            <li key={`${at} ${line}`}>{line}</li>
          ))}
        </ol>
      )}
      <Finding tone={isShown && isRight ? 'found' : 'open'}>{isShown ? words : ask}</Finding>
    </>
  );
}
