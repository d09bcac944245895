import type { Locale } from '@ori/contracts/locale';
import type { OpenLetter } from '@ori/core/messaging/letter-rules';
import type { MailMessage, Words } from '../../mail/mail.ts';
import { spaced } from '../../mail/spaced.ts';

/** What is mailed, and what each letter needs to be told. All of them may go to an address nobody confirmed. */
export interface Letters {
  readonly confirmEmail: { readonly link: string; readonly days: number };
  readonly pinReset: { readonly link: string; readonly minutes: number };
  readonly code: { readonly code: string; readonly minutes: number };
  readonly childCode: { readonly code: string; readonly minutes: number };
  readonly grownUp: { readonly link: string };
  readonly alreadyRegistered: { readonly link: string };
  readonly secretChanged: { readonly link: string };
  readonly emailChanged: { readonly link: string; readonly days: number };
  /** `name` is the kind of browser the passkey was made in, or what the person called it; it may be empty. */
  readonly passkeyAdded: { readonly name: string; readonly link: string };
  readonly passkeyRemoved: { readonly name: string; readonly link: string };
  readonly appAdded: { readonly link: string };
  readonly appRemoved: { readonly link: string };
  readonly recoveryMade: { readonly link: string };
  /** `left`: how many are still good. */
  readonly recoveryUsed: { readonly left: number; readonly link: string };
  /** `when` in the person's own words and clock; `browser` is its kind, which may be empty. */
  readonly newDevice: { readonly when: string; readonly browser: string; readonly link: string };
  readonly deletionScheduled: { readonly days: number; readonly link: string };
}
/** The name of a passkey, or the kind of a browser, behind a word, where there is one. */
const named = (name: string): string => (name === '' ? '' : ` (${name})`);
type Book = { readonly [Letter in keyof Letters]: (facts: Letters[Letter]) => Words };

