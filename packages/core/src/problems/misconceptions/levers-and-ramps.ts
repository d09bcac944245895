import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const HEAVIER_ALWAYS_SINKS = misconception(
  'heavier-always-sinks',
  say(
    'Thinking that the heavier side always goes down',
    'Croire que le côté le plus lourd descend toujours',
    'Creer que el lado más pesado siempre baja',
  ),
  say(
    'How far out does each weight lie?',
    'À quelle distance du milieu est chaque poids ?',
    '¿A qué distancia del centro está cada peso?',
  ),
);
export const FARTHER_ALWAYS_SINKS = misconception(
  'farther-always-sinks',
  say(
    'Thinking that the weight that lies farther out always goes down',
    'Croire que le poids le plus éloigné descend toujours',
    'Creer que el peso más alejado siempre baja',
  ),
  say(
    'How many coins lie on each side?',
    'Combien de pièces y a-t-il de chaque côté ?',
    '¿Cuántas monedas hay en cada lado?',
  ),
);
export const LEVER_SIDES_NOT_RECKONED = misconception(
  'lever-sides-not-reckoned',
  say(
    'Not working out coins times steps for both sides',
    'Ne pas calculer pièces fois pas des deux côtés',
    'No calcular monedas por pasos en los dos lados',
  ),
  say(
    'What is coins times steps on each side?',
    'Combien font pièces fois pas de chaque côté ?',
    '¿Cuánto es monedas por pasos en cada lado?',
  ),
);
export const LEVER_ADDED = misconception(
  'lever-added',
  say(
    'Adding coins and steps instead of multiplying',
    'Additionner pièces et pas au lieu de multiplier',
    'Sumar monedas y pasos en vez de multiplicar',
  ),
  say(
    'Does twice the distance count twice?',
    'Une distance double compte-t-elle double ?',
    '¿El doble de distancia cuenta el doble?',
  ),
);
export const EQUAL_STEPS_BALANCE = misconception(
  'equal-steps-balance',
  say(
    'Putting unequal weights equally far out',
    'Mettre des poids différents à la même distance',
    'Poner pesos distintos a la misma distancia',
  ),
  say(
    'Which side is heavier at equal distances?',
    'À la même distance, quel côté est plus lourd ?',
    'A igual distancia, ¿qué lado pesa más?',
  ),
);
export const FORCE_SAVED_FOR_NOTHING = misconception(
  'force-saved-for-nothing',
  say(
    'Thinking that a lever saves force and costs no distance',
    'Croire qu’un levier épargne la force sans rien prendre',
    'Creer que una palanca ahorra fuerza sin pedir nada',
  ),
  say(
    'Which end of the lever moves farther?',
    'Quel bout du levier bouge le plus ?',
    '¿Qué extremo de la palanca se mueve más?',
  ),
);
export const MACHINE_TURNED_ROUND = misconception(
  'machine-turned-round',
  say(
    'Multiplying where the lever or ramp divides',
    'Multiplier là où le levier ou la rampe divise',
    'Multiplicar donde la palanca o la rampa divide',
  ),
  say('Should it become more or less?', 'Cela doit-il grandir ou diminuer ?', '¿Debe ser más o menos?'),
);
export const RAMP_LENGTH_IGNORED = misconception(
  'ramp-length-ignored',
  say(
    'Not counting how long the ramp is',
    'Ne pas compter la longueur de la rampe',
    'No contar lo larga que es la rampa',
  ),
  say(
    'Is it easier to lift or to push up a long ramp?',
    'Soulever ou pousser sur une longue rampe : qu’est-ce qui est plus facile ?',
    '¿Qué es más fácil: levantar o empujar por una rampa larga?',
  ),
);
export const RAMP_HEIGHT_IGNORED = misconception(
  'ramp-height-ignored',
  say('Not counting how high it goes', 'Ne pas compter la hauteur', 'No contar la altura'),
  say(
    'Would twice the height be harder?',
    'Une hauteur double serait-elle plus dure ?',
    '¿El doble de altura costaría más?',
  ),
);
