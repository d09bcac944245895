import type { LocalisedText } from '@ori/contracts/locale';
import type { MeetingVerdict } from '@ori/contracts/meeting-verdicts';

/** What a learner may think of a pair. */
export const GUESSES: readonly { readonly verdict: MeetingVerdict; readonly words: LocalisedText }[] = [
  {
    verdict: 'documented',
    words: {
      en: 'A source shows the way',
      fr: 'Une source montre le chemin',
      es: 'Una fuente muestra el camino',
    },
  },
  {
    verdict: 'in-time',
    words: { en: 'They could have met', fr: 'Ils ont pu se rencontrer', es: 'Pudieron encontrarse' },
  },
  {
    verdict: 'too-late',
    words: {
      en: 'Too late to meet, not to inherit',
      fr: 'Trop tard pour se voir, pas pour hériter',
      es: 'Tarde para verse, no para heredar',
    },
  },
  {
    verdict: 'no-contact',
    words: { en: 'No contact is known', fr: 'Aucun contact connu', es: 'Ningún contacto conocido' },
  },
  {
    verdict: 'undated',
    words: { en: 'The dates do not tell', fr: 'Les dates ne le disent pas', es: 'Las fechas no lo dicen' },
  },
];

/** What is said of a pair; `onePeople` where both ideas belong to one people. */
export const SAID: Readonly<Record<MeetingVerdict, LocalisedText>> = {
  documented: {
    en: 'A documented way: a source shows that the two belong together.',
    fr: 'Un chemin attesté : une source montre que les deux sont liées.',
    es: 'Un camino documentado: una fuente muestra que las dos van unidas.',
  },
  debated: {
    en: 'Scholars argue over a way from the earlier to the later.',
    fr: 'Les spécialistes débattent d’un chemin de la première à la seconde.',
    es: 'Se discute si hubo un camino de la primera a la segunda.',
  },
  'in-time': {
    en: 'In time to have met: a road between their peoples is on record. No source of ours says that this idea traveled it.',
    fr: 'Assez proches dans le temps : un chemin entre leurs peuples est attesté. Aucune de nos sources ne dit que cette idée l’a pris.',
    es: 'A tiempo de encontrarse: hay constancia de un camino entre sus pueblos. Ninguna de nuestras fuentes dice que esta idea lo recorriera.',
  },
  'too-late': {
    en: 'Too late to have met: {n} years lie between them. A road between their peoples was open by then, so the later could have inherited; no source of ours says so.',
    fr: 'Trop tard pour se rencontrer : {n} ans les séparent. Un chemin entre leurs peuples était alors ouvert, la seconde a pu hériter ; aucune de nos sources ne le dit.',
    es: 'Demasiado tarde para encontrarse: las separan {n} años. Para entonces había un camino entre sus pueblos y la segunda pudo heredar; ninguna de nuestras fuentes lo dice.',
  },
  'no-contact': {
    en: 'No contact is known: none of our sources tells of a road between their peoples by then.',
    fr: 'Aucun contact connu : aucune de nos sources ne parle alors d’un chemin entre leurs peuples.',
    es: 'Ningún contacto conocido: ninguna de nuestras fuentes habla entonces de un camino entre sus pueblos.',
  },
  undated: {
    en: 'The dates do not tell: of at least one of the two no year is known to our standard, and we do not guess.',
    fr: 'Les dates ne le disent pas : pour l’une des deux au moins, aucune année n’est sûre, et nous ne devinons pas.',
    es: 'Las fechas no lo dicen: al menos de una de las dos no se conoce un año seguro, y no adivinamos.',
  },
};

/** Instead of the above, where both ideas are of one people. */
export const SAID_OF_ONE: Partial<Record<MeetingVerdict, LocalisedText>> = {
  'in-time': {
    en: 'One people, within a lifetime: they could have met. No source of ours says that one learned from the other.',
    fr: 'Un même peuple, l’espace d’une vie : ils ont pu se rencontrer. Aucune de nos sources ne dit que l’un a appris de l’autre.',
    es: 'Un mismo pueblo, en el lapso de una vida: pudieron encontrarse. Ninguna de nuestras fuentes dice que uno aprendiera del otro.',
  },
  'too-late': {
    en: 'Too late to have met: {n} years lie between them. Within one people the later could have inherited; no source of ours tells how.',
    fr: 'Trop tard pour se rencontrer : {n} ans les séparent. Au sein d’un même peuple, la seconde a pu hériter ; aucune de nos sources ne dit comment.',
    es: 'Demasiado tarde para encontrarse: las separan {n} años. Dentro de un mismo pueblo la segunda pudo heredar; ninguna de nuestras fuentes dice cómo.',
  },
};
