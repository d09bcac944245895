import { askPairBank, type Pair, type PairBank } from '../../fact-pairs.ts';
import type { LocalisedText } from '@ori/contracts/locale';
import { generator } from '../../item.ts';
import { FEELING_MIXED_UP } from '../../misconceptions/living-together.ts';
import { say } from '../../say.ts';

const feeling = (
  body: LocalisedText,
  name: LocalisedText,
  why: LocalisedText,
  alsoFits: readonly string[] = [],
): Pair => ({ left: { text: body }, right: { text: name }, why, alsoFits });

const FEELINGS: PairBank = {
  pairs: [
    feeling(
      say('A big smile, light steps', 'Grand sourire, pas légers', 'Gran sonrisa, pasos ligeros'),
      say('Happy', 'La joie', 'Alegría'),
      say('Something good is happening.', 'Il se passe du bon.', 'Pasa algo bueno.'),
      ['Proud'],
    ),
    feeling(
      say('Tears, a hanging head', 'Des larmes, tête basse', 'Lágrimas, cabeza baja'),
      say('Sad', 'La tristesse', 'Tristeza'),
      say('Something is missing or lost.', 'Il manque quelque chose.', 'Falta algo querido.'),
    ),
    feeling(
      say('Tight fists, a hot face', 'Poings serrés, visage rouge', 'Puños cerrados, cara roja'),
      say('Angry', 'La colère', 'Enojo'),
      say('Something feels unfair.', 'Quelque chose semble injuste.', 'Algo parece injusto.'),
    ),
    feeling(
      say(
        'Wide eyes, shaky knees',
        'Grands yeux, genoux tremblants',
        'Ojos muy abiertos, rodillas temblando',
      ),
      say('Scared', 'La peur', 'Miedo'),
      say('Something feels unsafe.', 'On ne se sent pas en sécurité.', 'Algo da inseguridad.'),
      ['Surprised'],
    ),
    feeling(
      say(
        'Raised eyebrows, an open mouth',
        'Sourcils levés, bouche ouverte',
        'Cejas levantadas, boca abierta',
      ),
      say('Surprised', 'La surprise', 'Sorpresa'),
      say('Nobody saw it coming.', 'Personne ne l’attendait.', 'Nadie lo esperaba.'),
      ['Scared'],
    ),
    feeling(
      say('Yawning, heavy eyes', 'Bâillements, yeux lourds', 'Bostezos, ojos pesados'),
      say('Tired', 'La fatigue', 'Cansancio'),
      say('The body asks for rest.', 'Le corps demande du repos.', 'El cuerpo pide descanso.'),
    ),
    feeling(
      say('Chin up, showing a drawing', 'Menton haut, un dessin montré', 'Mentón arriba, muestra un dibujo'),
      say('Proud', 'La fierté', 'Orgullo'),
      say('Hard work went well.', 'L’effort a réussi.', 'El esfuerzo salió bien.'),
      ['Happy'],
    ),
    feeling(
      say(
        'Hiding behind Dad, looking down',
        'Caché derrière papa, yeux baissés',
        'Detrás de papá, mirada baja',
      ),
      say('Shy', 'La timidité', 'Timidez'),
      say('New people can feel strange.', 'Les inconnus intimident parfois.', 'La gente nueva impone.'),
      ['Scared', 'Sad'],
    ),
    feeling(
      say('Wrinkled nose, tongue out', 'Nez froncé, langue sortie', 'Nariz arrugada, lengua fuera'),
      say('Disgusted', 'Le dégoût', 'Asco'),
      say('Something smells or tastes bad.', 'Cela sent ou goûte mauvais.', 'Algo huele o sabe mal.'),
    ),
    feeling(
      say('Slow breath, loose shoulders', 'Souffle lent, épaules souples', 'Respira lento, hombros sueltos'),
      say('Calm', 'Le calme', 'Calma'),
      say('The body feels safe.', 'Le corps se sent bien.', 'El cuerpo está seguro.'),
      ['Tired', 'Happy'],
    ),
    feeling(
      say(
        'Leaning close, full of questions',
        'Penché tout près, plein de questions',
        'Se acerca, lleno de preguntas',
      ),
      say('Curious', 'La curiosité', 'Curiosidad'),
      say('Someone wants to find out.', 'On veut savoir.', 'Alguien quiere saber.'),
      ['Surprised'],
    ),
    feeling(
      say(
        'Head on the table, nothing to do',
        'Tête sur la table, rien à faire',
        'Cabeza en la mesa, nada que hacer',
      ),
      say('Bored', 'L’ennui', 'Aburrimiento'),
      say('Nothing seems fun right now.', 'Rien ne semble amusant.', 'Nada parece divertido.'),
      ['Tired', 'Sad'],
    ),
  ],
  askRight: say(
    '{left}: which feeling is it?',
    '{left} : quelle émotion est-ce ?',
    '{left}: ¿qué emoción es?',
  ),
  askLeft: say(
    '{right}: what do face and body show?',
    '{right} : que montrent visage et corps ?',
    '{right}: ¿qué muestran cara y cuerpo?',
  ),
  askMatch: say(
    'Match each body and its feeling.',
    'Associe chaque corps à son émotion.',
    'Une cada cuerpo con su emoción.',
  ),
  mixedUp: FEELING_MIXED_UP,
  nudge: say('Make this face yourself.', 'Fais toi-même cette tête.', 'Pon esa misma cara.'),
  rule: [
    say('Look at face, hands and back.', 'Regarde visage, mains et dos.', 'Mira cara, manos y espalda.'),
    say(
      'Not sure? You can always ask.',
      'Un doute ? Tu peux demander.',
      '¿Dudas? Siempre se puede preguntar.',
    ),
  ],
};

/** Names for feelings (CASEL, self-awareness). */
export const liFeel = generator('li-feel', (random, difficulty) => askPairBank(FEELINGS, random, difficulty));
