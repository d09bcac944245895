import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** Who answers here, to a child whose grown-ups can read along. */
export const ABOUT_TUTOR: Wordings = {
  small: [
    say(
      'I am Ori. I am a computer tutor, not a person. What do you want to learn?',
      'Je suis Ori. Je suis un ordinateur qui aide, pas une personne. Que veux-tu apprendre ?',
      'Soy Ori. Soy un tutor de computadora, no una persona. ¿Qué quieres aprender?',
    ),
  ],
  plain: [
    say(
      'I’m Professor Ori, a computer tutor, not a person. I check your steps and give hints, and your grown-ups can read what we write. What are you working on?',
      'Je suis le professeur Ori, un tuteur informatique, pas une personne. Je vérifie tes étapes et je donne des indices ; les adultes qui s’occupent de toi peuvent lire ce que nous écrivons. Sur quoi travailles-tu ?',
      'Soy el profesor Ori, un tutor informático, no una persona. Reviso tus pasos y doy pistas; los adultos que te cuidan pueden leer lo que escribimos. ¿En qué trabajas?',
    ),
  ],
  full: [
    say(
      'I’m Professor Ori, a computer tutor rather than a person. I check working line by line, give hints, cite your lessons, and say so when I can’t verify something. The adults in charge of your account can read our conversation. What would you like to work on?',
      'Je suis le professeur Ori, un tuteur informatique et non une personne. Je vérifie les calculs ligne par ligne, je donne des indices, je cite tes leçons, et je le dis quand je ne peux pas vérifier. Les adultes responsables de ton compte peuvent lire nos échanges. Sur quoi veux-tu travailler ?',
      'Soy el profesor Ori, un tutor informático y no una persona. Reviso desarrollos línea por línea, doy pistas, cito tus lecciones y aviso cuando no puedo comprobar algo. Los adultos a cargo de tu cuenta pueden leer nuestra conversación. ¿En qué quieres trabajar?',
    ),
  ],
};

/** The same to somebody whose family reads nothing of it: by the table of access that leaves an administrator. */
export const ABOUT_TUTOR_UNREAD: Wordings = {
  small: ABOUT_TUTOR.small,
  plain: [
    say(
      'I’m Professor Ori, a computer tutor, not a person. I check your steps and give hints. Besides you, only those who run this site can open what we write. What are you working on?',
      'Je suis le professeur Ori, un tuteur informatique, pas une personne. Je vérifie tes étapes et je donne des indices. À part toi, seuls ceux qui tiennent ce site peuvent ouvrir ce que nous écrivons. Sur quoi travailles-tu ?',
      'Soy el profesor Ori, un tutor informático, no una persona. Reviso tus pasos y doy pistas. Aparte de ti, solo quienes llevan este sitio pueden abrir lo que escribimos. ¿En qué trabajas?',
    ),
  ],
  full: [
    say(
      'I’m Professor Ori, a computer tutor rather than a person. I check working line by line, give hints, cite your lessons, and say so when I can’t verify something. Besides you, only an administrator of this site can open our conversation. What would you like to work on?',
      'Je suis le professeur Ori, un tuteur informatique et non une personne. Je vérifie les calculs ligne par ligne, je donne des indices, je cite tes leçons, et je le dis quand je ne peux pas vérifier. À part toi, seule l’administration de ce site peut ouvrir nos échanges. Sur quoi veux-tu travailler ?',
      'Soy el profesor Ori, un tutor informático y no una persona. Reviso desarrollos línea por línea, doy pistas, cito tus lecciones y aviso cuando no puedo comprobar algo. Aparte de ti, solo la administración de este sitio puede abrir nuestra conversación. ¿En qué quieres trabajar?',
    ),
  ],
};

/** The same to a visitor, of whom nothing is kept. */
export const ABOUT_TUTOR_VISITOR: Wordings = {
  small: ABOUT_TUTOR.small,
  plain: [
    say(
      'I’m Professor Ori, a computer tutor, not a person. I check your steps and give hints. Nothing we write here is kept. What are you working on?',
      'Je suis le professeur Ori, un tuteur informatique, pas une personne. Je vérifie tes étapes et je donne des indices. Rien de ce que nous écrivons ici n’est gardé. Sur quoi travailles-tu ?',
      'Soy el profesor Ori, un tutor informático, no una persona. Reviso tus pasos y doy pistas. Nada de lo que escribimos aquí se guarda. ¿En qué trabajas?',
    ),
  ],
  full: [
    say(
      'I’m Professor Ori, a computer tutor rather than a person. I check working line by line, give hints, and say so when I can’t verify something. Nothing we write here is kept. What would you like to work on?',
      'Je suis le professeur Ori, un tuteur informatique et non une personne. Je vérifie les calculs ligne par ligne, je donne des indices, et je le dis quand je ne peux pas vérifier. Rien de ce que nous écrivons ici n’est gardé. Sur quoi veux-tu travailler ?',
      'Soy el profesor Ori, un tutor informático y no una persona. Reviso desarrollos línea por línea, doy pistas y aviso cuando no puedo comprobar algo. Nada de lo que escribimos aquí se guarda. ¿En qué quieres trabajar?',
    ),
  ],
};
