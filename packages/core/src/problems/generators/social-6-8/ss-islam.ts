import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { say } from '../../say.ts';
import { known, termBank } from './terms.ts';

const PEOPLE = termBank([
  known(
    say('Al-Khwarizmi', 'Al-Khwarizmi', 'Al-Juarismi'),
    say(
      'wrote the book whose title gave us the word “algebra”',
      'a écrit le livre dont le titre a donné le mot « algèbre »',
      'escribió el libro cuyo título dio la palabra «álgebra»',
    ),
    say(
      'The Arabic title contains al-jabr, “restoring”.',
      'Le titre arabe contient al-jabr, « la restauration ».',
      'El título árabe contiene al-yabr, «restauración».',
    ),
  ),
  known(
    say('Ibn al-Haytham', 'Ibn al-Haytham', 'Ibn al-Haytham'),
    say(
      'tested in dark rooms how light travels',
      'a étudié dans des pièces sombres comment voyage la lumière',
      'estudió en cuartos oscuros cómo viaja la luz',
    ),
    say(
      'His Book of Optics describes the tests step by step.',
      'Son Livre d’optique décrit ces essais pas à pas.',
      'Su Libro de óptica describe los ensayos paso a paso.',
    ),
  ),
  known(
    say('Al-Biruni', 'Al-Biruni', 'Al-Biruni'),
    say(
      'worked out the size of the Earth from a mountain’s height and the horizon',
      'a calculé la taille de la Terre avec la hauteur d’une montagne et l’horizon',
      'calculó el tamaño de la Tierra con la altura de un monte y el horizonte',
    ),
    say(
      'From the top, the horizon lies a little below eye level; that small angle is enough.',
      'Du sommet, l’horizon est un peu sous le regard ; ce petit angle suffit.',
      'Desde la cima, el horizonte queda algo por debajo de la mirada; ese ángulo basta.',
    ),
  ),
  known(
    say('Ibn al-Nafis', 'Ibn al-Nafis', 'Ibn al-Nafis'),
    say(
      'described how blood passes through the lungs',
      'a décrit le passage du sang par les poumons',
      'describió el paso de la sangre por los pulmones',
    ),
    say(
      'He corrected the older book of Galen.',
      'Il a corrigé le livre plus ancien de Galien.',
      'Corrigió el libro más antiguo de Galeno.',
    ),
  ),
  known(
    say('Al-Jazari', 'Al-Jazari', 'Al-Jazari'),
    say(
      'filled a book with machines and water clocks that he had built',
      'a rempli un livre de machines et d’horloges à eau qu’il avait construites',
      'llenó un libro con máquinas y relojes de agua que había construido',
    ),
    say(
      'He explains each part so that others can build it.',
      'Il explique chaque pièce pour que d’autres puissent la construire.',
      'Explica cada pieza para que otros puedan construirla.',
    ),
  ),
  known(
    say('Omar Khayyam', 'Omar Khayyam', 'Omar Jayyam'),
    say(
      'solved cubic equations by letting curves cross',
      'a résolu des équations du troisième degré en croisant des courbes',
      'resolvió ecuaciones cúbicas cruzando curvas',
    ),
    say(
      'He is also known as a poet in Persian.',
      'Il est aussi connu comme poète en persan.',
      'También es conocido como poeta en persa.',
    ),
  ),
  known(
    say('Al-Kindi', 'Al-Kindi', 'Al-Kindi'),
    say(
      'explained how to read secret writing by counting letters',
      'a expliqué comment lire une écriture secrète en comptant les lettres',
      'explicó cómo leer una escritura secreta contando letras',
    ),
    say(
      'The commonest sign probably stands for the commonest letter.',
      'Le signe le plus fréquent remplace sans doute la lettre la plus fréquente.',
      'El signo más frecuente suele ser la letra más frecuente.',
    ),
  ),
  known(
    say('Hunayn ibn Ishaq', 'Hunayn ibn Ishaq', 'Hunayn ibn Ishaq'),
    say(
      'translated Greek medical books into Syriac and Arabic',
      'a traduit des livres de médecine grecs en syriaque et en arabe',
      'tradujo libros griegos de medicina al siríaco y al árabe',
    ),
    say(
      'He was a Christian physician in Baghdad and compared several copies of a text.',
      'Médecin chrétien à Bagdad, il comparait plusieurs copies d’un texte.',
      'Médico cristiano de Bagdad, comparaba varias copias de un texto.',
    ),
  ),
  known(
    say('Nasir al-Din al-Tusi', 'Nasir al-Din al-Tusi', 'Nasir al-Din al-Tusi'),
    say(
      'directed the observatory of Maragha',
      'a dirigé l’observatoire de Maragha',
      'dirigió el observatorio de Maraga',
    ),
    say(
      'Astronomers of several countries worked there together.',
      'Des astronomes de plusieurs pays y travaillaient ensemble.',
      'Allí trabajaban juntos astrónomos de varios países.',
    ),
  ),
  known(
    say('Ibn Battuta', 'Ibn Battûta', 'Ibn Battuta'),
    say(
      'left Morocco as a young man and later told of his journeys in Africa and Asia',
      'a quitté le Maroc jeune et a raconté plus tard ses voyages en Afrique et en Asie',
      'dejó Marruecos de joven y contó después sus viajes por África y Asia',
    ),
    say(
      'He also describes his visit to Mali.',
      'Il décrit aussi son séjour au Mali.',
      'También describe su visita a Malí.',
    ),
  ),
  known(
    say('Al-Idrisi', 'Al-Idrisi', 'Al-Idrisi'),
    say(
      'drew a world map for King Roger of Sicily',
      'a dessiné une carte du monde pour le roi Roger de Sicile',
      'dibujó un mapa del mundo para el rey Roger de Sicilia',
    ),
    say(
      'A Muslim scholar worked there for a Christian king.',
      'Un savant musulman y travaillait pour un roi chrétien.',
      'Un sabio musulmán trabajó allí para un rey cristiano.',
    ),
  ),
  known(
    say('Al-Zahrawi', 'Al-Zahrawi', 'Al-Zahrawi'),
    say(
      'drew the instruments of surgeons in a large medical book',
      'a dessiné les instruments des chirurgiens dans un grand livre de médecine',
      'dibujó los instrumentos de los cirujanos en un gran libro de medicina',
    ),
    say(
      'He worked near Córdoba; his book was later read in Latin.',
      'Il travaillait près de Cordoue ; son livre fut ensuite lu en latin.',
      'Trabajó cerca de Córdoba; su libro se leyó después en latín.',
    ),
  ),
]);

/** Scholars and travellers of the Islamicate world and what they did (C3 D2.His.2.6-8). */
export const ssIslam = generator('ss-islam', (random, difficulty) => askPairBank(PEOPLE, random, difficulty));
