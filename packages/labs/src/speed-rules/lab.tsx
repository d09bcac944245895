import type { SpeedRulesProps } from '@ori/contracts/number-labs';
import { RULE_WORDS, usesVary } from '@ori/core/numerals/speed-rules/rule-words';
import { TASKS } from '@ori/core/numerals/speed-rules/tasks';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { TaskPart } from './task-part.tsx';
import { WORDS } from './words.ts';
import './speed-rules.css';

/** A scroll, as the house draws its label of the historical record (24 by 24). */
const RECORD =
  'M15 12h-5M15 8h-5M19 17V5a2 2 0 0 0-2-2H4M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3';

/** Tirtha's rules, tried on one's own numbers: in the head first, then step by step. */
export function Lab({ props, locale }: LabProps<SpeedRulesProps>) {
  const [n, setN] = useState(props.start);
  const [words, maker] = [RULE_WORDS[n - 1], TASKS[n - 1]];
  if (!words || !maker) return null;
  return (
    <div className="lab speed">
      <p className="speed-note">
        <span className="chip" data-evidence="record">
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d={RECORD} />
          </svg>
          {say(WORDS.record, locale)}
        </span>
        {say(WORDS.notVedic, locale)} <small>{say(WORDS.source, locale)}</small>
      </p>
      <Choices
        legend={say(WORDS.rule, locale)}
        choices={RULE_WORDS.map(({ gloss }, at) => ({
          value: at + 1,
          label: String(at + 1),
          name: `${at + 1}. ${gloss[locale]}`,
        }))}
        value={n}
        onChoose={setN}
      />
      <h3>
        {n}. {words.gloss[locale]}
      </h3>
      <p>{words.says[locale]}</p>
      {usesVary(n) && <p className="text-mute">{say(WORDS.vary, locale)}</p>}
      <TaskPart key={n} maker={maker} locale={locale} />
    </div>
  );
}
