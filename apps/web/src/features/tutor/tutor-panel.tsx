import type { StudentHome } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import { cannedAnswer } from '@ori/core/tutor/compose/canned';
import { welcome } from '@ori/core/tutor/compose/greetings';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Audience } from './audience.ts';
import { Chips } from './chips.tsx';
import { Composer } from './composer.tsx';
import type { HelpStore } from './help-store.ts';
import { PanelHead } from './panel-head.tsx';
import { QuickActionList } from './quick-action-list.tsx';
import { Rating } from './rating.tsx';
import { Thread } from './thread.tsx';
import { tutorCalls, type TutorCalls } from './tutor.calls.ts';
import { TutorChoice } from './tutor-choice.tsx';
import { useConversation, type Conversation } from './use-conversation.ts';
import { useModal, useNarrow } from './use-modal.ts';
import { useEscape } from './use-escape.ts';
import { usePanelFocus } from './use-panel-focus.ts';
import { useQuickAction } from './use-quick-action.ts';
import type { WidgetEvent, WidgetState } from './widget-state.ts';
import './panel.css';
import './panel-head.css';
import './composer.css';
import './quick.css';
import './style-choice.css';
import './thread.css';

export interface TutorPanelProps {
  readonly audience: Audience;
  readonly path: string;
  readonly state: WidgetState;
  readonly dispatch: (event: WidgetEvent) => void;
  readonly store: HelpStore;
  readonly calls?: TutorCalls;
}

interface ViewProps extends TutorPanelProps {
  readonly conversation: Conversation;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly onLeave: () => void;
  readonly onQuick: (action: string) => void;
}

/** The first line: a welcome by age (spec §6), or what a visitor may ask. */
function greetingFor({ greeting, user, isVisitor }: Audience, locale: Locale): string {
  if (user) return welcome(greeting, user.firstName, locale);
  return cannedAnswer('', isVisitor ? 'visitor' : 'signed-in', locale).message;
}

/** Nothing is offered beside words of care; without network only what a visitor may ask. */
function hasChips({ isVisitor }: Audience, { canned, messages }: Conversation): boolean {
  if (canned.at(-1)?.answer.isCare === true) return false;
  return isVisitor || canned.length === 0 || messages.some(({ role }) => role === 'tutor');
}

function Chat({ audience, state, conversation, input, onLeave, onQuick }: ViewProps) {
  const { t, i18n } = useTranslation('tutor');
  const { messages, isBusy, send, rated, rate } = conversation;
  const last = messages.findLast(({ role }) => role === 'tutor') ?? null;
  const { isVisitor, density, isChild } = audience;
  const isSpoken = density === 'k2';
  return (
    <>
      <p className="tutor-notice">{isChild ? t('notice.child') : t('notice.grown')}</p>
      <Thread
        conversation={conversation}
        greeting={greetingFor(audience, i18n.language as Locale)}
        isSpoken={isSpoken}
        prompt={state.prompt && t(`prompt.${state.prompt}`)}
        onLeave={onLeave}
      />
      {last && !isBusy && !isSpoken && <Rating rated={rated} onRate={rate} />}
      {hasChips(audience, conversation) && (
        <Chips
          last={last}
          isVisitor={isVisitor}
          isBusy={isBusy}
          isSpoken={isSpoken}
          onSay={(text) => void send(text)}
          onQuick={onQuick}
          onLeave={onLeave}
        />
      )}
      <Composer isBusy={isBusy} onSend={send} input={input} />
      <p className="tutor-foot">{t('foot')}</p>
    </>
  );
}

/** The learner's own figures, fetched when the quick actions are opened; nobody else has any. */
function useHome(isWanted: boolean, calls: TutorCalls): StudentHome | null {
  const [home, setHome] = useState<StudentHome | null>(null);
  useEffect(() => {
    if (isWanted) void calls.home().then((answer) => setHome(answer.ok ? answer.value : null));
  }, [isWanted, calls]);
  return home;
}

function View(props: ViewProps) {
  const { audience, state, dispatch, conversation, onQuick, calls = tutorCalls } = props;
  const home = useHome(audience.isLearner && state.view === 'actions', calls);
  switch (state.view) {
    case 'actions':
      return <QuickActionList audience={audience} home={home} onAct={onQuick} />;
    case 'tutors':
      return (
        <TutorChoice
          chosen={conversation.personality}
          onChoose={conversation.choosePersonality}
          onDone={() => dispatch({ kind: 'show', view: 'chat' })}
        />
      );
    case 'chat':
      return <Chat {...props} />;
  }
}

function Body(props: TutorPanelProps & { readonly isModal: boolean }) {
  const { audience, path, state, dispatch, store, calls = tutorCalls, isModal } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const conversation = useConversation({
    calls,
    audience,
    path,
    onMood: (mood) => dispatch({ kind: 'mood', mood }),
  });
  const onLeave = () => {
    if (isModal) dispatch({ kind: 'leave' });
  };
  const onQuick = useQuickAction(store, dispatch, onLeave);
  usePanelFocus(state, { title, input });
  useEscape(dialog, dispatch);
  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal={isModal}
      aria-labelledby={titleId}
      className="tutor-panel tutor-float"
      data-display={state.display}
      hidden={state.display === 'bubble'}
    >
      <PanelHead
        state={state}
        dispatch={dispatch}
        personality={conversation.personality}
        titleId={titleId}
        title={title}
      />
      <View {...props} conversation={conversation} input={input} onLeave={onLeave} onQuick={onQuick} />
    </div>
  );
}

/** The open tutor: a card at the edge of a wide window, a sheet from below in a narrow one, or the whole screen. */
export function TutorPanel(props: TutorPanelProps) {
  const { state, dispatch, audience } = props;
  const isNarrow = useNarrow();
  const isOpen = state.display !== 'bubble';
  const isModal = isOpen && (isNarrow || state.display === 'fullscreen');
  useModal(isModal);
  return createPortal(
    <div data-tutor-layer="" data-density={audience.density} className="no-print">
      {isModal && (
        <div className="tutor-shade" aria-hidden="true" onClick={() => dispatch({ kind: 'escape' })} />
      )}
      <Body {...props} isModal={isModal} />
    </div>,
    document.body,
  );
}
