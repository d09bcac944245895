import type { Locale } from '@ori/contracts/locale';
import type { TutorMessage } from '@ori/contracts/tutor';
import { CANNED_REPLY_DELAY_MS, type TutorMood, type TutorPersonalityId } from '@ori/contracts/tutor-names';
import { cannedAnswer, type CannedAnswer } from '@ori/core/tutor/compose/canned';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { report } from '../../lib/log-buffer.ts';
import { maySend, type ChatState } from './chat-state.ts';
import { placeOnPage } from './page-place.ts';
import type { SentReply, TutorCalls } from './tutor.calls.ts';
import { useLiveChat, type LiveChat } from './use-live-chat.ts';

/** A question and the canned answer to it; it lives in this browser only. */
export interface CannedTurn {
  readonly at: string;
  readonly asked: string;
  readonly answer: CannedAnswer;
}

export interface Conversation extends ChatState {
  readonly canned: readonly CannedTurn[];
  readonly isBusy: boolean;
  readonly personality: TutorPersonalityId;
  readonly rated: number | null;
  /** Answers whether the text was taken: what could not be sent stays with its writer. */
  readonly send: (text: string) => Promise<boolean>;
  readonly choosePersonality: (personality: TutorPersonalityId) => void;
  readonly rate: (helpfulness: number) => void;
  readonly reportWrong: (messageId: string) => Promise<boolean>;
}

interface Parts {
  readonly calls: TutorCalls;
  readonly isVisitor: boolean;
  readonly path: string;
  readonly onMood: (mood: TutorMood) => void;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** No answer came at all: the server can't be reached. */
const isCutOff = ({ status }: Failure): boolean => status === 0;

function moodAfter({ metadata }: TutorMessage): TutorMood {
  if (metadata.move === 'praise') return 'celebrating';
  return metadata.move === 'safety' ? 'concerned' : 'helping';
}

/** The conversation that was open here was deleted by a grown-up, or ended elsewhere. */
const isGone = ({ code }: Failure): boolean => code === 'not-found' || code === 'conversation-over';

/** Begins a session; the first send does so (spec §4). */
async function begin({ dispatch, personality }: LiveChat, calls: TutorCalls) {
  const started = await calls.start({}, personality);
  if (!started.ok) return started.failure;
  dispatch({ kind: 'started', sessionId: started.value.sessionId });
  return started.value.sessionId;
}

/** Sends to the real tutor; the answer is shown after the same pause as a canned one. */
async function reach(live: LiveChat, { calls, path }: Parts, text: string): Promise<SentReply | Failure> {
  const say = async (session: string | Failure): Promise<SentReply | Failure> => {
    if (typeof session !== 'string') return session;
    const sent = await calls.send({ message: text.trim(), sessionId: session, place: placeOnPage(path) });
    return sent.ok ? sent.value : sent.failure;
  };
  const open = live.chat.sessionId;
  const outcome = await say(open ?? (await begin(live, calls)));
  const isOver = open !== null && 'status' in outcome && isGone(outcome);
  return isOver ? say(await begin(live, calls)) : outcome;
}

/** Sending, with the canned answers for visitors and as the fallback without a server. */
function useSending(live: LiveChat, parts: Parts) {
  const { i18n } = useTranslation();
  const { isVisitor, onMood } = parts;
  const [canned, setCanned] = useState<readonly CannedTurn[]>([]);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  const answerCanned = (asked: string): true => {
    const answer = cannedAnswer(asked, isVisitor ? 'visitor' : 'signed-in', i18n.language as Locale);
    setCanned((before) => [...before, { at: new Date().toISOString(), asked, answer }]);
    onMood('helping');
    return true;
  };
  const settle = (outcome: SentReply | Failure, text: string): boolean => {
    if ('reply' in outcome) {
      live.dispatch({ kind: 'added', messages: [outcome.sent, outcome.reply] });
      onMood(moodAfter(outcome.reply));
      return true;
    }
    report('error', 'tutor send', outcome.code ?? String(outcome.status));
    if (isCutOff(outcome)) return answerCanned(text.trim());
    onMood('greeting');
    return false;
  };
  const send = async (text: string): Promise<boolean> => {
    if (!maySend(text, busy.current)) return false;
    busy.current = true;
    setBusy(true);
    live.dispatch({ kind: 'sending', text });
    onMood('thinking');
    const answer = isVisitor ? null : reach(live, parts, text);
    const [outcome] = await Promise.all([answer, pause(CANNED_REPLY_DELAY_MS)]);
    const isTaken = outcome ? settle(outcome, text) : answerCanned(text.trim());
    live.dispatch({ kind: 'settled' });
    busy.current = false;
    setBusy(false);
    return isTaken;
  };
  return { canned, isBusy, send };
}

/** The person's conversation with the tutor, or a visitor's with the canned answers. */
export function useConversation(parts: Parts): Conversation {
  const live = useLiveChat(parts.calls, parts.isVisitor);
  const sending = useSending(live, parts);
  const { chat, personality, rated } = live;
  const { calls } = parts;
  return {
    ...chat,
    ...sending,
    personality,
    rated,
    choosePersonality: (id) => {
      live.setPersonality(id);
      if (chat.sessionId) void calls.setPersonality(chat.sessionId, id);
    },
    rate: (helpfulness) => {
      live.setRated(helpfulness);
      if (chat.sessionId) void calls.rate(chat.sessionId, helpfulness);
    },
    reportWrong: async (messageId) => (await calls.reportWrong(messageId)).ok,
  };
}
