import type { Locale } from '@ori/contracts/locale';

/** What people ask, and the lessons that a teacher would open for it: any of them is right. */
export interface JudgedQuery {
  readonly locale: Locale;
  readonly query: string;
  readonly lessons: readonly string[];
}

const LOANS = ['loans-and-savings', 'credit-and-interest'];
const HALVES = ['half-a-loaf-fair-shares', 'adding-unlike-parts'];
const STUDY = ['recall-not-reread', 'time-blocks'];

const EN: Readonly<Record<string, readonly string[]>> = {
  'how do i add fractions with different denominators': ['adding-unlike-parts'],
  'how can i share 3 loafs with 4 freinds': HALVES,
  'what is a numerater': ['adding-unlike-parts'],
  'cutting bread in halves and fourths': ['half-a-loaf-fair-shares'],
  'pythagoras right triangle sides': ['gou-and-gu'],
  'irational numbers': ['gou-and-gu'],
  'how to complete the sqare': ['cut-and-paste-at-babylon'],
  'quadratic equation on a clay tablet': ['cut-and-paste-at-babylon'],
  'how did babylonians track jupiter': ['area-under-jupiters-speed'],
  'definite integral as area': ['area-under-jupiters-speed'],
  'reading a bar graph': ['describe-a-graph'],
  'how does compound interest work': LOANS,
  'is reading again better than testing yourself': ['recall-not-reread'],
  'best way to study for a test': STUDY,
  'why do my plans always take longer than i think': ['time-blocks'],
  'what does 20 percent off mean': ['prices-and-discounts'],
  'wash my hands with sope': ['wash-sleep-move'],
  'why does my heart beat faster when i run': ['wash-sleep-move'],
  'inflation and my savings': ['saving-for-later'],
  'make a plan for my afternoon': ['plan-my-day'],
  'egyptian water clock': ['plan-my-day', 'make-a-shadow-clock'],
  'sun dial shadow stick': ['make-a-shadow-clock'],
  'why do shadows move during the day': ['make-a-shadow-clock'],
  'how are potatos freeze dried': ['frozen-and-dried-potatoes'],
  'what is chuno': ['frozen-and-dried-potatoes'],
  'chinese bronze bells frequency': ['bells-with-two-notes'],
  'wavelenth and hertz': ['bells-with-two-notes'],
  'shape of a water molecule': ['molecule-structure'],
  'covalant bond': ['molecule-structure'],
  'what is nixtamal': ['kitchen-chemistry'],
  'why does baking soda make bubbles': ['kitchen-chemistry'],
  'weather words for wind like breeze and gale': ['weather-talk'],
  'schrodinger equation particle in a box': ['quantum-mechanics'],
  'what is superposition': ['quantum-mechanics'],
  'is there a year zero': ['timeline-with-bce'],
  'where do our numbers come from india': ['numerals-on-the-road'],
  'supply and demand price': ['markets'],
  'first strike of workers in egypt': ['rights-at-work'],
  'payslip and my rights': ['rights-at-work'],
  'how to fill in a libary form': ['services-and-forms'],
  'how do i read a map with letters and numbers': ['my-first-map'],
  'consent for blood samples of indigenous people': ['consent-and-care'],
  'what is the moral of a story': ['what-is-a-theme'],
  'the crow and the jug fable': ['what-is-a-theme'],
  'do maggots come from rotten meat': ['claim-evidence-reasoning'],
  'rosetta stone hieroglyphs': ['decipherment'],
  'how did they read hyroglifs': ['decipherment'],
  'iambic shakespeare rhythm': ['light-and-heavy-syllables'],
  'words that ryme': ['rhymes'],
  'write a clear email with a subject line': ['clear-emails'],
  'oldest complaint letter about copper': ['clear-emails'],
  'why do we say hello on the telephone': ['hello-and-names'],
};

