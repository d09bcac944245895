import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Slice } from './loaf-piece.tsx';
import { WHOLE } from './loaves.ts';

const WHOLE_LOAF = { from: 0, size: WHOLE };

type Answer = 'half' | 'third' | 'same';

/** A question as a child meets it: answer first, then look. A wrong answer gets a question back. */
export function PredictCard() {
  const { t } = useTranslation('homepage');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const said: Record<Answer, string> = {
    half: t('people.child.half'),
    third: t('people.child.third'),
    same: t('people.child.same'),
  };
  return (
    <Card data-density="elementary">
      <RadioCards
        legend={t('people.child.question')}
        name="home-predict"
        columns={3}
        value={answer ?? ''}
        onChange={(value) => setAnswer(value as Answer)}
        options={[
          { value: 'half', title: t('people.child.optionHalf') },
          { value: 'third', title: t('people.child.optionThird') },
          { value: 'same', title: t('people.child.optionSame') },
        ]}
      />
      <div className="predict-slices mt-5" data-shown={answer !== null || undefined} aria-hidden="true">
        <div className="predict-loaf">
          <Slice piece={WHOLE_LOAF} />
          <Slice piece={{ from: 0, size: WHOLE / 2 }} className="predict-half" />
        </div>
        <div className="predict-loaf">
          <Slice piece={WHOLE_LOAF} />
          <Slice piece={{ from: 0, size: WHOLE / 3 }} className="predict-third" />
        </div>
      </div>
      <p className={classNames('min-h-20', answer === 'half' ? 'text-nile' : 'text-clay')} aria-live="polite">
        {answer && said[answer]}
      </p>
    </Card>
  );
}
