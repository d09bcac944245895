import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { groupOf, memberOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { orderStages, type SequenceBank } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';
import { LATE_TAKEN_FOR_CLOSE, QUESTION_MISSED } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const CLOSER = say(
  'The nearer in time, the less has been forgotten or retold.',
  'Plus c’est proche, moins on a oublié ou arrangé.',
  'Cuanto más cerca, menos se ha olvidado o retocado.',
);
const WITNESSES: SequenceBank = {
  sequences: [
    {
      name: say('a fire in a market hall', 'un incendie dans une halle', 'un incendio en un mercado'),
      stages: [
        {
          text: say(
            'A shopkeeper’s letter, written the next day',
            'La lettre d’une marchande, écrite le lendemain',
            'La carta de una tendera, escrita al día siguiente',
          ),
        },
        {
          text: say(
            'The town council’s report of the following month',
            'Le rapport du conseil, le mois suivant',
            'El informe del concejo, un mes después',
          ),
        },
        {
          text: say(
            'A history of the town, 60 years later',
            'Une histoire de la ville, 60 ans plus tard',
            'Una historia de la ciudad, 60 años después',
          ),
        },
        {
          text: say(
            'A novel of today about the fire',
            'Un roman d’aujourd’hui sur l’incendie',
            'Una novela actual sobre el incendio',
          ),
        },
      ],
      why: CLOSER,
    },
    {
      name: say('a ship’s voyage', 'le voyage d’un navire', 'el viaje de un barco'),
      stages: [
        {
          text: say(
            'The log, kept each day on board',
            'Le journal de bord, tenu chaque jour',
            'El diario de a bordo, llevado cada día',
          ),
        },
        {
          text: say(
            'A sailor’s letter home after landing',
            'La lettre d’un marin après l’arrivée',
            'La carta de un marinero tras llegar',
          ),
        },
        {
          text: say(
            'The captain’s memoirs in old age',
            'Les mémoires du capitaine âgé',
            'Las memorias del capitán ya anciano',
          ),
        },
        { text: say('A schoolbook of our time', 'Un manuel de notre temps', 'Un libro escolar de hoy') },
      ],
      why: CLOSER,
    },
    {
      name: say('a strike of weavers', 'une grève de tisserands', 'una huelga de tejedores'),
      stages: [
        {
          text: say(
            'Minutes that a weaver took at the meeting',
            'Le procès-verbal pris par un tisserand',
            'El acta que tomó un tejedor en la reunión',
          ),
        },
        {
          text: say(
            'A newspaper article of the same week',
            'Un article de journal de la même semaine',
            'Un artículo de prensa de la misma semana',
          ),
        },
        {
          text: say(
            'An interview with a weaver’s daughter, 40 years later',
            'L’entretien avec la fille d’un tisserand, 40 ans après',
            'La entrevista a la hija de un tejedor, 40 años después',
          ),
        },
        {
          text: say(
            'A website made this year',
            'Un site web fait cette année',
            'Una página web hecha este año',
          ),
        },
      ],
      why: CLOSER,
    },
    {
      name: say('a flood on a river', 'la crue d’un fleuve', 'la crecida de un río'),
      stages: [
        {
          text: say(
            'A mark cut into the wall at the highest water',
            'Une marque gravée au plus haut de l’eau',
            'Una marca tallada en el nivel más alto',
          ),
        },
        {
          text: say(
            'The mill’s account book of that month',
            'Le livre de comptes du moulin, ce mois-là',
            'El libro de cuentas del molino de ese mes',
          ),
        },
        {
          text: say(
            'A sermon on the flood, ten years later',
            'Un sermon sur la crue, dix ans plus tard',
            'Un sermón sobre la crecida, diez años después',
          ),
        },
        {
          text: say(
            'A song collected two hundred years later',
            'Une chanson recueillie deux cents ans après',
            'Una canción recogida doscientos años después',
          ),
        },
      ],
      why: CLOSER,
    },
    {
      name: say('the founding of a school', 'la fondation d’une école', 'la fundación de una escuela'),
      stages: [
        {
          text: say('The signed founding paper', 'L’acte de fondation signé', 'El acta de fundación firmada'),
        },
        {
          text: say(
            'A photograph of the first class, one year later',
            'Une photo de la première classe, un an après',
            'Una foto de la primera clase, un año después',
          ),
        },
        {
          text: say(
            'A speech at its fiftieth birthday',
            'Un discours pour ses cinquante ans',
            'Un discurso por su cincuentenario',
          ),
        },
        {
          text: say(
            'A poster for its hundredth birthday',
            'Une affiche pour ses cent ans',
            'Un cartel por su centenario',
          ),
        },
      ],
      why: CLOSER,
    },
    {
      name: say('a peace treaty', 'un traité de paix', 'un tratado de paz'),
      stages: [
        {
          text: say(
            'Notes taken during the talks',
            'Des notes prises pendant les négociations',
            'Notas tomadas durante las negociaciones',
          ),
        },
        { text: say('The treaty with its seals', 'Le traité avec ses sceaux', 'El tratado con sus sellos') },
        {
          text: say(
            'A chronicle by the victor’s grandson',
            'Une chronique du petit-fils du vainqueur',
            'Una crónica del nieto del vencedor',
          ),
        },
        { text: say('A film about the war', 'Un film sur la guerre', 'Una película sobre la guerra') },
      ],
      why: CLOSER,
    },
  ],
  askOrder: say(
    'Rank these sources for {name}: made closest to the event first.',
    'Classe ces sources sur {name} : la plus proche de l’événement d’abord.',
    'Ordena estas fuentes sobre {name}: primero la más cercana al hecho.',
  ),
  askNext: say(
    '{name}: what was made right after this? “{stage}”',
    '{name} : qu’a-t-on fait juste après ? « {stage} »',
    '{name}: ¿qué se hizo justo después? «{stage}»',
  ),
  askBefore: say(
    '{name}: what was made right before this? “{stage}”',
    '{name} : qu’a-t-on fait juste avant ? « {stage} »',
    '{name}: ¿qué se hizo justo antes? «{stage}»',
  ),
  backwards: LATE_TAKEN_FOR_CLOSE,
  skipped: LATE_TAKEN_FOR_CLOSE,
  nudge: say(
    'How much time had passed when it was made?',
    'Combien de temps avait passé quand on l’a faite ?',
    '¿Cuánto tiempo había pasado al hacerse?',
  ),
  rule: [
    say(
      'Estimate for each source the time since the event.',
      'Estime pour chaque source le temps écoulé.',
      'Estima para cada fuente el tiempo transcurrido.',
    ),
    say(
      'Close is not yet true, but it is where we begin.',
      'Proche ne veut pas dire vrai, mais on commence par là.',
      'Cercano no es aún verdadero, pero ahí se empieza.',
    ),
  ],
};
const QUESTIONS: SortBank = {
  groups: [
    {
      name: say('Sourcing', 'Interroger la source', 'Examinar el origen'),
      ask: say(
        'Which question asks about the maker?',
        'Quelle question porte sur l’auteur ?',
        '¿Qué pregunta trata del autor?',
      ),
      why: say(
        'It asks about the maker and the aim.',
        'Elle porte sur l’auteur et son but.',
        'Trata del autor y de su fin.',
      ),
      falseWhys: [],
      mistaken: QUESTION_MISSED,
    },
    {
      name: say('Corroborating', 'Recouper', 'Contrastar'),
      ask: say(
        'Which question compares witnesses?',
        'Quelle question compare des témoins ?',
        '¿Qué pregunta compara testigos?',
      ),
      why: say(
        'It compares with other evidence.',
        'Elle compare avec d’autres indices.',
        'Compara con otras pruebas.',
      ),
      falseWhys: [],
      mistaken: QUESTION_MISSED,
    },
    {
      name: say('Contextualizing', 'Situer dans l’époque', 'Situar en su época'),
      ask: say(
        'Which question asks about the time?',
        'Quelle question porte sur l’époque ?',
        '¿Qué pregunta trata de la época?',
      ),
      why: say(
        'It sets the source in its time and place.',
        'Elle replace la source dans son temps.',
        'Sitúa la fuente en su tiempo.',
      ),
      falseWhys: [],
      mistaken: QUESTION_MISSED,
    },
  ],
  things: [
    {
      name: say('Who made it, and what for?', 'Qui l’a fait, et pour quoi ?', '¿Quién lo hizo y para qué?'),
      group: 0,
    },
    {
      name: say(
        'What did the maker want readers to think?',
        'Que voulait faire croire l’auteur ?',
        '¿Qué quería hacer pensar el autor?',
      ),
      group: 0,
    },
    {
      name: say(
        'Was the writer there on that day?',
        'L’auteur y était-il ce jour-là ?',
        '¿Estaba allí el autor ese día?',
      ),
      group: 0,
    },
    {
      name: say(
        'Do other witnesses say the same?',
        'D’autres témoins disent-ils la même chose ?',
        '¿Dicen lo mismo otros testigos?',
      ),
      group: 1,
    },
    {
      name: say(
        'Where do two accounts differ?',
        'En quoi deux récits diffèrent-ils ?',
        '¿En qué difieren dos relatos?',
      ),
      group: 1,
    },
    {
      name: say(
        'Does an object from the dig agree with the text?',
        'Un objet de la fouille confirme-t-il le texte ?',
        '¿Confirma el texto un objeto de la excavación?',
      ),
      group: 1,
    },
    {
      name: say(
        'What else was happening at that time?',
        'Que se passait-il d’autre à cette époque ?',
        '¿Qué más ocurría en esa época?',
      ),
      group: 2,
    },
    {
      name: say(
        'What did this word mean in those days?',
        'Que voulait dire ce mot à l’époque ?',
        '¿Qué significaba esa palabra entonces?',
      ),
      group: 2,
    },
    {
      name: say(
        'Which laws and customs held in that place then?',
        'Quelles lois et coutumes valaient alors en ce lieu ?',
        '¿Qué leyes y costumbres regían allí entonces?',
      ),
      group: 2,
    },
  ],
  askGroup: say(
    'A historian asks: “{thing}” Which step is this?',
    'Une historienne demande : « {thing} » Quelle étape est-ce ?',
    'Una historiadora pregunta: «{thing}» ¿Qué paso es?',
  ),
  askSort: say(
    'Sort the questions of a historian.',
    'Trie les questions d’une historienne.',
    'Clasifica las preguntas de una historiadora.',
  ),
  askWhy: say('{thing} {group}. Why?', '{thing} {group}. Pourquoi ?', '{thing} {group}. ¿Por qué?'),
  nudge: say('What is the question about?', 'Sur quoi porte la question ?', '¿De qué trata la pregunta?'),
  rule: [
    say(
      'Look whether it is about the maker, other witnesses or the time.',
      'Vois si elle porte sur l’auteur, d’autres témoins ou l’époque.',
      'Mira si trata del autor, de otros testigos o de la época.',
    ),
    say('Each step needs its own question.', 'Chaque étape a sa question.', 'Cada paso tiene su pregunta.'),
  ],
};

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? groupOf(QUESTIONS, random) : memberOf(QUESTIONS, random);
  return difficulty === 2 ? sortAll(QUESTIONS, random, 4) : orderStages(WITNESSES, random);
}

/** Sourcing, corroborating, contextualizing, and how close a source is (C3 D2.His.11.6-8). */
export const ssSourcing = generator('ss-sourcing', make);
