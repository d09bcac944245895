import type { SortBank } from '../../fact-sort.ts';
import { LABEL_MISTAKEN } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';

/** Claims by the label that the content charter gives them. */
export const CLAIMS: SortBank = {
  groups: [
    {
      name: say('Established science', 'Science établie', 'Ciencia establecida'),
      ask: say(
        'Which claim is established science?',
        'Laquelle est de la science établie ?',
        '¿Cuál es ciencia establecida?',
      ),
      why: say(
        'Tests that anyone can repeat confirm it.',
        'Des essais que chacun peut refaire le confirment.',
        'Lo confirman pruebas que cualquiera puede repetir.',
      ),
      falseWhys: [],
      mistaken: LABEL_MISTAKEN,
    },
    {
      name: say('Historical record', 'Trace historique', 'Registro histórico'),
      ask: say(
        'Which claim is historical record?',
        'Laquelle est une trace historique ?',
        '¿Cuál es registro histórico?',
      ),
      why: say(
        'A text or object of the time shows it.',
        'Un texte ou un objet de l’époque le montre.',
        'Lo muestra un texto u objeto de la época.',
      ),
      falseWhys: [],
      mistaken: LABEL_MISTAKEN,
    },
    {
      name: say('Scholars debate', 'Les savants discutent', 'Se debate'),
      ask: say(
        'Which claim is still debated by scholars?',
        'Laquelle est encore discutée par les savants ?',
        '¿Cuál se debate aún entre especialistas?',
      ),
      why: say(
        'Experts weigh good arguments on both sides.',
        'Des spécialistes pèsent de bons arguments des deux côtés.',
        'Hay buenos argumentos de ambos lados.',
      ),
      falseWhys: [],
      mistaken: LABEL_MISTAKEN,
    },
    {
      name: say('Living tradition', 'Tradition vivante', 'Tradición viva'),
      ask: say(
        'Which is a living tradition?',
        'Laquelle est une tradition vivante ?',
        '¿Cuál es una tradición viva?',
      ),
      why: say(
        'People hold and hand it on as their own.',
        'Des gens y tiennent et la transmettent.',
        'Hay gente que la guarda y la transmite como suya.',
      ),
      falseWhys: [],
      mistaken: LABEL_MISTAKEN,
    },
    {
      name: say(
        'Modern claim without good evidence',
        'Affirmation moderne sans bonne preuve',
        'Afirmación moderna sin buena prueba',
      ),
      ask: say(
        'Which is a modern claim without good evidence?',
        'Laquelle est une affirmation moderne sans bonne preuve ?',
        '¿Cuál es una afirmación moderna sin buena prueba?',
      ),
      why: say(
        'Tests and records do not support it.',
        'Ni essais ni documents ne la soutiennent.',
        'Ni pruebas ni documentos la apoyan.',
      ),
      falseWhys: [],
      mistaken: LABEL_MISTAKEN,
    },
  ],
  things: [
    {
      name: say(
        'The Earth turns once around itself in a day',
        'La Terre tourne sur elle-même en un jour',
        'La Tierra gira sobre sí misma en un día',
      ),
      group: 0,
    },
    {
      name: say(
        'Sound needs air or another stuff to travel in',
        'Le son a besoin d’air ou d’une autre matière',
        'El sonido necesita aire u otra materia',
      ),
      group: 0,
    },
    {
      name: say(
        'In every flat right triangle the squares on the legs make the square on the long side',
        'Dans tout triangle rectangle plan, les carrés des petits côtés font celui du grand',
        'En todo triángulo rectángulo plano los cuadrados de los catetos dan el de la hipotenusa',
      ),
      group: 0,
    },
    {
      name: say(
        'A crew led by Merer carried stone for the Great Pyramid',
        'Une équipe menée par Merer a transporté des pierres pour la Grande Pyramide',
        'Una cuadrilla dirigida por Merer llevó piedra para la Gran Pirámide',
      ),
      group: 1,
    },
    {
      name: say(
        'A tablet from Babylon gives a close value for the root of two',
        'Une tablette de Babylone donne une bonne valeur de la racine de deux',
        'Una tablilla de Babilonia da un buen valor de la raíz de dos',
      ),
      group: 1,
    },
    {
      name: say(
        'Brahmagupta wrote rules for zero in 628 CE',
        'Brahmagupta a écrit des règles pour zéro en 628 apr. J.-C.',
        'Brahmagupta escribió reglas para el cero en 628 e. c.',
      ),
      group: 1,
    },
    {
      name: say(
        'The tablet Plimpton 322 was made for teaching',
        'La tablette Plimpton 322 servait à enseigner',
        'La tablilla Plimpton 322 servía para enseñar',
      ),
      group: 2,
    },
    {
      name: say(
        'Enheduana herself wrote the hymns under her name',
        'Enheduana a écrit elle-même les hymnes à son nom',
        'Enheduana escribió ella misma los himnos a su nombre',
      ),
      group: 2,
    },
    {
      name: say(
        'Enslaved Africans designed the rice fields of Carolina in large part',
        'Des Africains réduits en esclavage ont conçu une grande part des rizières de Caroline',
        'Africanos esclavizados diseñaron gran parte de los arrozales de Carolina',
      ),
      group: 2,
    },
    {
      name: say(
        'Griots tell that Sunjata gave the Manden its charter',
        'Les griots racontent que Soundiata a donné sa charte au Manden',
        'Los griots cuentan que Sunyata dio su carta al Manden',
      ),
      group: 3,
    },
    {
      name: say(
        'In the Popol Wuj people are made from maize',
        'Dans le Popol Wuj, les humains sont faits de maïs',
        'En el Popol Wuj las personas están hechas de maíz',
      ),
      group: 3,
    },
    {
      name: say(
        'Māori families greet the new year at the rising of Matariki',
        'Des familles maories saluent l’an neuf au lever de Matariki',
        'Familias maoríes reciben el año nuevo al salir Matariki',
      ),
      group: 3,
    },
    {
      name: say(
        'The Maya foretold the end of the world for 2012',
        'Les Mayas ont annoncé la fin du monde pour 2012',
        'Los mayas anunciaron el fin del mundo para 2012',
      ),
      group: 4,
    },
    {
      name: say(
        'A pyramid shape keeps razor blades sharp',
        'La forme d’une pyramide garde les lames affûtées',
        'La forma de pirámide mantiene afiladas las cuchillas',
      ),
      group: 4,
    },
    {
      name: say(
        'Visitors from space built the pyramids',
        'Des visiteurs de l’espace ont bâti les pyramides',
        'Visitantes del espacio construyeron las pirámides',
      ),
      group: 4,
    },
    {
      name: say(
        'A tone of 528 hertz repairs DNA',
        'Un son de 528 hertz répare l’ADN',
        'Un tono de 528 hercios repara el ADN',
      ),
      group: 4,
    },
  ],
  askGroup: say(
    'Which label fits this claim? “{thing}”',
    'Quelle étiquette convient ? « {thing} »',
    '¿Qué etiqueta le corresponde? «{thing}»',
  ),
  askSort: say(
    'Give each claim its label.',
    'Donne à chaque affirmation son étiquette.',
    'Pon a cada afirmación su etiqueta.',
  ),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say('How could anybody know this?', 'Comment pourrait-on le savoir ?', '¿Cómo podría saberse?'),
  rule: [
    say(
      'Ask for the test, the text or object, or the people who hold it.',
      'Demande l’essai, le texte ou l’objet, ou les gens qui y tiennent.',
      'Pregunta por la prueba, el texto u objeto, o la gente que lo sostiene.',
    ),
    say(
      'The label belongs to the claim, never to a culture.',
      'L’étiquette va à l’affirmation, jamais à une culture.',
      'La etiqueta es de la afirmación, nunca de una cultura.',
    ),
  ],
};
