import type { Locale } from '@ori/contracts/locale';
import { TUTOR_PERSONALITIES, type TutorPersonalityId } from '@ori/contracts/tutor-names';
import { personalityOf } from '@ori/core/tutor/personalities';
import { useTranslation } from 'react-i18next';
import { starPolygon } from '../../ui/ornament/star.ts';
import { Button } from '../../ui/button.tsx';

/** Each teaching style has a star of its own. */
const STARS: Readonly<Record<TutorPersonalityId, readonly [n: number, k: number]>> = {
  guide: [8, 3],
  questioner: [11, 4],
  storyteller: [9, 4],
  builder: [10, 3],
  navigator: [16, 7],
  coach: [7, 2],
};

function StyleStar({ id }: { readonly id: TutorPersonalityId }) {
  const [n, k] = STARS[id];
  return (
    <svg className="tutor-style-star" viewBox="0 0 60 60" aria-hidden="true">
      <circle cx="30" cy="30" r="28" />
      <path d={starPolygon([30, 30], 24, n, k)} />
      <circle className="tutor-style-core" cx="30" cy="30" r="3.5" />
    </svg>
  );
}

interface TutorChoiceProps {
  readonly chosen: TutorPersonalityId;
  readonly onChoose: (id: TutorPersonalityId) => void;
  readonly onDone: () => void;
}

/** “Choose Your Tutor” (spec §2): teaching styles, which change manner and examples, never the maths. */
export function TutorChoice({ chosen, onChoose, onDone }: TutorChoiceProps) {
  const { t, i18n } = useTranslation('tutor');
  return (
    <div className="tutor-scroll tutor-choice">
      <fieldset>
        <legend>{t('choice.title')}</legend>
        <p className="text-mute">{t('choice.lead')}</p>
        {TUTOR_PERSONALITIES.map((id) => {
          const style = personalityOf(id, i18n.language as Locale);
          return (
            <label key={id} className="tutor-style">
              <input
                type="radio"
                name="tutor-style"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
              />
              <StyleStar id={id} />
              <span>
                <strong>{style.name}</strong>
                <span>{style.communicationStyle}</span>
                <span className="text-sm text-mute">{style.culturalBackground}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <Button wide onClick={onDone}>
        {t('choice.done')}
      </Button>
    </div>
  );
}
