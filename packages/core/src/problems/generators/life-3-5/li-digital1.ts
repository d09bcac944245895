import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { KEPT_TOO_MUCH, SHARED_TOO_MUCH } from '../../misconceptions/living-together.ts';
import { say } from '../../say.ts';

const keep = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 0 });
const fine = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 1 });

const ONLINE: SortBank = {
  groups: [
    {
      name: say('Keep it private', 'À garder privé', 'Mejor en privado'),
      ask: say(
        'Keep it private online: which one?',
        'Que gardes-tu pour toi en ligne ?',
        '¿Qué se guarda en privado en línea?',
      ),
      why: say(
        'Strangers could find, trick or hurt somebody with it.',
        'Un inconnu pourrait trouver, tromper ou blesser quelqu’un.',
        'Un extraño podría encontrar, engañar o dañar a alguien.',
      ),
      falseWhys: [
        [say('It is boring for others.', 'Cela ennuie les autres.', 'Aburre a los demás.'), SHARED_TOO_MUCH],
        [
          say('The computer gets slow.', 'L’ordinateur devient lent.', 'La computadora se vuelve lenta.'),
          SHARED_TOO_MUCH,
        ],
      ],
      mistaken: KEPT_TOO_MUCH,
    },
    {
      name: say('Fine to share', 'Peut être partagé', 'Se puede compartir'),
      ask: say(
        'Fine to share online: which one?',
        'Que peut-on partager en ligne ?',
        '¿Qué se puede compartir en línea?',
      ),
      why: say(
        'Nobody can be found or hurt with it.',
        'Personne ne peut être retrouvé ni blessé avec cela.',
        'Nadie puede ser encontrado ni dañado con eso.',
      ),
      falseWhys: [
        [
          say(
            'Everybody online is a friend.',
            'Tout le monde en ligne est un ami.',
            'En línea todos son amigos.',
          ),
          SHARED_TOO_MUCH,
        ],
        [
          say(
            'It can be erased everywhere.',
            'On peut l’effacer partout.',
            'Se puede borrar en todas partes.',
          ),
          SHARED_TOO_MUCH,
        ],
      ],
      mistaken: SHARED_TOO_MUCH,
    },
  ],
  things: [
    keep('Your password', 'Ton mot de passe', 'La contraseña'),
    keep('Your home address', 'Ton adresse', 'La dirección de casa'),
    keep(
      'The way you walk to school each day',
      'Ton trajet de chaque jour vers l’école',
      'El camino diario a la escuela',
    ),
    keep('Your phone number', 'Ton numéro de téléphone', 'El número de teléfono'),
    keep(
      'A photo of a friend who was not asked',
      'La photo d’un ami à qui l’on n’a pas demandé',
      'La foto de un amigo al que no se preguntó',
    ),
    keep(
      'Where your family hides the spare key',
      'La cachette de la clé de secours',
      'El escondite de la llave de repuesto',
    ),
    keep(
      'A secret that a classmate told you',
      'Un secret confié par une camarade',
      'Un secreto que contó una compañera',
    ),
    fine('Your favorite color', 'Ta couleur préférée', 'El color favorito'),
    fine('A drawing of a dragon', 'Le dessin d’un dragon', 'El dibujo de un dragón'),
    fine('A tip for a good book', 'Un conseil de lecture', 'Un libro recomendado'),
    fine(
      'A joke that laughs at nobody',
      'Une blague qui ne se moque de personne',
      'Un chiste que no se burla de nadie',
    ),
    fine('A recipe for pancakes', 'Une recette de crêpes', 'Una receta de tortitas'),
    fine(
      'A kind word for a good game',
      'Un mot gentil pour une belle partie',
      'Una palabra amable por un buen juego',
    ),
  ],
  askGroup: say(
    '{thing}: what is right online?',
    '{thing} : que faire en ligne ?',
    '{thing}: ¿qué hacer en línea?',
  ),
  askSort: say(
    'Keep it or share it online? Sort.',
    'Garder ou partager en ligne ? Trie.',
    '¿Guardar o compartir en línea? Ordena.',
  ),
  askWhy: say(
    '{thing}. Answer: {group}. Why?',
    '{thing}. Réponse : {group}. Pourquoi ?',
    '{thing}. Respuesta: {group}. ¿Por qué?',
  ),
  nudge: say(
    'What could a stranger do with it?',
    'Que pourrait en faire un inconnu ?',
    '¿Qué podría hacer con eso un extraño?',
  ),
  rule: [
    say(
      'Imagine it on a wall in town.',
      'Imagine-le sur un mur en ville.',
      'Imagínalo en un muro de la ciudad.',
    ),
    say(
      'Not sure? Ask a grown-up you trust first.',
      'Un doute ? Demande d’abord à un adulte de confiance.',
      '¿Hay dudas? Pregunta antes a un adulto de confianza.',
    ),
  ],
};

/** Passwords, privacy and kindness online. */
export const liDigital1 = generator('li-digital1', (random, difficulty) =>
  askSortBank(ONLINE, random, difficulty),
);
