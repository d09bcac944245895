import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const KEEPS_IT_ALONE = misconception(
  'keeps-it-alone',
  say('Keeps a worry to oneself', 'Garde un souci pour soi', 'Se guarda una preocupación'),
  say(
    'Which grown-up you trust could know?',
    'Quel adulte de confiance peut savoir ?',
    '¿Qué adulto de confianza puede saberlo?',
  ),
);
export const FEELING_MIXED_UP = misconception(
  'feeling-mixed-up',
  say('Takes one feeling for another', 'Prend une émotion pour une autre', 'Confunde una emoción con otra'),
  say(
    'What do face and body show?',
    'Que montrent le visage et le corps ?',
    '¿Qué muestran la cara y el cuerpo?',
  ),
);
export const ACTS_IN_ANGER = misconception(
  'acts-in-anger',
  say('Acts before calming down', 'Agit avant de se calmer', 'Actúa antes de calmarse'),
  say('What happens right after that?', 'Que se passe-t-il juste après ?', '¿Qué pasa justo después?'),
);
export const WINNING_OVER_REPAIR = misconception(
  'winning-over-repair',
  say(
    'Wants to win instead of to repair',
    'Veut gagner au lieu de réparer',
    'Quiere ganar en vez de reparar',
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
    'Takes private things for harmless',
    'Croit sans risque ce qui est privé',
    'Cree inofensivo lo privado',
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
    'Takes harmless things for private',
    'Croit privé ce qui est sans risque',
    'Cree privado lo inofensivo',
  ),
  say(
    'Could anybody find or harm you with it?',
    'Quelqu’un pourrait-il te trouver ou te nuire avec cela ?',
    '¿Podría alguien encontrarte o dañarte con eso?',
  ),
);
export const LOOKS_TAKEN_FOR_PROOF = misconception(
  'looks-taken-for-proof',
  say('Takes good looks for proof', 'Prend l’apparence pour une preuve', 'Toma la apariencia por prueba'),
  say(
    'Who says so, and what do others say about them?',
    'Qui le dit, et qu’en disent les autres ?',
    '¿Quién lo dice y qué dicen otros de esa fuente?',
  ),
);
export const WAITS_TOO_LONG = misconception(
  'waits-too-long',
  say('Waits where help is needed now', 'Attend quand l’aide presse', 'Espera cuando la ayuda urge'),
  say(
    'Could somebody be in danger while you wait?',
    'Quelqu’un est-il en danger pendant que tu attends ?',
    '¿Hay alguien en peligro mientras se espera?',
  ),
);
export const CALLS_FOR_EVERYTHING = misconception(
  'calls-for-everything',
  say(
    'Calls the emergency number for what can wait',
    'Appelle les secours pour ce qui peut attendre',
    'Llama a emergencias por algo que puede esperar',
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
    'Takes silence or an old yes for consent',
    'Prend un silence ou un ancien oui pour un accord',
    'Toma un silencio o un sí antiguo por consentimiento',
  ),
  say(
    'Did this person say yes freely, to this, and now?',
    'Cette personne a-t-elle dit oui librement, à ceci et maintenant ?',
    '¿Dijo esta persona que sí con libertad, a esto y ahora?',
  ),
);
export const FREE_YES_DOUBTED = misconception(
  'free-yes-doubted',
  say('Overlooks a free and clear yes', 'Ne voit pas un oui libre et clair', 'No ve un sí libre y claro'),
  say(
    'Was there a real choice, and a clear answer?',
    'Y avait-il un vrai choix et une réponse claire ?',
    '¿Hubo una opción real y una respuesta clara?',
  ),
);
export const CARE_TAKES_OVER = misconception(
  'care-takes-over',
  say(
    'Takes over what the other can decide',
    'Décide à la place de l’autre',
    'Decide lo que puede decidir el otro',
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
    'Forgets that carers need limits and rest',
    'Oublie que l’aidant a besoin de limites et de repos',
    'Olvida que quien cuida necesita límites y descanso',
  ),
  say(
    'How long could anybody go on like this?',
    'Combien de temps peut-on continuer ainsi ?',
    '¿Cuánto tiempo se puede seguir así?',
  ),
);
