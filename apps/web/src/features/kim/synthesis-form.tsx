import type { Band } from '@ori/contracts/content';
import { CLAIM_TEXT_MAX } from '@ori/contracts/kim-names';
import type { Remark, SynthesisWork } from '@ori/contracts/kim-synthesis';
import { CLAIM_LENGTHS } from '@ori/core/kim/claim-length';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RemarkList } from './remark-list.tsx';
import { LabelStep, MeetStep, PickStep, Step, Text } from './synthesis-fields.tsx';
import { usePatternCards } from './use-pattern-cards.ts';
import '../../ui/styles/choices.css';
import './desk.css';

interface SynthesisFormProps {
  readonly work: SynthesisWork;
  readonly band: Band;
  readonly onChange: (work: SynthesisWork) => void;
  readonly remarks: readonly Remark[] | null;
  /** What can be done with it: check, save, hand in. */
  readonly actions: ReactNode;
}

/** The eight steps, to be filled in any order. */
export function SynthesisForm({ work, band, onChange, remarks, actions }: SynthesisFormProps) {
  const { t } = useTranslation('heritage');
  const cards = usePatternCards(work.patternId);
  const { count, unit } = CLAIM_LENGTHS[band];
  const fields = { work, cards, onChange };
  const texts = { work, onChange };
  return (
    <div className="desk-steps">
      <PickStep {...fields} />
      <LabelStep {...fields} />
      <MeetStep {...fields} />
      <Step number={4} name="compare">
        <div className="desk-columns">
          <Text name="same" label={t('synthesis.same')} {...texts} />
          <Text name="different" label={t('synthesis.different')} {...texts} />
          <Text name="unknown" label={t('synthesis.unknown')} {...texts} />
        </div>
      </Step>
      <Step number={5} name="claim">
        <Text
          name="claim"
          label={t('synthesis.claim')}
          hint={t(`synthesis.want.${unit}`, { count })}
          rows={8}
          maxLength={CLAIM_TEXT_MAX}
          {...texts}
        />
      </Step>
      <Step number={6} name="unknown">
        <Text name="weDoNotKnow" label={t('synthesis.weDoNotKnow')} {...texts} />
      </Step>
      <Step number={7} name="check">
        {remarks && <RemarkList remarks={remarks} cards={cards ?? []} />}
        {actions}
      </Step>
    </div>
  );
}
