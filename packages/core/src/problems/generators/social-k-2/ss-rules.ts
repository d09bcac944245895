import { askPairBank, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { RULE_DOES_NOT_FIT } from '../../misconceptions/society.ts';
import { say } from '../../say.ts';
import { known } from '../social-6-8/terms.ts';

const RULES: PairBank = {
  pairs: [
    known(
      say('You cross a street.', 'Tu traverses la rue.', 'Cruzas la calle.'),
      say('Look both ways', 'Regarder des deux côtés', 'Mirar a los dos lados'),
      say('Cars may come from both sides.', 'Une voiture peut venir.', 'Puede venir un auto.'),
    ),
    known(
      say(
        'Two children want one swing.',
        'Deux enfants veulent une balançoire.',
        'Dos niños quieren un columpio.',
      ),
      say('Take turns', 'Chacun son tour', 'Por turnos'),
      say('So both can swing.', 'Ainsi les deux jouent.', 'Así juegan los dos.'),
      ['Stand in line'],
    ),
    known(
      say('Someone tells a story.', 'Quelqu’un raconte une histoire.', 'Alguien cuenta un cuento.'),
      say('Listen', 'Écouter', 'Escuchar'),
      say('Then all can hear it.', 'Alors tous entendent.', 'Así todos oyen.'),
    ),
    known(
      say('You are done with paint.', 'Tu as fini de peindre.', 'Terminaste de pintar.'),
      say('Clean up', 'Ranger', 'Recoger'),
      say('The next child needs it.', 'Un autre en a besoin.', 'Otro lo necesita.'),
    ),
    known(
      say('It is time to eat.', 'C’est l’heure de manger.', 'Es hora de comer.'),
      say('Wash your hands', 'Se laver les mains', 'Lavarse las manos'),
      say('Clean hands are safer.', 'Des mains propres, c’est mieux.', 'Manos limpias, mejor.'),
    ),
    known(
      say('You ride in a car.', 'Tu es en voiture.', 'Vas en auto.'),
      say('Put on your belt', 'Mettre la ceinture', 'Ponerse el cinturón'),
      say('It holds you in your seat.', 'Elle te tient.', 'Te sujeta.'),
    ),
    known(
      say('You borrow a friend’s book.', 'Tu empruntes un livre.', 'Te prestan un libro.'),
      say('Give it back', 'Le rendre', 'Devolverlo'),
      say('It belongs to the friend.', 'Il est à ton ami.', 'Es de tu amigo.'),
    ),
    known(
      say('You bump into someone.', 'Tu bouscules quelqu’un.', 'Chocas con alguien.'),
      say('Say sorry', 'Demander pardon', 'Pedir perdón'),
      say('It shows that you care.', 'Cela fait du bien.', 'Muestra que te importa.'),
    ),
    known(
      say('You have to cough.', 'Tu dois tousser.', 'Tienes que toser.'),
      say('Cough into your elbow', 'Tousser dans son coude', 'Toser en el codo'),
      say('So fewer germs fly about.', 'Moins de microbes s’envolent.', 'Así vuelan menos gérmenes.'),
    ),
    known(
      say('A baby is asleep.', 'Un bébé dort.', 'Un bebé duerme.'),
      say('Walk on tiptoe', 'Marcher sur la pointe des pieds', 'Andar de puntillas'),
      say(
        'A loud noise would wake it.',
        'Un grand bruit le réveillerait.',
        'Un ruido fuerte lo despertaría.',
      ),
    ),
    known(
      say('You find a lost glove.', 'Tu trouves un gant perdu.', 'Encuentras un guante perdido.'),
      say('Ask whose it is', 'Demander à qui il est', 'Preguntar de quién es'),
      say('Someone is looking for it.', 'Quelqu’un le cherche.', 'Alguien lo busca.'),
      ['Give it back'],
    ),
    known(
      say('Many wait at the slide.', 'Beaucoup attendent au toboggan.', 'Muchos esperan en el tobogán.'),
      say('Stand in line', 'Faire la queue', 'Hacer fila'),
      say('First come, first down.', 'Le premier venu glisse d’abord.', 'Quien llega primero baja primero.'),
      ['Take turns'],
    ),
  ],
  mixedUp: RULE_DOES_NOT_FIT,
  askRight: say('{left} Which rule helps?', '{left} Quelle règle aide ?', '{left} ¿Qué regla ayuda?'),
  askLeft: say(
    'When does this rule help? {right}.',
    'Quand cette règle aide-t-elle ? {right}.',
    '¿Cuándo ayuda esta regla? {right}.',
  ),
  askMatch: say(
    'Match each time with its rule.',
    'Associe chaque moment à sa règle.',
    'Une cada momento con su regla.',
  ),
  nudge: say('Whom should the rule help?', 'Qui la règle aide-t-elle ?', '¿A quién ayuda la regla?'),
  rule: [
    say('Picture what could go wrong.', 'Imagine ce qui peut mal aller.', 'Imagina qué puede salir mal.'),
    say('A good rule stops that.', 'Une bonne règle l’évite.', 'Una buena regla lo evita.'),
  ],
};

/** Rules and whom they help (C3 D2.Civ.8.K-2). */
export const ssRules = generator('ss-rules', (random, difficulty) => askPairBank(RULES, random, difficulty));
