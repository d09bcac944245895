import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { LAW_TEXTS_MIXED_UP } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import { known } from '../social-6-8/terms.ts';

const STATES: PairBank = {
  pairs: [
    known(
      say('United Kingdom', 'Royaume-Uni', 'Reino Unido'),
      say(
        'no single written document; laws and customs together are the constitution',
        'pas de document unique ; lois et usages forment ensemble la constitution',
        'ningún documento único; leyes y costumbres forman la constitución',
      ),
      say(
        'The monarch is head of state, Parliament makes the laws.',
        'Le monarque est chef d’État, le Parlement fait les lois.',
        'El monarca es jefe de Estado; el Parlamento hace las leyes.',
      ),
    ),
    known(
      say('United States', 'États-Unis', 'Estados Unidos'),
      say(
        'a president chosen by electors of the states, and a text of 1787',
        'un président choisi par des électeurs des États, et un texte de 1787',
        'un presidente elegido por electores de los estados, y un texto de 1787',
      ),
      say(
        'Powers are separated among Congress, president and courts.',
        'Les pouvoirs sont séparés entre Congrès, président et tribunaux.',
        'Los poderes se separan entre Congreso, presidente y tribunales.',
      ),
    ),
    known(
      say('Germany', 'Allemagne', 'Alemania'),
      say(
        'a chancellor elected by parliament under the Basic Law of 1949',
        'un chancelier élu par le parlement selon la Loi fondamentale de 1949',
        'un canciller elegido por el parlamento según la Ley Fundamental de 1949',
      ),
      say(
        'Article one protects human dignity and cannot be removed.',
        'L’article premier protège la dignité et ne peut être supprimé.',
        'El artículo primero protege la dignidad y no puede suprimirse.',
      ),
    ),
    known(
      say('France', 'France', 'Francia'),
      say(
        'a directly elected president together with a prime minister',
        'un président élu directement, avec un premier ministre',
        'un presidente elegido directamente, junto con un primer ministro',
      ),
      say(
        'The Fifth Republic began in 1958.',
        'La Cinquième République commence en 1958.',
        'La Quinta República empezó en 1958.',
      ),
    ),
    known(
      say('Switzerland', 'Suisse', 'Suiza'),
      say(
        'seven people who together lead the government, and frequent popular votes',
        'sept personnes qui dirigent ensemble, et de fréquentes votations',
        'siete personas que dirigen juntas, y frecuentes votaciones populares',
      ),
      say(
        'One of the seven presides for a year at a time.',
        'L’un des sept préside pour un an.',
        'Una de las siete preside por un año.',
      ),
    ),
    known(
      say('Japan', 'Japon', 'Japón'),
      say(
        'an emperor as a symbol, and an article that renounces war',
        'un empereur comme symbole, et un article qui renonce à la guerre',
        'un emperador como símbolo, y un artículo que renuncia a la guerra',
      ),
      say(
        'The constitution took effect in 1947.',
        'La constitution est en vigueur depuis 1947.',
        'La constitución rige desde 1947.',
      ),
    ),
    known(
      say('South Africa', 'Afrique du Sud', 'Sudáfrica'),
      say(
        'a text of 1996 after apartheid, with many official languages and a strong Constitutional Court',
        'un texte de 1996, après l’apartheid, avec de nombreuses langues officielles et une Cour constitutionnelle forte',
        'un texto de 1996, tras el apartheid, con muchas lenguas oficiales y un fuerte Tribunal Constitucional',
      ),
      say(
        'The president is elected by the National Assembly.',
        'Le président est élu par l’Assemblée nationale.',
        'La Asamblea Nacional elige al presidente.',
      ),
    ),
    known(
      say('Ecuador', 'Équateur', 'Ecuador'),
      say(
        'rights of nature, written into the text of 2008',
        'des droits de la nature, inscrits dans le texte de 2008',
        'derechos de la naturaleza, escritos en el texto de 2008',
      ),
      say(
        'Nature, called Pacha Mama there, can be defended in court.',
        'La nature, dite Pacha Mama, peut être défendue en justice.',
        'La naturaleza, llamada Pacha Mama, puede defenderse en los tribunales.',
      ),
    ),
    known(
      say('India', 'Inde', 'India'),
      say(
        'a very long text in force since 1950, for a union of states with a prime minister',
        'un texte très long, en vigueur depuis 1950, pour une union d’États avec un premier ministre',
        'un texto muy largo, vigente desde 1950, para una unión de estados con un primer ministro',
      ),
      say(
        'B. R. Ambedkar chaired the drafting committee.',
        'B. R. Ambedkar présidait le comité de rédaction.',
        'B. R. Ambedkar presidió el comité de redacción.',
      ),
    ),
    known(
      say('Canada', 'Canada', 'Canadá'),
      say(
        'a federal act of 1867, joined in 1982 by a Charter of Rights and Freedoms',
        'un acte fédéral de 1867, complété en 1982 par une Charte des droits et libertés',
        'un acta federal de 1867, unida en 1982 a una Carta de Derechos y Libertades',
      ),
      say(
        'A governor general stands for the monarch.',
        'Un gouverneur général représente le monarque.',
        'Un gobernador general representa al monarca.',
      ),
    ),
    known(
      say('Brazil', 'Brésil', 'Brasil'),
      say(
        'a text of 1988, written after military rule, with a chapter on Indigenous peoples',
        'un texte de 1988, écrit après le régime militaire, avec un chapitre sur les peuples indigènes',
        'un texto de 1988, escrito tras el régimen militar, con un capítulo sobre los pueblos indígenas',
      ),
      say(
        'The president is elected directly.',
        'Le président est élu directement.',
        'El presidente se elige directamente.',
      ),
      ['a directly elected president together with a prime minister'],
    ),
    known(
      say('Costa Rica', 'Costa Rica', 'Costa Rica'),
      say(
        'an article of 1949 that abolishes the standing army',
        'un article de 1949 qui abolit l’armée permanente',
        'un artículo de 1949 que suprime el ejército permanente',
      ),
      say(
        'The police keep public order.',
        'La police maintient l’ordre public.',
        'La policía guarda el orden público.',
      ),
    ),
  ],
  mixedUp: LAW_TEXTS_MIXED_UP,
  askRight: say(
    '{left}: what marks its constitution?',
    '{left} : qu’est-ce qui caractérise sa constitution ?',
    '{left}: ¿qué caracteriza su constitución?',
  ),
  askLeft: say('In which state? “{right}”', 'Dans quel État ? « {right} »', '¿En qué Estado? «{right}»'),
  askMatch: say(
    'Match each state with its constitution.',
    'Associez chaque État à sa constitution.',
    'Una cada Estado con su constitución.',
  ),
  nudge: say(
    'Ask who is head of government, and who elects that person.',
    'Demandez qui dirige le gouvernement, et qui l’élit.',
    'Pregunte quién dirige el gobierno y quién elige a esa persona.',
  ),
  rule: [
    say(
      'Set up a table: text, head of state, government, special feature.',
      'Faites un tableau : texte, chef d’État, gouvernement, particularité.',
      'Haga una tabla: texto, jefatura del Estado, gobierno, rasgo propio.',
    ),
    say(
      'Constitutions are compared point by point.',
      'Les constitutions se comparent point par point.',
      'Las constituciones se comparan punto por punto.',
    ),
  ],
};

/** Constitutions compared (C3 D2.Civ.4.9-12); as in force in 2025. */
export const ssGov2 = generator('ss-gov2', (random, difficulty) => askPairBank(STATES, random, difficulty));
