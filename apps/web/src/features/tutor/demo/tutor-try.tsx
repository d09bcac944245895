import type { TryExample } from '@ori/contracts/tutor-example';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OriEmblem } from '../../../ui/ornament/ori-emblem.tsx';
import { spokenText } from '../maths-markup.ts';
import { OwnLine } from '../own-line.tsx';
import { TryDesk } from './try-desk.tsx';
import { TryPageTurn } from './try-page-turn.tsx';
import { tryCall, type Try, type TryCall, useTry } from './use-try.ts';

const DOES = ['steps', 'checked', 'hint', 'silent'] as const;
const DOES_NOT = ['answers', 'friend', 'words', 'keeps'] as const;

function Starts({ starts, own }: { readonly starts: TryExample['starts']; readonly own: Try }) {
  const { t } = useTranslation('tutor');
  const isLive = useHydrated();
  return (
    <ul className="try-starts" aria-label={t('demo.starts')}>
      {starts.map(({ id, lines }) => (
        <li key={id}>
          <button
            type="button"
            disabled={!isLive || own.sending !== null}
            onClick={() => void own.begin(lines)}
          >
            <span className="try-start-name">{t(`demo.start.${id}`)}</span>
            <span className="try-start-lines">{lines.join('\n')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Conversation({ example, own }: { readonly example: TryExample; readonly own: Try }) {
  const { t } = useTranslation('tutor');
  const isOwn = own.turns.length > 0 || own.sending !== null;
  const turns = isOwn ? own.turns : example.turns;
  const newest = own.turns.at(-1);
  return (
    <section className="try-page" aria-labelledby="try-conversation">
      <h2 id="try-conversation">{t(isOwn ? 'demo.ownTitle' : 'demo.exampleTitle')}</h2>
      {!isOwn && <p className="try-page-note">{t('demo.exampleNote')}</p>}
      <ol className="tutor-thread">
        {turns.map((turn) => (
          <TryPageTurn key={turn.reply.id} turn={turn} />
        ))}
        {own.sending !== null && (
          <>
            <OwnLine text={own.sending} />
            <li className="tutor-typing">
              <OriEmblem mood="thinking" size={30} />
              {t('thinking')}
            </li>
          </>
        )}
      </ol>
      <p role="status" className="sr-only">
        {own.sending === null && newest ? spokenText(newest.reply.content) : ''}
      </p>
    </section>
  );
}

function Honest() {
  const { t } = useTranslation('tutor');
  return (
    <section className="try-honest" aria-labelledby="try-honest">
      <h2 id="try-honest">{t('demo.honest')}</h2>
      <ul>
        {DOES.map((name) => (
          <li key={name}>
            <Check size={20} aria-hidden="true" />
            {t(`demo.does.${name}`)}
          </li>
        ))}
      </ul>
      <ul data-not="">
        {DOES_NOT.map((name) => (
          <li key={name}>
            <X size={20} aria-hidden="true" />
            {t(`demo.doesNot.${name}`)}
          </li>
        ))}
      </ul>
      <p className="try-lead-on">
        <LinkButton to="/account-type" size="large">
          {t('demo.signUp')}
        </LinkButton>
      </p>
    </section>
  );
}

export interface TutorTryProps {
  readonly example: TryExample;
  readonly call?: TryCall;
}

/** A visitor tries the tutor on the spot; what it does is written in the margin. */
export function TutorTry({ example, call = tryCall }: TutorTryProps) {
  const own = useTry(call);
  return (
    <div className="try">
      <Starts starts={example.starts} own={own} />
      <Conversation example={example} own={own} />
      <TryDesk own={own} />
      <Honest />
    </div>
  );
}
