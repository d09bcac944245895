import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const ALL_METALS_MAGNETIC = misconception(
  'all-metals-magnetic',
  say(
    'Thinking that a magnet pulls every metal',
    'Croire qu’un aimant attire tous les métaux',
    'Creer que un imán atrae todos los metales',
  ),
  say(
    'Which metal is it, and is there iron in it?',
    'Quel métal est-ce, et contient-il du fer ?',
    '¿Qué metal es, y tiene hierro?',
  ),
);
export const IRON_NOT_SEEN = misconception(
  'iron-not-seen',
  say(
    'Not seeing the iron in steel and other alloys',
    'Ne pas voir le fer dans l’acier et d’autres alliages',
    'No ver el hierro en el acero y otras aleaciones',
  ),
  say(
    'Is there iron in it? Think of what steel is made of.',
    'Contient-il du fer ? Pense à ce dont l’acier est fait.',
    '¿Tiene hierro? Piensa de qué está hecho el acero.',
  ),
);
export const MAGNET_PULLS_ANYTHING = misconception(
  'magnet-pulls-anything',
  say(
    'Thinking that a magnet pulls things of any material',
    'Croire qu’un aimant attire les objets de toute matière',
    'Creer que un imán atrae objetos de cualquier material',
  ),
  say(
    'What is it made of? Is there any metal in it?',
    'De quoi est-ce fait ? Y a-t-il du métal dedans ?',
    '¿De qué está hecho? ¿Tiene algo de metal?',
  ),
);
