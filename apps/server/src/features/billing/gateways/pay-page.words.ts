import type { Locale } from '@ori/contracts/locale';
import { frenchSpaces } from '@ori/core/words/french-spaces';

/** The words of the built-in pay page. */
export interface PayWords {
  readonly title: string;
  readonly noMoney: string;
  readonly plan: string;
  readonly monthly: string;
  readonly yearly: string;
  readonly today: string;
  readonly later: (amount: string, day: string) => string;
  readonly pay: string;
  readonly payFree: string;
  readonly payOnce: string;
  readonly decline: string;
  readonly back: string;
  readonly declined: string;
  readonly over: string;
  readonly done: string;
  readonly goOn: string;
  readonly cardTitle: string;
  readonly cardNow: (last4: string) => string;
  readonly overdue: string;
  readonly cardGood: string;
  readonly cardBack: string;
  readonly cardDeclined: string;
  readonly cardNone: string;
}

const en: PayWords = {
  title: 'Test payment',
  noMoney: 'No money moves here. This page stands in for a bank, so that plans can be tried out.',
  plan: 'Plan',
  monthly: 'every month',
  yearly: 'every year',
  today: 'To pay today',
  later: (amount, day) => `From ${day}: ${amount}`,
  pay: 'Pay with a test card',
  payFree: 'Begin the free days',
  payOnce: 'Use a test card that fails at the next payment',
  decline: 'Have the card declined',
  back: 'Go back without paying',
  declined: 'The test card was declined. Nothing was paid; you can try again.',
  over: 'This payment is over. Please begin again on the page of the plans.',
  done: 'This is paid for already.',
  goOn: 'Go on',
  cardTitle: 'Another test card',
  cardNow: (last4) => `Card so far, ending in ${last4}`,
  overdue: 'Not paid yet, to pay now',
  cardGood: 'Use a test card that pays',
  cardBack: 'Go back with the card I have',
  cardDeclined: 'The test card was declined. Nothing was changed; you can try again.',
  cardNone: 'There is no plan to give a card for.',
};

const fr: PayWords = {
  title: 'Paiement d’essai',
  noMoney: 'Aucun argent ne circule ici. Cette page remplace une banque, pour essayer les formules.',
  plan: 'Formule',
  monthly: 'par mois',
  yearly: 'par an',
  today: 'À payer aujourd’hui',
  later: (amount, day) => `À partir du ${day} : ${amount}`,
  pay: 'Payer avec une carte d’essai',
  payFree: 'Commencer les jours gratuits',
  payOnce: 'Utiliser une carte d’essai qui échouera au prochain paiement',
  decline: 'Faire refuser la carte',
  back: 'Revenir sans payer',
  declined: 'La carte d’essai a été refusée. Rien n’a été payé ; vous pouvez réessayer.',
  over: 'Ce paiement n’est plus valable. Recommencez depuis la page des formules.',
  done: 'C’est déjà payé.',
  goOn: 'Continuer',
  cardTitle: 'Une autre carte d’essai',
  cardNow: (last4) => `Carte actuelle, se terminant par ${last4}`,
  overdue: 'Pas encore payé, à payer maintenant',
  cardGood: 'Utiliser une carte d’essai qui paie',
  cardBack: 'Revenir en gardant ma carte',
  cardDeclined: 'La carte d’essai a été refusée. Rien n’a changé ; vous pouvez réessayer.',
  cardNone: 'Il n’y a aucune formule pour laquelle donner une carte.',
};

const es: PayWords = {
  title: 'Pago de prueba',
  noMoney: 'Aquí no se mueve dinero. Esta página hace de banco para poder probar los planes.',
  plan: 'Plan',
  monthly: 'al mes',
  yearly: 'al año',
  today: 'A pagar hoy',
  later: (amount, day) => `Desde el ${day}: ${amount}`,
  pay: 'Pagar con una tarjeta de prueba',
  payFree: 'Empezar los días gratis',
  payOnce: 'Usar una tarjeta de prueba que fallará en el próximo pago',
  decline: 'Hacer que rechacen la tarjeta',
  back: 'Volver sin pagar',
  declined: 'La tarjeta de prueba fue rechazada. No se pagó nada; puede intentarlo de nuevo.',
  over: 'Este pago ya no vale. Empiece de nuevo en la página de los planes.',
  done: 'Esto ya está pagado.',
  goOn: 'Continuar',
  cardTitle: 'Otra tarjeta de prueba',
  cardNow: (last4) => `Tarjeta actual, terminada en ${last4}`,
  overdue: 'Sin pagar, a pagar ahora',
  cardGood: 'Usar una tarjeta de prueba que paga',
  cardBack: 'Volver con la tarjeta que tengo',
  cardDeclined: 'La tarjeta de prueba fue rechazada. No cambió nada; puede intentarlo de nuevo.',
  cardNone: 'No hay ningún plan para el que dar una tarjeta.',
};

const WORDS: Readonly<Record<Locale, PayWords>> = { en, fr, es };

/** The page's words, with the spaces of the language. */
export function payWords(locale: Locale): PayWords {
  return WORDS[locale];
}
/** A sentence as it is printed in the language. */
export function printed(locale: Locale, text: string): string {
  return locale === 'fr' ? frenchSpaces(text) : text;
}
