import type { EvidenceLabel } from '@ori/contracts/content';
import { say } from '../../../problems/say.ts';
import { alike, type Wordings } from '../register.ts';

/** The claim's label in words: it goes before everything that is said of it. `{name}` is what was asked about. */
export const CLAIM_LABEL: Readonly<Record<EvidenceLabel, Wordings>> = {
  science: {
    small: [say('We know this from tests.', 'On le sait par des tests.', 'Esto lo muestran las pruebas.')],
    plain: [
      say(
        'We know this about {name} from tests.',
        'Ce que l’on sait sur {name} vient de tests.',
        'Lo que se sabe sobre {name} viene de pruebas.',
      ),
    ],
    full: [
      say(
        'What we say about {name} can be measured and tested.',
        'Ce que nous disons sur {name} se mesure et se vérifie.',
        'Lo que decimos sobre {name} se puede medir y comprobar.',
      ),
    ],
  },
  record: {
    small: [
      say(
        'We know this from old things.',
        'On le sait par de vieux objets.',
        'Lo sabemos por cosas muy viejas.',
      ),
    ],
    plain: [
      say(
        'We know about {name} from what people left.',
        'Ce que l’on sait sur {name} vient de traces du passé.',
        'Lo que se sabe sobre {name} viene de restos del pasado.',
      ),
    ],
    full: [
      say(
        'We know about {name} from texts and finds.',
        'Ce que l’on sait sur {name} vient de textes et de vestiges.',
        'Lo que se sabe sobre {name} viene de textos y hallazgos.',
      ),
    ],
  },
  debate: {
    small: [
      say('People do not agree on this.', 'Les gens ne sont pas d’accord.', 'La gente no está de acuerdo.'),
    ],
    plain: [
      say('People disagree about {name}.', 'Il y a désaccord sur {name}.', 'No hay acuerdo sobre {name}.'),
    ],
    full: [
      say(
        'Experts disagree about {name}.',
        'Les spécialistes ne sont pas d’accord sur {name}.',
        'Los especialistas no están de acuerdo sobre {name}.',
      ),
    ],
  },
  tradition: {
    small: [say('Some people believe in this.', 'Des gens y croient.', 'Hay gente que cree en esto.')],
    plain: [
      say(
        'You ask about {name}. That is a tradition people keep, not something tests show.',
        'Ta question porte sur {name}. C’est une tradition, pas un fait vérifié par des tests.',
        'Preguntas sobre {name}. Es una tradición, no algo que muestren las pruebas.',
      ),
    ],
    full: [
      say(
        'Your question is about {name}. What is told of it is a tradition that people keep, not something that tests show.',
        'Ta question porte sur {name}. Ce qu’on en dit est une tradition, pas un fait vérifié par des tests.',
        'Tu pregunta es sobre {name}. Lo que se cuenta es una tradición, no algo que muestren las pruebas.',
      ),
    ],
  },
  unsupported: {
    small: [
      say(
        'Some people say so. There is no good proof of it.',
        'Des gens le disent. Il n’y a pas de bonne preuve.',
        'Hay gente que lo dice. No hay buenas pruebas.',
      ),
    ],
    plain: [
      say(
        'Some people say a lot about {name}. There is no good evidence for it.',
        'Des gens racontent beaucoup de choses sur {name}. Il n’en existe pas de bonne preuve.',
        'Hay gente que dice mucho sobre {name}. No hay buenas pruebas de ello.',
      ),
    ],
    full: [
      say(
        'Some people say a lot about {name}. There is no good evidence for it.',
        'On raconte beaucoup de choses sur {name}. Il n’en existe pas de bonne preuve.',
        'Hay quien dice mucho sobre {name}. No hay buenas pruebas de ello.',
      ),
    ],
  },
};

/** The claim itself is too long or too hard to say here: it stands below. */
export const READ_THE_CARD: Wordings = {
  small: [
    say('Read the card with a grown-up.', 'Lis la fiche avec un adulte.', 'Lee la ficha con alguien mayor.'),
  ],
  plain: [say('The card below says more.', 'La fiche plus bas en dit plus.', 'La ficha de abajo dice más.')],
  full: [
    say(
      'The card below says what is known.',
      'La fiche ci-dessous dit ce que l’on en sait.',
      'La ficha de abajo dice lo que se sabe.',
    ),
  ],
};
/** The ledger has it in English only. */
export const READ_THE_ENGLISH_CARD: Wordings = {
  small: READ_THE_CARD.small,
  plain: [
    say(
      'The card below says more, in English.',
      'La fiche plus bas en dit plus, en anglais.',
      'La ficha de abajo dice más, en inglés.',
    ),
  ],
  full: [
    say(
      'The card below, in English, says what is known.',
      'La fiche ci-dessous, en anglais, dit ce que l’on en sait.',
      'La ficha de abajo, en inglés, dice lo que se sabe.',
    ),
  ],
};
const FIND_OUT = alike([say('How could we find out?', 'Comment le savoir ?', '¿Cómo se sabe?')]);
const MORE = alike([
  say('What do you want to know next?', 'Que veux-tu savoir ensuite ?', '¿Qué quieres saber ahora?'),
]);
/** What is open is asked after; of the rest, there is more. */
export const ASK_ABOUT_CLAIM: Readonly<Record<EvidenceLabel, Wordings>> = {
  science: MORE,
  record: MORE,
  tradition: MORE,
  debate: FIND_OUT,
  unsupported: FIND_OUT,
};
