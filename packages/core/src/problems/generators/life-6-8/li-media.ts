import type { LocalisedText } from '@ori/contracts/locale';
import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { LOOKS_TAKEN_FOR_PROOF } from '../../misconceptions/living-together.ts';
import { say } from '../../say.ts';

const outside = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 0 });
const inside = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 1 });
const SELF: LocalisedText = say(
  'A page tells the truth about itself.',
  'Une page dit la vérité sur elle-même.',
  'Una página dice la verdad sobre sí misma.',
);
const BUSY: LocalisedText = say(
  'Whatever takes long must be right.',
  'Ce qui prend du temps est forcément juste.',
  'Lo que lleva tiempo tiene que ser correcto.',
);
const TASTE: LocalisedText = say(
  'Everybody has a different taste.',
  'Chacun a un goût différent.',
  'Cada cual tiene su gusto.',
);

const CHECKS: SortBank = {
  groups: [
    {
      name: say('A real check', 'Une vraie vérification', 'Una comprobación real'),
      ask: say(
        'Which one is a real check?',
        'Laquelle est une vraie vérification ?',
        '¿Cuál es una comprobación real?',
      ),
      why: say(
        'It goes to a source outside the post.',
        'On va vers une source hors de la publication.',
        'Acude a una fuente fuera de la publicación.',
      ),
      falseWhys: [
        [SELF, LOOKS_TAKEN_FOR_PROOF],
        [BUSY, LOOKS_TAKEN_FOR_PROOF],
      ],
      mistaken: LOOKS_TAKEN_FOR_PROOF,
    },
    {
      name: say('No proof', 'Aucune preuve', 'Ninguna prueba'),
      ask: say('Which one is no proof?', 'Qu’est-ce qui ne prouve rien ?', '¿Cuál no prueba nada?'),
      why: say(
        'Anybody can make it look like that.',
        'N’importe qui peut lui donner cet air.',
        'Cualquiera puede darle ese aspecto.',
      ),
      falseWhys: [
        [TASTE, LOOKS_TAKEN_FOR_PROOF],
        [
          say(
            'Nothing online can be checked.',
            'Rien en ligne ne se vérifie.',
            'Nada en línea se puede comprobar.',
          ),
          LOOKS_TAKEN_FOR_PROOF,
        ],
      ],
      mistaken: LOOKS_TAKEN_FOR_PROOF,
    },
  ],
  things: [
    outside(
      'Searching for what others say about the source',
      'Chercher ce que d’autres disent de la source',
      'Buscar lo que otros dicen de la fuente',
    ),
    outside(
      'Looking whether other newsrooms report it',
      'Voir si d’autres rédactions en parlent',
      'Ver si otras redacciones lo cuentan',
    ),
    outside(
      'Finding the study that the post names',
      'Retrouver l’étude que cite la publication',
      'Encontrar el estudio que cita la publicación',
    ),
    outside(
      'Finding out where the photo was shown before',
      'Trouver où la photo a déjà paru',
      'Averiguar dónde apareció antes la foto',
    ),
    outside(
      'Asking a librarian for a reference work',
      'Demander un ouvrage de référence en bibliothèque',
      'Pedir en la biblioteca una obra de consulta',
    ),
    outside(
      'Comparing the quotation with the full speech',
      'Comparer la citation au discours entier',
      'Comparar la cita con el discurso entero',
    ),
    inside(
      'Seeing how many likes the post has',
      'Voir combien de mentions « j’aime » elle a',
      'Ver cuántos “me gusta” tiene',
    ),
    inside(
      'Noticing that the page looks neat',
      'Remarquer que la page est soignée',
      'Notar que la página se ve cuidada',
    ),
    inside(
      'Reading what the site says about itself',
      'Lire ce que le site dit de lui-même',
      'Leer lo que el sitio dice de sí mismo',
    ),
    inside(
      'Trusting it because a friend sent it',
      'S’y fier car un ami l’a envoyé',
      'Fiarse porque lo mandó un amigo',
    ),
    inside(
      'Feeling that it fits what you think',
      'Sentir que cela va avec son avis',
      'Sentir que encaja con lo que uno piensa',
    ),
    inside(
      'Counting the numbers in the text',
      'Compter les chiffres du texte',
      'Contar los números del texto',
    ),
  ],
  askGroup: say('{thing}. What is this?', '{thing}. Qu’est-ce que c’est ?', '{thing}. ¿Qué es esto?'),
  askSort: say(
    'A post surprises you. Sort what you could do.',
    'Une publication te surprend. Trie ce que tu peux faire.',
    'Una publicación sorprende. Hay que ordenar lo que se puede hacer.',
  ),
  askWhy: say(
    '{thing}: why is this called “{group}”?',
    '{thing} : pourquoi dit-on « {group} » ?',
    '{thing}: ¿por qué se llama “{group}”?',
  ),
  nudge: say(
    'Does it leave the page or stay on it?',
    'Est-ce que cela quitte la page ou y reste ?',
    '¿Sale de la página o se queda en ella?',
  ),
  rule: [
    say(
      'Ask who else could know.',
      'Demande-toi qui d’autre pourrait savoir.',
      'La pregunta es quién más podría saberlo.',
    ),
    say(
      'Fact checkers leave a page soon and read about it elsewhere.',
      'Les vérificateurs quittent vite la page et lisent ailleurs.',
      'Quienes verifican salen pronto de la página y leen en otra parte.',
    ),
  ],
};

/** Lateral reading (Wineburg & McGrew 2019). */
export const liMedia = generator('li-media', (random, difficulty) => askSortBank(CHECKS, random, difficulty));
