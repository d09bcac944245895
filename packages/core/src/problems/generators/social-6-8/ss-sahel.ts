import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { say } from '../../say.ts';
import { known, termBank } from './terms.ts';

const SAHEL = termBank([
  known(
    say('Sunjata', 'Soundiata', 'Sunyata'),
    say(
      'is the founder of Mali of whom griots sing',
      'est le fondateur du Mali que chantent les griots',
      'es el fundador de Malí de quien cantan los griots',
    ),
    say(
      'The epic is performed in Mande languages today.',
      'L’épopée est chantée aujourd’hui en langues mandées.',
      'La epopeya se canta hoy en lenguas mandé.',
    ),
  ),
  known(
    say('Mansa Musa', 'Mansa Moussa', 'Mansa Musa'),
    say(
      'went from Mali to Mecca in 1324 with much gold',
      'est allé du Mali à La Mecque en 1324 avec beaucoup d’or',
      'viajó de Malí a La Meca en 1324 con mucho oro',
    ),
    say(
      'Writers in Cairo recorded his visit.',
      'Des auteurs du Caire ont noté sa visite.',
      'Autores de El Cairo anotaron su visita.',
    ),
  ),
  known(
    say('Timbuktu', 'Tombouctou', 'Tombuctú'),
    say(
      'is a city at the edge of the Sahara with old private manuscript libraries',
      'est une ville au bord du Sahara avec d’anciennes bibliothèques privées de manuscrits',
      'es una ciudad al borde del Sahara con antiguas bibliotecas privadas de manuscritos',
    ),
    say(
      'Families there still own books of law, astronomy and poetry.',
      'Des familles y possèdent des livres de droit, d’astronomie et de poésie.',
      'Allí hay familias que poseen libros de derecho, astronomía y poesía.',
    ),
  ),
  known(
    say('Ifẹ̀', 'Ifẹ̀', 'Ifẹ̀'),
    say(
      'is a Yoruba city known for lifelike heads cast in copper alloy',
      'est une ville yoruba connue pour ses têtes très ressemblantes en alliage de cuivre',
      'es una ciudad yoruba conocida por sus cabezas realistas de aleación de cobre',
    ),
    say(
      'Glass was made there by a recipe found nowhere else.',
      'On y faisait du verre selon une recette inconnue ailleurs.',
      'Allí se hacía vidrio con una receta que no se halla en otro lugar.',
    ),
  ),
  known(
    say('Salt bars from Taghaza', 'Les barres de sel de Taghaza', 'Las barras de sal de Taghaza'),
    say(
      'were carried south across the desert by camel',
      'traversaient le désert vers le sud à dos de chameau',
      'cruzaban el desierto hacia el sur en camello',
    ),
    say(
      'Salt was scarce in the south, and gold was at hand.',
      'Le sel manquait au sud, l’or s’y trouvait.',
      'La sal faltaba en el sur y había oro.',
    ),
  ),
  known(
    say('Jenne-jeno', 'Djenné-Djéno', 'Yenné-Yeno'),
    say(
      'was a town on the Inland Niger Delta before Islam came there',
      'était une ville du delta intérieur du Niger avant l’arrivée de l’islam',
      'fue una ciudad del delta interior del Níger antes de llegar el islam',
    ),
    say(
      'Digging since 1977 has shown how early towns grew here.',
      'Les fouilles depuis 1977 montrent que des villes y ont grandi tôt.',
      'Las excavaciones desde 1977 muestran que allí crecieron pronto ciudades.',
    ),
  ),
  known(
    say('The Great Mosque of Djenné', 'La Grande Mosquée de Djenné', 'La Gran Mezquita de Yenné'),
    say(
      'is plastered anew with mud by the townspeople every year',
      'est recouverte de terre chaque année par les habitants',
      'es revocada con barro cada año por los vecinos',
    ),
    say(
      'The building of today is of 1907.',
      'Le bâtiment actuel date de 1907.',
      'El edificio actual es de 1907.',
    ),
  ),
  known(
    say('Ahmad Baba', 'Ahmed Baba', 'Ahmed Baba'),
    say(
      'was a scholar and law writer who was deported to Marrakesh',
      'était un savant et juriste déporté à Marrakech',
      'fue un sabio y jurista deportado a Marrakech',
    ),
    say(
      'He returned home after years and wrote on slavery and law.',
      'Il est rentré des années plus tard et a écrit sur l’esclavage et le droit.',
      'Volvió años después y escribió sobre esclavitud y derecho.',
    ),
  ),
  known(
    say('Nok', 'Nok', 'Nok'),
    say(
      'is the name given to early fired-clay figures from central Nigeria',
      'est le nom donné à d’anciennes figures de terre cuite du centre du Nigeria',
      'es el nombre dado a antiguas figuras de barro cocido del centro de Nigeria',
    ),
    say(
      'Iron was smelted in the same region.',
      'On fondait le fer dans la même région.',
      'En la misma región se fundía hierro.',
    ),
  ),
  known(
    say('Akan gold-weights', 'Les poids à or akan', 'Las pesas de oro akan'),
    say(
      'are small brass figures for a balance, often tied to proverbs',
      'sont de petites figures de laiton pour la balance, souvent liées à des proverbes',
      'son pequeñas figuras de latón para la balanza, a menudo unidas a proverbios',
    ),
    say(
      'Gold dust was weighed out with them.',
      'On pesait avec eux la poudre d’or.',
      'Con ellas se pesaba polvo de oro.',
    ),
  ),
  known(
    say('Askia Muhammad', 'Askia Mohammed', 'Askia Muhammad'),
    say(
      'made the Songhay state larger from its capital Gao',
      'a agrandi l’État songhaï depuis sa capitale Gao',
      'agrandó el Estado songhai desde su capital Gao',
    ),
    say(
      'The Tomb of Askia at Gao is a World Heritage site.',
      'Le tombeau des Askia à Gao est au patrimoine mondial.',
      'La tumba de los Askia en Gao es patrimonio mundial.',
    ),
  ),
  known(
    say('Kumbi Saleh', 'Koumbi Saleh', 'Kumbi Saleh'),
    say(
      'is a ruined town often thought to be a capital of old Ghana',
      'est une ville en ruine où l’on voit souvent une capitale de l’ancien Ghana',
      'es una ciudad en ruinas que suele verse como capital de la antigua Ghana',
    ),
    say(
      'Old Ghana lay in today’s Mauritania and Mali.',
      'L’ancien Ghana était dans la Mauritanie et le Mali actuels.',
      'La antigua Ghana estaba en las actuales Mauritania y Malí.',
    ),
  ),
]);

/** Mali, Ife and the Sahel: people, places and works (C3 D2.His.2.6-8). */
export const ssSahel = generator('ss-sahel', (random, difficulty) => askPairBank(SAHEL, random, difficulty));
