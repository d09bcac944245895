import { useTranslation } from 'react-i18next';
import { CitationCard } from '../citation-card.tsx';
import { MessageText } from '../message-text.tsx';
import { OwnLine } from '../own-line.tsx';
import { TurnNode } from '../turn-node.tsx';
import { WorkedSteps } from '../worked-steps.tsx';
import { Gloss } from './gloss.tsx';
import type { TryTurn } from './use-try.ts';

const stay = () => undefined;

/** What was said and answered, with the note in its margin. */
export function TryPageTurn({ turn }: { readonly turn: TryTurn }) {
  const { t } = useTranslation('tutor');
  const { asked, reply } = turn;
  const { content, metadata, steps, citations } = reply;
  return (
    <>
      <OwnLine text={asked} />
      <li className="tutor-turn try-turn" data-move={metadata.move}>
        <TurnNode move={metadata.move} />
        <div className="tutor-said">
          <span className="sr-only">{t('said.ori')}</span>
          <MessageText text={content} />
          <WorkedSteps steps={steps} />
          {citations.map((citation) => (
            <CitationCard
              key={`${citation.lessonId} ${citation.section}`}
              citation={citation}
              onOpen={stay}
            />
          ))}
        </div>
        <Gloss reply={reply} />
      </li>
    </>
  );
}
