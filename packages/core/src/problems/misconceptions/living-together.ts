import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const KEEPS_IT_ALONE = misconception(
  'keeps-it-alone',
  say('Keeping a worry to yourself', 'Garder un souci pour soi', 'Guardarse una preocupación'),
  say(
    'Which grown-up you trust could know?',
    'Quel adulte de confiance peut savoir ?',
    '¿Qué adulto de confianza puede saberlo?',
  ),
);
export const FEELING_MIXED_UP = misconception(
  'feeling-mixed-up',
  say(
    'Taking one feeling for another',
    'Prendre une émotion pour une autre',
    'Confundir una emoción con otra',
  ),
  say(
    'What do face and body show?',
    'Que montrent le visage et le corps ?',
    '¿Qué muestran la cara y el cuerpo?',
  ),
);
export const ACTS_IN_ANGER = misconception(
  'acts-in-anger',
  say('Acting before calming down', 'Agir avant de se calmer', 'Actuar antes de calmarse'),
  say('What happens right after that?', 'Que se passe-t-il juste après ?', '¿Qué pasa justo después?'),
);
export const WINNING_OVER_REPAIR = misconception(
  'winning-over-repair',
  say(
    'Wanting to win instead of to repair',
    'Vouloir gagner au lieu de réparer',
    'Querer ganar en vez de reparar',
  ),
  say(
    'How does the other one feel afterwards?',
    'Que ressent l’autre ensuite ?',
    '¿Cómo se siente después la otra persona?',
  ),
);
export const SHARED_TOO_MUCH = misconception(
  'shared-too-much',
  say(
    'Thinking that private things are harmless',
    'Croire sans risque ce qui est privé',
    'Creer inofensivo lo privado',
  ),
  say(
    'Who could see this in the end, and can it be taken back?',
    'Qui pourrait le voir à la fin, et peut-on le reprendre ?',
    '¿Quién podría verlo al final y se puede retirar?',
  ),
);
export const KEPT_TOO_MUCH = misconception(
  'kept-too-much',
  say(
    'Thinking that harmless things are private',
    'Croire privé ce qui est sans risque',
    'Creer privado lo inofensivo',
  ),
  say(
    'Could anybody find or harm you with it?',
    'Quelqu’un pourrait-il te trouver ou te nuire avec cela ?',
    '¿Podría alguien encontrarte o dañarte con eso?',
  ),
);
export const LOOKS_TAKEN_FOR_PROOF = misconception(
  'looks-taken-for-proof',
  say('Taking good looks for proof', 'Prendre l’apparence pour une preuve', 'Tomar la apariencia por prueba'),
  say(
    'Who says so, and what do others say about them?',
    'Qui le dit, et qu’en disent les autres ?',
    '¿Quién lo dice y qué dicen otros de esa fuente?',
  ),
);
export const WAITS_TOO_LONG = misconception(
  'waits-too-long',
  say('Waiting where help is needed now', 'Attendre quand l’aide presse', 'Esperar cuando la ayuda urge'),
  say(
    'Could somebody be in danger while you wait?',
    'Quelqu’un est-il en danger pendant que tu attends ?',
    '¿Hay alguien en peligro mientras se espera?',
  ),
);
export const CALLS_FOR_EVERYTHING = misconception(
  'calls-for-everything',
  say(
    'Calling the emergency number for what can wait',
    'Appeler les secours pour ce qui peut attendre',
    'Llamar a emergencias por algo que puede esperar',
  ),
  say(
    'Is anybody in danger right now?',
    'Quelqu’un est-il en danger maintenant ?',
    '¿Hay alguien en peligro ahora mismo?',
  ),
);
export const SILENCE_FOR_YES = misconception(
  'silence-for-yes',
  say(
    'Taking silence or an old yes for consent',
    'Prendre un silence ou un ancien oui pour un accord',
    'Tomar un silencio o un sí antiguo por consentimiento',
  ),
  say(
    'Did this person say yes freely, to this, and now?',
    'Cette personne a-t-elle dit oui librement, à ceci et maintenant ?',
    '¿Dijo esta persona que sí con libertad, a esto y ahora?',
  ),
);
export const FREE_YES_DOUBTED = misconception(
  'free-yes-doubted',
  say('Overlooking a free and clear yes', 'Ne pas voir un oui libre et clair', 'No ver un sí libre y claro'),
  say(
    'Was there a real choice, and a clear answer?',
    'Y avait-il un vrai choix et une réponse claire ?',
    '¿Hubo una opción real y una respuesta clara?',
  ),
);
export const CARE_TAKES_OVER = misconception(
  'care-takes-over',
  say(
    'Taking over what the other can decide',
    'Décider à la place de l’autre',
    'Decidir lo que puede decidir el otro',
  ),
  say(
    'What can this person choose or do alone?',
    'Que peut choisir ou faire cette personne seule ?',
    '¿Qué puede elegir o hacer sola esta persona?',
  ),
);
export const CARER_FORGOTTEN = misconception(
  'carer-forgotten',
  say(
    'Forgetting that carers need limits and rest',
    'Oublier que l’aidant a besoin de limites et de repos',
    'Olvidar que quien cuida necesita límites y descanso',
  ),
  say(
    'How long could anybody go on like this?',
    'Combien de temps peut-on continuer ainsi ?',
    '¿Cuánto tiempo se puede seguir así?',
  ),
);