const en: Book = {
  confirmEmail: ({ link, days }) => ({
    subject: 'Is this your e-mail address?',
    text: `Somebody, hopefully you, gave this address for their account at Ori Academy. If it was you, please say so here within ${days} days:\n\n${link}\n\nUntil then no letter about your family or about anybody you teach comes here; all of it can be read at Ori Academy.\n\nIf it was not you, nothing needs to be done: somebody may have mistyped their own address.`,
  }),
  pinReset: ({ link, minutes }) => ({
    subject: 'Choose a new PIN for Ori Academy',
    text: `Somebody, hopefully you, asked for a new PIN. Choose it here within ${minutes} minutes:\n\n${link}\n\nIf it was not you, nothing needs to be done: the old PIN stays.`,
  }),
  code: ({ code, minutes }) => ({
    subject: `${code} is your code for Ori Academy`,
    text: `Your code is ${code}. It works for ${minutes} minutes, once.\n\nIf you are not signing in just now, somebody knows your PIN: please change it.`,
  }),
  childCode: ({ code, minutes }) => ({
    subject: `${code} lets a child of yours sign in`,
    text: `A child of your family is signing in at Ori Academy on a new device. Because of many wrong tries by others we ask for a code as well: ${code}. It works for ${minutes} minutes, once. Give it to the child, or type it for them.\n\nIf no child of yours is signing in just now, somebody knows the PIN: please give the child a new one.`,
  }),
  grownUp: ({ link }) => ({
    subject: 'A child would like to learn at Ori Academy',
    text: `A child asked us to write to you. Children under 14 get an account from a grown-up: you open yours, then add the child and give your consent. The child told us nothing but your address.\n\n${link}\n\nIf you do not know of this, please ignore this letter. We keep nothing.`,
  }),
  alreadyRegistered: ({ link }) => ({
    subject: 'You already have an account at Ori Academy',
    text: `Somebody gave your e-mail address for another account; it has one already. Sign in, or choose a new PIN, here:\n\n${link}\n\nIf it was not you, nothing needs to be done.`,
  }),
  secretChanged: ({ link }) => ({
    subject: 'Your PIN for Ori Academy was changed',
    text: `The PIN was changed, and all other devices were signed out. If it was not you, choose a new one now:\n\n${link}`,
  }),
  emailChanged: ({ link, days }) => ({
    subject: 'Another e-mail address for your account at Ori Academy',
    text: `Somebody, hopefully you, gave another e-mail address for your account, and showed their PIN, their password or a mailed code. This address counts until the new one is confirmed from there.\n\nIf it was you, nothing needs to be done. If it was not, undo it here within ${days} days: your account keeps this address, everybody is signed out, and you choose a new PIN:\n\n${link}`,
  }),
  passkeyAdded: ({ name, link }) => ({
    subject: 'A new passkey for your account at Ori Academy',
    text: `A passkey was added to your account${named(name)}. From now on it signs you in, without a PIN.\n\nIf it was you, nothing needs to be done. If it was not, remove it here at once, sign out the devices you do not know, and change your PIN:\n\n${link}`,
  }),
  passkeyRemoved: ({ name, link }) => ({
    subject: 'A passkey of your account at Ori Academy was removed',
    text: `A passkey was removed from your account${named(name)}. It no longer signs anybody in.\n\nIf it was you, nothing needs to be done. If it was not, somebody else is signed in to your account: sign out the devices you do not know, and change your PIN:\n\n${link}`,
  }),
  appAdded: ({ link }) => ({
    subject: 'An authenticator app for your account at Ori Academy',
    text: `An authenticator app was added to your account. From now on its code, or a recovery code, can be asked for when you sign in.\n\nIf it was you, nothing needs to be done. If it was not, remove it here at once, sign out the devices you do not know, and change your PIN:\n\n${link}`,
  }),
  appRemoved: ({ link }) => ({
    subject: 'The authenticator app of your account at Ori Academy was removed',
    text: `The authenticator app was removed from your account, and its recovery codes with it.\n\nIf it was you, nothing needs to be done. If it was not, somebody else is signed in to your account: sign out the devices you do not know, and change your PIN:\n\n${link}`,
  }),
  recoveryMade: ({ link }) => ({
    subject: 'New recovery codes for your account at Ori Academy',
    text: `New recovery codes were made for your account. The ones before no longer work.\n\nIf it was you, nothing needs to be done. If it was not, make new ones here at once, sign out the devices you do not know, and change your PIN:\n\n${link}`,
  }),
  recoveryUsed: ({ left, link }) => ({
    subject: 'A recovery code was used for your account at Ori Academy',
    text: `Somebody, hopefully you, used a recovery code of your account in place of the authenticator app. Codes left: ${left}.\n\nIf it was you and few are left, make new ones. If it was not you, make new ones at once, sign out the devices you do not know, and change your PIN:\n\n${link}`,
  }),
  newDevice: ({ when, browser, link }) => ({
    subject: 'A new device signed in to your account at Ori Academy',
    text: `Somebody, hopefully you, signed in to your account on a device we had not seen before${named(browser)}: ${when}.\n\nIf it was you, nothing needs to be done. If it was not, sign that device out here and change your PIN:\n\n${link}`,
  }),
  deletionScheduled: ({ days, link }) => ({
    subject: 'Your account at Ori Academy will be deleted',
    text: `In ${days} days everything will be gone for good. To keep your account, sign in before then:\n\n${link}`,
  }),
};

