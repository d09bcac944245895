import type { SequenceBank } from '../../fact-sequences.ts';
import { LATE_TAKEN_FOR_CLOSE } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import { CLOSER, MORE_WITNESSES } from './more-witnesses.ts';

/** Sources of invented but everyday events, the closest to the event before the others. */
export const WITNESSES: SequenceBank = {
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
    ...MORE_WITNESSES,
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
