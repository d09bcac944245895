import { KIM_LEVELS, type KimLevel } from '@ori/contracts/content';
import { showMythology } from '@ori/core/kim/levels';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { Listen } from './listen.tsx';
import { DENSITIES, useRoomSettings, type Density } from './room-settings.ts';

/** What a learner chose of heritage. */
export interface HeritageChoice {
  readonly methodologyLevel?: KimLevel;
  readonly mythology?: boolean;
}

interface SettingsFormProps {
  /** Told of a choice that the account keeps, too. */
  readonly onHeritage?: (choice: HeritageChoice) => void;
  /** The levels a grown-up allows, and whether myths are among them. */
  readonly levels?: readonly KimLevel[];
  readonly mythsAllowed?: boolean;
}

/** What of a learner's surroundings is theirs to set, on this device. */
export function SettingsForm({ onHeritage, levels = KIM_LEVELS, mythsAllowed = true }: SettingsFormProps) {
  const { t } = useTranslation('dashboard');
  const { settings, change } = useRoomSettings();
  const chooseLevel = (level: KimLevel) => {
    change('kimLevel', level);
    onHeritage?.({ methodologyLevel: level });
  };
  const chooseMyths = (mythology: boolean) => {
    change('mythology', mythology);
    onHeritage?.({ mythology });
  };
  return (
    <div className="grid gap-8">
      <RadioCards
        legend={t('settings.kim')}
        hint={t('settings.kimHint')}
        name="kimLevel"
        columns={2}
        value={settings.kimLevel}
        onChange={(value) => chooseLevel(value as KimLevel)}
        options={levels.map((level) => ({
          value: level,
          title: t(`settings.level.${level}`),
          text: t(`settings.levelText.${level}`),
        }))}
      />
      <Checkbox
        label={t('settings.mythology')}
        hint={t('settings.mythologyHint')}
        checked={settings.mythology}
        disabled={!showMythology(settings.kimLevel, mythsAllowed)}
        onChange={(event) => chooseMyths(event.target.checked)}
      />
      <RadioCards
        legend={t('settings.density')}
        name="density"
        columns={2}
        value={settings.density ?? 'age'}
        onChange={(value) => change('density', value === 'age' ? null : (value as Density))}
        options={[
          { value: 'age', title: t('settings.sizeAge') },
          ...DENSITIES.map((density) => ({ value: density, title: t(`settings.size.${density}`) })),
        ]}
      />
      <div className="flex items-center gap-4">
        <Listen text={t('settings.voiceText')} />
        <p>
          <span className="block font-bold">{t('settings.voice')}</span>
          <span className="text-mute">{t('settings.voiceText')}</span>
        </p>
      </div>
    </div>
  );
}
