import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const NODE_KINDS_MIXED = misconception(
  'node-kinds-mixed',
  say(
    'Mixing up radial and angular nodes',
    'Confondre nœuds radiaux et angulaires',
    'Confundir nodos radiales y angulares',
  ),
  say(
    'Which nodes are spheres, and which are planes or cones?',
    'Quels nœuds sont des sphères, et lesquels des plans ou des cônes ?',
    '¿Qué nodos son esferas y cuáles planos o conos?',
  ),
);
export const NODES_COUNTED_AS_N = misconception(
  'nodes-counted-as-n',
  say('Counting one node too many', 'Compter un nœud de trop', 'Contar un nodo de más'),
  say(
    'How many nodes has the lowest state of all?',
    'Combien de nœuds a l’état le plus bas ?',
    '¿Cuántos nodos tiene el estado más bajo?',
  ),
);
export const L_AS_LARGE_AS_N = misconception(
  'l-as-large-as-n',
  say('Letting l be as large as n', 'Laisser l atteindre n', 'Dejar que l llegue a n'),
  say(
    'Which kinds of orbital does the first shell have?',
    'Quels types d’orbitales la première couche a-t-elle ?',
    '¿Qué tipos de orbital tiene la primera capa?',
  ),
);
export const M_BEYOND_L = misconception(
  'm-beyond-l',
  say('Letting m go beyond l', 'Laisser m dépasser l', 'Dejar que m pase de l'),
  say(
    'List every m for this l. Is yours among them?',
    'Énumère tous les m pour ce l. Le tien en fait-il partie ?',
    'Al enumerar todos los m de este l, ¿aparece el elegido?',
  ),
);
export const JUMPS_WITHIN_ONE_KIND = misconception(
  'jumps-within-one-kind',
  say(
    'Letting the electron fall without changing l',
    'Faire tomber l’électron sans changer l',
    'Hacer caer el electrón sin cambiar l',
  ),
  say(
    'The photon carries angular momentum away. Can l stay the same?',
    'Le photon emporte du moment cinétique. l peut-il rester le même ?',
    'El fotón se lleva momento angular. ¿Puede l quedar igual?',
  ),
);
export const ANY_FALL_ALLOWED = misconception(
  'any-fall-allowed',
  say(
    'Thinking that every fall to a lower level sends out one photon',
    'Croire que toute chute vers un niveau plus bas émet un photon',
    'Creer que toda caída a un nivel más bajo emite un fotón',
  ),
  say(
    'By how much must l change when one photon leaves?',
    'De combien l doit-il changer quand un photon part ?',
    '¿Cuánto debe cambiar l cuando sale un fotón?',
  ),
);
export const PEAK_TAKEN_FOR_MEAN = misconception(
  'peak-taken-for-mean',
  say(
    'Taking n² Bohr radii for every mean distance',
    'Prendre n² rayons de Bohr pour toute distance moyenne',
    'Tomar n² radios de Bohr como toda distancia media',
  ),
  say(
    'Bohr’s circles had that radius. Does the formula here give it?',
    'Les cercles de Bohr avaient ce rayon. La formule donnée le redonne-t-elle ?',
    'Los círculos de Bohr tenían ese radio. ¿Lo da la fórmula de aquí?',
  ),
);
export const L_LEFT_OUT = misconception(
  'l-left-out',
  say('Leaving l out of the formula', 'Oublier l dans la formule', 'Olvidar l en la fórmula'),
  say(
    'Do all orbitals of a shell have the same mean distance?',
    'Toutes les orbitales d’une couche ont-elles la même distance moyenne ?',
    '¿Tienen todos los orbitales de una capa la misma distancia media?',
  ),
);
export const CHARGE_NOT_SQUARED = misconception(
  'charge-not-squared',
  say('Multiplying by Z instead of Z²', 'Multiplier par Z au lieu de Z²', 'Multiplicar por Z en vez de Z²'),
  say(
    'A stronger charge pulls harder and also draws the electron nearer. How often does Z count?',
    'Une charge plus forte attire plus et rapproche aussi l’électron. Combien de fois Z compte-t-il ?',
    'Una carga mayor atrae más y además acerca el electrón. ¿Cuántas veces cuenta Z?',
  ),
);
export const CHARGE_LEFT_OUT = misconception(
  'charge-left-out',
  say(
    'Calculating with the nucleus of hydrogen',
    'Calculer avec le noyau d’hydrogène',
    'Calcular con el núcleo del hidrógeno',
  ),
  say(
    'How many protons has this nucleus?',
    'Combien de protons ce noyau a-t-il ?',
    '¿Cuántos protones tiene este núcleo?',
  ),
);
