import type { SortBank } from '../../fact-sort.ts';
import { ACCESS_TAKEN_FOR_CONSENT, CAUTION_TAKEN_FOR_BAN } from '../../misconceptions/society.ts';
import { say } from '../../say.ts';

/** Ways of working with a living culture: 0 may go on as described, 1 must stop or change first. */
export const CASES: SortBank = {
  groups: [
    {
      name: say('May go on as described', 'Peut continuer tel quel', 'Puede seguir tal como está'),
      ask: say(
        'Which project may go on as described?',
        'Quel projet peut continuer tel quel ?',
        '¿Qué proyecto puede seguir tal como está?',
      ),
      why: say(
        'Those concerned were asked first, and the agreement was kept.',
        'Les intéressés ont été consultés d’abord, et l’accord est respecté.',
        'Se preguntó antes a quienes concierne y se respeta el acuerdo.',
      ),
      falseWhys: [],
      mistaken: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: say(
        'Must stop or change first',
        'Doit s’arrêter ou changer d’abord',
        'Debe parar o cambiar antes',
      ),
      ask: say(
        'Which project must stop or change first?',
        'Quel projet doit s’arrêter ou changer d’abord ?',
        '¿Qué proyecto debe parar o cambiar antes?',
      ),
      why: say(
        'Consent is missing, or the use goes beyond it.',
        'Le consentement manque, ou l’usage le dépasse.',
        'Falta el consentimiento o el uso lo rebasa.',
      ),
      falseWhys: [],
      mistaken: CAUTION_TAKEN_FOR_BAN,
    },
  ],
  things: [
    {
      name: say(
        'Blood given for one study is used for another, without asking',
        'Du sang donné pour une étude sert à une autre, sans demander',
        'Sangre dada para un estudio se usa en otro sin preguntar',
      ),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: say(
        'A chant that may be heard only at a ceremony is put online',
        'Un chant réservé à une cérémonie est mis en ligne',
        'Un canto reservado a una ceremonia se publica en línea',
      ),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: say(
        'A recipe learned from healers is patented without them',
        'Une recette apprise de guérisseurs est brevetée sans eux',
        'Una receta aprendida de curanderos se patenta sin ellos',
      ),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: say(
        'The map in a paper shows exactly where sacred places lie, although the elders asked that it should not',
        'La carte d’un article montre l’endroit exact de lieux sacrés, alors que les anciens avaient demandé le contraire',
        'El mapa de un artículo muestra el lugar exacto de sitios sagrados, aunque los mayores pidieron que no',
      ),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: say(
        'A form was signed, but in a language that the signers do not read',
        'Un formulaire a été signé, dans une langue que les signataires ne lisent pas',
        'Se firmó un formulario en una lengua que los firmantes no leen',
      ),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: say(
        'A speaker withdraws her recording, and the archive keeps it open',
        'Une locutrice retire son enregistrement, et l’archive le laisse ouvert',
        'Una hablante retira su grabación y el archivo la deja abierta',
      ),
      group: 1,
      trap: ACCESS_TAKEN_FOR_CONSENT,
    },
    {
      name: say(
        'A community council has agreed to the study and receives all data',
        'Le conseil de la communauté a accepté l’étude et reçoit toutes les données',
        'El consejo de la comunidad aceptó el estudio y recibe todos los datos',
      ),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
    {
      name: say(
        'Elders decide with the archive who may hear which recording',
        'Les anciens décident avec l’archive qui peut écouter quel enregistrement',
        'Los mayores deciden con el archivo quién puede oír cada grabación',
      ),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
    {
      name: say(
        'A weaver agrees to be named and paid for her photographed designs',
        'Une tisserande accepte d’être nommée et payée pour ses motifs photographiés',
        'Una tejedora acepta que se la nombre y se le pague por sus diseños fotografiados',
      ),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
    {
      name: say(
        'Researchers ask again before they use old samples in a new way',
        'Des chercheurs redemandent avant d’utiliser d’anciens échantillons autrement',
        'Se vuelve a preguntar antes de usar muestras antiguas de otro modo',
      ),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
    {
      name: say(
        'A language class is planned, taught and owned by its speakers',
        'Un cours de langue est conçu, donné et détenu par ses locuteurs',
        'Un curso de lengua es planeado, dado y dirigido por sus hablantes',
      ),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
    {
      name: say(
        'Parents and child may both refuse, and one family does so without any loss',
        'Parents et enfant peuvent refuser, et une famille le fait sans aucune perte',
        'Padres e hija pueden negarse, y una familia lo hace sin pérdida alguna',
      ),
      group: 0,
      trap: CAUTION_TAKEN_FOR_BAN,
    },
  ],
  askGroup: say(
    'May this project go on? {thing}.',
    'Ce projet peut-il continuer ? {thing}.',
    '¿Puede seguir este proyecto? {thing}.',
  ),
  askSort: say('Decide for each project.', 'Décidez pour chaque projet.', 'Decida para cada proyecto.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say(
    'Who was asked, for which use?',
    'Qui a été consulté, pour quel usage ?',
    '¿A quién se preguntó y para qué uso?',
  ),
  rule: [
    say(
      'Compare what was agreed with what is done.',
      'Comparez ce qui a été convenu et ce qui est fait.',
      'Compare lo acordado con lo que se hace.',
    ),
    say(
      'Consent holds for the use that was explained, and it can be withdrawn.',
      'Le consentement vaut pour l’usage expliqué, et il peut être retiré.',
      'El consentimiento vale para el uso explicado y se puede retirar.',
    ),
  ],
};
