import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const GASES_SWAPPED = misconception(
  'gases-swapped',
  say(
    'Swapping what photosynthesis takes in and gives off',
    'Échanger ce que la photosynthèse prend et rend',
    'Intercambiar lo que la fotosíntesis toma y da',
  ),
  say(
    'From which side of the arrow is the sugar built?',
    'De quel côté de la flèche le sucre est-il fabriqué ?',
    '¿De qué lado de la flecha se construye el azúcar?',
  ),
);
export const PLENTY_THOUGHT_LIMITING = misconception(
  'plenty-thought-limiting',
  say(
    'Taking a factor that is plentiful for the limiting one',
    'Prendre un facteur abondant pour le facteur limitant',
    'Tomar un factor abundante por el limitante',
  ),
  say(
    'Did more of it change the rate?',
    'En ajouter a-t-il changé la vitesse ?',
    '¿Cambió la rapidez al añadir más?',
  ),
);
export const OTHER_TRAIT_COUNTED = misconception(
  'other-trait-counted',
  say(
    'Counting the squares of the other trait',
    'Compter les cases de l’autre caractère',
    'Contar los cuadros del otro rasgo',
  ),
  say(
    'Which pairs of letters show the trait that is asked?',
    'Quelles paires de lettres montrent le caractère demandé ?',
    '¿Qué pares de letras muestran el rasgo pedido?',
  ),
);
export const CARRIERS_FORGOTTEN = misconception(
  'carriers-forgotten',
  say(
    'Forgetting that one dominant allele is enough',
    'Oublier qu’un seul allèle dominant suffit',
    'Olvidar que basta un alelo dominante',
  ),
  say(
    'Does Aa show the dominant trait?',
    'Aa montre-t-il le caractère dominant ?',
    '¿Muestra Aa el rasgo dominante?',
  ),
);
export const CHANGED_BY_NEED = misconception(
  'changed-by-need',
  say(
    'Thinking that living things change because they need to',
    'Croire que les êtres vivants changent par besoin',
    'Creer que los seres vivos cambian por necesidad',
  ),
  say(
    'Was the difference there before the change around them?',
    'La différence existait-elle avant le changement du milieu ?',
    '¿Existía la diferencia antes del cambio del entorno?',
  ),
);
export const LIFETIME_CHANGES_PASSED_ON = misconception(
  'lifetime-changes-passed-on',
  say(
    'Thinking that what happens to a body in life is inherited',
    'Croire que ce qui arrive au corps pendant la vie s’hérite',
    'Creer que lo que le pasa al cuerpo en vida se hereda',
  ),
  say('Is it written in the genes?', 'Est-ce inscrit dans les gènes ?', '¿Está escrito en los genes?'),
);
export const START_FOR_SURVIVORS = misconception(
  'start-for-survivors',
  say(
    'Counting those at the start instead of the survivors',
    'Compter ceux du début au lieu des survivants',
    'Contar los del principio en vez de los que sobreviven',
  ),
  say('Who is left to have young?', 'Qui reste pour avoir des petits ?', '¿Quiénes quedan para tener crías?'),
);
export const TEMPLATE_COPIED = misconception(
  'template-copied',
  say(
    'Copying the template instead of pairing its bases',
    'Recopier le brin au lieu d’apparier ses bases',
    'Copiar la hebra en vez de aparear sus bases',
  ),
  say(
    'Which base pairs with this one?',
    'Quelle base s’apparie avec celle-ci ?',
    '¿Qué base se aparea con esta?',
  ),
);
export const THYMINE_IN_RNA = misconception(
  'thymine-in-rna',
  say('Writing T in RNA', 'Écrire T dans l’ARN', 'Escribir T en el ARN'),
  say(
    'Which base stands in RNA where DNA has T?',
    'Quelle base l’ARN a-t-il à la place de T ?',
    '¿Qué base tiene el ARN en lugar de T?',
  ),
);
export const CODONS_BACKWARDS = misconception(
  'codons-backwards',
  say(
    'Reading the codons from the other end',
    'Lire les codons par l’autre bout',
    'Leer los codones desde el otro extremo',
  ),
  say(
    'At which end does reading start?',
    'À quelle extrémité commence la lecture ?',
    '¿En qué extremo empieza la lectura?',
  ),
);
export const MUTATION_KIND_MIXED = misconception(
  'mutation-kind-mixed',
  say(
    'Mixing up what a changed base does to the protein',
    'Confondre les effets d’une base changée sur la protéine',
    'Confundir los efectos de una base cambiada en la proteína',
  ),
  say(
    'Which amino acid does the new codon stand for?',
    'Pour quel acide aminé le nouveau codon vaut-il ?',
    '¿Qué aminoácido indica el codón nuevo?',
  ),
);
export const ALLELE_AND_PERSON_MIXED = misconception(
  'allele-and-person-mixed',
  say(
    'Counting individuals where alleles are counted',
    'Compter les individus au lieu des allèles',
    'Contar individuos en vez de alelos',
  ),
  say(
    'How many alleles does each individual carry?',
    'Combien d’allèles chaque individu porte-t-il ?',
    '¿Cuántos alelos lleva cada individuo?',
  ),
);
export const OTHER_ALLELE = misconception(
  'other-allele',
  say(
    'Giving the frequency of the other allele',
    'Donner la fréquence de l’autre allèle',
    'Dar la frecuencia del otro alelo',
  ),
  say('Which letter is asked for?', 'Quelle lettre est demandée ?', '¿Qué letra se pide?'),
);
export const TWO_IN_2PQ_FORGOTTEN = misconception(
  'two-in-2pq-forgotten',
  say('Forgetting the 2 in 2pq', 'Oublier le 2 de 2pq', 'Olvidar el 2 de 2pq'),
  say(
    'In how many ways can the two alleles meet?',
    'De combien de façons les deux allèles se rencontrent-ils ?',
    '¿De cuántas maneras se encuentran los dos alelos?',
  ),
);
