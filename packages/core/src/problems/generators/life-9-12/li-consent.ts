import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { FREE_YES_DOUBTED, SILENCE_FOR_YES } from '../../misconceptions/living-together.ts';
import { say } from '../../say.ts';

const free = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 0 });
const missing = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 1 });

const YES: SortBank = {
  groups: [
    {
      name: say('Consent', 'Consentement', 'Consentimiento'),
      ask: say('Where is there consent?', 'Où y a-t-il un consentement ?', '¿Dónde hay consentimiento?'),
      why: say(
        'The yes is free, clear and for now, and it can be taken back.',
        'Le oui est libre, clair, actuel et peut être repris.',
        'El sí es libre, claro, de ahora y se puede retirar.',
      ),
      falseWhys: [
        [say('Nobody said no.', 'Personne n’a dit non.', 'Nadie dijo que no.'), SILENCE_FOR_YES],
        [
          say(
            'Couples do not need to ask.',
            'En couple, pas besoin de demander.',
            'En pareja no hace falta preguntar.',
          ),
          SILENCE_FOR_YES,
        ],
      ],
      mistaken: SILENCE_FOR_YES,
    },
    {
      name: say('A real yes is missing', 'Il manque un vrai oui', 'Falta un sí de verdad'),
      ask: say(
        'In which case is this true: a real yes is missing?',
        'Dans quel cas manque-t-il un vrai oui ?',
        '¿En qué caso falta un sí de verdad?',
      ),
      why: say(
        'There is no free and clear yes at this moment.',
        'Il n’y a pas de oui libre et clair à ce moment.',
        'No hay un sí libre y claro en ese momento.',
      ),
      falseWhys: [
        [
          say(
            'It should have been said more loudly.',
            'Il fallait le dire plus fort.',
            'Había que decirlo más alto.',
          ),
          SILENCE_FOR_YES,
        ],
        [
          say(
            'Asking spoils every friendship.',
            'Demander gâche toute amitié.',
            'Preguntar estropea toda amistad.',
          ),
          FREE_YES_DOUBTED,
        ],
      ],
      mistaken: FREE_YES_DOUBTED,
    },
  ],
  things: [
    free(
      'Asked if a photo may be posted, she says: yes, that one',
      'On lui demande pour publier une photo ; elle dit : oui, celle-là',
      'Le preguntan si publicar una foto y dice: sí, esa',
    ),
    free(
      'He says: I would love to hold hands',
      'Il dit : j’aimerais te donner la main',
      'Él dice: me encantaría ir de la mano',
    ),
    free(
      'Both talk about it and both want a hug',
      'Les deux en parlent et veulent un câlin',
      'Los dos lo hablan y quieren un abrazo',
    ),
    free(
      'She says: yes, you may read my diary page',
      'Elle dit : oui, tu peux lire cette page de mon journal',
      'Ella dice: sí, puedes leer esta página de mi diario',
    ),
    free(
      'He thinks it over and says: yes, I want to come',
      'Il réfléchit et dit : oui, je veux venir',
      'Él lo piensa y dice: sí, quiero ir',
    ),
    missing(
      'She says nothing and looks away',
      'Elle ne dit rien et détourne les yeux',
      'Ella no dice nada y mira a otro lado',
    ),
    missing(
      'He said yes last month and shakes his head today',
      'Il a dit oui le mois dernier et secoue la tête aujourd’hui',
      'Dijo que sí el mes pasado y hoy niega con la cabeza',
    ),
    missing(
      'She says yes after being begged ten times',
      'Elle dit oui après dix supplications',
      'Ella dice que sí tras diez ruegos',
    ),
    missing('He is asleep', 'Il dort', 'Él está dormido'),
    missing(
      'She says yes because he threatens to show her messages',
      'Elle dit oui car il menace de montrer ses messages',
      'Dice que sí porque él amenaza con enseñar sus mensajes',
    ),
    missing(
      'He gave the password, so his phone is read in secret',
      'Il a donné le mot de passe, alors on lit son téléphone en cachette',
      'Dio la contraseña y le leen el teléfono a escondidas',
    ),
    missing(
      'A coach asks a player who fears to lose her place',
      'Un entraîneur demande à une joueuse qui craint pour sa place',
      'Un entrenador pide algo a una jugadora que teme perder su puesto',
    ),
  ],
  askGroup: say('{thing}. What is this?', '{thing}. Qu’est-ce que c’est ?', '{thing}. ¿Qué es esto?'),
  askSort: say('Is there a real yes? Sort.', 'Y a-t-il un vrai oui ? Trie.', '¿Hay un sí de verdad? Ordena.'),
  askWhy: say(
    '{thing}. Answer: {group}. Why?',
    '{thing}. Réponse : {group}. Pourquoi ?',
    '{thing}. Respuesta: {group}. ¿Por qué?',
  ),
  nudge: say(
    'Could this person say no without fear?',
    'Cette personne peut-elle dire non sans crainte ?',
    '¿Puede esta persona decir que no sin miedo?',
  ),
  rule: [
    say(
      'Look for a free answer, given now, to exactly this.',
      'Cherche une réponse libre, donnée maintenant, à ceci précisément.',
      'Se busca una respuesta libre, de ahora y para esto mismo.',
    ),
    say(
      'Did something happen without your yes? It is not your fault. Tell a grown-up you trust.',
      'Quelque chose s’est passé sans ton accord ? Ce n’est pas ta faute. Parles-en à un adulte de confiance.',
      '¿Pasó algo sin tu acuerdo? No es culpa tuya. Cuéntaselo a un adulto de confianza.',
    ),
  ],
};

/** Consent and healthy relationships (CASEL, relationship skills). */
export const liConsent = generator('li-consent', (random, difficulty) =>
  askSortBank(YES, random, difficulty),
);
