import type { SpeedRulesProps } from '@ori/contracts/number-labs';
import { RULE_WORDS, usesVary } from '@ori/core/numerals/speed-rules/rule-words';
import { TASKS } from '@ori/core/numerals/speed-rules/tasks';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { EvidenceChip } from '../frame/evidence-chip.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { TaskPart } from './task-part.tsx';
import { WORDS } from './words.ts';
import './speed-rules.css';

/** Tirtha's rules, tried on one's own numbers: in the head first, then step by step. */
export function Lab({ props, locale }: LabProps<SpeedRulesProps>) {
  const [n, setN] = useState(props.start);
  const [words, maker] = [RULE_WORDS[n - 1], TASKS[n - 1]];
  if (!words || !maker) return null;
  return (
    <div className="lab speed">
      <p className="speed-note">
        <EvidenceChip label="record">{say(WORDS.record, locale)}</EvidenceChip>
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
