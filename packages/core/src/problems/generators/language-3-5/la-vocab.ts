import type { LocalisedText } from '@ori/contracts/locale';
import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { askQuestion } from '../../fact-questions.ts';
import { generator } from '../../item.ts';
import { ORIGIN_BY_SOUND } from '../../misconceptions/writing.ts';
import { say } from '../../say.ts';
import { text } from '../../text.ts';
import { WORDS_IN_CONTEXT } from './words-in-context.ts';

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
    root(
      say('photo-', 'photo-', 'foto-'),
      say('light', 'lumière', 'luz'),
      say(
        'A photograph is drawn by rays.',
        'Une photographie se dessine avec des rayons.',
        'Una fotografía se dibuja con rayos.',
      ),
    ),
    root(
      say('sub-', 'sub-', 'sub-'),
      say('under', 'sous', 'debajo'),
      say('A submarine dives.', 'Ce qui est submergé est couvert d’eau.', 'Un submarino se sumerge.'),
    ),
    root(
      say('inter-', 'inter-', 'inter-'),
      say('between', 'entre', 'entre'),
      say(
        'International means from nation to nation.',
        'International veut dire d’une nation à l’autre.',
        'Internacional quiere decir de una nación a otra.',
      ),
    ),
    root(
      say('manu-', 'manu-', 'manu-'),
      say('hand', 'main', 'mano'),
      say(
        'A manuscript was written with a pen.',
        'Un manuscrit fut écrit à la plume.',
        'Un manuscrito se escribió con pluma.',
      ),
    ),
    root(
      say('ped-', 'péd-', 'ped-'),
      say('foot', 'pied', 'pie'),
      say('A pedal is pressed from above.', 'On appuie sur une pédale.', 'Un pedal se pisa.'),
    ),
    root(
      say('-dict-', '-dict-', '-dict-'),
      say('say', 'dire', 'decir'),
      say(
        'To predict is to tell beforehand.',
        'Prédire, prédiction : annoncer d’avance.',
        'Predicción: anunciar de antemano.',
      ),
    ),
    root(
      say('-logy', '-logie', '-logía'),
      say('study', 'étude', 'estudio'),
      say(
        'Zoology is about animals.',
        'La zoologie parle des animaux.',
        'La zoología trata de los animales.',
      ),
    ),
    root(
      say('al-', 'al-', 'al-'),
      say('the (in Arabic)', 'le, la (en arabe)', 'el, la (en árabe)'),
      say('Algebra comes from al-jabr.', 'Algèbre vient d’al-jabr.', 'Álgebra viene de al-jabr.'),
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
      'Parts from Greek, Latin or Arabic keep their meaning from word to word.',
      'Les éléments grecs, latins ou arabes gardent leur sens d’un mot à l’autre.',
      'Los elementos griegos, latinos o árabes conservan su sentido de palabra en palabra.',
    ),
  ],
};

/** Word parts from Greek, Latin and Arabic and what they mean, and words that their sentences explain. */
export const laVocab = generator('la-vocab', (random, difficulty) =>
  difficulty < 3 && random.integer(1, 3) === 1
    ? askQuestion(WORDS_IN_CONTEXT, random)
    : askPairBank(BANK, random, difficulty),
);
