import type { PairBank } from '../../fact-pairs.ts';
import type { SequenceBank } from '../../fact-sequences.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { STAGE_SKIPPED } from '../../misconceptions/living-things.ts';
import { ENERGY_APPEARS, ENERGY_FORM_MIXED } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import { MORE_CHAINS } from './energy-chains.ts';

/** Things that change energy from one form into another. */
export const CHANGERS: PairBank = {
  pairs: [
    {
      left: { text: say('Lamp', 'Une lampe', 'Una lámpara'), figure: picture('lamp') },
      right: {
        text: say(
          'Electricity becomes light',
          'L’électricité devient lumière',
          'La electricidad se vuelve luz',
        ),
      },
      why: say(
        'A lamp is made to shine, though it also gets warm.',
        'Une lampe est faite pour éclairer, même si elle chauffe aussi.',
        'Una lámpara está hecha para alumbrar, aunque también se calienta.',
      ),
    },
    {
      left: { text: say('Electric fan', 'Un ventilateur électrique', 'Un ventilador eléctrico') },
      right: {
        text: say(
          'Electricity becomes motion',
          'L’électricité devient mouvement',
          'La electricidad se vuelve movimiento',
        ),
      },
      why: say('Its blades turn.', 'Ses pales tournent.', 'Sus aspas giran.'),
    },
    {
      left: { text: say('Electric oven', 'Un four électrique', 'Un horno eléctrico') },
      right: {
        text: say(
          'Electricity becomes heat',
          'L’électricité devient chaleur',
          'La electricidad se vuelve calor',
        ),
      },
      why: say('It is made to get hot.', 'Il est fait pour chauffer.', 'Está hecho para calentar.'),
    },
    {
      left: {
        text: say('Beaten drum', 'Un tambour qu’on frappe', 'Un tambor golpeado'),
        figure: picture('drum'),
      },
      right: {
        text: say('Motion becomes sound', 'Le mouvement devient son', 'El movimiento se vuelve sonido'),
      },
      why: say(
        'The moving stick makes the skin shake.',
        'La baguette fait vibrer la peau.',
        'El palillo hace vibrar la piel.',
      ),
    },
    {
      left: { text: say('Solar cell', 'Une cellule solaire', 'Una celda solar') },
      right: {
        text: say(
          'Light becomes electricity',
          'La lumière devient électricité',
          'La luz se vuelve electricidad',
        ),
      },
      why: say(
        'Light falls in, current flows out.',
        'La lumière entre, le courant sort.',
        'Entra luz y sale corriente.',
      ),
    },
    {
      left: { text: say('Hands rubbed together', 'Des mains qu’on frotte', 'Manos que se frotan') },
      right: {
        text: say('Motion becomes heat', 'Le mouvement devient chaleur', 'El movimiento se vuelve calor'),
      },
      why: say('Rubbing makes them warm.', 'Frotter les réchauffe.', 'Frotar las calienta.'),
    },
    {
      left: { text: say('Wind turbine', 'Une éolienne', 'Un aerogenerador') },
      right: {
        text: say(
          'Motion becomes electricity',
          'Le mouvement devient électricité',
          'El movimiento se vuelve electricidad',
        ),
      },
      why: say(
        'Moving air turns it and drives a generator.',
        'L’air la fait tourner et entraîne un générateur.',
        'El aire la hace girar y mueve un generador.',
      ),
    },
    {
      left: {
        text: say('Candle flame', 'La flamme d’une bougie', 'La llama de una vela'),
        figure: picture('candle'),
      },
      right: {
        text: say(
          'Stored energy becomes light and heat',
          'L’énergie stockée devient lumière et chaleur',
          'La energía guardada se vuelve luz y calor',
        ),
      },
      why: say(
        'The wax holds energy that burning sets free.',
        'La cire contient de l’énergie libérée en brûlant.',
        'La cera guarda energía que se libera al arder.',
      ),
    },
  ],
  askRight: say(
    '{left}: what is its main change of energy?',
    '{left} : quel changement d’énergie surtout ?',
    '{left}: ¿cuál es su cambio principal de energía?',
  ),
  askLeft: say(
    'Where does this happen most: {right}?',
    'Où cela se passe-t-il surtout : {right} ?',
    '¿Dónde ocurre más esto: {right}?',
  ),
  askMatch: say(
    'Match each with its main change of energy.',
    'Associe chacun à son changement d’énergie.',
    'Une cada uno con su cambio de energía.',
  ),
  mixedUp: ENERGY_FORM_MIXED,
  nudge: say(
    'What goes in? What is it made to give?',
    'Qu’est-ce qui entre ? Que doit-il donner ?',
    '¿Qué entra? ¿Qué debe dar?',
  ),
  rule: [
    say('Name the energy that goes in.', 'Nomme l’énergie qui entre.', 'Nombra la energía que entra.'),
    say(
      'Energy is not made from nothing; it changes its form.',
      'L’énergie ne naît pas de rien ; elle change de forme.',
      'La energía no sale de la nada; cambia de forma.',
    ),
  ],
};
/** Chains along which energy is passed on. */
export const CHAINS: SequenceBank = {
  sequences: [
    {
      name: say('Sun to runner', 'Du Soleil au coureur', 'Del Sol al corredor'),
      why: say(
        'Food carries energy from sunlight to muscles.',
        'La nourriture porte l’énergie du Soleil aux muscles.',
        'El alimento lleva la energía del Sol a los músculos.',
      ),
      stages: [
        { text: say('Sunlight', 'Lumière du Soleil', 'Luz del Sol') },
        { text: say('Wheat plant', 'Plante de blé', 'Planta de trigo') },
        { text: say('Bread', 'Pain', 'Pan') },
        { text: say('Running child', 'Enfant qui court', 'Niña que corre') },
      ],
    },
    {
      name: say('River to lamp', 'De la rivière à la lampe', 'Del río a la lámpara'),
      why: say(
        'Falling water turns a wheel that drives a generator.',
        'L’eau qui tombe tourne une roue et un générateur.',
        'El agua que cae mueve una rueda y un generador.',
      ),
      stages: [
        { text: say('Falling water', 'Eau qui tombe', 'Agua que cae') },
        { text: say('Turning wheel', 'Roue qui tourne', 'Rueda que gira') },
        { text: say('Electric generator', 'Générateur électrique', 'Generador eléctrico') },
        { text: say('Shining lamp', 'Lampe qui brille', 'Lámpara encendida') },
      ],
    },
    {
      name: say('Muscle to bell', 'Du muscle à la sonnette', 'Del músculo al timbre'),
      why: say(
        'Each push passes motion on, and at last sound.',
        'Chaque geste transmet le mouvement, puis le son.',
        'Cada gesto pasa el movimiento y al final el sonido.',
      ),
      stages: [
        { text: say('Food', 'Nourriture', 'Alimento') },
        { text: say('Moving muscle', 'Muscle qui bouge', 'Músculo que se mueve') },
        { text: say('Swinging bell', 'Cloche qui balance', 'Campana que oscila') },
        { text: say('Sound in the air', 'Son dans l’air', 'Sonido en el aire') },
      ],
    },
    {
      name: say('Sun to fan', 'Du Soleil au ventilateur', 'Del Sol al ventilador'),
      why: say(
        'Light becomes current, and current becomes motion.',
        'La lumière devient courant, puis mouvement.',
        'La luz se vuelve corriente y luego movimiento.',
      ),
      stages: [
        { text: say('Sunlight', 'Lumière du Soleil', 'Luz del Sol') },
        { text: say('Solar cell', 'Cellule solaire', 'Celda solar') },
        { text: say('Electric motor', 'Moteur électrique', 'Motor eléctrico') },
        { text: say('Moving air', 'Air en mouvement', 'Aire en movimiento') },
      ],
    },
    {
      name: say('Wood to pot', 'Du bois à la marmite', 'De la leña a la olla'),
      why: say(
        'Burning sets free what the tree took from sunlight.',
        'Brûler libère ce que l’arbre a pris au Soleil.',
        'Al arder se libera lo que el árbol tomó del Sol.',
      ),
      stages: [
        { text: say('Sunlight', 'Lumière du Soleil', 'Luz del Sol') },
        { text: say('Tree', 'Arbre', 'Árbol') },
        { text: say('Burning firewood', 'Bois qui brûle', 'Leña que arde') },
        { text: say('Hot soup', 'Soupe chaude', 'Sopa caliente') },
      ],
    },
    {
      name: say('Gravity to heat', 'De la chute à la chaleur', 'De la caída al calor'),
      why: say(
        'Height becomes motion, and rubbing makes heat.',
        'La hauteur devient mouvement, et frotter chauffe.',
        'La altura se vuelve movimiento y el roce calienta.',
      ),
      stages: [
        { text: say('Sled high on a hill', 'Luge en haut d’une colline', 'Trineo en lo alto') },
        { text: say('Sled sliding down', 'Luge qui descend', 'Trineo que baja') },
        { text: say('Rubbing on the ground', 'Frottement au sol', 'Roce con el suelo') },
        { text: say('Slightly warmer runners', 'Patins un peu plus chauds', 'Patines algo más calientes') },
      ],
    },
    ...MORE_CHAINS,
  ],
  askOrder: say(
    '{name}: follow the energy. Put the chain in order.',
    '{name} : suis l’énergie. Range la chaîne.',
    '{name}: sigue la energía. Ordena la cadena.',
  ),
  askNext: say(
    '{name}: where does the energy go next after this? {stage}',
    '{name} : où va l’énergie après cela ? {stage}',
    '{name}: ¿adónde va la energía después de esto? {stage}',
  ),
  askBefore: say(
    '{name}: where was the energy just before this? {stage}',
    '{name} : où était l’énergie juste avant cela ? {stage}',
    '{name}: ¿dónde estaba la energía justo antes de esto? {stage}',
  ),
  backwards: ENERGY_APPEARS,
  skipped: STAGE_SKIPPED,
  nudge: say(
    'Where was the energy at the start?',
    'Où était l’énergie au début ?',
    '¿Dónde estaba la energía al principio?',
  ),
  rule: [
    say('Find the source.', 'Trouve la source.', 'Busca la fuente.'),
    say(
      'Energy passes on from thing to thing.',
      'L’énergie passe d’une chose à l’autre.',
      'La energía pasa de una cosa a otra.',
    ),
  ],
};
