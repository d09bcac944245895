import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator } from '../../item.ts';
import { wordItem } from '../../item-written.ts';
import {
  CODONS_BACKWARDS,
  MUTATION_KIND_MIXED,
  TEMPLATE_COPIED,
  THYMINE_IN_RNA,
} from '../../misconceptions/genes-and-green.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked, type Done } from '../science-6-8/worked.ts';

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

const PAIRING: Done = [
  say(
    'A pairs with U in RNA, T with A, G with C, C with G.',
    'Dans l’ARN : A s’apparie avec U, T avec A, G avec C, C avec G.',
    'En el ARN: A se aparea con U, T con A, G con C, C con G.',
  ),
  say('RNA has U where DNA has T.', 'L’ARN a U là où l’ADN a T.', 'El ARN tiene U donde el ADN tiene T.'),
];

function transcribe(random: SeededRandom): PracticeItem {
  const codons = random
    .shuffle(CODE)
    .slice(0, 3)
    .map(([codon]) => codon);
  const rna = codons.join('');
  const template = templateOf(rna);
  const explained = worked(
    {
      prompt: say(
        'The template strand of DNA reads 3′-{template}-5′. Which messenger RNA is made, read from 5′ to 3′? Letters only.',
        'Le brin matrice de l’ADN se lit 3′-{template}-5′. Quel ARN messager est fabriqué, lu de 5′ à 3′ ? Lettres seules.',
        'La hebra molde del ADN se lee 3′-{template}-5′. ¿Qué ARN mensajero se forma, leído de 5′ a 3′? Solo letras.',
      ),
      nudge: say(
        'Go base by base from left to right.',
        'Aller base par base de gauche à droite.',
        'Base por base, de izquierda a derecha.',
      ),
      rule: PAIRING,
      work: [
        [
          '{rna}',
          say(
            'Each base of the template has found its partner.',
            'Chaque base du brin matrice a trouvé sa partenaire.',
            'Cada base de la hebra molde halló su pareja.',
          ),
        ],
      ],
    },
    { template, rna },
  );
  return wordItem(explained, rna, NO_ACCEPTED, [
    [rna.replaceAll('U', 'T'), THYMINE_IN_RNA],
    [template, TEMPLATE_COPIED],
    [template.replaceAll('T', 'U'), TEMPLATE_COPIED],
    [backwards(rna), CODONS_BACKWARDS],
  ]);
}

function translate(random: SeededRandom): PracticeItem {
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
      prompt: say(
        'The template strand of DNA reads 3′-{template}-5′. Which chain of amino acids is built? Use {table}. Write it with hyphens, as in Ala-Ser.',
        'Le brin matrice de l’ADN se lit 3′-{template}-5′. Quelle chaîne d’acides aminés est fabriquée ? Utiliser {table}. L’écrire avec des traits d’union, comme Ala-Ser.',
        'La hebra molde del ADN se lee 3′-{template}-5′. ¿Qué cadena de aminoácidos se forma? Usar {table}. Escribirla con guiones, como Ala-Ser.',
      ),
      nudge: say(
        'First write the messenger RNA, then cut it into threes.',
        'Écrire d’abord l’ARN messager, puis le couper par trois.',
        'Primero el ARN mensajero, luego se corta de tres en tres.',
      ),
      rule: PAIRING,
      work: [
        ['{rna}', say('The messenger RNA.', 'L’ARN messager.', 'El ARN mensajero.')],
        [
          '{protein}',
          say(
            'Three bases call for one amino acid.',
            'Trois bases appellent un acide aminé.',
            'Tres bases piden un aminoácido.',
          ),
        ],
      ],
    },
    { template, table: shown, rna, protein },
  );
  const wrong = [acids.toReversed().join('-'), acids.slice(1).join('-')].filter((words) => words !== protein);
  return wordItem(
    explained,
    protein,
    NO_ACCEPTED,
    wrong.map((words) => [words, CODONS_BACKWARDS]),
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
  say('The protein stays the same.', 'La protéine reste la même.', 'La proteína queda igual.'),
  say('One amino acid is replaced.', 'Un acide aminé est remplacé.', 'Se cambia un aminoácido.'),
  say('The chain ends too early.', 'La chaîne s’arrête trop tôt.', 'La cadena termina demasiado pronto.'),
] as const;

function mutate(random: SeededRandom): PracticeItem {
  const [before, after, kind] = random.pick(CHANGES);
  const table = random
    .shuffle([...new Set([before, after])])
    .map((codon) => `${codon} = ${MEANING[codon] ?? ''}`)
    .join(', ');
  const explained = worked(
    {
      prompt: say(
        'In the middle of a gene, a mutation turns the codon {before} into {after}. {table}. What happens?',
        'Au milieu d’un gène, une mutation change le codon {before} en {after}. {table}. Que se passe-t-il ?',
        'En medio de un gen, una mutación cambia el codón {before} en {after}. {table}. ¿Qué ocurre?',
      ),
      nudge: say('Look both codons up.', 'Chercher les deux codons.', 'Se buscan los dos codones.'),
      rule: [
        say(
          'Compare what the two codons stand for.',
          'Comparer ce que valent les deux codons.',
          'Se compara lo que indican los dos codones.',
        ),
        say(
          'Several codons may stand for one and the same amino acid.',
          'Plusieurs codons peuvent valoir un même acide aminé.',
          'Varios codones pueden indicar un mismo aminoácido.',
        ),
      ],
      work: [
        [KINDS[kind], say('{table}: that decides.', '{table} : c’est décisif.', '{table}: eso decide.')],
      ],
    },
    { before, after, table },
  );
  const others = [0, 1, 2].filter((other) => other !== kind);
  return choiceItem(
    explained,
    random,
    { text: text(KINDS[kind]) },
    others.map((other) => [{ text: text(KINDS[other] ?? KINDS[0]) }, MUTATION_KIND_MIXED]),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return transcribe(random);
  return difficulty === 2 ? translate(random) : mutate(random);
}

/** From DNA to protein (NGSS HS-LS1-1). */
export const scDna = generator('sc-dna', make);