const fr: Book = {
  confirmEmail: ({ link, days }) => ({
    subject: 'Est-ce bien votre adresse e-mail ?',
    text: `Quelqu’un, sans doute vous, a donné cette adresse pour son compte sur Ori Academy. Si c’était vous, confirmez-le ici dans les ${days} jours :\n\n${link}\n\nD’ici là, aucun message au sujet de votre famille ou des personnes que vous accompagnez n’arrive à cette adresse ; tout reste à lire sur Ori Academy.\n\nSi ce n’était pas vous, il n’y a rien à faire : quelqu’un s’est peut-être trompé en écrivant sa propre adresse.`,
  }),
  pinReset: ({ link, minutes }) => ({
    subject: 'Choisissez un nouveau code PIN pour Ori Academy',
    text: `Quelqu’un, sans doute vous, a demandé un nouveau code PIN. Choisissez-le ici dans les ${minutes} minutes :\n\n${link}\n\nSi ce n’était pas vous, il n’y a rien à faire : l’ancien code reste valable.`,
  }),
  code: ({ code, minutes }) => ({
    subject: `${code} est votre code pour Ori Academy`,
    text: `Votre code est ${code}. Il est valable ${minutes} minutes, une seule fois.\n\nSi vous n’êtes pas en train de vous connecter, quelqu’un connaît votre code PIN : changez-le, s’il vous plaît.`,
  }),
  childCode: ({ code, minutes }) => ({
    subject: `${code} permet à l’un de vos enfants de se connecter`,
    text: `Un enfant de votre famille se connecte à Ori Academy depuis un nouvel appareil. Parce que d’autres ont fait beaucoup d’essais erronés, nous demandons aussi un code : ${code}. Il est valable ${minutes} minutes, une seule fois. Donnez-le à l’enfant ou saisissez-le pour lui.\n\nSi aucun de vos enfants n’est en train de se connecter, quelqu’un connaît son code PIN : donnez-lui-en un nouveau, s’il vous plaît.`,
  }),
  grownUp: ({ link }) => ({
    subject: 'Un enfant aimerait apprendre sur Ori Academy',
    text: `Un enfant nous a demandé de vous écrire. Avant 14 ans, c’est un adulte qui ouvre le compte : vous créez le vôtre, puis vous ajoutez l’enfant et donnez votre accord. L’enfant ne nous a rien dit d’autre que votre adresse.\n\n${link}\n\nSi cela ne vous dit rien, ignorez ce message. Nous ne gardons rien.`,
  }),
  alreadyRegistered: ({ link }) => ({
    subject: 'Vous avez déjà un compte sur Ori Academy',
    text: `Quelqu’un a donné votre adresse e-mail pour un autre compte ; elle en a déjà un. Connectez-vous ou choisissez un nouveau code PIN ici :\n\n${link}\n\nSi ce n’était pas vous, il n’y a rien à faire.`,
  }),
  secretChanged: ({ link }) => ({
    subject: 'Votre code PIN pour Ori Academy a été changé',
    text: `Le code PIN a été changé et tous les autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez-en un nouveau tout de suite :\n\n${link}`,
  }),
  emailChanged: ({ link, days }) => ({
    subject: 'Une autre adresse e-mail pour votre compte sur Ori Academy',
    text: `Quelqu’un, sans doute vous, a donné une autre adresse e-mail pour votre compte, en montrant son code PIN, son mot de passe ou un code reçu par e-mail. Votre adresse actuelle reste valable jusqu’à ce que la nouvelle soit confirmée.\n\nSi c’était vous, il n’y a rien à faire. Sinon, annulez-le ici dans les ${days} jours : votre compte garde cette adresse, tout le monde est déconnecté et vous choisissez un nouveau code PIN :\n\n${link}`,
  }),
  passkeyAdded: ({ name, link }) => ({
    subject: 'Une nouvelle clé d’accès pour votre compte sur Ori Academy',
    text: `Une clé d’accès a été ajoutée à votre compte${named(name)}. Elle permet désormais de se connecter sans code PIN.\n\nSi c’était vous, il n’y a rien à faire. Sinon, supprimez-la tout de suite ici, déconnectez les appareils que vous ne reconnaissez pas et changez votre code PIN :\n\n${link}`,
  }),
  passkeyRemoved: ({ name, link }) => ({
    subject: 'Une clé d’accès de votre compte sur Ori Academy a été supprimée',
    text: `Une clé d’accès a été supprimée de votre compte${named(name)}. Elle ne permet plus à personne de se connecter.\n\nSi c’était vous, il n’y a rien à faire. Sinon, quelqu’un d’autre est connecté à votre compte : déconnectez les appareils que vous ne reconnaissez pas et changez votre code PIN :\n\n${link}`,
  }),
  appAdded: ({ link }) => ({
    subject: 'Une application d’authentification pour votre compte sur Ori Academy',
    text: `Une application d’authentification a été ajoutée à votre compte. Son code, ou un code de secours, peut désormais vous être demandé à la connexion.\n\nSi c’était vous, il n’y a rien à faire. Sinon, supprimez-la tout de suite ici, déconnectez les appareils que vous ne reconnaissez pas et changez votre code PIN :\n\n${link}`,
  }),
  appRemoved: ({ link }) => ({
    subject: 'L’application d’authentification de votre compte sur Ori Academy a été supprimée',
    text: `L’application d’authentification a été supprimée de votre compte, et ses codes de secours avec elle.\n\nSi c’était vous, il n’y a rien à faire. Sinon, quelqu’un d’autre est connecté à votre compte : déconnectez les appareils que vous ne reconnaissez pas et changez votre code PIN :\n\n${link}`,
  }),
  recoveryMade: ({ link }) => ({
    subject: 'De nouveaux codes de secours pour votre compte sur Ori Academy',
    text: `De nouveaux codes de secours ont été créés pour votre compte. Les précédents ne sont plus valables.\n\nSi c’était vous, il n’y a rien à faire. Sinon, créez-en d’autres tout de suite ici, déconnectez les appareils que vous ne reconnaissez pas et changez votre code PIN :\n\n${link}`,
  }),
  recoveryUsed: ({ left, link }) => ({
    subject: 'Un code de secours de votre compte sur Ori Academy a été utilisé',
    text: `Quelqu’un, sans doute vous, a utilisé un code de secours de votre compte à la place de l’application d’authentification. Codes restants : ${left}.\n\nSi c’était vous et qu’il en reste peu, créez-en de nouveaux. Si ce n’était pas vous, créez-en de nouveaux tout de suite, déconnectez les appareils que vous ne reconnaissez pas et changez votre code PIN :\n\n${link}`,
  }),
  newDevice: ({ when, browser, link }) => ({
    subject: 'Un nouvel appareil s’est connecté à votre compte sur Ori Academy',
    text: `Quelqu’un, sans doute vous, s’est connecté à votre compte depuis un appareil que nous ne connaissions pas${named(browser)} : ${when}.\n\nSi c’était vous, il n’y a rien à faire. Sinon, déconnectez cet appareil ici et changez votre code PIN :\n\n${link}`,
  }),
  deletionScheduled: ({ days, link }) => ({
    subject: 'Votre compte sur Ori Academy sera supprimé',
    text: `Dans ${days} jours, tout sera définitivement effacé. Pour garder votre compte, connectez-vous avant :\n\n${link}`,
  }),
};

