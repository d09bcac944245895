import type { LocalisedText } from '@ori/contracts/locale';
import { askPairBank, type Pair, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { ROLES_MIXED_UP } from '../../misconceptions/society.ts';
import { say } from '../../say.ts';

const helper = (who: LocalisedText, what: LocalisedText, why: LocalisedText): Pair => ({
  left: { text: who },
  right: { text: what },
  why,
});

const HELPERS: PairBank = {
  pairs: [
    helper(
      say('Firefighter', 'Pompier', 'Bombero'),
      say('puts out fires', 'éteint les feux', 'apaga incendios'),
      say('Water and hoses help.', 'L’eau et les tuyaux aident.', 'Ayudan el agua y las mangueras.'),
    ),
    helper(
      say('Nurse', 'Infirmière', 'Enfermera'),
      say('cares for sick people', 'soigne les malades', 'cuida a los enfermos'),
      say(
        'Many nurses work in hospitals.',
        'Beaucoup travaillent à l’hôpital.',
        'Muchas trabajan en hospitales.',
      ),
    ),
    helper(
      say('Teacher', 'Enseignant', 'Docente'),
      say('helps children learn', 'aide les enfants à apprendre', 'ayuda a aprender'),
      say('Learning needs time and help.', 'Apprendre demande de l’aide.', 'Aprender necesita ayuda.'),
    ),
    helper(
      say('Farmer', 'Agricultrice', 'Agricultora'),
      say('grows food', 'cultive à manger', 'cultiva alimentos'),
      say('Food comes from fields.', 'La nourriture vient des champs.', 'La comida viene del campo.'),
    ),
    helper(
      say('Baker', 'Boulanger', 'Panadero'),
      say('makes bread', 'fait le pain', 'hace pan'),
      say('Bakers use flour and an oven.', 'Il faut farine et four.', 'Usa harina y horno.'),
    ),
    helper(
      say('Librarian', 'Bibliothécaire', 'Bibliotecaria'),
      say('lends books', 'prête des livres', 'presta libros'),
      say('A library belongs to all.', 'La bibliothèque est à tous.', 'La biblioteca es de todos.'),
    ),
    helper(
      say('Mail carrier', 'Facteur', 'Cartero'),
      say('brings letters', 'apporte les lettres', 'trae las cartas'),
      say('Letters travel to your door.', 'Les lettres vont à la porte.', 'Las cartas llegan a la puerta.'),
    ),
    helper(
      say('Bus driver', 'Conductrice de bus', 'Conductora de bus'),
      say('drives people safely', 'conduit les passagers', 'lleva a los pasajeros'),
      say('Many people ride together.', 'Beaucoup voyagent ensemble.', 'Muchos viajan juntos.'),
    ),
    helper(
      say('Builder', 'Maçonne', 'Albañil'),
      say('builds houses', 'construit des maisons', 'construye casas'),
      say('Walls need careful hands.', 'Un mur demande du soin.', 'Un muro pide cuidado.'),
    ),
    helper(
      say('Dentist', 'Dentiste', 'Dentista'),
      say('looks after teeth', 'soigne les dents', 'cuida los dientes'),
      say('Teeth must last for years.', 'Les dents durent des années.', 'Los dientes duran años.'),
    ),
    helper(
      say('Veterinarian', 'Vétérinaire', 'Veterinaria'),
      say('heals animals', 'soigne les animaux', 'cura animales'),
      say('Animals get sick too.', 'Les animaux aussi tombent malades.', 'Los animales también enferman.'),
    ),
    helper(
      say('Barber', 'Coiffeuse', 'Peluquera'),
      say('cuts hair', 'coupe les cheveux', 'corta el pelo'),
      say('Hair grows again and again.', 'Les cheveux repoussent toujours.', 'El pelo vuelve a crecer.'),
    ),
  ],
  askRight: say('{left}: what is the work?', '{left} : quel est son travail ?', '{left}: ¿qué hace?'),
  askLeft: say('Who {right}?', 'Qui {right} ?', '¿Quién {right}?'),
  askMatch: say(
    'Match each person and the work.',
    'Associe chaque personne à son travail.',
    'Une cada persona con su trabajo.',
  ),
  mixedUp: ROLES_MIXED_UP,
  nudge: say('Think of your own street.', 'Pense à ta rue.', 'Piensa en tu calle.'),
  rule: [
    say(
      'Picture the person at work.',
      'Imagine la personne au travail.',
      'Imagina a la persona en su trabajo.',
    ),
    say('Tools and places tell a lot.', 'Outils et lieux aident.', 'Las herramientas y los lugares ayudan.'),
  ],
};

/** People who help in a community (C3 D2.Civ.1.K-2). */
export const ssHelpers = generator('ss-helpers', (random, difficulty) =>
  askPairBank(HELPERS, random, difficulty),
);
