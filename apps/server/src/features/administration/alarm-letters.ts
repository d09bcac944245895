import type { AlarmKind } from '@ori/contracts/administration-names';
import type { Locale } from '@ori/contracts/locale';
import type { Alarm } from '@ori/core/administration/alarms';
import type { MailMessage, Words } from '../../mail/mail.ts';
import { spaced } from '../../mail/spaced.ts';

/** The numbers behind an alarm, as its language writes them. */
interface Told {
  number(name: string): string;
  gigabytes(name: string): string;
  /** A moment in universal time, or what is said where there is none. */
  moment(name: string, none: string): string;
}
type Book = Readonly<Record<AlarmKind, (told: Told) => Words>>;

const EN: Book = {
  guessing: ({ number }) => ({
    subject: 'PINs and passwords are being guessed',
    text: `In the last day there were ${number('failures')} wrong tries from ${number('networks')} networks. Known devices and right PINs still get in. If it goes on, block the networks in front of the server.`,
  }),
  disk: ({ gigabytes }) => ({
    subject: 'The disk is almost full',
    text: `${gigabytes('free')} of ${gigabytes('all')} are free where the data is. On a full disk nothing families do can be saved. Please make room, or give the server a larger disk.`,
  }),
  errors: ({ number }) => ({
    subject: 'Many requests end with an error',
    text: `In the last hour ${number('faulty')} of ${number('answered')} requests ended with an error of the server’s own. Its log tells which.`,
  }),
  queue: ({ number }) => ({
    subject: 'Letters and jobs wait too long',
    text: `The oldest job that is due has waited for ${number('minutes')} minutes. Letters are late, too. Please look at the server’s log, and start it anew if it does not work on the queue.`,
  }),
  backup: ({ number, moment }) => ({
    subject: 'The backup is late',
    text: `A backup should be made every ${number('everyHours')} hours. The last good one: ${moment('lastAt', 'none yet')}. The server’s log tells why the next one failed.`,
  }),
};
const FR: Book = {
  guessing: ({ number }) => ({
    subject: 'On essaie de deviner des codes PIN et des mots de passe',
    text: `Essais erronés depuis un jour : ${number('failures')}, venus de ${number('networks')} réseaux. Les appareils connus et les codes justes entrent toujours. Si cela continue, bloquez ces réseaux devant le serveur.`,
  }),
  disk: ({ gigabytes }) => ({
    subject: 'Le disque est presque plein',
    text: `Il reste ${gigabytes('free')} sur ${gigabytes('all')} là où sont les données. Sur un disque plein, plus rien de ce que font les familles ne peut être enregistré. Faites de la place ou donnez un disque plus grand au serveur.`,
  }),
  errors: ({ number }) => ({
    subject: 'Beaucoup de requêtes finissent en erreur',
    text: `Depuis une heure, ${number('faulty')} requêtes sur ${number('answered')} ont fini par une erreur du serveur. Son journal dit lesquelles.`,
  }),
  queue: ({ number }) => ({
    subject: 'Les e-mails et les tâches attendent trop longtemps',
    text: `La plus ancienne tâche à faire attend depuis ${number('minutes')} minutes. Les e-mails sont en retard eux aussi. Consultez le journal du serveur et redémarrez-le s’il ne traite plus la file.`,
  }),
  backup: ({ number, moment }) => ({
    subject: 'La sauvegarde est en retard',
    text: `Une sauvegarde devrait être faite toutes les ${number('everyHours')} heures. La dernière réussie : ${moment('lastAt', 'aucune pour l’instant')}. Le journal du serveur dit pourquoi la suivante a échoué.`,
  }),
};
const ES: Book = {
  guessing: ({ number }) => ({
    subject: 'Alguien intenta adivinar PIN y contraseñas',
    text: `Intentos equivocados en el último día: ${number('failures')}, desde ${number('networks')} redes. Los dispositivos conocidos y los PIN correctos siguen entrando. Si continúa, bloquee esas redes delante del servidor.`,
  }),
  disk: ({ gigabytes }) => ({
    subject: 'El disco está casi lleno',
    text: `Quedan libres ${gigabytes('free')} de ${gigabytes('all')} donde están los datos. Con el disco lleno no se puede guardar nada de lo que hacen las familias. Libere espacio o ponga un disco más grande en el servidor.`,
  }),
  errors: ({ number }) => ({
    subject: 'Muchas solicitudes terminan en error',
    text: `En la última hora, ${number('faulty')} de ${number('answered')} solicitudes terminaron con un error del propio servidor. Su registro dice cuáles.`,
  }),
  queue: ({ number }) => ({
    subject: 'Los correos y las tareas esperan demasiado',
    text: `La tarea pendiente más antigua espera desde hace ${number('minutes')} minutos. Los correos también se retrasan. Revise el registro del servidor y reinícielo si no atiende la cola.`,
  }),
  backup: ({ number, moment }) => ({
    subject: 'La copia de seguridad se retrasa',
    text: `Debería hacerse una copia de seguridad cada ${number('everyHours')} horas. La última correcta: ${moment('lastAt', 'ninguna todavía')}. El registro del servidor dice por qué falló la siguiente.`,
  }),
};
const BOOKS: Readonly<Record<Locale, Book>> = { en: EN, fr: FR, es: ES };
const ENDINGS: Readonly<Record<Locale, (link: string) => string>> = {
  en: (link) =>
    `More is in the administration:\n\n${link}\n\nWhile the cause stands we write once a day; once it is over, the notice goes by itself.`,
  fr: (link) =>
    `La suite est dans l’administration :\n\n${link}\n\nTant que la cause dure, nous écrivons une fois par jour ; quand elle a disparu, l’alerte s’efface d’elle-même.`,
  es: (link) =>
    `Encontrará más en la administración:\n\n${link}\n\nMientras dure la causa escribimos una vez al día; cuando termina, el aviso desaparece solo.`,
};

const GIB = 1024 ** 3;

function toldIn(locale: Locale, figures: Alarm['figures']): Told {
  const valueOf = (name: string): number => figures[name] ?? 0;
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    number: (name) => new Intl.NumberFormat(locale).format(valueOf(name)),
    gigabytes: (name) => size.format(valueOf(name) / GIB),
    moment: (name, none) =>
      typeof figures[name] === 'number' ? `${when.format(figures[name])} (UTC)` : none,
  };
}

/** Tells who runs the installation of an alarm, in their language. It names nobody. */
export function writeAlarmLetter(
  { email: to, locale }: { readonly email: string; readonly locale: Locale },
  { kind, figures }: Alarm,
  link: string,
): MailMessage {
  const { subject, text } = BOOKS[locale][kind](toldIn(locale, figures));
  const words = { subject: `Ori Academy: ${subject}`, text: `${text}\n\n${ENDINGS[locale](link)}` };
  return { kind: 'alarm', to, ...spaced(words, locale) };
}