const es: Book = {
  confirmEmail: ({ link, days }) => ({
    subject: '¿Es este su correo electrónico?',
    text: `Alguien, seguramente usted, dio esta dirección para su cuenta de Ori Academy. Si fue usted, confírmelo aquí en los próximos ${days} días:\n\n${link}\n\nHasta entonces no llega aquí ningún mensaje sobre su familia ni sobre las personas a quienes enseña; todo se puede leer en Ori Academy.\n\nSi no fue usted, no hace falta hacer nada: quizá alguien escribió mal su propia dirección.`,
  }),
  pinReset: ({ link, minutes }) => ({
    subject: 'Elija un nuevo PIN para Ori Academy',
    text: `Alguien, seguramente usted, pidió un nuevo PIN. Elíjalo aquí en los próximos ${minutes} minutos:\n\n${link}\n\nSi no fue usted, no hace falta hacer nada: el PIN anterior sigue valiendo.`,
  }),
  code: ({ code, minutes }) => ({
    subject: `${code} es su código para Ori Academy`,
    text: `Su código es ${code}. Vale durante ${minutes} minutos y una sola vez.\n\nSi no está iniciando sesión en este momento, alguien conoce su PIN: cámbielo, por favor.`,
  }),
  childCode: ({ code, minutes }) => ({
    subject: `${code} permite que entre una persona menor de su familia`,
    text: `Una persona menor de su familia está iniciando sesión en Ori Academy en un dispositivo nuevo. Como otros han hecho muchos intentos equivocados, pedimos además un código: ${code}. Vale durante ${minutes} minutos y una sola vez. Dele el código o escríbalo por ella.\n\nSi nadie de su familia está iniciando sesión en este momento, alguien conoce el PIN: póngale uno nuevo, por favor.`,
  }),
  grownUp: ({ link }) => ({
    subject: 'A un niño o una niña le gustaría aprender en Ori Academy',
    text: `Alguien menor de 14 años nos pidió que le escribiéramos. A esa edad la cuenta la abre una persona adulta: usted crea la suya, luego añade al niño o a la niña y da su consentimiento. Solo nos dio la dirección de usted.\n\n${link}\n\nSi no sabe de qué se trata, ignore este mensaje. No guardamos nada.`,
  }),
  alreadyRegistered: ({ link }) => ({
    subject: 'Usted ya tiene una cuenta en Ori Academy',
    text: `Alguien dio su correo electrónico para otra cuenta, y ya tiene una. Inicie sesión o elija un nuevo PIN aquí:\n\n${link}\n\nSi no fue usted, no hace falta hacer nada.`,
  }),
  secretChanged: ({ link }) => ({
    subject: 'Se cambió su PIN de Ori Academy',
    text: `Se cambió el PIN y se cerró la sesión en todos los demás dispositivos. Si no fue usted, elija uno nuevo ahora:\n\n${link}`,
  }),
  emailChanged: ({ link, days }) => ({
    subject: 'Otro correo electrónico para su cuenta de Ori Academy',
    text: `Alguien, seguramente usted, dio otro correo electrónico para su cuenta y mostró su PIN, su contraseña o un código recibido por correo. Esta dirección vale hasta que se confirme la nueva desde allí.\n\nSi fue usted, no hace falta hacer nada. Si no, deshágalo aquí en los próximos ${days} días: su cuenta conserva esta dirección, se cierra la sesión en todos los dispositivos y usted elige un nuevo PIN:\n\n${link}`,
  }),
  passkeyAdded: ({ name, link }) => ({
    subject: 'Una nueva llave de acceso para su cuenta de Ori Academy',
    text: `Se añadió una llave de acceso a su cuenta${named(name)}. Desde ahora permite iniciar sesión sin PIN.\n\nSi fue usted, no hace falta hacer nada. Si no, elimínela aquí enseguida, cierre la sesión en los dispositivos que no conozca y cambie su PIN:\n\n${link}`,
  }),
  passkeyRemoved: ({ name, link }) => ({
    subject: 'Se eliminó una llave de acceso de su cuenta de Ori Academy',
    text: `Se eliminó una llave de acceso de su cuenta${named(name)}. Ya nadie puede iniciar sesión con ella.\n\nSi fue usted, no hace falta hacer nada. Si no, otra persona tiene abierta su cuenta: cierre la sesión en los dispositivos que no conozca y cambie su PIN:\n\n${link}`,
  }),
  appAdded: ({ link }) => ({
    subject: 'Una aplicación de autenticación para su cuenta de Ori Academy',
    text: `Se añadió una aplicación de autenticación a su cuenta. Desde ahora se le puede pedir su código, o un código de recuperación, al iniciar sesión.\n\nSi fue usted, no hace falta hacer nada. Si no, elimínela aquí enseguida, cierre la sesión en los dispositivos que no conozca y cambie su PIN:\n\n${link}`,
  }),
  appRemoved: ({ link }) => ({
    subject: 'Se eliminó la aplicación de autenticación de su cuenta de Ori Academy',
    text: `Se eliminó la aplicación de autenticación de su cuenta, y con ella sus códigos de recuperación.\n\nSi fue usted, no hace falta hacer nada. Si no, otra persona tiene abierta su cuenta: cierre la sesión en los dispositivos que no conozca y cambie su PIN:\n\n${link}`,
  }),
  recoveryMade: ({ link }) => ({
    subject: 'Nuevos códigos de recuperación para su cuenta de Ori Academy',
    text: `Se crearon nuevos códigos de recuperación para su cuenta. Los anteriores ya no valen.\n\nSi fue usted, no hace falta hacer nada. Si no, cree otros aquí enseguida, cierre la sesión en los dispositivos que no conozca y cambie su PIN:\n\n${link}`,
  }),
  recoveryUsed: ({ left, link }) => ({
    subject: 'Se usó un código de recuperación de su cuenta de Ori Academy',
    text: `Alguien, seguramente usted, usó un código de recuperación de su cuenta en lugar de la aplicación de autenticación. Códigos que quedan: ${left}.\n\nSi fue usted y quedan pocos, cree otros nuevos. Si no fue usted, créelos enseguida, cierre la sesión en los dispositivos que no conozca y cambie su PIN:\n\n${link}`,
  }),
  newDevice: ({ when, browser, link }) => ({
    subject: 'Un dispositivo nuevo inició sesión en su cuenta de Ori Academy',
    text: `Alguien, seguramente usted, inició sesión en su cuenta desde un dispositivo que no conocíamos${named(browser)}: ${when}.\n\nSi fue usted, no hace falta hacer nada. Si no, cierre aquí la sesión en ese dispositivo y cambie su PIN:\n\n${link}`,
  }),
  deletionScheduled: ({ days, link }) => ({
    subject: 'Su cuenta de Ori Academy se eliminará',
    text: `Dentro de ${days} días todo se borrará para siempre. Para conservar su cuenta, inicie sesión antes:\n\n${link}`,
  }),
};

const BOOKS: Readonly<Record<Locale, Book>> = { en, fr, es };

const MINUTE_MS = 60_000;

/** A letter is worth nothing once its code, its link or its notice is past its time. */
function goodFor(facts: Letters[keyof Letters]): { goodForMs?: number } {
  if ('minutes' in facts) return { goodForMs: facts.minutes * MINUTE_MS };
  return 'days' in facts ? { goodForMs: facts.days * 24 * 60 * MINUTE_MS } : {};
}

/** A letter in somebody's language, ready to be sent. */
export function writeLetter<Letter extends keyof Letters & OpenLetter>(
  kind: Letter,
  locale: Locale,
  to: string,
  facts: Letters[Letter],
): MailMessage {
  return { kind, to, ...spaced(BOOKS[locale][kind](facts), locale), ...goodFor(facts) };
}
