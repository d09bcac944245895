import type { SheetResults } from '@ori/contracts/worksheets';
import { useTranslation } from 'react-i18next';

interface StandingProps {
  /** Whose it is; null for the reader's own. */
  readonly name: string | null;
  readonly results: SheetResults;
  readonly questions: number;
}

/** What of a sheet has come back so far. */
export function Standing({ name, results: { results }, questions }: StandingProps) {
  const { t } = useTranslation('worksheets');
  const right = results.filter(({ verdict }) => verdict === 'correct').length;
  const words = { name, right, count: results.length, questions };
  return (
    <p className="mark-standing" role="status">
      {results.length === 0
        ? name !== null && t('back.nothing', words)
        : t(name === null ? 'back.own' : 'back.standing', words)}
    </p>
  );
}
