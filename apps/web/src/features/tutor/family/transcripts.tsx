import type { TutorMessage } from '@ori/contracts/tutor';
import type { transcriptSummary } from '@ori/contracts/tutor-care';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { agoWords } from '../../../lib/dates.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { MorePages } from '../../../lib/more-pages.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { MessageText } from '../message-text.tsx';
import { OwnLine } from '../own-line.tsx';
import { TurnNode } from '../turn-node.tsx';
import { ForgetTalks } from './forget-talks.tsx';
import { useTranscripts, useWholeConversation } from './family-tutor.queries.ts';
import '../thread.css';
import './family.css';

type Summary = z.infer<typeof transcriptSummary>;

function Said({ message }: { readonly message: TutorMessage }) {
  const { t } = useTranslation('tutor');
  if (message.role === 'student') return <OwnLine text={message.content} />;
  return (
    <li className="tutor-turn">
      <TurnNode move={message.metadata.move} />
      <div className="tutor-said">
        <span className="sr-only">{t('said.ori')}</span>
        <MessageText text={message.content} />
        {message.steps.map(({ text }, index) => (
          <MessageText key={`${index} ${text}`} text={text} />
        ))}
      </div>
    </li>
  );
}

function Whole({ sessionId }: { readonly sessionId: string }) {
  const { t } = useTranslation('dashboard');
  const whole = useWholeConversation(sessionId, true);
  return (
    <Loaded query={whole} waiting={<SkeletonText lines={4} label={t('ori.talks.loading')} />}>
      {(conversation) => (
        <ol className="tutor-thread">
          {conversation?.messages.map((message) => (
            <Said key={message.id} message={message} />
          ))}
        </ol>
      )}
    </Loaded>
  );
}

function Talk({ talk }: { readonly talk: Summary }) {
  const { t, i18n } = useTranslation('dashboard');
  const now = useNow();
  const wholeId = useId();
  const [isOpen, setOpen] = useState(false);
  const when = agoWords(talk.lastAt, now, i18n.language);
  return (
    <li className="talk">
      <p className="eyebrow">{when}</p>
      <p>{talk.summary}</p>
      <div className="talk-tools">
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? wholeId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={18} aria-hidden="true" />
          {isOpen ? t('ori.talks.close') : t('ori.talks.open', { count: talk.messages })}
        </Button>
        <ForgetTalks childId={talk.childId} one={{ sessionId: talk.sessionId, when }} />
      </div>
      {isOpen && (
        <div id={wholeId}>
          <Whole sessionId={talk.sessionId} />
        </div>
      )}
    </li>
  );
}

/** What a child and Ori talked about: a summary each, and the whole of it on demand. */
export function Transcripts({ childId }: { readonly childId: string }) {
  const { t } = useTranslation('dashboard');
  const talks = useTranscripts(childId);
  return (
    <Loaded query={talks} waiting={<Skeleton className="h-40 w-full" />}>
      {({ pages }) => {
        const all = pages.flatMap(({ transcripts }) => transcripts);
        if (all.length === 0) return <p className="text-mute">{t('ori.talks.none')}</p>;
        return (
          <>
            <ul className="talks">
              {all.map((talk) => (
                <Talk key={talk.sessionId} talk={talk} />
              ))}
            </ul>
            <MorePages query={talks} label={t('ori.talks.more')} />
            {all.length > 1 && <ForgetTalks childId={childId} one={null} />}
          </>
        );
      }}
    </Loaded>
  );
}
