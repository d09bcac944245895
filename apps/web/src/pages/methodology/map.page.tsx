import { PATTERN_IDS } from '@ori/contracts/kim-names';
import type { MeetingsAnswer } from '@ori/contracts/meetings';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/accounts/session.ts';
import { LaterFamilyLimit } from '../../features/kim/later-family-limit.tsx';
import { PatternChoice } from '../../features/meetings/pattern-choice.tsx';
import { laterPart } from '../../lib/later-part.tsx';
import { usePageData } from '../../lib/page-data.ts';
import type { MapBodyProps } from './map/body.tsx';
// The part below is in the first document, so its sheets must be, too.
import '@ori/labs/labs.css';
import '../../features/labs/lab-stage.css';
import '../../features/meetings/meetings.css';
import '../../features/heritage/how-sure.css';

const loadBody = async (): Promise<ComponentType<MapBodyProps>> => (await import('./map/body.tsx')).MapBody;

const Body = laterPart(
  'map',
  loadBody,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadBody() : null,
);

/** The question in the address; without one, the first. */
export const dataPath = (
  _params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): string => {
  const asked = search.get('pattern');
  return `/api/heritage/meetings?pattern=${PATTERN_IDS.find((id) => id === asked) ?? PATTERN_IDS[0]}`;
};

/** `/methodology/map`: where and when an idea turns up, and whether its people could have met. */
export function Page() {
  const { t } = useTranslation(['meetings', 'heritage']);
  const { user } = useSession();
  const answer = usePageData<MeetingsAnswer>();
  const { pattern } = answer;
  return (
    <LaterFamilyLimit user={user} part="ancestry">
      <div className="page map-page">
        <div className="map-top">
          <header className="map-hero">
            <p className="eyebrow">{t('meetings:hero.eyebrow')}</p>
            <h1>{t('meetings:hero.heading')}</h1>
            <p className="text-xl text-mute">{t('meetings:hero.lead')}</p>
          </header>
          <PatternChoice chosen={pattern} />
        </div>
        <div className="map-chosen" id="chosen">
          <p className="eyebrow">{t(`heritage:patterns.name.${pattern}`)}</p>
          <p className="map-ask">{t(`heritage:patterns.ask.${pattern}`)}</p>
        </div>
        <Body answer={answer} />
      </div>
    </LaterFamilyLimit>
  );
}
