import type { Locale } from '@ori/contracts/locale';
import { addressed, type AlertLetter, type Mailbox } from '@ori/core/messaging/letter-rules';
import type { MailMessage, Words } from '../../../mail/mail.ts';
import { spaced } from '../../../mail/spaced.ts';

interface Facts {
  readonly name: string;
  readonly link: string;
  readonly count: number;
}
type Book = Readonly<Record<AlertLetter, (facts: Facts) => Words>>;

/**
 * No letter repeats what a child wrote: mail is read by others, too. The safeguarding letter names nobody, nor does the
 * one to an address nobody confirmed, where a stranger may read it.
 */
const BOOKS: Readonly<Record<Locale, Book>> = {
  en: {
    alertUrgent: ({ name, link }) => ({
      subject: `Please speak with ${name} now`,
      text: `${name} wrote something to our computer tutor that may mean danger. The tutor showed whom to call, and stopped tutoring.\n\nPlease go to ${name} now, listen, and stay calm. If there is danger to life, call the emergency number.\n\nWhat we can tell you is here. Please confirm there that you have seen it:\n\n${link}`,
    }),
    alertDigest: ({ name, link, count }) => ({
      subject: `${name} may need an ear`,
      text: `Today ${name} wrote to our computer tutor ${count === 1 ? 'once' : `${count} times`} about something heavy. It may be nothing more than a hard day. A quiet moment together helps.\n\nMore is here:\n\n${link}`,
    }),
    alertAgain: ({ name, link }) => ({
      subject: `Nobody has confirmed our message about ${name}`,
      text: `A day ago we wrote that ${name} may be in danger, and nobody has confirmed it yet. Please look now:\n\n${link}\n\nThe person responsible for child protection at this installation has been told as well.`,
    }),
    alertUnnamed: ({ link }) => ({
      subject: 'Something at Ori Academy needs your eyes now',
      text: `Please sign in now and read what waits for you:\n\n${link}\n\nThis letter says no more, because nobody has confirmed yet that this address is yours. If you have no account at Ori Academy, please ignore it: somebody mistyped their own address.`,
    }),
    alertSafeguarding: ({ link }) => ({
      subject: 'A safeguarding alert waits for you',
      text: `A child's message was judged to need you. Its family has not been told of it by us. Open it, follow your child protection procedure, and confirm it there:\n\n${link}`,
    }),
  },
  fr: {
    alertUrgent: ({ name, link }) => ({
      subject: `Parlez maintenant avec ${name}`,
      text: `${name} a écrit à notre tuteur informatique quelque chose qui peut annoncer un danger. Le tuteur a montré qui appeler, puis a cessé de donner des leçons.\n\nAllez voir ${name} maintenant, écoutez, restez calme. En cas de danger de mort, appelez le numéro d’urgence.\n\nCe que nous pouvons vous dire se trouve ici. Confirmez-y que vous l’avez vu :\n\n${link}`,
    }),
    alertDigest: ({ name, link, count }) => ({
      subject: `${name} a peut-être besoin qu’on l’écoute`,
      text: `Aujourd’hui, ${name} a écrit ${count === 1 ? 'une fois' : `${count} fois`} à notre tuteur informatique à propos de quelque chose de lourd. Ce n’est peut-être qu’une journée difficile. Un moment calme ensemble aide.\n\nLa suite est ici :\n\n${link}`,
    }),
    alertAgain: ({ name, link }) => ({
      subject: `Personne n’a confirmé notre message au sujet de ${name}`,
      text: `Il y a un jour, nous avons écrit que ${name} était peut-être en danger, et personne ne l’a encore confirmé. Allez voir maintenant :\n\n${link}\n\nLa personne chargée de la protection des enfants de cette installation est prévenue elle aussi.`,
    }),
    alertUnnamed: ({ link }) => ({
      subject: 'Quelque chose sur Ori Academy demande votre attention maintenant',
      text: `Connectez-vous maintenant et lisez ce qui vous attend :\n\n${link}\n\nCe message n’en dit pas plus, car personne n’a encore confirmé que cette adresse est la vôtre. Si vous n’avez pas de compte sur Ori Academy, ignorez-le : quelqu’un s’est trompé en écrivant sa propre adresse.`,
    }),
    alertSafeguarding: ({ link }) => ({
      subject: 'Une alerte de protection de l’enfance vous attend',
      text: `Le message d’un enfant a été jugé de votre ressort. Nous n’en avons rien dit à sa famille. Ouvrez-le, suivez votre procédure de protection de l’enfance, et confirmez-le ici :\n\n${link}`,
    }),
  },
  es: {
    alertUrgent: ({ name, link }) => ({
      subject: `Hable ahora con ${name}`,
      text: `${name} escribió a nuestro tutor informático algo que puede significar peligro. El tutor mostró a quién llamar y detuvo la lección.\n\nVaya ahora con ${name}, escuche y mantenga la calma. Si hay una vida en peligro, llame al número de emergencias.\n\nLo que podemos decirle está aquí. Confirme ahí que lo ha visto:\n\n${link}`,
    }),
    alertDigest: ({ name, link, count }) => ({
      subject: `Quizá ${name} necesite que alguien le escuche`,
      text: `Hoy ${name} escribió ${count === 1 ? 'una vez' : `${count} veces`} a nuestro tutor informático sobre algo que pesa. Puede que solo sea un día difícil. Un momento tranquilo en compañía ayuda.\n\nAquí hay más:\n\n${link}`,
    }),
    alertAgain: ({ name, link }) => ({
      subject: `Nadie ha confirmado nuestro mensaje sobre ${name}`,
      text: `Hace un día escribimos que ${name} podría estar en peligro, y nadie lo ha confirmado todavía. Mírelo ahora:\n\n${link}\n\nTambién se avisó a la persona responsable de la protección de menores de esta instalación.`,
    }),
    alertUnnamed: ({ link }) => ({
      subject: 'Algo en Ori Academy necesita su atención ahora',
      text: `Inicie sesión ahora y lea lo que le espera:\n\n${link}\n\nEste mensaje no dice más porque nadie ha confirmado todavía que esta dirección es la suya. Si no tiene una cuenta en Ori Academy, ignórelo: alguien escribió mal su propia dirección.`,
    }),
    alertSafeguarding: ({ link }) => ({
      subject: 'Le espera un aviso de protección de menores',
      text: `Se consideró que el mensaje de un menor le corresponde a usted. No hemos dicho nada a su familia. Ábralo, siga su procedimiento de protección de menores y confírmelo ahí:\n\n${link}`,
    }),
  },
};

/** A letter to a grown-up, in their language; to an address nobody confirmed, the one that names nobody. */
export function writeAlertLetter(
  letter: AlertLetter,
  to: Mailbox & { readonly locale: Locale },
  facts: Facts,
): MailMessage {
  const address = addressed(letter, to);
  const { name } = facts;
  const words = BOOKS[to.locale][address.kind](facts);
  return { ...address, ...spaced(words, to.locale, [name]) };
}
