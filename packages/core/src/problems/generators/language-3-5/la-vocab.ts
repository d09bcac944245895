import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { askQuestion } from '../../fact-questions.ts';
import { generator } from '../../item.ts';
import { WORDS_IN_CONTEXT } from './words-in-context.ts';

const message = messagesOf('la-vocab');

const root = (piece: Phrase, meaning: Phrase, example: Phrase) => ({
  left: { text: text(piece) },
  right: { text: text(meaning) },
  why: example,
});

const BANK: PairBank = {
  pairs: [
    root(
      message('bank.pairs.tele.piece'),
      message('bank.pairs.tele.meaning'),
      message('bank.pairs.tele.example'),
    ),
    root(
      message('bank.pairs.bio.piece'),
      message('bank.pairs.bio.meaning'),
      message('bank.pairs.bio.example'),
    ),
    root(
      message('bank.pairs.geo.piece'),
      message('bank.pairs.geo.meaning'),
      message('bank.pairs.geo.example'),
    ),
    root(
      message('bank.pairs.aqua.piece'),
      message('bank.pairs.aqua.meaning'),
      message('bank.pairs.aqua.example'),
    ),
    root(
      message('bank.pairs.micro.piece'),
      message('bank.pairs.micro.meaning'),
      message('bank.pairs.micro.example'),
    ),
    root(
      message('bank.pairs.multi.piece'),
      message('bank.pairs.multi.meaning'),
      message('bank.pairs.multi.example'),
    ),
    root(
      message('bank.pairs.graph.piece'),
      message('bank.pairs.graph.meaning'),
      message('bank.pairs.graph.example'),
    ),
    root(
      message('bank.pairs.phon.piece'),
      message('bank.pairs.phon.meaning'),
      message('bank.pairs.phon.example'),
    ),
    root(
      message('bank.pairs.therm.piece'),
      message('bank.pairs.therm.meaning'),
      message('bank.pairs.therm.example'),
    ),
    root(
      message('bank.pairs.port.piece'),
      message('bank.pairs.port.meaning'),
      message('bank.pairs.port.example'),
    ),
    root(
      message('bank.pairs.spect.piece'),
      message('bank.pairs.spect.meaning'),
      message('bank.pairs.spect.example'),
    ),
    root(
      message('bank.pairs.chrono.piece'),
      message('bank.pairs.chrono.meaning'),
      message('bank.pairs.chrono.example'),
    ),
    root(
      message('bank.pairs.photo.piece'),
      message('bank.pairs.photo.meaning'),
      message('bank.pairs.photo.example'),
    ),
    root(
      message('bank.pairs.sub.piece'),
      message('bank.pairs.sub.meaning'),
      message('bank.pairs.sub.example'),
    ),
    root(
      message('bank.pairs.inter.piece'),
      message('bank.pairs.inter.meaning'),
      message('bank.pairs.inter.example'),
    ),
    root(
      message('bank.pairs.manu.piece'),
      message('bank.pairs.manu.meaning'),
      message('bank.pairs.manu.example'),
    ),
    root(
      message('bank.pairs.ped.piece'),
      message('bank.pairs.ped.meaning'),
      message('bank.pairs.ped.example'),
    ),
    root(
      message('bank.pairs.dict.piece'),
      message('bank.pairs.dict.meaning'),
      message('bank.pairs.dict.example'),
    ),
    root(
      message('bank.pairs.logy.piece'),
      message('bank.pairs.logy.meaning'),
      message('bank.pairs.logy.example'),
    ),
    root(message('bank.pairs.al.piece'), message('bank.pairs.al.meaning'), message('bank.pairs.al.example')),
  ],
  askRight: message('bank.ask-right'),
  askLeft: message('bank.ask-left'),
  askMatch: message('bank.ask-match'),
  mixedUp: 'origin-guessed-by-sound',
  nudge: message('bank.nudge'),
  rule: [message('bank.rule.find-two-words-same'), message('bank.rule.parts-greek-latin-arabic')],
};

/** Word parts from Greek, Latin and Arabic and what they mean, and words that their sentences explain. */
export const laVocab = generator('la-vocab', (random, difficulty) =>
  difficulty < 3 && random.integer(1, 3) === 1
    ? askQuestion(WORDS_IN_CONTEXT, random)
    : askPairBank(BANK, random, difficulty),
);
