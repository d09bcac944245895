import { DAILY_MINUTES_MAX, DAILY_MINUTES_MIN } from '@ori/contracts/goals';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { MinuteDial } from './minute-dial.tsx';

const OFFERED = [5, 10, 20, 30, 45] as const;
const OWN = 'own';

interface MinutesPartProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it, as the server says it in the language on screen. */
  readonly error: string | undefined;
}

/** So many minutes a day: a dial to press, or a number of one's own. */
export function MinutesPart({ value, onChange, error }: MinutesPartProps) {
  const { t } = useTranslation('dashboard');
  const [isOwn, setOwn] = useState(false);
  const dials = OFFERED.map((minutes) => ({
    value: String(minutes),
    title: t('goals.minutesADay', { count: minutes }),
    picture: <MinuteDial minutes={minutes} />,
  }));
  const own = { value: OWN, title: t('goals.own'), picture: <PenLine size={44} strokeWidth={1.5} /> };
  const pick = (picked: string) => {
    setOwn(picked === OWN);
    if (picked !== OWN) onChange(picked);
  };
  return (
    <>
      <RadioCards
        legend={t('goals.howLong')}
        name="minutes"
        columns={3}
        picture
        value={isOwn ? OWN : value}
        onChange={pick}
        options={[...dials, own]}
        error={isOwn ? undefined : error}
      />
      {isOwn && (
        <TextField
          type="number"
          label={t('goals.minutes')}
          min={DAILY_MINUTES_MIN}
          max={DAILY_MINUTES_MAX}
          required
          error={error}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </>
  );
}
