import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** Questions after a hint where nothing is calculated: something is picked, sorted or named. */
export const ASK_WHAT_IT_TELLS: Wordings = {
  small: [
    say('What do you think now?', 'Qu’en penses-tu ?', '¿Qué piensas ahora?'),
    say('What fits that?', 'Qu’est-ce qui va avec ?', '¿Qué encaja con eso?'),
    say('What would you pick?', 'Que choisirais-tu ?', '¿Qué elegirías?'),
  ],
  plain: [
    say('What does that tell you here?', 'Qu’est-ce que cela te dit ici ?', '¿Qué te dice eso aquí?'),
    say('Where do you see that here?', 'Où vois-tu cela ici ?', '¿Dónde ves eso aquí?'),
    say('What can you rule out now?', 'Que peux-tu écarter maintenant ?', '¿Qué puedes descartar ahora?'),
  ],
  full: [
    say('What follows from that here?', 'Que s’ensuit-il ici ?', '¿Qué se sigue de eso aquí?'),
    say(
      'Which possibilities does that rule out?',
      'Quelles possibilités cela exclut-il ?',
      '¿Qué posibilidades descarta eso?',
    ),
    say('How does that apply here?', 'Comment cela s’applique-t-il ici ?', '¿Cómo se aplica eso aquí?'),
  ],
};
export const ASK_GO_ON: Wordings = {
  small: [
    say('What comes next?', 'Et après ?', '¿Y después?'),
    say('What do you do next?', 'Que fais-tu ensuite ?', '¿Qué haces luego?'),
  ],
  plain: [
    say('What comes next?', 'Que vient-il ensuite ?', '¿Qué viene después?'),
    say('How do you go on from here?', 'Comment continues-tu ?', '¿Cómo sigues desde aquí?'),
  ],
  full: [
    say('How would you go on from here?', 'Comment continuerais-tu ?', '¿Cómo seguirías desde aquí?'),
    say('What follows from it?', 'Que s’ensuit-il ?', '¿Qué se sigue de ahí?'),
  ],
};
