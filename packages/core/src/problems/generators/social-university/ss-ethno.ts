import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import type { PairBank } from '../../fact-pairs.ts';
import { leftOf, rightOf } from '../../fact-pairs.ts';
import { groupOf, memberOf, sortAll } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { PRINCIPLES_MIXED_UP } from '../../misconceptions/society.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { known, termBank } from '../social-6-8/terms.ts';
import { CASES } from './consent-cases.ts';

/** The four CARE principles (Carroll et al., Data Science Journal 19, 2020) and neighbours they are mistaken for. */
const PRINCIPLES: PairBank = termBank(
  [
    known(
      say('Collective benefit', 'Bénéfice collectif', 'Beneficio colectivo'),
      say(
        'data work must bring something good to the community as a whole',
        'le travail sur les données doit profiter à toute la communauté',
        'el trabajo con datos debe traer un bien a toda la comunidad',
      ),
      say('This is the C of CARE.', 'C’est le C de CARE.', 'Es la C de CARE.'),
    ),
    known(
      say('Authority to control', 'Autorité de contrôle', 'Autoridad para controlar'),
      say(
        'the people concerned govern how data about them are used',
        'les peuples concernés gouvernent l’usage de leurs données',
        'los pueblos concernidos gobiernan el uso de sus datos',
      ),
      say('This is the A of CARE.', 'C’est le A de CARE.', 'Es la A de CARE.'),
    ),
    known(
      say('Responsibility', 'Responsabilité', 'Responsabilidad'),
      say(
        'those who hold data account for how they support the people’s own aims',
        'ceux qui détiennent les données rendent compte de leur soutien aux buts du peuple',
        'quienes tienen datos rinden cuentas de cómo apoyan los fines del pueblo',
      ),
      say('This is the R of CARE.', 'C’est le R de CARE.', 'Es la R de CARE.'),
    ),
    known(
      say('Ethics', 'Éthique', 'Ética'),
      say(
        'rights and well-being come before everything at each stage, and harm is kept small',
        'droits et bien-être passent avant tout à chaque étape, et l’on limite les torts',
        'derechos y bienestar van ante todo en cada etapa y se limita el daño',
      ),
      say('This is the E of CARE.', 'C’est le E de CARE.', 'Es la E de CARE.'),
    ),
    known(
      say('Findable and accessible', 'Facile à trouver et accessible', 'Localizable y accesible'),
      say(
        'others can locate the data and reach them under stated conditions',
        'd’autres peuvent repérer les données et y accéder sous des conditions connues',
        'otros pueden localizar los datos y llegar a ellos bajo condiciones declaradas',
      ),
      say(
        'These are two of the FAIR principles, which CARE complements.',
        'Ce sont deux des principes FAIR, que CARE complète.',
        'Son dos de los principios FAIR, que CARE complementa.',
      ),
    ),
    known(
      say(
        'Free, prior and informed consent',
        'Consentement libre, préalable et éclairé',
        'Consentimiento libre, previo e informado',
      ),
      say(
        'people say yes or no without pressure, beforehand, knowing what it means',
        'on dit oui ou non sans pression, à l’avance, en sachant ce que cela implique',
        'se dice sí o no sin presión, de antemano y sabiendo lo que supone',
      ),
      say(
        'The UN declaration of 2007 on Indigenous peoples uses these words.',
        'La déclaration de l’ONU de 2007 sur les peuples autochtones emploie ces mots.',
        'La declaración de la ONU de 2007 sobre los pueblos indígenas usa estas palabras.',
      ),
    ),
  ],
  PRINCIPLES_MIXED_UP,
);

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const isEven = random.integer(0, 1) === 0;
  if (difficulty === 1) return isEven ? rightOf(PRINCIPLES, random, 4) : groupOf(CASES, random);
  if (difficulty === 2) return isEven ? leftOf(PRINCIPLES, random, 4) : memberOf(CASES, random, 3);
  return sortAll(CASES, random, 5);
}

/** Consent and the CARE principles in work with living cultures. */
export const ssEthno = generator('ss-ethno', make);
