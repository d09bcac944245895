import type { MeetingsAnswer } from '@ori/contracts/meetings';
import { useTranslation } from 'react-i18next';
import { HowSure } from '../../../features/heritage/how-sure.tsx';
import { groundsOf } from '../../../features/meetings/pair-numbers.ts';
import { PairTable } from '../../../features/meetings/pair-table.tsx';

function Grounds({ ideas, pairs }: Pick<MeetingsAnswer, 'ideas' | 'pairs'>) {
  const { t } = useTranslation('meetings');
  const grounds = groundsOf(pairs, ideas);
  if (grounds.length === 0) return null;
  return (
    <>
      <h3>{t('pairs.stands')}</h3>
      <ul className="map-grounds">
        {grounds.map(({ statement, pairs: said }) => (
          <li key={statement.claimId} id={statement.claimId}>
            <p>{statement.text}</p>
            <HowSure label={statement.label} sources={statement.sources} lang="en" />
            <small>{t('pairs.standsFor', { pairs: said.join(', ') })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** All pairs behind one key, so that whoever wants to guess first can; it opens without any script. */
export function KnownPairs({ ideas, pairs }: Pick<MeetingsAnswer, 'ideas' | 'pairs'>) {
  const { t } = useTranslation('meetings');
  return (
    <section aria-labelledby="map-two" className="map-part">
      <h2 id="map-two">{t('pairs.title')}</h2>
      <p className="max-w-prose text-mute">{t('pairs.lead')}</p>
      <details className="map-known">
        <summary>{t('pairs.open')}</summary>
        <PairTable ideas={ideas} pairs={pairs} />
        <Grounds ideas={ideas} pairs={pairs} />
      </details>
    </section>
  );
}
