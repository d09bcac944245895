import type { MeetingsAnswer } from '@ori/contracts/meetings';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VerdictList } from '../../../features/meetings/verdict-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { IdeaTable } from './idea-table.tsx';
import { KnownPairs } from './known-pairs.tsx';
import { MapLab } from './map-lab.tsx';

export interface MapBodyProps {
  readonly answer: MeetingsAnswer;
}

function Next({ pattern }: Pick<MeetingsAnswer, 'pattern'>) {
  const { t } = useTranslation('meetings');
  return (
    <footer className="map-next">
      <h2>{t('next.title')}</h2>
      <p className="max-w-prose text-mute">{t('next.lead')}</p>
      <p className="map-next-keys">
        <LinkButton to={`/methodology/synthesis?pattern=${pattern}`} size="large">
          {t('next.synthesis')}
        </LinkButton>
        <Link to={`/methodology/patterns?pattern=${pattern}`}>{t('next.patterns')}</Link>
      </p>
    </footer>
  );
}

/** The lab, the ideas, every two of them, and where to go on. */
export function MapBody({ answer }: MapBodyProps) {
  const { pattern, ideas, pairs } = answer;
  return (
    <>
      <MapLab answer={answer} />
      <IdeaTable ideas={ideas} />
      <KnownPairs key={pattern} ideas={ideas} pairs={pairs} />
      <VerdictList />
      <Next pattern={pattern} />
    </>
  );
}
