import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator } from '../../item.ts';
import { wordItem } from '../../item-written.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from '../science-6-8/worked.ts';

const message = messagesOf('sc-dna');

/** Part of the standard genetic code, by codon of the messenger RNA. */
const CODE = [
  ['AUG', 'Met'],
  ['GGU', 'Gly'],
  ['GGC', 'Gly'],
  ['AAA', 'Lys'],
  ['AAG', 'Lys'],
  ['UUU', 'Phe'],
  ['UUC', 'Phe'],
  ['UGG', 'Trp'],
  ['GAA', 'Glu'],
  ['GAG', 'Glu'],
  ['CAU', 'His'],
  ['CAC', 'His'],
  ['UAU', 'Tyr'],
  ['UAC', 'Tyr'],
  ['GAU', 'Asp'],
  ['GAC', 'Asp'],
] as const;
const NO_ACCEPTED = { en: [], fr: [], es: [] };
const PAIR: Readonly<Record<string, string>> = { A: 'T', U: 'A', G: 'C', C: 'G' };

const templateOf = (rna: string) =>
  Array.from(rna)
    .map((base) => PAIR[base] ?? '')
    .join('');
const backwards = (letters: string) => Array.from(letters).toReversed().join('');

const PAIRING: Done = [message('pairing.pairs-u-rna-t'), message('pairing.rna-u-where-dna')];

function transcribe(random: SeededRandom): DraftItem {
  const codons = random
    .shuffle(CODE)
    .slice(0, 3)
    .map(([codon]) => codon);
  const rna = codons.join('');
  const template = templateOf(rna);
  const explained = worked(
    {
      prompt: message('transcribe.explained.work.prompt'),
      nudge: message('transcribe.explained.work.nudge'),
      rule: PAIRING,
      work: [['{rna}', message('transcribe.explained.work.each-base-template')]],
    },
    { template, rna },
  );
  return wordItem(explained, rna, NO_ACCEPTED, [
    [rna.replaceAll('U', 'T'), 'thymine-in-rna'],
    [template, 'template-copied'],
    [template.replaceAll('T', 'U'), 'template-copied'],
    [backwards(rna), 'codons-backwards'],
  ]);
}

function translate(random: SeededRandom): DraftItem {
  const drawn = random.shuffle(CODE.slice(1)).slice(0, 3);
  const rna = `AUG${drawn.map(([codon]) => codon).join('')}`;
  const acids = ['Met', ...drawn.map(([, acid]) => acid)];
  const shown = random
    .shuffle([['AUG', 'Met'] as const, ...drawn])
    .map(([codon, acid]) => `${codon} ${acid}`)
    .join(', ');
  const protein = acids.join('-');
  const template = templateOf(rna);
  const explained = worked(
    {
      prompt: message('translate.explained.work.prompt'),
      nudge: message('translate.explained.work.nudge'),
      rule: PAIRING,
      work: [
        ['{rna}', message('translate.explained.work.messenger-rna')],
        ['{protein}', message('translate.explained.work.three-bases-call')],
      ],
    },
    { template, table: shown, rna, protein },
  );
  const wrong = [acids.toReversed().join('-'), acids.slice(1).join('-')].filter((words) => words !== protein);
  return wordItem(
    explained,
    protein,
    NO_ACCEPTED,
    wrong.map((words) => [words, 'codons-backwards']),
  );
}

/** One changed codon: the name of what it does. */
const CHANGES = [
  ['GAA', 'GAG', 0],
  ['UUU', 'UUC', 0],
  ['CAU', 'CAC', 0],
  ['AAA', 'AAG', 0],
  ['UAU', 'UAC', 0],
  ['GAG', 'GUG', 1],
  ['AAA', 'GAA', 1],
  ['GGU', 'GAU', 1],
  ['CAU', 'UAU', 1],
  ['UUU', 'UGU', 1],
  ['UAU', 'UAA', 2],
  ['UGG', 'UGA', 2],
  ['GAA', 'UAA', 2],
  ['AAG', 'UAG', 2],
  ['GAG', 'UAG', 2],
] as const;
const MEANING: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CODE),
  GUG: 'Val',
  UGU: 'Cys',
  UAA: 'stop',
  UAG: 'stop',
  UGA: 'stop',
};
const KINDS = [
  message('kinds.protein-stays-same'),
  message('kinds.one-amino-acid-replaced'),
  message('kinds.chain-ends-too-early'),
] as const;

function mutate(random: SeededRandom): DraftItem {
  const [before, after, kind] = random.pick(CHANGES);
  const table = random
    .shuffle([...new Set([before, after])])
    .map((codon) => `${codon} = ${MEANING[codon] ?? ''}`)
    .join(', ');
  const explained = worked(
    {
      prompt: message('mutate.explained.work.prompt'),
      nudge: message('mutate.explained.work.nudge'),
      rule: [
        message('mutate.explained.work.rule-compare-two-codons-stand'),
        message('mutate.explained.work.rule-several-codons-may-stand'),
      ],
      work: [[KINDS[kind], message('mutate.explained.work.table-decides')]],
    },
    { before, after, table },
  );
  const others = [0, 1, 2].filter((other) => other !== kind);
  return choiceItem(
    explained,
    random,
    { text: text(KINDS[kind]) },
    others.map((other) => [{ text: text(KINDS[other] ?? KINDS[0]) }, 'mutation-kind-mixed']),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return transcribe(random);
  return difficulty === 2 ? translate(random) : mutate(random);
}

/** From DNA to protein (NGSS HS-LS1-1). */
export const scDna = generator('sc-dna', make);
