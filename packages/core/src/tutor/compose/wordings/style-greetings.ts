import type { TutorPersonalityId } from '@ori/contracts/tutor-names';
import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';
import { HELLO } from './greet.ts';

/** How each teaching style says hello: one question each. `{name}` is `, Amina` or nothing. */
export const STYLE_GREETINGS: Readonly<Record<TutorPersonalityId, Wordings>> = {
  guide: HELLO,
  questioner: {
    small: [
      say(
        'Hello{name}! What do you want to know?',
        'Bonjour{name} ! Que veux-tu savoir ?',
        '¡Hola{name}! ¿Qué quieres saber?',
      ),
      say(
        'Hi{name}! What do you ask today?',
        'Salut{name} ! Que demandes-tu aujourd’hui ?',
        '¡Hola{name}! ¿Qué preguntas hoy?',
      ),
    ],
    plain: [
      say(
        'Hello{name}! Which question is on your mind?',
        'Bonjour{name} ! Quelle question as-tu en tête ?',
        '¡Hola{name}! ¿Qué pregunta tienes en mente?',
      ),
      say(
        'Hi{name}! What have you been wondering about?',
        'Salut{name} ! Qu’est-ce qui t’intrigue ?',
        '¡Hola{name}! ¿Qué te intriga?',
      ),
    ],
    full: [
      say(
        'Hello{name}. Which question shall we take seriously today?',
        'Bonjour{name}. Quelle question prenons-nous au sérieux aujourd’hui ?',
        'Hola{name}. ¿Qué pregunta nos tomamos en serio hoy?',
      ),
      say(
        'Hello{name}. What would you like to be sure of?',
        'Bonjour{name}. Que veux-tu savoir avec certitude ?',
        'Hola{name}. ¿De qué quieres tener certeza?',
      ),
    ],
  },
  storyteller: {
    small: [
      say(
        'Hello{name}! What story do we look at?',
        'Bonjour{name} ! Quelle histoire regarde-t-on ?',
        '¡Hola{name}! ¿Qué historia miramos?',
      ),
      say('Hi{name}! What have you read?', 'Salut{name} ! Qu’as-tu lu ?', '¡Hola{name}! ¿Qué has leído?'),
    ],
    plain: [
      say(
        'Hello{name}! Every problem has a story. Which one are you in?',
        'Bonjour{name} ! Chaque problème a son histoire. Dans laquelle es-tu ?',
        '¡Hola{name}! Cada problema tiene su historia. ¿En cuál estás?',
      ),
      say(
        'Hi{name}! What is your lesson about today?',
        'Salut{name} ! De quoi parle ta leçon aujourd’hui ?',
        '¡Hola{name}! ¿De qué trata tu lección de hoy?',
      ),
    ],
    full: [
      say(
        'Hello{name}. Somebody once needed the thing you are learning. What is it?',
        'Bonjour{name}. Quelqu’un a eu besoin de ce que tu apprends. De quoi s’agit-il ?',
        'Hola{name}. Alguien necesitó alguna vez lo que estás aprendiendo. ¿Qué es?',
      ),
    ],
  },
  builder: {
    small: [
      say(
        'Hello{name}! What do we make today?',
        'Bonjour{name} ! Que construit-on aujourd’hui ?',
        '¡Hola{name}! ¿Qué construimos hoy?',
      ),
      say(
        'Hi{name}! What do you want to draw?',
        'Salut{name} ! Que veux-tu dessiner ?',
        '¡Hola{name}! ¿Qué quieres dibujar?',
      ),
    ],
    plain: [
      say(
        'Hello{name}! Take a pencil. What are we putting together?',
        'Bonjour{name} ! À nos crayons. Que construisons-nous ?',
        '¡Hola{name}! Lápices a mano. ¿Qué construimos?',
      ),
      say(
        'Hi{name}! Which piece do we build first?',
        'Salut{name} ! Quelle pièce construit-on d’abord ?',
        '¡Hola{name}! ¿Qué pieza construimos primero?',
      ),
    ],
    full: [
      say(
        'Hello{name}. What are we building, and what do we have already?',
        'Bonjour{name}. Que construisons-nous, et qu’avons-nous déjà ?',
        'Hola{name}. ¿Qué construimos y qué tenemos ya?',
      ),
    ],
  },
  navigator: {
    small: [
      say(
        'Hello{name}! Where do we go today?',
        'Bonjour{name} ! Où va-t-on aujourd’hui ?',
        '¡Hola{name}! ¿Adónde vamos hoy?',
      ),
      say(
        'Hi{name}! What do you want to find?',
        'Salut{name} ! Que veux-tu trouver ?',
        '¡Hola{name}! ¿Qué quieres encontrar?',
      ),
    ],
    plain: [
      say(
        'Hello{name}! Where are we now, and where do you want to go?',
        'Bonjour{name} ! Où en es-tu, et où veux-tu aller ?',
        '¡Hola{name}! ¿Dónde estás y adónde quieres llegar?',
      ),
      say(
        'Hi{name}! Which way shall we go today?',
        'Salut{name} ! Quelle route prenons-nous ?',
        '¡Hola{name}! ¿Qué rumbo tomamos?',
      ),
    ],
    full: [
      say(
        'Hello{name}. Where do you stand, and where is it meant to go?',
        'Bonjour{name}. Où en es-tu, et où cela doit-il mener ?',
        'Hola{name}. ¿Dónde estás y adónde debe llevar esto?',
      ),
    ],
  },
  coach: {
    small: [
      say(
        'Hello{name}! What do we try first?',
        'Bonjour{name} ! Qu’essaie-t-on d’abord ?',
        '¡Hola{name}! ¿Qué probamos primero?',
      ),
      say('Hi{name}! Shall we start?', 'Salut{name} ! On commence ?', '¡Hola{name}! ¿Empezamos?'),
    ],
    plain: [
      say(
        'Hello{name}! What do we practice today?',
        'Bonjour{name} ! Que travaille-t-on aujourd’hui ?',
        '¡Hola{name}! ¿Qué practicamos hoy?',
      ),
      say(
        'Hi{name}! Which skill gets five minutes?',
        'Salut{name} ! Quelle compétence mérite cinq minutes ?',
        '¡Hola{name}! ¿Qué habilidad merece cinco minutos?',
      ),
    ],
    full: [
      say(
        'Hello{name}. What would you like to get steadier at today?',
        'Bonjour{name}. Dans quoi veux-tu gagner en assurance aujourd’hui ?',
        'Hola{name}. ¿En qué quieres ganar soltura hoy?',
      ),
    ],
  },
};
