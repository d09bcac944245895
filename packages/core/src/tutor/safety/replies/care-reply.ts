import type { LocalisedText, Locale } from '@ori/contracts/locale';
import type { Helpline } from '@ori/contracts/tutor-care';
import type { TutorTier } from '@ori/contracts/tutor-names';
import { colon } from '../../../words/colon.ts';
import { frenchSpaces } from '../../../words/french-spaces.ts';
import type { CareCategory } from '../triage-rule.ts';
import { GROWN_TEXTS } from './grown-texts.ts';
import { bandOf, type BandedText, type ReplyBand } from './reply-texts.ts';
import { SOFT_TEXTS } from './soft-texts.ts';
import { URGENT_TEXTS } from './urgent-texts.ts';

const TEXTS: Readonly<Record<CareCategory, BandedText>> = { ...URGENT_TEXTS, ...SOFT_TEXTS };

const CALL: Readonly<Record<ReplyBand, LocalisedText>> = {
  young: {
    en: 'You can call, with a grown-up or alone:',
    fr: 'Tu peux appeler, avec ou sans adulte :',
    es: 'Puedes llamar, con un adulto o a solas:',
  },
  child: {
    en: 'These people listen, and you may call by yourself:',
    fr: 'Ces personnes écoutent, et tu peux appeler par toi-même :',
    es: 'Estas personas escuchan, y puedes llamar por tu cuenta:',
  },
  older: {
    en: 'People who listen now:',
    fr: 'Des personnes qui t’écoutent maintenant :',
    es: 'Personas que escuchan ahora:',
  },
};
const IN_DANGER: LocalisedText = {
  en: 'In danger right now? Call {number}.',
  fr: 'En danger tout de suite ? Appelle le {number}.',
  es: '¿En peligro ahora mismo? Llama al {number}.',
};
const IN_DANGER_ANYWHERE: LocalisedText = {
  en: 'In danger right now? Call the emergency number of your country.',
  fr: 'En danger tout de suite ? Appelle le numéro d’urgence de ton pays.',
  es: '¿En peligro ahora mismo? Llama al número de emergencias de tu país.',
};

/** Where to look for a line when the country has none here, or is not known. */
const FIND_A_LINE: LocalisedText = {
  en: 'Lines that listen, for every country: findahelpline.com',
  fr: 'Des lignes d’écoute, pays par pays : findahelpline.com',
  es: 'Líneas que escuchan, por países: findahelpline.com',
};

/** Between the promise that somebody will be told and whom to call: nobody is to wait for it. */
const NOT_YET: LocalisedText = {
  en: 'I cannot reach anyone right now, so nobody knows yet. Please do not wait: tell someone you feel safe with.',
  fr: 'Je n’arrive à joindre personne pour l’instant : personne ne le sait encore. N’attends pas, parle à quelqu’un avec qui tu te sens en sécurité.',
  es: 'Ahora mismo no consigo avisar a nadie, así que nadie lo sabe todavía. No esperes: díselo a alguien con quien te sientas a salvo.',
};

export interface SafetyReader {
  readonly tier: TutorTier;
  readonly locale: Locale;
  /** A grown learner, for whom nobody else answers. */
  readonly isGrown?: boolean;
  /** Somebody hears of the message: only then it is said so. */
  readonly isTold?: boolean;
  /** Somebody will hear of it, once there is a connection. */
  readonly isToldLater?: boolean;
}

/** Whom to call, from data an admin can edit (see `helplinesFor`, `emergencyNumberOf`). */
export interface SafetyHelp {
  readonly helplines: readonly Helpline[];
  /** Null where the country is not known: then it is named in words. */
  readonly emergencyNumber: string | null;
}

function whomToCall(band: ReplyBand, locale: Locale, { helplines, emergencyNumber }: SafetyHelp): string {
  const danger =
    emergencyNumber === null
      ? IN_DANGER_ANYWHERE[locale]
      : IN_DANGER[locale].replace('{number}', emergencyNumber);
  if (helplines.length === 0) return [FIND_A_LINE[locale], danger].join('\n');
  const lines = helplines.map(({ name, number }) => `${name}${colon(locale)}${number}`);
  return [CALL[band][locale], ...lines, danger].join('\n');
}

const isUrgent = (category: CareCategory): category is keyof typeof URGENT_TEXTS => category in URGENT_TEXTS;

/** What is said only where somebody is told, or only where lines follow. */
const IF_TOLD = /\[\[([^[\]]*)\]\]/g;
const IF_LINES = /\(\(([^()]*)\)\)/g;

function wordsFor(category: CareCategory, { tier, locale, isGrown = false }: SafetyReader): string {
  const ofGrown = isGrown && isUrgent(category) ? GROWN_TEXTS[category] : null;
  return (ofGrown ?? TEXTS[category][bandOf(tier)])[locale];
}

/** The fixed text alone, without numbers to call. */
export const careText = (category: CareCategory, reader: SafetyReader, hasLines = true): string =>
  wordsFor(category, reader)
    .replace(IF_TOLD, reader.isTold === true || reader.isToldLater === true ? '$1' : '')
    .replace(IF_LINES, hasLines ? '$1' : '');

/**
 * The whole reply where somebody may be in danger or has a hard time: a fixed text, and for danger (S1) whom to call.
 * Nothing in it is generated and nothing depends on the tutor's personality.
 */
export function careReply(category: CareCategory, reader: SafetyReader, help: SafetyHelp): string {
  const text = careText(category, reader, help.helplines.length > 0);
  const { tier, locale, isToldLater = false } = reader;
  const notYet = isUrgent(category) && isToldLater ? [NOT_YET[locale]] : [];
  const lines = isUrgent(category) ? [whomToCall(bandOf(tier), locale, help)] : [];
  const said = [text, ...notYet, ...lines].join('\n\n');
  return locale === 'fr' ? frenchSpaces(said) : said;
}
