import type { LocalisedText } from '@ori/contracts/locale';
import { askPairBank, type Pair, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { WRONG_OFFICE } from '../../misconceptions/society.ts';
import { say } from '../../say.ts';

const way = (
  aim: LocalisedText,
  path: LocalisedText,
  why: LocalisedText,
  alsoFits: readonly string[] = [],
): Pair => ({ left: { text: aim }, right: { text: path }, why, alsoFits });

const WAYS: PairBank = {
  pairs: [
    way(
      say(
        'You want a safer crossing in your own street.',
        'Vous voulez un passage plus sûr dans votre rue.',
        'Quiere un cruce más seguro en su calle.',
      ),
      say(
        'Speak at a meeting of the town council',
        'Prendre la parole au conseil municipal',
        'Hablar en una sesión del concejo municipal',
      ),
      say(
        'Local streets are decided locally.',
        'Les rues locales se décident localement.',
        'Las calles locales se deciden localmente.',
      ),
      ['Start a petition', 'Write to your member of parliament'],
    ),
    way(
      say(
        'You want to help decide who will govern.',
        'Vous voulez participer au choix de ceux qui gouverneront.',
        'Quiere participar en decidir quién gobernará.',
      ),
      say('Vote in the election', 'Voter aux élections', 'Votar en las elecciones'),
      say(
        'Elections fill the seats of power.',
        'Les élections attribuent les sièges.',
        'Las elecciones reparten los cargos.',
      ),
    ),
    way(
      say(
        'You and your landlord disagree about what the law says.',
        'Votre propriétaire et vous n’êtes pas d’accord sur ce que dit la loi.',
        'Usted y su casero no coinciden en lo que dice la ley.',
      ),
      say(
        'Bring the case before a court',
        'Porter l’affaire devant un tribunal',
        'Llevar el caso ante un tribunal',
      ),
      say(
        'Only a court can decide with force of law between two parties.',
        'Seul un tribunal tranche entre deux parties avec force de loi.',
        'Solo un tribunal decide entre dos partes con fuerza de ley.',
      ),
      ['Ask a mediator to help both sides talk'],
    ),
    way(
      say(
        'You want to show how many people share one demand.',
        'Vous voulez montrer combien de gens partagent une demande.',
        'Quiere mostrar cuántas personas comparten una petición.',
      ),
      say('Start a petition', 'Lancer une pétition', 'Iniciar una recogida de firmas'),
      say('Signatures can be counted.', 'Les signatures se comptent.', 'Las firmas se pueden contar.'),
    ),
    way(
      say(
        'You want to know how the town spent its money.',
        'Vous voulez savoir comment la ville a dépensé son argent.',
        'Quiere saber en qué gastó el dinero la ciudad.',
      ),
      say(
        'Ask to see the public accounts',
        'Demander à voir les comptes publics',
        'Pedir ver las cuentas públicas',
      ),
      say(
        'Accounts show sums, not opinions.',
        'Les comptes montrent des sommes, pas des avis.',
        'Las cuentas muestran sumas, no opiniones.',
      ),
    ),
    way(
      say(
        'Two neighbors quarrel over noise and both want peace.',
        'Deux voisins se disputent pour du bruit et veulent la paix.',
        'Dos vecinos discuten por el ruido y quieren paz.',
      ),
      say(
        'Ask a mediator to help both sides talk',
        'Demander à un médiateur d’aider les deux à parler',
        'Pedir a un mediador que ayude a dialogar',
      ),
      say(
        'Where both wish to agree, nobody has to win.',
        'Quand les deux veulent s’entendre, personne n’a à gagner.',
        'Si ambos quieren entenderse, nadie tiene que ganar.',
      ),
      ['Bring the case before a court', 'Speak at a meeting of the town council'],
    ),
    way(
      say(
        'You and your colleagues want to negotiate wages together.',
        'Vos collègues et vous voulez négocier les salaires ensemble.',
        'Usted y sus colegas quieren negociar juntos los salarios.',
      ),
      say('Join a trade union', 'Adhérer à un syndicat', 'Afiliarse a un sindicato'),
      say(
        'Unions bargain for many at once.',
        'Un syndicat négocie pour beaucoup à la fois.',
        'Un sindicato negocia por muchos a la vez.',
      ),
    ),
    way(
      say(
        'A national law is being debated and you have a view.',
        'Une loi nationale est en débat et vous avez un avis.',
        'Se debate una ley nacional y usted tiene una opinión.',
      ),
      say(
        'Write to your member of parliament',
        'Écrire à votre député ou députée',
        'Escribir a su diputada o diputado',
      ),
      say(
        'Members of parliament vote on national laws.',
        'Les parlementaires votent les lois nationales.',
        'El parlamento vota las leyes nacionales.',
      ),
      ['Start a petition'],
    ),
    way(
      say(
        'An official asks you for money under the table.',
        'Un agent public vous demande de l’argent en cachette.',
        'Un funcionario le pide dinero a escondidas.',
      ),
      say(
        'Report it to the anti-corruption office',
        'Le signaler à l’office anticorruption',
        'Denunciarlo ante la oficina anticorrupción',
      ),
      say(
        'A body outside the office must look into it.',
        'Un organe extérieur au service doit enquêter.',
        'Debe investigarlo un órgano ajeno a la oficina.',
      ),
    ),
    way(
      say(
        'You want to give two hours a week to the local library.',
        'Vous voulez donner deux heures par semaine à la bibliothèque.',
        'Quiere dedicar dos horas por semana a la biblioteca.',
      ),
      say('Volunteer', 'Devenir bénévole', 'Hacerse voluntaria o voluntario'),
      say(
        'Giving time needs no office.',
        'Donner du temps ne demande aucun mandat.',
        'Dar tiempo no exige cargo alguno.',
      ),
    ),
    way(
      say(
        'You are called to help decide whether an accused person is guilty.',
        'On vous appelle pour dire si une personne accusée est coupable.',
        'Le llaman para ayudar a decidir si una persona acusada es culpable.',
      ),
      say('Serve on a jury', 'Être juré ou jurée', 'Formar parte de un jurado'),
      say(
        'A jury is made up of citizens.',
        'Un jury est fait de citoyens.',
        'Un jurado lo forman ciudadanos.',
      ),
    ),
    way(
      say(
        'You want to understand a contract before you sign it.',
        'Vous voulez comprendre un contrat avant de le signer.',
        'Quiere entender un contrato antes de firmarlo.',
      ),
      say(
        'Go to a legal advice center',
        'Aller dans un point d’accès au droit',
        'Acudir a una oficina de orientación jurídica',
      ),
      say(
        'Advice explains the law; it decides nothing.',
        'Un conseil explique le droit ; il ne tranche rien.',
        'Una orientación explica la ley; no decide nada.',
      ),
      ['Bring the case before a court', 'Join a trade union'],
    ),
  ],
  askRight: say(
    '{left} Which way fits best?',
    '{left} Quelle voie convient le mieux ?',
    '{left} ¿Qué vía es la más adecuada?',
  ),
  askLeft: say(
    'When does this way fit best? “{right}”',
    'Quand cette voie convient-elle le mieux ? « {right} »',
    '¿Cuándo es esta vía la más adecuada? «{right}»',
  ),
  askMatch: say(
    'Match each aim with the way that fits best.',
    'Associez chaque but à la voie qui convient le mieux.',
    'Una cada fin con la vía más adecuada.',
  ),
  mixedUp: WRONG_OFFICE,
  nudge: say(
    'Who can decide exactly this?',
    'Qui peut décider exactement cela ?',
    '¿Quién puede decidir justo esto?',
  ),
  rule: [
    say(
      'Name the decision, then name who takes it.',
      'Nommez la décision, puis qui la prend.',
      'Nombre la decisión y luego quién la toma.',
    ),
    say(
      'Effort counts where the power to decide lies.',
      'L’effort compte là où se trouve le pouvoir de décider.',
      'El esfuerzo vale donde está el poder de decidir.',
    ),
  ],
};

/** Which way of taking part fits which aim. */
export const ssCivic = generator('ss-civic', (random, difficulty) => askPairBank(WAYS, random, difficulty));
