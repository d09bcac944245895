import type { LocalisedText } from '@ori/contracts/locale';
import type { Sequence } from '../../fact-sequences.ts';
import { say } from '../../say.ts';

const TAKEN_OVER = say(
  'Each language took the word over and fitted it to its own sounds.',
  'Chaque langue a repris le mot et l’a adapté à ses sons.',
  'Cada lengua tomó la palabra y la ajustó a sus sonidos.',
);
const journey = (name: LocalisedText, why: LocalisedText, stages: readonly LocalisedText[]): Sequence => ({
  name,
  why,
  stages: stages.map((words) => ({ text: words })),
});

/** More journeys of words, books and things, each along stations that are recorded. */
export const MORE_JOURNEYS: readonly Sequence[] = [
  journey(
    say('coffee', 'du café', 'del café'),
    say(
      'Travelers and town records tell of each step.',
      'Des voyageurs et des archives racontent chaque étape.',
      'Viajeros y archivos cuentan cada paso.',
    ),
    [
      say(
        'Coffee plants in the hills of Ethiopia',
        'Caféiers dans les collines d’Éthiopie',
        'Cafetos en las colinas de Etiopía',
      ),
      say('Coffee drunk in Yemen', 'Café bu au Yémen', 'Café bebido en Yemen'),
      say('Coffee houses in Istanbul', 'Cafés à Istanbul', 'Casas de café en Estambul'),
      say('Coffee houses in London', 'Cafés à Londres', 'Casas de café en Londres'),
    ],
  ),
  journey(say('the word “orange”', 'le mot « orange »', 'la palabra «naranja»'), TAKEN_OVER, [
    say('Sanskrit nāraṅga', 'Sanskrit nāraṅga', 'Sánscrito nāraṅga'),
    say('Persian nārang', 'Persan nārang', 'Persa nārang'),
    say('Arabic nāranj', 'Arabe nāranj', 'Árabe nāranj'),
    say('Spanish naranja', 'Espagnol naranja', 'Español naranja'),
  ]),
  journey(say('the word “sugar”', 'le mot « sucre »', 'la palabra «azúcar»'), TAKEN_OVER, [
    say('Sanskrit śarkarā', 'Sanskrit śarkarā', 'Sánscrito śarkarā'),
    say('Persian shakar', 'Persan shakar', 'Persa shakar'),
    say('Arabic sukkar', 'Arabe sukkar', 'Árabe sukkar'),
    say('Italian zucchero', 'Italien zucchero', 'Italiano zucchero'),
  ]),
  journey(
    say('the word “algorithm”', 'le mot « algorithme »', 'la palabra «algoritmo»'),
    say(
      'A man’s name became the name of his way of reckoning.',
      'Le nom d’un homme est devenu celui de sa façon de calculer.',
      'El nombre de un hombre pasó a ser el de su modo de calcular.',
    ),
    [
      say('The name of al-Khwarizmi', 'Le nom d’al-Khwarizmi', 'El nombre de al-Juarismi'),
      say('Latin algorismus', 'Latin algorismus', 'Latín algorismus'),
      say('Old French algorisme', 'Ancien français algorisme', 'Francés antiguo algorisme'),
      say(
        'The computing word of today',
        'Le mot de l’informatique actuelle',
        'La palabra de la informática actual',
      ),
    ],
  ),
  journey(
    say('Buddhist teaching', 'l’enseignement bouddhique', 'la enseñanza budista'),
    say(
      'Chronicles and translated books tell of each step.',
      'Des chroniques et des livres traduits racontent chaque étape.',
      'Crónicas y libros traducidos cuentan cada paso.',
    ),
    [
      say(
        'Taught in the Ganges plain',
        'Enseigné dans la plaine du Gange',
        'Enseñada en la llanura del Ganges',
      ),
      say('Carried to China', 'Porté en Chine', 'Llevada a China'),
      say('Carried on to Korea', 'Porté plus loin en Corée', 'Llevada de allí a Corea'),
      say('Carried on to Japan', 'Porté plus loin au Japon', 'Llevada de allí a Japón'),
    ],
  ),
  journey(
    say('Ptolemy’s Almagest', 'l’Almageste de Ptolémée', 'el Almagesto de Ptolomeo'),
    say(
      'Translators named the text that they worked from.',
      'Les traducteurs ont nommé leur texte de départ.',
      'Los traductores nombraron el texto del que partían.',
    ),
    [
      say('Written in Greek at Alexandria', 'Écrit en grec à Alexandrie', 'Escrito en griego en Alejandría'),
      say('Put into Arabic', 'Mis en arabe', 'Puesto en árabe'),
      say(
        'Put from Arabic into Latin at Toledo',
        'Mis de l’arabe en latin à Tolède',
        'Puesto del árabe al latín en Toledo',
      ),
      say('Printed in Venice', 'Imprimé à Venise', 'Impreso en Venecia'),
    ],
  ),
];
