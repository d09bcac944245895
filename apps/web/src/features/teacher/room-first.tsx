import { ROOM_PARTS, TEACHING_PREFERENCES } from '@ori/contracts/preference-names';
import { inChosenOrder } from '@ori/core/teaching/usual-teaching';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import type { ChoiceProps } from './choice-props.ts';

/** Which part of the classes stands first. */
export function RoomFirst({ values, choose }: ChoiceProps) {
  const { t } = useTranslation('teacher');
  return (
    <RadioCards
      legend={t('choices.room.which')}
      name="room-first"
      columns={2}
      value={inChosenOrder(ROOM_PARTS, values)[0]}
      onChange={(part) => choose({ [TEACHING_PREFERENCES.parts]: part })}
      options={ROOM_PARTS.map((value) => ({
        value,
        title: t(`choices.room.${value}.title`),
        text: t(`choices.room.${value}.text`),
      }))}
    />
  );
}
