import { misconception } from './misconception.ts';

export const EVERY_BOND_SHARES = misconception(
  'every-bond-shares',
  {
    en: 'Taking every bond for a shared pair',
    fr: 'Prendre toute liaison pour un doublet partagé',
    es: 'Tomar todo enlace por un par compartido',
  },
  {
    en: 'Is there a metal in it? Does that atom share its outer electrons with one partner?',
    fr: 'Y a-t-il un métal ? Cet atome partage-t-il ses électrons externes avec un seul partenaire ?',
    es: '¿Hay un metal? ¿Comparte ese átomo sus electrones externos con un solo compañero?',
  },
);
export const COMPOUND_MEANS_IONS = misconception(
  'compound-means-ions',
  {
    en: 'Seeing ions wherever atoms are joined',
    fr: 'Voir des ions partout où des atomes sont liés',
    es: 'Ver iones dondequiera que haya átomos unidos',
  },
  {
    en: 'Which atom here would give up electrons easily, and which would take them?',
    fr: 'Quel atome céderait ici facilement des électrons, et lequel les prendrait ?',
    es: '¿Qué átomo cedería aquí electrones con facilidad y cuál los tomaría?',
  },
);
export const METALLIC_BY_LOOKS = misconception(
  'metallic-by-looks',
  {
    en: 'Calling a bond metallic without checking that all atoms are metals',
    fr: 'Parler de liaison métallique sans vérifier que tous les atomes sont des métaux',
    es: 'Hablar de enlace metálico sin comprobar que todos los átomos sean metales',
  },
  {
    en: 'Are all the atoms metals? Where in the periodic table does each one stand?',
    fr: 'Tous les atomes sont-ils des métaux ? Où se trouve chacun dans le tableau périodique ?',
    es: '¿Son metales todos los átomos? ¿Dónde está cada uno en la tabla periódica?',
  },
);
export const ELECTRONS_NOT_PAIRS = misconception(
  'electrons-not-pairs',
  {
    en: 'Counting single electrons instead of pairs',
    fr: 'Compter les électrons un par un au lieu des doublets',
    es: 'Contar electrones sueltos en vez de pares',
  },
  {
    en: 'How many electrons are in one pair?',
    fr: 'Combien d’électrons y a-t-il dans un doublet ?',
    es: '¿Cuántos electrones hay en un par?',
  },
);
export const MULTIPLE_BOND_AS_ONE = misconception(
  'multiple-bond-as-one',
  {
    en: 'Counting a double or triple bond as one pair',
    fr: 'Compter une liaison double ou triple comme un seul doublet',
    es: 'Contar un enlace doble o triple como un solo par',
  },
  {
    en: 'How many lines stand between the atoms? What does each line stand for?',
    fr: 'Combien de traits y a-t-il entre les atomes ? Que représente chaque trait ?',
    es: '¿Cuántas rayas hay entre los átomos? ¿Qué representa cada raya?',
  },
);
export const FORGOT_BONDING_ELECTRONS = misconception(
  'forgot-bonding-electrons',
  {
    en: 'Pairing up all outer electrons and forgetting those used in bonds',
    fr: 'Apparier tous les électrons externes en oubliant ceux des liaisons',
    es: 'Emparejar todos los electrones externos y olvidar los de los enlaces',
  },
  {
    en: 'How many of the outer electrons are already used in bonds?',
    fr: 'Combien d’électrons externes servent déjà dans les liaisons ?',
    es: '¿Cuántos electrones externos se usan ya en los enlaces?',
  },
);
export const LONE_PAIRS_TAKE_NO_ROOM = misconception(
  'lone-pairs-take-no-room',
  {
    en: 'Forgetting that lone pairs push the bonds aside',
    fr: 'Oublier que les doublets non liants repoussent les liaisons',
    es: 'Olvidar que los pares solitarios empujan los enlaces',
  },
  {
    en: 'How many groups of electrons surround the central atom, lone pairs included?',
    fr: 'Combien de groupes d’électrons entourent l’atome central, doublets non liants compris ?',
    es: '¿Cuántos grupos de electrones rodean al átomo central, contando los pares solitarios?',
  },
);
export const LONE_PAIRS_AS_CORNERS = misconception(
  'lone-pairs-as-corners',
  {
    en: 'Naming the arrangement of electron pairs instead of the atoms',
    fr: 'Nommer la disposition des doublets au lieu de celle des atomes',
    es: 'Nombrar la disposición de los pares en vez de la de los átomos',
  },
  {
    en: 'The name tells where the atoms are. How many atoms surround the center?',
    fr: 'Le nom dit où sont les atomes. Combien d’atomes entourent le centre ?',
    es: 'El nombre indica dónde están los átomos. ¿Cuántos átomos rodean al centro?',
  },
);
export const FLAT_AS_DRAWN = misconception(
  'flat-as-drawn',
  {
    en: 'Taking the flat drawing for the real shape',
    fr: 'Prendre le dessin à plat pour la forme réelle',
    es: 'Tomar el dibujo plano por la forma real',
  },
  {
    en: 'The pairs push each other apart in space, not only on paper. Where do they go?',
    fr: 'Les doublets se repoussent dans l’espace, pas seulement sur le papier. Où vont-ils ?',
    es: 'Los pares se repelen en el espacio, no solo en el papel. ¿Adónde van?',
  },
);
export const INVENTED_LONE_PAIR = misconception(
  'invented-lone-pair',
  {
    en: 'Bending the molecule without a lone pair on the center',
    fr: 'Plier la molécule sans doublet non liant au centre',
    es: 'Doblar la molécula sin par solitario en el centro',
  },
  {
    en: 'Is there a lone pair on the central atom that would push the bonds to one side?',
    fr: 'Y a-t-il sur l’atome central un doublet qui repousserait les liaisons d’un côté ?',
    es: '¿Hay en el átomo central un par solitario que empuje los enlaces a un lado?',
  },
);
export const BONDS_AS_DIRECTIONS = misconception(
  'bonds-as-directions',
  {
    en: 'Counting each bond line as a direction of its own',
    fr: 'Compter chaque trait de liaison comme une direction',
    es: 'Contar cada raya de enlace como una dirección',
  },
  {
    en: 'A double bond points to one atom. In how many directions do the bonds point?',
    fr: 'Une liaison double pointe vers un seul atome. Dans combien de directions vont les liaisons ?',
    es: 'Un enlace doble apunta a un solo átomo. ¿En cuántas direcciones apuntan los enlaces?',
  },
);
