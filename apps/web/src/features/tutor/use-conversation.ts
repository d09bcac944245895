import type { Locale } from '@ori/contracts/locale';
import type { TutorMessage } from '@ori/contracts/tutor';
import { CANNED_REPLY_DELAY_MS, type TutorMood, type TutorPersonalityId } from '@ori/contracts/tutor-names';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { report } from '../../lib/report.ts';
import type { Audience } from './audience.ts';
import type { ChatState } from './chat-state.ts';
import { maySend } from './use-draft.ts';
import { useHelplines } from './helplines-here.ts';
import { ownAnswer, type OwnAnswer } from './own-answer.ts';
import { placeOnPage } from './page-place.ts';
import type { SentReply, TutorCalls } from './tutor.calls.ts';
import { dropWord, wordIsDue } from './untold/kept-words.ts';
import { useLiveChat, type LiveChat } from './use-live-chat.ts';

/** A question and this browser's own answer to it: care, or a canned one. It lives in this browser only. */
export interface CannedTurn {
  readonly at: string;
  readonly asked: string;
  readonly answer: OwnAnswer;
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
  readonly audience: Audience;
  readonly path: string;
  readonly onMood: (mood: TutorMood) => void;
}

/** So long the server has to answer somebody in distress; then this browser does. */
const CARE_PATIENCE_MS = 3_000;

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

/** What this browser says by itself, kept beside what the server says. */
function useOwnAnswers({ calls, audience, onMood }: Parts) {
  const { i18n } = useTranslation();
  const [canned, setCanned] = useState<readonly CannedTurn[]>([]);
  const helplines = useHelplines(calls.helplines);
  return {
    canned,
    answerTo: (asked: string) => ownAnswer(asked, audience, i18n.language as Locale, helplines.current),
    say: (asked: string, answer: OwnAnswer): true => {
      setCanned((before) => [...before, { at: new Date().toISOString(), asked, answer }]);
      onMood(answer.isCare ? 'concerned' : 'helping');
      return true;
    },
  };
}

type Reached = SentReply | Failure | null;

/**
 * The server's answer; null where none is waited for. Somebody in distress is not kept waiting: without network not at
 * all, and with a slow one for a moment, while the message goes on its way.
 */
async function waitFor(answer: Promise<Reached>, isCare: boolean, isVisitor: boolean): Promise<Reached> {
  if (!isCare) return Promise.all([answer, pause(CANNED_REPLY_DELAY_MS)]).then(([reached]) => reached);
  const isAlone = isVisitor || !navigator.onLine;
  return isAlone ? null : Promise.race([answer, pause(CARE_PATIENCE_MS).then(() => null)]);
}

/** The server heard the message: it told whom to tell. Otherwise word goes out as soon as it can. */
async function settleWord(answer: Promise<Reached>, { word }: OwnAnswer): Promise<void> {
  const outcome = await answer;
  if (word === null || outcome === null) return;
  if ('reply' in outcome) dropWord(word, Date.now());
  else wordIsDue(word, Date.now());
}

/** Sending; this browser answers visitors, and everybody when the server can't be reached. */
function useSending(live: LiveChat, parts: Parts) {
  const { onMood } = parts;
  const { isVisitor } = parts.audience;
  const own = useOwnAnswers(parts);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  const settle = (outcome: Reached, text: string, answer: OwnAnswer): boolean => {
    if (outcome === null) return own.say(text, answer);
    if ('reply' in outcome) {
      live.dispatch({ kind: 'added', messages: [outcome.sent, outcome.reply] });
      onMood(moodAfter(outcome.reply));
      return true;
    }
    report('error', 'tutor send', outcome.code ?? String(outcome.status));
    if (answer.isCare || isCutOff(outcome)) return own.say(text, answer);
    onMood('greeting');
    return false;
  };
  const deliver = async (text: string): Promise<boolean> => {
    const answer = own.answerTo(text.trim());
    const reached: Promise<Reached> = isVisitor ? Promise.resolve(null) : reach(live, parts, text);
    void settleWord(reached, answer);
    return settle(await waitFor(reached, answer.isCare, isVisitor), text.trim(), answer);
  };
  /** Whatever comes of it, one may write again: what could not be sent is logged, and stays with its writer (spec §8). */
  const send = async (text: string): Promise<boolean> => {
    if (!maySend(text, busy.current)) return false;
    busy.current = true;
    setBusy(true);
    live.dispatch({ kind: 'sending', text });
    onMood('thinking');
    try {
      return await deliver(text);
    } catch (error) {
      report('error', 'tutor send', String(error));
      onMood('greeting');
      return false;
    } finally {
      live.dispatch({ kind: 'settled' });
      busy.current = false;
      setBusy(false);
    }
  };
  return { canned: own.canned, isBusy, send };
}

/** The person's conversation with the tutor, or a visitor's with the canned answers. */
export function useConversation(parts: Parts): Conversation {
  const live = useLiveChat(parts.calls, parts.audience.isVisitor);
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
