import type { Transcript } from '@ori/contracts/transcript';
import { type AverageStep, averageSteps } from '@ori/core/records/gpa-steps';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useWriting } from './use-writing.ts';

interface StepProps {
  readonly step: AverageStep;
  /** False where the scale is never weighted. */
  readonly isWeighted: boolean;
}

function Step({ step, isWeighted }: StepProps) {
  const write = useWriting();
  const { title, points, weight, credit, product, weightedProduct } = step;
  return (
    <li>
      <b>{title}</b>
      <span>
        {write.points(points)} × {write.credit(credit)} = {write.product(product)}
      </span>
      {isWeighted && (
        <span>
          {weight > 0 && `(${write.points(points)} ${write.weight(weight)}) × ${write.credit(credit)} = `}
          {write.product(weightedProduct)}
        </span>
      )}
    </li>
  );
}

/** The arithmetic of the average, line by line: points times credit, summed, over the credits. */
export function AverageSteps({ transcript }: { readonly transcript: Transcript }) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  const { settings, totals, years } = transcript;
  const { average, weightedAverage } = totals;
  if (average === null) return null;
  const courses = years.flatMap((year) => year.courses);
  const steps = averageSteps(courses, settings);
  const sum = (of: 'credit' | 'product' | 'weightedProduct') =>
    steps.reduce((all, step) => all + step[of], 0);
  const credits = write.credit(sum('credit'));
  return (
    <Disclosure summary={t('steps.title')}>
      <p>{t('steps.how')}</p>
      <ul className="steps" data-weighted={weightedAverage !== null || undefined}>
        {steps.map((step) => (
          <Step key={step.id} step={step} isWeighted={weightedAverage !== null} />
        ))}
        <li className="steps-sum">
          <b>{t('steps.together')}</b>
          <span>
            {write.product(sum('product'))} ÷ {credits} = <b>{write.average(average)}</b>
          </span>
          {weightedAverage !== null && (
            <span>
              {write.product(sum('weightedProduct'))} ÷ {credits} = <b>{write.average(weightedAverage)}</b>{' '}
              {t('steps.weighted')}
            </span>
          )}
        </li>
      </ul>
      <p className="text-sm text-mute">{t('steps.rounding')}</p>
    </Disclosure>
  );
}
