import { say } from '../../../problems/say.ts';
import { alike, type Wordings } from '../register.ts';

/** For grown learners, who have neither parent nor teacher to be sent to. */
export const NO_GROUND_GROWN: Wordings = alike([
  say(
    'I have no lesson on that, and I don’t state what I can’t check. Put it in other words, or look in a book or with somebody who knows the subject.',
    'Je n’ai pas de leçon là-dessus, et je n’affirme pas ce que je ne peux vérifier. Dis-le autrement, ou cherche dans un livre ou auprès d’une personne qui s’y connaît.',
    'No tengo una lección sobre eso y no afirmo lo que no puedo comprobar. Dilo de otra forma, o búscalo en un libro o con alguien que conozca el tema.',
  ),
  say(
    'That lies beyond what I can verify. A book or somebody who knows the subject is the better place; bring me the math in it, if there is any.',
    'Cela dépasse ce que je peux vérifier. Mieux vaut un livre ou une personne qui s’y connaît ; apporte-moi la partie mathématique, s’il y en a une.',
    'Eso está más allá de lo que puedo verificar. Mejor un libro o alguien que conozca el tema; tráeme la parte de matemáticas, si la hay.',
  ),
]);

export const HUMAN_HELP_GROWN: Wordings = alike([
  say(
    'A person is the better choice for that. For the subject, ask somebody who knows it; for this site, write to us from the help page.',
    'Pour cela, mieux vaut une personne. Pour la matière, demande à quelqu’un qui s’y connaît ; pour ce site, écris-nous depuis la page d’aide.',
    'Para eso es mejor una persona. Sobre la materia, pregunta a alguien que la conozca; sobre este sitio, escríbenos desde la página de ayuda.',
  ),
]);
