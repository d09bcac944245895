import type { LocalisedText } from '@ori/contracts/locale';
import type { Pair } from '../../fact-pairs.ts';
import { say } from '../../say.ts';
import { text } from '../../text.ts';

const told = (story: LocalisedText, by: LocalisedText, why: LocalisedText): Pair => ({
  left: { text: text(story) },
  right: { text: text(by) },
  why,
});

/** Epics and bodies of stories, whose they are, and how they have come to us. */
export const STORIES_AND_TELLERS: readonly [Pair, ...Pair[]] = [
  told(
    say('The Epic of Gilgamesh', 'L’Épopée de Gilgamesh', 'La Epopeya de Gilgamesh'),
    say(
      'a Mesopotamian epic, written on clay tablets',
      'une épopée de Mésopotamie, écrite sur des tablettes d’argile',
      'una epopeya de Mesopotamia, escrita en tablillas de barro',
    ),
    say(
      'On record: pieces of its tablets have been found, many of them at Nineveh.',
      'Attesté : on a trouvé des morceaux de ses tablettes, dont beaucoup à Ninive.',
      'Documentado: se han hallado trozos de sus tablillas, muchos de ellos en Nínive.',
    ),
  ),
  told(
    say('The Odyssey', 'L’Odyssée', 'La Odisea'),
    say(
      'an ancient Greek epic, said to be by Homer',
      'une épopée de la Grèce ancienne, attribuée à Homère',
      'una epopeya de la Grecia antigua, atribuida a Homero',
    ),
    say(
      'Debated: scholars disagree whether one poet made it.',
      'Débattu : les savants ne savent pas si un seul poète l’a faite.',
      'Debatido: los expertos discuten si la hizo un solo poeta.',
    ),
  ),
  told(
    say('The Aeneid', 'L’Énéide', 'La Eneida'),
    say(
      'a Roman epic in Latin, by Virgil',
      'une épopée romaine en latin, de Virgile',
      'una epopeya romana en latín, de Virgilio',
    ),
    say(
      'On record: Virgil worked on it until he died in 19 BCE.',
      'Attesté : Virgile y travailla jusqu’à sa mort, en 19 av. J.-C.',
      'Documentado: Virgilio trabajó en ella hasta su muerte, en 19 a. e. c.',
    ),
  ),
  told(
    say('The Rāmāyaṇa', 'Le Rāmāyaṇa', 'El Rāmāyaṇa'),
    say(
      'a Sanskrit epic of India, retold and danced across southern Asia today',
      'une épopée sanskrite de l’Inde, redite et dansée dans le sud de l’Asie',
      'una epopeya en sánscrito de la India, contada y bailada hoy en el sur de Asia',
    ),
    say(
      'Tradition: Hindus name the sage Vālmīki as its poet.',
      'Tradition : les hindous nomment le sage Vālmīki comme son poète.',
      'Tradición: los hindúes nombran al sabio Vālmīki como su poeta.',
    ),
  ),
  told(
    say('The Popol Wuj (Popol Vuh)', 'Le Popol Wuj (Popol Vuh)', 'El Popol Wuj (Popol Vuh)'),
    say(
      'a book of the K’iche’ Maya in Guatemala',
      'un livre des Mayas k’iche’ du Guatemala',
      'un libro de los mayas k’iche’ de Guatemala',
    ),
    say(
      'On record: the friar Francisco Ximénez copied the K’iche’ text; his copy survives.',
      'Attesté : le frère Francisco Ximénez copia le texte k’iche’ ; sa copie existe encore.',
      'Documentado: fray Francisco Ximénez copió el texto k’iche’; su copia se conserva.',
    ),
  ),
  told(
    say('The Epic of Sundiata', 'L’Épopée de Soundiata', 'La Epopeya de Sundiata'),
    say(
      'an epic sung by jeliw, the griots of the Mande peoples of West Africa',
      'une épopée chantée par les jeliw, les griots mandingues d’Afrique de l’Ouest',
      'una epopeya cantada por los jeliw, los griots mandé de África occidental',
    ),
    say(
      'Tradition: masters teach it by voice to their pupils to this day.',
      'Tradition : les maîtres l’enseignent encore de vive voix à leurs élèves.',
      'Tradición: los maestros la enseñan hoy de viva voz a sus alumnos.',
    ),
  ),
  told(
    say('The Kalevala', 'Le Kalevala', 'El Kalevala'),
    say(
      'an epic that Elias Lönnrot put together from Finnish and Karelian songs',
      'une épopée composée par Elias Lönnrot à partir de chants finnois et caréliens',
      'una epopeya que Elias Lönnrot compuso con cantos finlandeses y carelios',
    ),
    say(
      'On record: it was printed in 1835, and longer in 1849.',
      'Attesté : il fut imprimé en 1835, et plus long en 1849.',
      'Documentado: se imprimió en 1835, y más largo en 1849.',
    ),
  ),
  told(
    say('The Shāhnāma', 'Le Shāhnāma', 'El Shāhnāma'),
    say(
      'a Persian epic of kings by Ferdowsī',
      'une épopée persane des rois, de Ferdowsī',
      'una epopeya persa de reyes, de Ferdowsī',
    ),
    say(
      'On record: Ferdowsī finished it about 1010; its name means “Book of Kings”.',
      'Attesté : Ferdowsī l’acheva vers 1010 ; son nom veut dire « Livre des rois ».',
      'Documentado: Ferdowsī la acabó hacia 1010; su nombre significa «Libro de los reyes».',
    ),
  ),
  told(
    say('The stories of Anansi', 'Les contes d’Anansi', 'Los cuentos de Anansi'),
    say(
      'tales of a spider, told by the Akan in Ghana and in the Caribbean',
      'des contes d’une araignée, dits par les Akan au Ghana et aux Caraïbes',
      'cuentos de una araña, contados por los akan en Ghana y en el Caribe',
    ),
    say(
      'Tradition: enslaved people carried these tales across the Atlantic and kept them alive.',
      'Tradition : des personnes mises en esclavage ont porté ces contes outre-Atlantique et les ont gardés vivants.',
      'Tradición: personas esclavizadas llevaron estos cuentos al otro lado del Atlántico y los mantuvieron vivos.',
    ),
  ),
  told(
    say('The stories of Māui', 'Les récits de Māui', 'Los relatos de Māui'),
    say(
      'stories told by Māori, Hawaiians and other peoples of Polynesia',
      'des récits dits par les Māori, les Hawaïens et d’autres peuples de Polynésie',
      'relatos contados por maoríes, hawaianos y otros pueblos de Polinesia',
    ),
    say(
      'Tradition: each people tells them in its own way today.',
      'Tradition : chaque peuple les raconte aujourd’hui à sa façon.',
      'Tradición: cada pueblo los cuenta hoy a su manera.',
    ),
  ),
  told(
    say('Beowulf', 'Beowulf', 'Beowulf'),
    say(
      'a poem in Old English, known from a single old manuscript',
      'un poème en vieil anglais, connu par un seul vieux manuscrit',
      'un poema en inglés antiguo, conocido por un solo manuscrito antiguo',
    ),
    say(
      'On record: the manuscript is kept in the British Library.',
      'Attesté : le manuscrit est conservé à la British Library.',
      'Documentado: el manuscrito se guarda en la British Library.',
    ),
  ),
  told(
    say('The Journey to the West', 'Le Voyage en Occident', 'El Viaje al Oeste'),
    say(
      'a Chinese novel of the Ming period, with the Monkey King',
      'un roman chinois de l’époque Ming, avec le Roi des singes',
      'una novela china de la época Ming, con el Rey Mono',
    ),
    say(
      'On record: it was in print by 1592. Its monk recalls the real traveler Xuanzang.',
      'Attesté : il était imprimé en 1592. Son moine rappelle le vrai voyageur Xuanzang.',
      'Documentado: ya estaba impresa en 1592. Su monje recuerda al viajero real Xuanzang.',
    ),
  ),
];
