import type { LocalisedText } from '@ori/contracts/locale';
import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { ORIGIN_BY_SOUND } from '../../misconceptions/writing.ts';
import { say } from '../../say.ts';
import { text } from '../../text.ts';

const root = (piece: LocalisedText, meaning: LocalisedText, example: LocalisedText) => ({
  left: { text: text(piece) },
  right: { text: text(meaning) },
  why: example,
});

const BANK: PairBank = {
  pairs: [
    root(
      say('tele-', 'télé-', 'tele-'),
      say('far', 'loin', 'lejos'),
      say(
        'A telephone carries a voice to another place.',
        'Le téléphone porte la voix ailleurs.',
        'El teléfono lleva la voz a otro sitio.',
      ),
    ),
    root(
      say('bio-', 'bio-', 'bio-'),
      say('life', 'vie', 'vida'),
      say(
        'Biology studies what lives.',
        'La biologie étudie ce qui vit.',
        'La biología estudia lo que vive.',
      ),
    ),
    root(
      say('geo-', 'géo-', 'geo-'),
      say('earth', 'terre', 'tierra'),
      say(
        'Geography describes our planet.',
        'La géographie décrit notre planète.',
        'La geografía describe nuestro planeta.',
      ),
    ),
    root(
      say('aqua-', 'aqua-', 'acua-'),
      say('water', 'eau', 'agua'),
      say(
        'Fish swim in an aquarium.',
        'Les poissons nagent dans un aquarium.',
        'Los peces nadan en un acuario.',
      ),
    ),
    root(
      say('micro-', 'micro-', 'micro-'),
      say('small', 'petit', 'pequeño'),
      say(
        'A microscope shows tiny things.',
        'Le microscope montre de minuscules choses.',
        'El microscopio muestra cosas diminutas.',
      ),
    ),
    root(
      say('multi-', 'multi-', 'multi-'),
      say('many', 'beaucoup', 'muchos'),
      say(
        'To multiply is to take a number several times.',
        'Multiplier, c’est prendre un nombre plusieurs fois.',
        'Multiplicar es tomar un número varias veces.',
      ),
    ),
    root(
      say('-graph-', '-graph-', '-graf-'),
      say('write', 'écrire', 'escribir'),
      say(
        'An autograph is a name in one’s own hand.',
        'Un autographe est un nom de sa propre main.',
        'Un autógrafo es un nombre de propia mano.',
      ),
    ),
    root(
      say('-phon-', '-phon-', '-fon-'),
      say('sound', 'son', 'sonido'),
      say('A microphone takes in voices.', 'Le microphone capte les voix.', 'El micrófono capta las voces.'),
    ),
    root(
      say('-therm-', '-therm-', '-term-'),
      say('heat', 'chaleur', 'calor'),
      say(
        'A thermometer shows how warm it is.',
        'Le thermomètre montre s’il fait chaud.',
        'El termómetro muestra si hace calor.',
      ),
    ),
    root(
      say('-port-', '-port-', '-port-'),
      say('carry', 'porter', 'llevar'),
      say(
        'Transport brings things from place to place.',
        'Le transport mène les choses d’un lieu à l’autre.',
        'El transporte trae cosas de un lugar a otro.',
      ),
    ),
    root(
      say('-spect-', '-spect-', '-spect-'),
      say('look', 'regarder', 'mirar'),
      say('A spectator watches a game.', 'Un spectateur suit un match.', 'Un espectador sigue un partido.'),
    ),
    root(
      say('chrono-', 'chrono-', 'crono-'),
      say('time', 'temps', 'tiempo'),
      say(
        'A chronometer measures seconds.',
        'Le chronomètre mesure les secondes.',
        'El cronómetro mide los segundos.',
      ),
    ),
  ],
  askRight: say(
    'What does the word part “{left}” mean?',
    'Que veut dire l’élément « {left} » ?',
    '¿Qué significa el elemento «{left}»?',
  ),
  askLeft: say(
    'Which word part means “{right}”?',
    'Quel élément veut dire « {right} » ?',
    '¿Qué elemento significa «{right}»?',
  ),
  askMatch: say(
    'Match each word part with its meaning.',
    'Relie chaque élément à son sens.',
    'Une cada elemento con su significado.',
  ),
  mixedUp: ORIGIN_BY_SOUND,
  nudge: say(
    'Think of a word that holds this part.',
    'Pense à un mot qui contient cet élément.',
    'Piensa en una palabra que lo contenga.',
  ),
  rule: [
    say(
      'Find two words with the same part. What do they share?',
      'Trouve deux mots avec le même élément. Qu’ont-ils en commun ?',
      'Busca dos palabras con el mismo elemento. ¿Qué comparten?',
    ),
    say(
      'Parts from Greek and Latin keep their meaning from word to word.',
      'Les éléments grecs et latins gardent leur sens d’un mot à l’autre.',
      'Los elementos griegos y latinos conservan su sentido de palabra en palabra.',
    ),
  ],
};

/** Word parts from Greek and Latin, and what they mean. */
export const laVocab = generator('la-vocab', (random, difficulty) => askPairBank(BANK, random, difficulty));
