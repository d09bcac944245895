import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const NODE_KINDS_MIXED = misconception(
  'node-kinds-mixed',
  say(
    'Mixes up radial and angular nodes',
    'Confond nœuds radiaux et angulaires',
    'Confunde nodos radiales y angulares',
  ),
  say(
    'Which nodes are spheres, and which are planes or cones?',
    'Quels nœuds sont des sphères, et lesquels des plans ou des cônes ?',
    '¿Qué nodos son esferas y cuáles planos o conos?',
  ),
);
export const NODES_COUNTED_AS_N = misconception(
  'nodes-counted-as-n',
  say('Counts one node too many', 'Compte un nœud de trop', 'Cuenta un nodo de más'),
  say(
    'How many nodes has the lowest state of all?',
    'Combien de nœuds a l’état le plus bas ?',
    '¿Cuántos nodos tiene el estado más bajo?',
  ),
);
export const L_AS_LARGE_AS_N = misconception(
  'l-as-large-as-n',
  say('Lets l be as large as n', 'Laisse l atteindre n', 'Deja que l llegue a n'),
  say(
    'Which kinds of orbital does the first shell have?',
    'Quels types d’orbitales la première couche a-t-elle ?',
    '¿Qué tipos de orbital tiene la primera capa?',
  ),
);
export const M_BEYOND_L = misconception(
  'm-beyond-l',
  say('Lets m go beyond l', 'Laisse m dépasser l', 'Deja que m pase de l'),
  say(
    'List every m for this l. Is yours among them?',
    'Énumère tous les m pour ce l. Le tien en fait-il partie ?',
    'Al enumerar todos los m de este l, ¿aparece el elegido?',
  ),
);
export const JUMPS_WITHIN_ONE_KIND = misconception(
  'jumps-within-one-kind',
  say(
    'Lets the electron fall without changing l',
    'Fait tomber l’électron sans changer l',
    'Hace caer el electrón sin cambiar l',
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
    'Thinks that every fall to a lower level sends out one photon',
    'Croit que toute chute vers un niveau plus bas émet un photon',
    'Cree que toda caída a un nivel más bajo emite un fotón',
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
    'Takes n² Bohr radii for every mean distance',
    'Prend n² rayons de Bohr pour toute distance moyenne',
    'Toma n² radios de Bohr como toda distancia media',
  ),
  say(
    'Bohr’s circles had that radius. Does the formula here give it?',
    'Les cercles de Bohr avaient ce rayon. La formule donnée le redonne-t-elle ?',
    'Los círculos de Bohr tenían ese radio. ¿Lo da la fórmula de aquí?',
  ),
);
export const L_LEFT_OUT = misconception(
  'l-left-out',
  say('Leaves l out of the formula', 'Oublie l dans la formule', 'Olvida l en la fórmula'),
  say(
    'Do all orbitals of a shell have the same mean distance?',
    'Toutes les orbitales d’une couche ont-elles la même distance moyenne ?',
    '¿Tienen todos los orbitales de una capa la misma distancia media?',
  ),
);
export const CHARGE_NOT_SQUARED = misconception(
  'charge-not-squared',
  say('Multiplies by Z instead of Z²', 'Multiplie par Z au lieu de Z²', 'Multiplica por Z en vez de Z²'),
  say(
    'A stronger charge pulls harder and also draws the electron nearer. How often does Z count?',
    'Une charge plus forte attire plus et rapproche aussi l’électron. Combien de fois Z compte-t-il ?',
    'Una carga mayor atrae más y además acerca el electrón. ¿Cuántas veces cuenta Z?',
  ),
);
export const CHARGE_LEFT_OUT = misconception(
  'charge-left-out',
  say(
    'Counts with the nucleus of hydrogen',
    'Compte avec le noyau d’hydrogène',
    'Cuenta con el núcleo del hidrógeno',
  ),
  say(
    'How many protons has this nucleus?',
    'Combien de protons ce noyau a-t-il ?',
    '¿Cuántos protones tiene este núcleo?',
  ),
);
