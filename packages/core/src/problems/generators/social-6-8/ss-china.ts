import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { say } from '../../say.ts';
import { known, termBank } from './terms.ts';

const CHINA = termBank([
  known(
    say('Oracle bones', 'Les os oraculaires', 'Los huesos oraculares'),
    say(
      'carry questions that were asked for the kings of Shang',
      'portent des questions posées pour les rois des Shang',
      'llevan preguntas hechas para los reyes Shang',
    ),
    say(
      'The signs on them belong to the oldest surviving Chinese writing known.',
      'Leurs signes sont parmi les plus anciens écrits chinois connus.',
      'Sus signos están entre los escritos chinos más antiguos conocidos.',
    ),
  ),
  known(
    say('The terracotta army', 'L’armée de terre cuite', 'El ejército de terracota'),
    say(
      'stands near the tomb of the First Emperor of Qin',
      'se trouve près du tombeau du Premier Empereur Qin',
      'está cerca de la tumba del Primer Emperador Qin',
    ),
    say(
      'Farmers who dug a well found it in 1974.',
      'Des paysans qui creusaient un puits l’ont trouvée en 1974.',
      'Unos campesinos que cavaban un pozo lo hallaron en 1974.',
    ),
  ),
  known(
    say('Cai Lun', 'Cai Lun', 'Cai Lun'),
    say(
      'reported a way of making paper to the Han court',
      'a présenté à la cour des Han une façon de faire du papier',
      'presentó a la corte Han una manera de hacer papel',
    ),
    say(
      'Scraps of paper from before his time have been found, so he did not start from nothing.',
      'On a trouvé des morceaux de papier plus anciens : il n’est pas parti de rien.',
      'Se han hallado trozos de papel anteriores: no partió de cero.',
    ),
  ),
  known(
    say('Zhang Heng', 'Zhang Heng', 'Zhang Heng'),
    say(
      'built an instrument that reported distant earthquakes',
      'a construit un instrument signalant des séismes lointains',
      'construyó un instrumento que avisaba de terremotos lejanos',
    ),
    say(
      'It is known from a text; modern models disagree on its inside.',
      'On le connaît par un texte ; les modèles modernes diffèrent sur l’intérieur.',
      'Se conoce por un texto; los modelos modernos difieren en su interior.',
    ),
  ),
  known(
    say('Sima Qian', 'Sima Qian', 'Sima Qian'),
    say(
      'wrote the Records of the Grand Historian under the Han',
      'a écrit les Mémoires du Grand Historien sous les Han',
      'escribió las Memorias del Gran Historiador bajo los Han',
    ),
    say(
      'His book became a model for later histories.',
      'Son livre est devenu un modèle pour les histoires suivantes.',
      'Su libro fue modelo de historias posteriores.',
    ),
  ),
  known(
    say('Ban Zhao', 'Ban Zhao', 'Ban Zhao'),
    say(
      'helped to finish the history of the Han that her brother had begun',
      'a aidé à achever l’histoire des Han commencée par son frère',
      'ayudó a terminar la historia de los Han que empezó su hermano',
    ),
    say(
      'She was a scholar and a teacher at the court.',
      'Elle était savante et enseignait à la cour.',
      'Fue erudita y maestra en la corte.',
    ),
  ),
  known(
    say('Liu Hui', 'Liu Hui', 'Liu Hui'),
    say(
      'gave reasons for the rules of the Nine Chapters',
      'a donné les raisons des règles des Neuf Chapitres',
      'dio razones para las reglas de los Nueve capítulos',
    ),
    say(
      'His commentary was written in 263 CE.',
      'Son commentaire date de 263 apr. J.-C.',
      'Su comentario es del año 263 e. c.',
    ),
  ),
  known(
    say('Marquis Yi of Zeng', 'Le marquis Yi de Zeng', 'El marqués Yi de Zeng'),
    say(
      'was buried with a set of large bronze bells',
      'a été enterré avec un grand jeu de cloches de bronze',
      'fue enterrado con un gran juego de campanas de bronce',
    ),
    say(
      'Each bell of the set gives two notes.',
      'Chaque cloche du jeu donne deux notes.',
      'Cada campana del juego da dos notas.',
    ),
  ),
  known(
    say('Bi Sheng', 'Bi Sheng', 'Bi Sheng'),
    say(
      'printed with movable pieces of baked clay',
      'a imprimé avec des caractères mobiles en terre cuite',
      'imprimió con piezas móviles de barro cocido',
    ),
    say(
      'Shen Kuo describes his work; it was done under the Song.',
      'Shen Kuo décrit son travail, fait sous les Song.',
      'Shen Kuo describe su trabajo, hecho bajo los Song.',
    ),
  ),
  known(
    say('The Grand Canal', 'Le Grand Canal', 'El Gran Canal'),
    say(
      'lets boats carry grain from the south to the north',
      'permet aux bateaux de porter le grain du sud au nord',
      'permite llevar grano en barco del sur al norte',
    ),
    say(
      'The Sui joined older waterways into one long line.',
      'Les Sui ont relié d’anciennes voies d’eau en une longue ligne.',
      'Los Sui unieron vías de agua más antiguas en una larga línea.',
    ),
  ),
  known(
    say('Su Song', 'Su Song', 'Su Song'),
    say(
      'built a tall clock tower driven by a water wheel',
      'a construit une haute tour-horloge mue par une roue à eau',
      'construyó una alta torre reloj movida por una rueda de agua',
    ),
    say(
      'It stood in the Song capital, Kaifeng.',
      'Elle se dressait à Kaifeng, capitale des Song.',
      'Estaba en Kaifeng, capital de los Song.',
    ),
  ),
  known(
    say('Zu Chongzhi', 'Zu Chongzhi', 'Zu Chongzhi'),
    say(
      'found 355/113 as a value very close to pi',
      'a trouvé 355/113 comme valeur très proche de pi',
      'halló 355/113 como valor muy cercano a pi',
    ),
    say('He lived in the fifth century.', 'Il a vécu au cinquième siècle.', 'Vivió en el siglo quinto.'),
  ),
]);

/** People and works of China from Shang to Song (C3 D2.His.2.6-8). */
export const ssChina = generator('ss-china', (random, difficulty) => askPairBank(CHINA, random, difficulty));
