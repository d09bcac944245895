import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { ORGANELLE_MIXED } from '../../misconceptions/earth-and-life.ts';
import { say } from '../../say.ts';

type Words = readonly [string, string, string];
const part = (left: Words, right: Words, why: Words) => ({
  left: { text: say(...left) },
  right: { text: say(...right) },
  why: say(...why),
});

const PARTS: PairBank = {
  pairs: [
    part(
      ['Nucleus', 'Noyau', 'Núcleo'],
      ['keeps the DNA', 'garde l’ADN', 'guarda el ADN'],
      [
        'DNA holds the plans for the cell’s proteins.',
        'L’ADN contient les plans des protéines de la cellule.',
        'El ADN contiene los planes de las proteínas de la célula.',
      ],
    ),
    part(
      ['Mitochondrion', 'Mitochondrie', 'Mitocondria'],
      ['releases energy from sugar', 'libère l’énergie du sucre', 'libera energía del azúcar'],
      [
        'Cellular respiration happens there, in plant cells as well.',
        'La respiration cellulaire s’y fait, aussi dans les cellules végétales.',
        'Ahí ocurre la respiración celular, también en células vegetales.',
      ],
    ),
    part(
      ['Chloroplast', 'Chloroplaste', 'Cloroplasto'],
      ['makes sugar with light', 'fabrique du sucre avec la lumière', 'fabrica azúcar con luz'],
      [
        'Its green pigment takes in light.',
        'Son pigment vert capte la lumière.',
        'Su pigmento verde capta la luz.',
      ],
    ),
    part(
      ['Cell membrane', 'Membrane cellulaire', 'Membrana celular'],
      ['controls what enters and leaves', 'contrôle ce qui entre et sort', 'controla lo que entra y sale'],
      [
        'It surrounds every cell and lets only some things pass.',
        'Elle entoure chaque cellule et ne laisse passer que certaines choses.',
        'Rodea cada célula y solo deja pasar algunas cosas.',
      ],
    ),
    part(
      ['Cell wall', 'Paroi cellulaire', 'Pared celular'],
      [
        'gives a plant cell its firm shape',
        'donne à la cellule végétale sa forme ferme',
        'da a la célula vegetal su forma firme',
      ],
      [
        'It lies outside the membrane; animal cells have none.',
        'Elle est à l’extérieur de la membrane ; les cellules animales n’en ont pas.',
        'Está fuera de la membrana; las células animales no la tienen.',
      ],
    ),
    part(
      ['Ribosome', 'Ribosome', 'Ribosoma'],
      ['builds proteins', 'assemble les protéines', 'arma las proteínas'],
      [
        'It joins amino acids in the order the DNA prescribes.',
        'Il relie les acides aminés dans l’ordre prescrit par l’ADN.',
        'Une aminoácidos en el orden que indica el ADN.',
      ],
    ),
    part(
      ['Large central vacuole', 'Grande vacuole centrale', 'Gran vacuola central'],
      [
        'stores water and keeps the plant cell full',
        'stocke l’eau et garde la cellule végétale gonflée',
        'guarda agua y mantiene llena la célula vegetal',
      ],
      [
        'When it loses water, the plant wilts.',
        'Quand elle perd de l’eau, la plante se fane.',
        'Cuando pierde agua, la planta se marchita.',
      ],
    ),
    part(
      ['Cytoplasm', 'Cytoplasme', 'Citoplasma'],
      [
        'fills the cell around its parts',
        'remplit la cellule autour de ses parties',
        'llena la célula alrededor de sus partes',
      ],
      ['The other parts lie in it.', 'Les autres parties s’y trouvent.', 'Las demás partes están en él.'],
    ),
  ],
  askRight: say(
    '{left}: what does this part of a cell do?',
    '{left} : que fait cette partie de la cellule ?',
    '{left}: ¿qué hace esta parte de la célula?',
  ),
  askLeft: say(
    'Which part of a cell {right}?',
    'Quelle partie de la cellule {right} ?',
    '¿Qué parte de la célula {right}?',
  ),
  askMatch: say(
    'Match each part of a cell with its job.',
    'Associe chaque partie de la cellule à son rôle.',
    'Une cada parte de la célula con su tarea.',
  ),
  mixedUp: ORGANELLE_MIXED,
  nudge: say(
    'Think of the cell as a town. Who does what?',
    'Pense à la cellule comme à une ville. Qui fait quoi ?',
    'Piensa en la célula como una ciudad. ¿Quién hace qué?',
  ),
  rule: [
    say(
      'Ask what the cell could not do without this part.',
      'Demande-toi ce que la cellule ne pourrait pas faire sans cette partie.',
      'Pregúntate qué no podría hacer la célula sin esta parte.',
    ),
    say(
      'Each part has a job for the whole cell.',
      'Chaque partie a un rôle pour toute la cellule.',
      'Cada parte tiene una tarea para toda la célula.',
    ),
  ],
};

/** Parts of a cell and what they do (NGSS MS-LS1-2). */
export const scCells = generator('sc-cells', (random, difficulty) => askPairBank(PARTS, random, difficulty));