const FR: Readonly<Record<string, readonly string[]>> = {
  'comment additionner des fractions avec des denominateurs differents': ['adding-unlike-parts'],
  'c’est quoi un numerateur': ['adding-unlike-parts'],
  'partager trois pains entre quatre amis': ['half-a-loaf-fair-shares'],
  'theoreme de pytagore triangle rectangle': ['gou-and-gu'],
  'équation du second degré': ['cut-and-paste-at-babylon'],
  'interets composes': LOANS,
  'lire un diagramme en barres': ['describe-a-graph'],
  'pourquoi les ombres bougent': ['make-a-shadow-clock'],
  'pomme de terre sechée au froid': ['frozen-and-dried-potatoes'],
  'frequense et longueur d’onde': ['bells-with-two-notes'],
  'forme d’une molecule': ['molecule-structure'],
  'offre et demande': ['markets'],
  'est-ce qu’il y a une année zéro': ['timeline-with-bce'],
  'd’où viennent nos chiffres': ['numerals-on-the-road'],
  'la pierre de rosette': ['decipherment'],
  'comment bien réviser un examen': STUDY,
  'se laver les mains avec du savon': ['wash-sleep-move'],
  'écrire un courriel clair': ['clear-emails'],
  'des mots qui riment': ['rhymes'],
  'les asticots dans la viande': ['claim-evidence-reasoning'],
};

const ES: Readonly<Record<string, readonly string[]>> = {
  'como sumar fracciones con distinto denominador': ['adding-unlike-parts'],
  'que es el numerador': ['adding-unlike-parts'],
  'repartir panes en partes iguales': HALVES,
  'teorema de pitagoras': ['gou-and-gu'],
  'ecuacion cuadratica': ['cut-and-paste-at-babylon'],
  'interes compuesto': LOANS,
  'por que se mueve la sombra': ['make-a-shadow-clock'],
  'papas secas de los andes': ['frozen-and-dried-potatoes'],
  'frecuensia de una campana': ['bells-with-two-notes'],
  'enlace covalente': ['molecule-structure'],
  'oferta y demanda': ['markets'],
  'existe el año cero': ['timeline-with-bce'],
  'de donde vienen los numeros que usamos': ['numerals-on-the-road'],
  'la piedra de rosetta': ['decipherment'],
  'como estudiar mejor para un examen': STUDY,
  'lavarse las manos con javon': ['wash-sleep-move'],
  'escribir un correo claro': ['clear-emails'],
  'palabras que riman': ['rhymes'],
  'gusanos en la carne': ['claim-evidence-reasoning'],
  'huelga de los trabajadores en egipto': ['rights-at-work'],
};

const listed = (locale: Locale, queries: Readonly<Record<string, readonly string[]>>): JudgedQuery[] =>
  Object.entries(queries).map(([query, lessons]) => ({ locale, query, lessons }));

export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  ...listed('en', EN),
  ...listed('fr', FR),
  ...listed('es', ES),
];

const NOWHERE: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'who won the football match yesterday',
    'what is photosynthesis',
    'when did world war two end',
    'how do volcanoes erupt',
    'who is the president of france',
    'how do i play the guitar',
    'what is the capital of mongolia',
    'how do airplanes fly',
    'what is a black hole',
    'dinosaurs',
    'can you tell me a joke',
    'how to beat level 5 in minecraft',
    'what is the tallest mountain',
    'how do plants make food',
    'what are the parts of a cell',
    'explain plate tectonics',
    'how do i draw a dragon',
    'past participle of swim',
    'who painted the mona lisa',
    'my dog is sick',
    'asdf qwerty',
    'what should i wear to the party',
    'how do vaccines work',
    'why is the sky blue',
  ],
  fr: [
    'qui a gagné le match de foot',
    'comment marche la photosynthèse',
    'quand a fini la seconde guerre mondiale',
    'comment dessiner un dragon',
    'les dinosaures',
    'pourquoi le ciel est bleu',
    'la révolution française',
    'le passé composé du verbe aller',
    'qui a peint la joconde',
    'raconte une blague',
    'quelle est la plus haute montagne',
    'comment volent les avions',
  ],
  es: [
    'quién ganó el partido de fútbol',
    'qué es la fotosíntesis',
    'cuándo terminó la segunda guerra mundial',
    'cómo dibujar un dragón',
    'los dinosaurios',
    'por qué el cielo es azul',
    'la revolución francesa',
    'el pretérito de los verbos irregulares',
    'quién pintó la mona lisa',
    'cuéntame un chiste',
    'cuál es la montaña más alta',
    'cómo vuelan los aviones',
  ],
};

/** What people ask that no lesson answers: the right answer is silence. */
export const UNANSWERED_QUERIES: readonly Omit<JudgedQuery, 'lessons'>[] = (
  ['en', 'fr', 'es'] as const
).flatMap((locale) => NOWHERE[locale].map((query) => ({ locale, query })));
