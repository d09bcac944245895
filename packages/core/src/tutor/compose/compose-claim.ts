import { gateSentence } from '../gate/gate-sentence.ts';
import { sentencesOf } from '../gate/sentences-of.ts';
import type { Ground, GroundedClaim } from '../ground.ts';
import { fitsTier } from '../reading.ts';
import type { Draft } from '../turn.ts';
import { PASSAGE_MOST } from './confidence.ts';
import { draft } from './draft.ts';
import { leadingSentences } from './leading-sentences.ts';
import { maySay, sentences, speak, type Voice } from './voice.ts';
import { actions } from './wordings/actions.ts';
import * as words from './wordings/claim.ts';

/** Some true sentences would be held back in a reply, and the rest would mislead: all is read on the card. */
function passesGate(text: string, voice: Voice): boolean {
  const { locale } = voice.listener;
  const rules = { locale, level: 0, forbidden: [], problem: null, quoted: [], isStrict: false } as const;
  return sentencesOf(text, locale, true).every((each) => gateSentence(each.text, rules).length === 0);
}

/** The label, the claim as far as its reader can read it, else where it stands; then one question. */
function told({ label, name, text, lang }: GroundedClaim, voice: Voice): string {
  const { tier, locale } = voice.listener;
  const lead = speak(voice, words.CLAIM_LABEL[label], { name });
  const ask = speak(voice, words.ASK_ABOUT_CLAIM[label]);
  const isOwn = lang === locale;
  const mayQuote = isOwn && passesGate(text, voice);
  const fits = (part: string) => fitsTier(sentences(lead, part, ask), tier, locale);
  const quote = mayQuote ? leadingSentences(text, fits) : '';
  const card = speak(voice, isOwn ? words.READ_THE_CARD : words.READ_THE_ENGLISH_CARD);
  return sentences(lead, quote === '' ? card : quote, ask);
}

/**
 * What the ledger says of what was asked, cited; its label is said before anything else and never left out. Null where
 * the claim holds what may not be said now.
 */
export function composeClaim({ claim }: Ground, voice: Voice): Draft | null {
  const { locale } = voice.listener;
  if (!claim || !maySay(voice, `${claim.name[locale]} ${claim.title} ${claim.text}`)) return null;
  const { id, title, text, label, lang, lessonId } = claim;
  return draft({
    message: told(claim, voice),
    messageType: 'explanation',
    citations: [{ lessonId, claimId: id, title, section: 'claim', extract: text, label, lang }],
    suggestedActions: [...actions(voice, 'grownUp')],
    confidence: PASSAGE_MOST,
  });
}
