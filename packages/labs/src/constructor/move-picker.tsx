import type { Locale } from '@ori/contracts/locale';
import type { PointName, Tool } from '@ori/core/geometry/sketch';
import { Choices } from '../frame/choices.tsx';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

/** A move as it is being put together. */
export interface Draft {
  readonly tool: Tool;
  readonly from: PointName | null;
  readonly to: PointName | null;
}

/** A tapped point becomes the first of the two, then the second, then the first of a new pair. */
export function withTap(draft: Draft, name: PointName): Draft {
  return draft.from === null || draft.to !== null
    ? { ...draft, from: name, to: null }
    : { ...draft, to: name };
}

interface MovePickerProps {
  readonly draft: Draft;
  readonly names: readonly PointName[];
  readonly locale: Locale;
  readonly onChange: (draft: Draft) => void;
}

/** Tool and two letters, as keys. */
export function MovePicker({ draft, names, locale, onChange }: MovePickerProps) {
  const letters = names.map((name) => ({ value: name, label: name }));
  const isCircle = draft.tool === 'circle';
  return (
    <div className="geo-picker">
      <Choices
        legend={say(WORDS.tool, locale)}
        choices={(['circle', 'line'] as const).map((tool) => ({
          value: tool,
          label: say(WORDS[tool], locale),
        }))}
        value={draft.tool}
        onChoose={(tool) => onChange({ ...draft, tool })}
      />
      <Choices
        legend={say(isCircle ? WORDS.centre : WORDS.from, locale)}
        choices={letters}
        value={draft.from}
        onChoose={(from) => onChange({ ...draft, from })}
      />
      <Choices
        legend={say(isCircle ? WORDS.through : WORDS.to, locale)}
        choices={letters}
        value={draft.to}
        onChoose={(to) => onChange({ ...draft, to })}
      />
    </div>
  );
}
