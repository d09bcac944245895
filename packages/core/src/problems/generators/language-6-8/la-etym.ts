import type { LocalisedText } from '@ori/contracts/locale';
import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { ORIGIN_BY_SOUND } from '../../misconceptions/writing.ts';
import { say } from '../../say.ts';
import { text } from '../../text.ts';

const word = (name: LocalisedText, origin: LocalisedText, why: LocalisedText) => ({
  left: { text: text(name) },
  right: { text: text(origin) },
  why,
});

const BANK: PairBank = {
  pairs: [
    word(
      say('algebra', 'algèbre', 'álgebra'),
      say('Arabic, “restoring”', 'Arabe, « restaurer »', 'Árabe, «restaurar»'),
      say(
        'Al-jabr stands in the title of al-Khwarizmi’s book.',
        'Al-jabr figure dans le titre du livre d’al-Khwarizmi.',
        'Al-yabr está en el título del libro de al-Juarismi.',
      ),
    ),
    word(
      say('alphabet', 'alphabet', 'alfabeto'),
      say('Greek, from two letters', 'Grec, de deux lettres', 'Griego, de dos letras'),
      say(
        'Alpha and beta are the first two letters.',
        'Alpha et bêta sont les deux premières lettres.',
        'Alfa y beta son las dos primeras letras.',
      ),
    ),
    word(
      say('tea', 'thé', 'té'),
      say('Chinese, a drink of leaves', 'Chinois, une boisson de feuilles', 'Chino, una bebida de hojas'),
      say(
        'Sailors took the word te from the coast of Fujian.',
        'Les marins ont pris le mot te sur la côte du Fujian.',
        'Los marinos tomaron la palabra te en la costa de Fujian.',
      ),
    ),
    word(
      say('tomato', 'tomate', 'tomate'),
      say('Nahuatl, a fruit of Mexico', 'Nahuatl, un fruit du Mexique', 'Náhuatl, un fruto de México'),
      say(
        'Nahuatl tomatl passed through Spanish.',
        'Le nahuatl tomatl est passé par l’espagnol.',
        'El náhuatl tomatl pasó por el español.',
      ),
    ),
    word(
      say('kayak', 'kayak', 'kayak'),
      say('Inuit, a hunter’s boat', 'Inuit, un bateau de chasseur', 'Inuit, una barca de cazador'),
      say('The Inuit word is qajaq.', 'Le mot inuit est qajaq.', 'La palabra inuit es qajaq.'),
    ),
    word(
      say('tsunami', 'tsunami', 'tsunami'),
      say('Japanese, “harbor wave”', 'Japonais, « vague de port »', 'Japonés, «ola de puerto»'),
      say('Tsu is a harbor, nami a wave.', 'Tsu est un port, nami une vague.', 'Tsu es puerto, nami es ola.'),
    ),
    word(
      say('robot', 'robot', 'robot'),
      say('Czech, “forced work”', 'Tchèque, « travail forcé »', 'Checo, «trabajo forzado»'),
      say(
        'Karel Čapek’s play of 1920 made it known.',
        'La pièce de Karel Čapek de 1920 l’a fait connaître.',
        'La obra de Karel Čapek de 1920 la dio a conocer.',
      ),
    ),
    word(
      say('yogurt', 'yaourt', 'yogur'),
      say('Turkish, a thickened milk', 'Turc, un lait épaissi', 'Turco, una leche espesada'),
      say('The Turkish word is yoğurt.', 'Le mot turc est yoğurt.', 'La palabra turca es yoğurt.'),
    ),
    word(
      say('geyser', 'geyser', 'géiser'),
      say(
        'Icelandic, a spring that gushes',
        'Islandais, une source qui jaillit',
        'Islandés, una fuente que brota',
      ),
      say(
        'Geysir is the name of one hot spring.',
        'Geysir est le nom d’une source chaude.',
        'Geysir es el nombre de una fuente caliente.',
      ),
    ),
    word(
      say('tattoo', 'tatouage', 'tatuaje'),
      say(
        'Polynesian, a mark on the skin',
        'Polynésien, une marque sur la peau',
        'Polinesio, una marca en la piel',
      ),
      say('The Tahitian word is tatau.', 'Le mot tahitien est tatau.', 'La palabra tahitiana es tatau.'),
    ),
    word(
      say('quinoa', 'quinoa', 'quinua'),
      say('Quechua, a grain of the Andes', 'Quechua, une graine des Andes', 'Quechua, un grano de los Andes'),
      say('The Quechua word is kinwa.', 'Le mot quechua est kinwa.', 'La palabra quechua es kinwa.'),
    ),
    word(
      say('shampoo', 'shampooing', 'champú'),
      say('Hindi, “press, knead”', 'Hindi, « presser, masser »', 'Hindi, «apretar, masajear»'),
      say(
        'It meant a massage before it meant washing hair.',
        'Cela voulait dire masser avant de laver les cheveux.',
        'Significó masajear antes que lavar el pelo.',
      ),
    ),
  ],
  askRight: say(
    'From which language did the word “{left}” set out?',
    'De quelle langue est parti le mot « {left} » ?',
    '¿De qué lengua salió la palabra «{left}»?',
  ),
  askLeft: say(
    'Which word set out from here? {right}',
    'Quel mot est parti d’ici ? {right}',
    '¿Qué palabra salió de aquí? {right}',
  ),
  askMatch: say(
    'Match each word with the language it set out from.',
    'Relie chaque mot à la langue d’où il est parti.',
    'Une cada palabra con la lengua de la que salió.',
  ),
  mixedUp: ORIGIN_BY_SOUND,
  nudge: say(
    'Words often travel together with things.',
    'Les mots voyagent souvent avec les choses.',
    'Las palabras suelen viajar con las cosas.',
  ),
  rule: [
    say(
      'Ask where the thing or idea itself comes from.',
      'Demande d’où vient la chose ou l’idée.',
      'Pregunta de dónde viene la cosa o la idea.',
    ),
    say(
      'Whoever names a new thing often borrows its old name.',
      'Qui nomme une chose nouvelle emprunte souvent son ancien nom.',
      'Quien nombra algo nuevo suele tomar prestado su nombre.',
    ),
  ],
};

/** Words and the languages they set out from. */
export const laEtym = generator('la-etym', (random, difficulty) => askPairBank(BANK, random, difficulty));
