import type { Scores } from '@ori/contracts/kim';
import { RUBRIC } from '@ori/contracts/kim-names';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import '../../ui/styles/choices.css';

const POINTS = ['0', '1', '2', '3'] as const;

interface RubricChoiceProps {
  /** Tells one rubric on a page from another. */
  readonly id: string;
  readonly given: Partial<Scores>;
  readonly onGive: (given: Partial<Scores>) => void;
}

/** The four criteria, each with its four levels to choose from. */
export function RubricChoice({ id, given, onGive }: RubricChoiceProps) {
  const { t } = useTranslation('heritage');
  return RUBRIC.map((criterion) => (
    <RadioCards
      key={criterion}
      legend={t(`synthesis.criterion.${criterion}`)}
      name={`${criterion}-${id}`}
      columns={4}
      value={given[criterion] === undefined ? '' : String(given[criterion])}
      onChange={(points) => onGive({ ...given, [criterion]: Number(points) })}
      options={POINTS.map((value) => ({
        value,
        title: value,
        text: t(`synthesis.rubric.${criterion}.${value}`),
      }))}
    />
  ));
}
