import type { LocalisedText } from '@ori/contracts/locale';
import { askPairBank, type Pair, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { WRONG_OFFICE } from '../../misconceptions/society.ts';
import { say } from '../../say.ts';

/** English in every language of the page: it is what is being learnt. */
const english = (words: string): LocalisedText => say(words, words, words);
const place = (sentence: string, where: string, why: LocalisedText): Pair => ({
  left: { text: english(sentence) },
  right: { text: english(where) },
  why,
});

const PLACES: PairBank = {
  pairs: [
    place(
      'I would like to send this parcel to Brazil, please.',
      'at the post office',
      say(
        'A parcel is a packet that you send by mail.',
        '« Parcel » est un colis que l’on envoie.',
        '«Parcel» es un paquete que se envía.',
      ),
    ),
    place(
      'Can I borrow these two books for three weeks?',
      'at the library',
      say(
        'To borrow is to take and give back.',
        '« Borrow » : prendre, puis rendre.',
        '«Borrow» es tomar prestado.',
      ),
    ),
    place(
      'I have a sore throat. Can I see a doctor today?',
      'at the health center',
      say('A sore throat hurts.', '« Sore throat » : mal de gorge.', '«Sore throat» es dolor de garganta.'),
    ),
    place(
      'I want to open an account and pay in my wages.',
      'at the bank',
      say('Wages are the money for your work.', '« Wages » : le salaire.', '«Wages» es el salario.'),
    ),
    place(
      'My daughter is six. I want to enroll her for September.',
      'at the school office',
      say(
        'To enroll is to put a name on the list of pupils.',
        '« Enroll » : inscrire.',
        '«Enroll» es matricular.',
      ),
    ),
    place(
      'Somebody has stolen my bicycle.',
      'at the police station',
      say('Stolen means taken by a thief.', '« Stolen » : volé.', '«Stolen» significa robado.'),
    ),
    place(
      'I am looking for work as a cook.',
      'at the job center',
      say(
        'A job center helps people to find work.',
        'Le « job center » aide à trouver du travail.',
        'El «job center» ayuda a encontrar trabajo.',
      ),
    ),
    place(
      'A return ticket to the airport, please.',
      'at the train station',
      say(
        'A return ticket takes you there and back.',
        '« Return ticket » : aller et retour.',
        '«Return ticket» es ida y vuelta.',
      ),
    ),
    place(
      'There is no hot water in my apartment. When can you repair it?',
      'at the landlord’s office',
      say(
        'A landlord owns the apartment.',
        'Le « landlord » possède le logement.',
        'El «landlord» es dueño de la vivienda.',
      ),
    ),
    place(
      'I need these tablets. Here is my prescription.',
      'at the pharmacy',
      say(
        'A prescription is a doctor’s note for medicine.',
        '« Prescription » : ordonnance.',
        '«Prescription» es la receta médica.',
      ),
    ),
    place(
      'We have moved. I want to tell you our new address.',
      'at the town hall',
      say(
        'Many towns keep a list of who lives where.',
        'Beaucoup de villes tiennent la liste des habitants.',
        'Muchas ciudades llevan la lista de habitantes.',
      ),
    ),
    place(
      'My tooth hurts. Can I make an appointment?',
      'at the dentist’s',
      say(
        'An appointment is a fixed time for a visit.',
        '« Appointment » : rendez-vous.',
        '«Appointment» es una cita.',
      ),
    ),
  ],
  askRight: say(
    'Read: “{left}” Where does the person say this?',
    'Lisez : « {left} » Où la personne dit-elle cela ?',
    'Lea: «{left}» ¿Dónde dice esto la persona?',
  ),
  askLeft: say(
    'You are here: “{right}”. What do you say?',
    'Vous êtes ici : « {right} ». Que dites-vous ?',
    'Usted está aquí: «{right}». ¿Qué dice?',
  ),
  askMatch: say(
    'Match each sentence with its place.',
    'Associez chaque phrase à son lieu.',
    'Una cada frase con su lugar.',
  ),
  mixedUp: WRONG_OFFICE,
  nudge: say(
    'Find the word that names a thing.',
    'Cherchez le mot qui nomme une chose.',
    'Busque la palabra que nombra una cosa.',
  ),
  rule: [
    say(
      'Underline the most important word of the sentence.',
      'Soulignez le mot le plus important de la phrase.',
      'Subraye la palabra más importante de la frase.',
    ),
    say('It often tells you the place.', 'Il indique souvent le lieu.', 'A menudo indica el lugar.'),
  ],
};

/** What one says where, in English: services of a community (CEFR A2). */
export const ssCitizen = generator('ss-citizen', (random, difficulty) =>
  askPairBank(PLACES, random, difficulty),
);
