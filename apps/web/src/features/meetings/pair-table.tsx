import type { MeetingIdea, MeetingPair, MeetingsAnswer } from '@ori/contracts/meetings';
import { numberWords } from '@ori/core/words/number-words';
import { useTranslation } from 'react-i18next';
import { isOnePeople } from './lab-props.ts';
import { pairNumbers } from './pair-numbers.ts';

interface RowProps {
  readonly pair: MeetingPair;
  readonly ideas: readonly MeetingIdea[];
}

/** Years between two ideas, in words where there is no number. */
function useApart(): (years: number | null) => string {
  const { t, i18n } = useTranslation('meetings');
  const number = new Intl.NumberFormat(i18n.language);
  return (years) => {
    if (years === null) return t('pairs.noYears');
    return years === 0 ? t('pairs.touch') : number.format(years);
  };
}

function Row({ pair, ideas }: RowProps) {
  const { t, i18n } = useTranslation('meetings');
  const apart = useApart();
  const { verdict, yearsApart, distanceKm } = pair;
  const km = numberWords(distanceKm ?? 0, i18n.language);
  return (
    <tr data-verdict={verdict}>
      <th scope="row">{pairNumbers(pair, ideas)}</th>
      <td>
        {t(`verdict.${verdict}.name`)} {isOnePeople(pair, ideas) && t('pairs.onePeople')}
      </td>
      <td data-number>{apart(yearsApart)}</td>
      <td data-number>{distanceKm === null ? t('pairs.noYears') : t('pairs.km', { km })}</td>
    </tr>
  );
}

/** Every two ideas with what may be said of them. */
export function PairTable({ ideas, pairs }: Pick<MeetingsAnswer, 'ideas' | 'pairs'>) {
  const { t } = useTranslation('meetings');
  return (
    <table className="map-pairs" aria-labelledby="map-two">
      <thead>
        <tr>
          <th scope="col">{t('pairs.two')}</th>
          <th scope="col">{t('pairs.verdict')}</th>
          <th scope="col" data-number>
            {t('pairs.apart')}
          </th>
          <th scope="col" data-number>
            {t('pairs.distance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <Row key={`${pair.earlier} ${pair.later}`} pair={pair} ideas={ideas} />
        ))}
      </tbody>
    </table>
  );
}
