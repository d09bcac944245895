import { MONEY_BACK_DAYS, PAST_DUE_DAYS, type PlanId } from '@ori/contracts/billing-plans';
import type { Locale } from '@ori/contracts/locale';
import { frenchSpaces } from '@ori/core/words/french-spaces';

export const PLAN_NAMES: Readonly<Record<Locale, Readonly<Record<PlanId, string>>>> = {
  en: {
    free: 'Free',
    family: 'Family',
    coop: 'Homeschool Co-op',
    teacher: 'Teacher Edition',
    founders: 'Founder’s Circle',
  },
  fr: {
    free: 'Gratuite',
    family: 'Famille',
    coop: 'Coopérative',
    teacher: 'Édition Enseignant',
    founders: 'Cercle des fondateurs',
  },
  es: {
    free: 'Gratis',
    family: 'Familia',
    coop: 'Cooperativa de educación en casa',
    teacher: 'Edición Docente',
    founders: 'Círculo de Fundadores',
  },
};

/** What a letter about money needs to be told; all of it is written out already. */
export interface LetterFacts {
  readonly plan: string;
  readonly amount: string;
  readonly day: string;
  readonly number: string;
  readonly link: string;
}
export type LetterKind = 'receipt' | 'refund' | 'failed' | 'trialEnds';
type Words = { readonly subject: string; readonly text: string };
type Book = Readonly<Record<LetterKind, (facts: LetterFacts) => Words>>;

const en: Book = {
  receipt: ({ plan, amount, day, number, link }) => ({
    subject: `Receipt ${number}: ${amount} for ${plan}`,
    text: `Thank you. We received ${amount} on ${day} for the plan ${plan}.\n\nReceipt number: ${number}\n\nAll your receipts, your plan, and the button to cancel it are here:\n\n${link}\n\nIf the plan is not right for you, you get the first payment back within ${MONEY_BACK_DAYS} days: two presses on that page.`,
  }),
  refund: ({ plan, amount, number, link }) => ({
    subject: `${amount} is on its way back to you`,
    text: `We have given back ${amount} for the plan ${plan} (receipt ${number}). It can take a few days until your bank shows it.\n\nNothing that was made or earned is lost: whatever is on record stays open.\n\n${link}`,
  }),
  failed: ({ plan, amount, link }) => ({
    subject: 'A payment did not go through',
    text: `The payment of ${amount} for the plan ${plan} did not go through. It may be an expired card.\n\nEverything stays as it is for ${PAST_DUE_DAYS} days. Put in another card here, and it is paid at once:\n\n${link}`,
  }),
  trialEnds: ({ plan, amount, day, link }) => ({
    subject: `Your free days end on ${day}`,
    text: `On ${day} the free days of the plan ${plan} end, and ${amount} will be paid from your card.\n\nIf you would like to go on, nothing needs to be done. If not, cancel before then, with two presses, and nothing is paid:\n\n${link}`,
  }),
};

const fr: Book = {
  receipt: ({ plan, amount, day, number, link }) => ({
    subject: `Reçu ${number} : ${amount} pour la formule ${plan}`,
    text: `Merci. Nous avons reçu ${amount} le ${day} pour la formule ${plan}.\n\nNuméro du reçu : ${number}\n\nTous vos reçus, votre formule et le bouton pour la résilier sont ici :\n\n${link}\n\nSi la formule ne vous convient pas, le premier paiement vous est rendu pendant ${MONEY_BACK_DAYS} jours : deux gestes suffisent sur cette page.`,
  }),
  refund: ({ plan, amount, number, link }) => ({
    subject: `${amount} vous sont remboursés`,
    text: `Nous vous avons remboursé ${amount} pour la formule ${plan} (reçu ${number}). Votre banque peut mettre quelques jours à l’afficher.\n\nRien de ce qui a été fait ou gagné n’est perdu : tout ce qui est enregistré reste ouvert.\n\n${link}`,
  }),
  failed: ({ plan, amount, link }) => ({
    subject: 'Un paiement n’a pas abouti',
    text: `Le paiement de ${amount} pour la formule ${plan} n’a pas abouti. La carte a peut-être expiré.\n\nTout reste en l’état pendant ${PAST_DUE_DAYS} jours. Donnez ici une autre carte, et le paiement se fait aussitôt :\n\n${link}`,
  }),
  trialEnds: ({ plan, amount, day, link }) => ({
    subject: `Vos jours gratuits se terminent le ${day}`,
    text: `Le ${day}, les jours gratuits de la formule ${plan} se terminent et ${amount} seront prélevés sur votre carte.\n\nPour continuer, vous n’avez rien à faire. Sinon, résiliez avant cette date, en deux gestes, et rien ne sera prélevé :\n\n${link}`,
  }),
};

const es: Book = {
  receipt: ({ plan, amount, day, number, link }) => ({
    subject: `Recibo ${number}: ${amount} por el plan ${plan}`,
    text: `Gracias. Recibimos ${amount} el ${day} por el plan ${plan}.\n\nNúmero de recibo: ${number}\n\nTodos sus recibos, su plan y el botón para cancelarlo están aquí:\n\n${link}\n\nSi el plan no le conviene, le devolvemos el primer pago durante ${MONEY_BACK_DAYS} días: bastan dos clics en esa página.`,
  }),
  refund: ({ plan, amount, number, link }) => ({
    subject: `Le devolvemos ${amount}`,
    text: `Le hemos devuelto ${amount} por el plan ${plan} (recibo ${number}). Su banco puede tardar unos días en mostrarlo.\n\nNada de lo hecho o ganado se pierde: todo lo registrado sigue abierto.\n\n${link}`,
  }),
  failed: ({ plan, amount, link }) => ({
    subject: 'No se pudo hacer un pago',
    text: `No se pudo hacer el pago de ${amount} por el plan ${plan}. Puede que la tarjeta haya vencido.\n\nTodo sigue igual durante ${PAST_DUE_DAYS} días. Ponga aquí otra tarjeta y el pago se hace enseguida:\n\n${link}`,
  }),
  trialEnds: ({ plan, amount, day, link }) => ({
    subject: `Sus días gratis terminan el ${day}`,
    text: `El ${day} terminan los días gratis del plan ${plan} y se cargarán ${amount} a su tarjeta.\n\nSi quiere seguir, no hace falta hacer nada. Si no, cancele antes, con dos clics, y no se cobrará nada:\n\n${link}`,
  }),
};

const BOOKS: Readonly<Record<Locale, Book>> = { en, fr, es };

/** A letter about money in somebody's language. */
export function writePaymentLetter(kind: LetterKind, locale: Locale, facts: LetterFacts): Words {
  const { subject, text } = BOOKS[locale][kind](facts);
  return locale === 'fr' ? { subject: frenchSpaces(subject), text: frenchSpaces(text) } : { subject, text };
}
