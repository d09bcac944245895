import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { WANT_TAKEN_FOR_NEED } from '../../misconceptions/society.ts';
import { say } from '../../say.ts';

const NEEDS: SortBank = {
  groups: [
    {
      name: say('A need', 'Un besoin', 'Una necesidad'),
      ask: say('Which one is a need?', 'Lequel est un besoin ?', '¿Cuál es una necesidad?'),
      why: say('People need it to live well.', 'Il le faut pour bien vivre.', 'Hace falta para vivir bien.'),
      falseWhys: [
        [say('It is fun.', 'C’est amusant.', 'Es divertido.'), WANT_TAKEN_FOR_NEED],
        [say('Friends have one.', 'Des amis en ont un.', 'Los amigos tienen uno.'), WANT_TAKEN_FOR_NEED],
      ],
      mistaken: WANT_TAKEN_FOR_NEED,
    },
    {
      name: say('A want', 'Une envie', 'Un deseo'),
      ask: say('Which one is a want?', 'Lequel est une envie ?', '¿Cuál es un deseo?'),
      why: say(
        'It is nice, but not needed.',
        'C’est bien, mais pas nécessaire.',
        'Es bonito, pero no hace falta.',
      ),
      falseWhys: [
        [say('We die without it.', 'On meurt sans cela.', 'Sin eso se muere.'), WANT_TAKEN_FOR_NEED],
        [
          say('All people must have it.', 'Tout le monde doit l’avoir.', 'Todos deben tenerlo.'),
          WANT_TAKEN_FOR_NEED,
        ],
      ],
      mistaken: WANT_TAKEN_FOR_NEED,
    },
  ],
  things: [
    { name: say('Clean water', 'De l’eau propre', 'Agua limpia'), group: 0 },
    { name: say('Food', 'À manger', 'Comida'), group: 0 },
    { name: say('A safe home', 'Une maison sûre', 'Un hogar seguro'), group: 0 },
    { name: say('A warm coat in winter', 'Un manteau chaud en hiver', 'Un abrigo en invierno'), group: 0 },
    { name: say('Sleep', 'Le sommeil', 'Dormir'), group: 0 },
    { name: say('People who care for you', 'Des gens qui t’aiment', 'Personas que te cuidan'), group: 0 },
    { name: say('A toy robot', 'Un robot jouet', 'Un robot de juguete'), group: 1 },
    { name: say('Candy', 'Des bonbons', 'Dulces'), group: 1 },
    { name: say('A video game', 'Un jeu vidéo', 'Un videojuego'), group: 1 },
    { name: say('A ticket to the circus', 'Un billet de cirque', 'Una entrada de circo'), group: 1 },
    { name: say('Stickers', 'Des autocollants', 'Pegatinas'), group: 1 },
    { name: say('A balloon', 'Un ballon gonflé', 'Un globo'), group: 1 },
  ],
  askGroup: say('{thing}: a need or a want?', '{thing} : besoin ou envie ?', '{thing}: ¿necesidad o deseo?'),
  askSort: say('Need or want? Sort them.', 'Besoin ou envie ? Trie.', '¿Necesidad o deseo? Clasifica.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say('Can you live well without it?', 'Peux-tu bien vivre sans ?', '¿Puedes vivir bien sin eso?'),
  rule: [
    say('Think of a day without it.', 'Imagine un jour sans cela.', 'Imagina un día sin eso.'),
    say('Needs come before wants.', 'Les besoins passent avant.', 'Lo necesario va primero.'),
  ],
};

/** Needs and wants (C3 D2.Eco.1.K-2). */
export const ssNeeds = generator('ss-needs', (random, difficulty) => askSortBank(NEEDS, random, difficulty));
