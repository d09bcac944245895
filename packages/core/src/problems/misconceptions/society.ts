import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const ROLES_MIXED_UP = misconception(
  'roles-mixed-up',
  say('Mixing up who does what', 'Confondre qui fait quoi', 'Confundir quién hace qué'),
  say('What is this person’s work?', 'Quel est son travail ?', '¿Cuál es su trabajo?'),
);
export const WRONG_OFFICE = misconception(
  'wrong-office',
  say(
    'Turning to somebody who cannot decide it',
    'S’adresser à qui ne peut pas en décider',
    'Acudir a quien no puede decidirlo',
  ),
  say(
    'Who has the power to change exactly this?',
    'Qui a le pouvoir de changer exactement cela ?',
    '¿Quién tiene el poder de cambiar justo esto?',
  ),
);
export const ONE_EXCHANGE_ONLY = misconception(
  'one-exchange-only',
  say(
    'Stopping after the first exchange',
    'S’arrêter après le premier échange',
    'Quedarse en el primer cambio',
  ),
  say(
    'What do you hold after the first exchange, and what was asked?',
    'Qu’as-tu après le premier échange, et que demande-t-on ?',
    '¿Qué se tiene tras el primer cambio y qué se pide?',
  ),
);
export const COSTS_FORGOTTEN = misconception(
  'costs-forgotten',
  say('Forgetting what had to be paid', 'Oublier ce qu’il a fallu payer', 'Olvidar lo que hubo que pagar'),
  say(
    'What did the merchant pay on the way?',
    'Qu’a payé le marchand en chemin ?',
    '¿Qué pagó el mercader por el camino?',
  ),
);
export const PRICE_FOR_QUANTITY = misconception(
  'price-for-quantity',
  say(
    'Taking the quantity for the price',
    'Prendre la quantité pour le prix',
    'Tomar la cantidad por el precio',
  ),
  say(
    'Which axis shows the price, and which the quantity?',
    'Quel axe montre le prix, et lequel la quantité ?',
    '¿Qué eje muestra el precio y cuál la cantidad?',
  ),
);
export const ONE_SIDE_OF_MARKET = misconception(
  'one-side-of-market',
  say(
    'Looking at one side of the market only',
    'Ne regarder qu’un côté du marché',
    'Mirar solo un lado del mercado',
  ),
  say(
    'What do buyers want at this price, and what do sellers offer?',
    'Que veulent les acheteurs à ce prix, et qu’offrent les vendeurs ?',
    '¿Qué quieren quienes compran a ese precio y qué ofrecen quienes venden?',
  ),
);
export const SHIFT_IGNORED = misconception(
  'shift-ignored',
  say(
    'Leaving the price as it was before the change',
    'Garder le prix d’avant le changement',
    'Dejar el precio de antes del cambio',
  ),
  say(
    'At the old price, do buyers now want more than there is?',
    'À l’ancien prix, les acheteurs veulent-ils maintenant plus que l’offre ?',
    'Al precio anterior, ¿se quiere ahora más de lo que hay?',
  ),
);
export const SHIFT_WRONG_WAY = misconception(
  'shift-wrong-way',
  say(
    'Moving the price the wrong way',
    'Faire bouger le prix dans le mauvais sens',
    'Mover el precio en sentido contrario',
  ),
  say(
    'When more is wanted, do sellers have to lower the price?',
    'Quand on en veut plus, faut-il baisser le prix ?',
    'Cuando se quiere más, ¿hay que bajar el precio?',
  ),
);
export const ACCESS_TAKEN_FOR_CONSENT = misconception(
  'access-taken-for-consent',
  say(
    'Taking being able to get something for being allowed to use it',
    'Prendre l’accès pour une autorisation',
    'Tomar el acceso por un permiso',
  ),
  say(
    'Who was asked, about which use, and could they say no?',
    'Qui a-t-on consulté, pour quel usage, et pouvait-on refuser ?',
    '¿A quién se preguntó, para qué uso, y podía decir que no?',
  ),
);
export const CAUTION_TAKEN_FOR_BAN = misconception(
  'caution-taken-for-ban',
  say(
    'Thinking that nothing about a living culture may be studied',
    'Croire qu’on ne peut rien étudier d’une culture vivante',
    'Creer que no se puede estudiar nada de una cultura viva',
  ),
  say(
    'Did the community agree, and does it share in the result?',
    'La communauté est-elle d’accord, et partage-t-elle le résultat ?',
    '¿La comunidad está de acuerdo y comparte el resultado?',
  ),
);
export const PRINCIPLES_MIXED_UP = misconception(
  'principles-mixed-up',
  say('Mixing up two principles', 'Confondre deux principes', 'Confundir dos principios'),
  say(
    'Is this about benefit, about who decides, about duty, or about harm?',
    'S’agit-il du bénéfice, de qui décide, du devoir ou du tort ?',
    '¿Se trata del beneficio, de quién decide, del deber o del daño?',
  ),
);
export const CAUSE_MISSED = misconception(
  'cause-missed',
  say(
    'Naming something that does not follow from it',
    'Nommer ce qui n’en découle pas',
    'Nombrar algo que no se deduce de ello',
  ),
  say(
    'Where does the water, the soil or the heat go?',
    'Où vont l’eau, la terre ou la chaleur ?',
    '¿Adónde van el agua, la tierra o el calor?',
  ),
);
export const WANT_TAKEN_FOR_NEED = misconception(
  'want-taken-for-need',
  say(
    'Taking a wish for a need of people',
    'Prendre une envie pour un besoin',
    'Tomar un deseo por una necesidad',
  ),
  say('Can you live well without it?', 'Peux-tu bien vivre sans ?', '¿Puedes vivir bien sin eso?'),
);
export const SERVICE_TAKEN_FOR_GOOD = misconception(
  'service-taken-for-good',
  say('Taking a service for a thing', 'Prendre un service pour un bien', 'Tomar un servicio por una cosa'),
  say('Can you hold it in your hands?', 'Peux-tu le tenir en main ?', '¿Puedes tenerlo en las manos?'),
);
export const RULE_DOES_NOT_FIT = misconception(
  'rule-does-not-fit',
  say(
    'Choosing a rule for another place',
    'Choisir une règle pour un autre lieu',
    'Elegir una regla de otro lugar',
  ),
  say('Whom does the rule help here?', 'Qui cette règle aide-t-elle ici ?', '¿A quién ayuda aquí la regla?'),
);
