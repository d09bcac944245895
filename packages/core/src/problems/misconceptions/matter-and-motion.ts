import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const PUSH_PULL_MIXED = misconception(
  'push-pull-mixed',
  say('Mixing up pushing and pulling', 'Confondre pousser et tirer', 'Confundir empujar y jalar'),
  say('Does it come nearer or go away?', 'Se rapproche-t-il ou s’éloigne-t-il ?', '¿Se acerca o se aleja?'),
);
export const MOVES_AGAINST_PUSH = misconception(
  'moves-against-push',
  say(
    'Thinking that a thing moves against the push',
    'Croire qu’une chose va contre la poussée',
    'Creer que algo va contra el empuje',
  ),
  say('Push a cup. Where does it go?', 'Pousse un gobelet. Où va-t-il ?', 'Empuja un vaso. ¿Adónde va?'),
);
export const PUSH_STRENGTH_IGNORED = misconception(
  'push-strength-ignored',
  say(
    'Not comparing how strong the pushes are',
    'Ne pas comparer la force des poussées',
    'No comparar la fuerza de los empujes',
  ),
  say('Which arrow is longer?', 'Quelle flèche est plus longue ?', '¿Qué flecha es más larga?'),
);
export const SOUND_WITHOUT_VIBRATION = misconception(
  'sound-without-vibration',
  say('Not looking for what shakes', 'Ne pas chercher ce qui vibre', 'No buscar lo que vibra'),
  say(
    'Which part shakes when it sounds?',
    'Quelle partie tremble quand cela sonne ?',
    '¿Qué parte tiembla cuando suena?',
  ),
);
export const CLEAR_AND_BLOCKING_MIXED = misconception(
  'clear-and-blocking-mixed',
  say(
    'Mixing up what lets light through and what blocks it',
    'Confondre ce qui laisse passer la lumière et ce qui la bloque',
    'Confundir lo que deja pasar la luz y lo que la bloquea',
  ),
  say(
    'Hold it before a lamp. What do you see?',
    'Tiens-le devant une lampe. Que vois-tu ?',
    'Ponlo ante una lámpara. ¿Qué ves?',
  ),
);
export const MATERIAL_BY_LOOKS = misconception(
  'material-by-looks',
  say(
    'Choosing a material by its looks, not by what it can do',
    'Choisir un matériau à son aspect, non à ce qu’il peut faire',
    'Elegir un material por su aspecto, no por lo que puede',
  ),
  say(
    'What must the thing be able to do?',
    'Que doit pouvoir faire l’objet ?',
    '¿Qué debe poder hacer el objeto?',
  ),
);
export const CHANGE_THOUGHT_TO_REVERSE = misconception(
  'change-thought-to-reverse',
  say(
    'Thinking that the change can be turned back',
    'Croire que le changement peut s’inverser',
    'Creer que el cambio puede volver atrás',
  ),
  say(
    'Can you get the first thing back by cooling?',
    'Peut-on retrouver le début en refroidissant ?',
    '¿Vuelve lo primero al enfriar?',
  ),
);
export const CHANGE_THOUGHT_FINAL = misconception(
  'change-thought-final',
  say(
    'Thinking that the change is for ever',
    'Croire que le changement est définitif',
    'Creer que el cambio es para siempre',
  ),
  say(
    'What happens when it cools or warms again?',
    'Que se passe-t-il si on refroidit ou réchauffe ?',
    '¿Qué pasa si se enfría o se calienta otra vez?',
  ),
);
export const OPPOSITE_FORCES_ADDED = misconception(
  'opposite-forces-added',
  say(
    'Adding forces that pull against each other',
    'Additionner des forces opposées',
    'Sumar fuerzas opuestas',
  ),
  say(
    'Do both pull the same way?',
    'Tirent-elles dans le même sens ?',
    '¿Jalan las dos hacia el mismo lado?',
  ),
);
export const ONE_FORCE_ONLY = misconception(
  'one-force-only',
  say('Looking at one force only', 'Ne regarder qu’une seule force', 'Mirar una sola fuerza'),
  say('Which other arrow acts on it?', 'Quelle autre flèche agit aussi ?', '¿Qué otra flecha actúa?'),
);
export const LIKE_POLES_ATTRACT = misconception(
  'like-poles-attract',
  say(
    'Thinking that like poles or charges attract',
    'Croire que les pôles ou charges pareils s’attirent',
    'Creer que polos o cargas iguales se atraen',
  ),
  say(
    'What did two north poles do when you tried it?',
    'Qu’ont fait deux pôles nord à l’essai ?',
    '¿Qué hicieron dos polos norte al probar?',
  ),
);
export const ENERGY_FORM_MIXED = misconception(
  'energy-form-mixed',
  say(
    'Not following where the energy goes',
    'Ne pas suivre le chemin de l’énergie',
    'No seguir el camino de la energía',
  ),
  say(
    'What do you see, hear or feel coming out?',
    'Que vois-tu, entends-tu ou sens-tu sortir ?',
    '¿Qué se ve, se oye o se siente salir?',
  ),
);
export const ENERGY_APPEARS = misconception(
  'energy-appears',
  say(
    'Thinking that energy comes from nothing',
    'Croire que l’énergie vient de rien',
    'Creer que la energía sale de la nada',
  ),
  say(
    'Where was the energy just before?',
    'Où était l’énergie juste avant ?',
    '¿Dónde estaba la energía justo antes?',
  ),
);
export const CREST_TO_TROUGH = misconception(
  'crest-to-trough',
  say(
    'Measuring from the top to the bottom for the amplitude',
    'Mesurer du haut jusqu’en bas pour l’amplitude',
    'Medir de arriba abajo para la amplitud',
  ),
  say('Where is the middle line?', 'Où est la ligne du milieu ?', '¿Dónde está la línea del medio?'),
);
export const HALF_A_WAVE = misconception(
  'half-a-wave',
  say('Measuring only half a wave', 'Ne mesurer que la moitié d’une onde', 'Medir solo media onda'),
  say(
    'Where does the pattern begin again?',
    'Où le motif recommence-t-il ?',
    '¿Dónde empieza otra vez el dibujo?',
  ),
);
export const AMPLITUDE_FOR_WAVELENGTH = misconception(
  'amplitude-for-wavelength',
  say(
    'Mixing up amplitude and wavelength',
    'Confondre amplitude et longueur d’onde',
    'Confundir amplitud y longitud de onda',
  ),
  say(
    'Which one is height, which one is length?',
    'Laquelle est une hauteur, laquelle une longueur ?',
    '¿Cuál es altura y cuál es longitud?',
  ),
);
export const BITS_ONLY_COUNTED = misconception(
  'bits-only-counted',
  say(
    'Counting the dark squares and forgetting their places',
    'Compter les carrés foncés sans regarder leur place',
    'Contar los cuadros oscuros sin mirar su lugar',
  ),
  say('What is each place worth?', 'Que vaut chaque place ?', '¿Cuánto vale cada lugar?'),
);
export const BITS_FROM_THE_LEFT = misconception(
  'bits-from-the-left',
  say(
    'Beginning with the smallest place on the left',
    'Commencer par la plus petite place à gauche',
    'Empezar con el lugar menor a la izquierda',
  ),
  say(
    'Which end has the place of the ones?',
    'De quel côté est la place des unités ?',
    '¿En qué extremo está el lugar de las unidades?',
  ),
);
export const BITS_DOUBLED_ONCE = misconception(
  'bits-doubled-once',
  say(
    'Adding two for each bit instead of doubling',
    'Ajouter deux par bit au lieu de doubler',
    'Sumar dos por cada bit en vez de duplicar',
  ),
  say(
    'How many messages are there with two bits? List them.',
    'Combien de messages avec deux bits ? Écris-les.',
    '¿Cuántos mensajes hay con dos bits? Escríbelos.',
  ),
);
export const PARTICLES_CHANGE_THEMSELVES = misconception(
  'particles-change-themselves',
  say(
    'Thinking that the particles themselves melt, swell or vanish',
    'Croire que les particules fondent, gonflent ou disparaissent',
    'Creer que las partículas se funden, crecen o desaparecen',
  ),
  say(
    'What changes: the particles or their places?',
    'Qu’est-ce qui change : les particules ou leurs places ?',
    '¿Qué cambia: las partículas o sus lugares?',
  ),
);
export const PARTICLES_STATE_MIXED = misconception(
  'particles-state-mixed',
  say(
    'Mixing up how particles sit in solids, liquids and gases',
    'Confondre la place des particules dans solides, liquides et gaz',
    'Confundir cómo están las partículas en sólidos, líquidos y gases',
  ),
  say(
    'Are they locked, loose or far apart?',
    'Sont-elles fixées, libres ou éloignées ?',
    '¿Están fijas, sueltas o alejadas?',
  ),
);
export const MASS_DISAPPEARS = misconception(
  'mass-disappears',
  say(
    'Thinking that mass is lost when things dissolve, melt or turn to gas',
    'Croire que de la masse se perd quand une chose se dissout, fond ou devient un gaz',
    'Creer que se pierde masa cuando algo se disuelve, se funde o se vuelve gas',
  ),
  say('Where did the particles go?', 'Où sont allées les particules ?', '¿Adónde fueron las partículas?'),
);
export const CONTAINER_FORGOTTEN = misconception(
  'container-forgotten',
  say(
    'Forgetting the mass of the container',
    'Oublier la masse du récipient',
    'Olvidar la masa del recipiente',
  ),
  say(
    'What stood on the scale as well?',
    'Qu’y avait-il aussi sur la balance ?',
    '¿Qué más había en la balanza?',
  ),
);
export const NEW_SUBSTANCE_MISSED = misconception(
  'new-substance-missed',
  say(
    'Taking a new substance for a mere mixture',
    'Prendre une substance nouvelle pour un mélange',
    'Tomar una sustancia nueva por una mezcla',
  ),
  say(
    'Is there a new color, gas, smell or heat?',
    'Y a-t-il une couleur, un gaz, une odeur ou une chaleur nouvelle ?',
    '¿Hay un color, gas, olor o calor nuevo?',
  ),
);
export const MIXTURE_TAKEN_FOR_NEW = misconception(
  'mixture-taken-for-new',
  say(
    'Taking a mixture for a new substance',
    'Prendre un mélange pour une substance nouvelle',
    'Tomar una mezcla por una sustancia nueva',
  ),
  say(
    'Can you get the parts back unchanged?',
    'Peut-on retrouver les parties inchangées ?',
    '¿Se recuperan las partes sin cambio?',
  ),
);
