import { KIM_LEVELS } from '@ori/contracts/kim-levels';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useKimLevel } from './use-kim-level.ts';
import { kimLevelOf, showsFrom } from './voice.ts';

export interface LevelChoiceProps {
  /** Whether this lesson has a myth to show. */
  readonly hasMyth: boolean;
  /** Told of every choice; it is kept in this browser already. */
  readonly onChoice: () => void;
}

/** How much of the inheritance story a visitor is shown: kept in their browser, and brought along at sign-in. */
export function LevelChoice({ hasMyth, onChoice }: LevelChoiceProps) {
  const { t } = useTranslation('lesson');
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const level = useKimLevel(null);
  const keep = (key: string, value: string) => {
    writeStored('local', key, value);
    drawAgain();
    onChoice();
  };
  return (
    <aside className="no-print grid max-w-prose gap-4" aria-label={t('kim.choice.label')}>
      <Select
        label={t('kim.choice.label')}
        hint={t('kim.choice.hint')}
        value={level}
        onChange={({ target }) => keep(LOCAL_KEYS.kimLevel, kimLevelOf(target.value))}
        options={KIM_LEVELS.map((value) => ({ value, label: t(`kim.choice.level.${value}`) }))}
      />
      {hasMyth && showsFrom(level, 'integrated') && (
        <Checkbox
          label={t('kim.choice.myths')}
          checked={readStored('local', LOCAL_KEYS.kimContext) === 'true'}
          onChange={({ target }) => keep(LOCAL_KEYS.kimContext, String(target.checked))}
        />
      )}
    </aside>
  );
}
