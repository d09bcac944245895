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
    part(
      ['Golgi apparatus', 'Appareil de Golgi', 'Aparato de Golgi'],
      [
        'sorts and packs finished proteins',
        'trie et emballe les protéines finies',
        'ordena y empaqueta las proteínas acabadas',
      ],
      [
        'Little bubbles carry them off to where they are needed.',
        'De petites bulles les portent là où il en faut.',
        'Pequeñas burbujas las llevan adonde hacen falta.',
      ],
    ),
    part(
      ['Lysosome', 'Lysosome', 'Lisosoma'],
      [
        'digests worn-out parts of an animal cell',
        'digère les parties usées d’une cellule animale',
        'digiere las partes gastadas de una célula animal',
      ],
      [
        'Its enzymes take big molecules apart.',
        'Ses enzymes découpent les grandes molécules.',
        'Sus enzimas cortan las moléculas grandes.',
      ],
    ),
    part(
      ['Flagellum', 'Flagelle', 'Flagelo'],
      [
        'drives a cell through liquid like a whip',
        'pousse la cellule dans un liquide comme un fouet',
        'impulsa la célula por un líquido como un látigo',
      ],
      ['Sperm cells swim with one.', 'Les spermatozoïdes nagent avec.', 'Los espermatozoides nadan con él.'],
    ),
    part(
      ['Cytoskeleton', 'Cytosquelette', 'Citoesqueleto'],
      [
        'holds up the cell from inside with fine fibers',
        'soutient la cellule de l’intérieur par de fines fibres',
        'sostiene la célula por dentro con fibras finas',
      ],
      [
        'The same fibers help to move things about in the cell.',
        'Ces fibres aident aussi à déplacer des choses dans la cellule.',
        'Esas fibras también ayudan a mover cosas en la célula.',
      ],
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
