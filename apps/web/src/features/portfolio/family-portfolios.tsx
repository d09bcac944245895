import type { Portfolio } from '@ori/contracts/portfolio';
import { PERIODS } from '@ori/contracts/portfolio-names';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { PortfolioChild } from './child-portfolio.tsx';
import { usePortfoliosThere } from './portfolio.queries.ts';
import './portfolio.css';

/** How many samples each third of the year has, as stones of three sizes; a hollow one is still to be filled. */
function Stones({ samples }: Pick<Portfolio, 'samples'>) {
  const { t } = useTranslation('family');
  return (
    <ul className="stones">
      {PERIODS.map((period) => {
        const count = samples.filter((sample) => sample.period === period).length;
        return (
          <li key={period} data-some={count > 0 || undefined}>
            <b>{count}</b>
            <span>{t(`portfolio.period.${period}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  readonly family: readonly PortfolioChild[];
  readonly onChoose: (id: string) => void;
}

/** Each child's portfolio beside the others': what there is of each third of the year, books, tests. */
export function FamilyPortfolios({ family, onChoose }: Props) {
  const { t } = useTranslation('family');
  const there = usePortfoliosThere(family.map(({ id }) => id));
  return (
    <ul className="portfolios">
      {family.map(({ id, firstName }) => {
        const found = there.find(({ childId }) => childId === id);
        return (
          <li key={id}>
            <h2>{firstName}</h2>
            {found ? (
              <>
                <Stones samples={found.samples} />
                <p className="text-mute">
                  {t('portfolio.books', { count: found.books.length })} ·{' '}
                  {t('portfolio.assessments', { count: found.assessments.length })}
                </p>
              </>
            ) : (
              <Skeleton className="h-28 w-full" />
            )}
            <p>
              <Button variant="secondary" onClick={() => onChoose(id)}>
                {t('portfolio.open', { name: firstName })}
              </Button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
