import type { LocalisedText } from '@ori/contracts/locale';
import type { Sequence } from '../../fact-sequences.ts';
import { say } from '../../say.ts';

const chain = (name: LocalisedText, why: LocalisedText, stages: readonly LocalisedText[]): Sequence => ({
  name,
  why,
  stages: stages.map((words) => ({ text: words })),
});

/** More chains along which energy is passed on. */
export const MORE_CHAINS: readonly Sequence[] = [
  chain(
    say('Wind to lamp', 'Du vent à la lampe', 'Del viento a la lámpara'),
    say(
      'Moving air turns blades, and these turn a generator.',
      'L’air en mouvement fait tourner des pales, puis un générateur.',
      'El aire en movimiento gira las palas y estas un generador.',
    ),
    [
      say('Moving air', 'Air en mouvement', 'Aire en movimiento'),
      say('Turning blades', 'Pales qui tournent', 'Palas que giran'),
      say('Electric generator', 'Générateur électrique', 'Generador eléctrico'),
      say('Shining lamp', 'Lampe qui brille', 'Lámpara encendida'),
    ],
  ),
  chain(
    say('Battery to song', 'De la pile à la chanson', 'De la pila a la canción'),
    say(
      'The current makes the loudspeaker shake, and this shakes the air.',
      'Le courant fait vibrer le haut-parleur, qui fait vibrer l’air.',
      'La corriente hace vibrar el altavoz y este el aire.',
    ),
    [
      say('Charged battery', 'Pile chargée', 'Pila cargada'),
      say('Electric current', 'Courant électrique', 'Corriente eléctrica'),
      say('Shaking loudspeaker', 'Haut-parleur qui vibre', 'Altavoz que vibra'),
      say('Sound in the air', 'Son dans l’air', 'Sonido en el aire'),
    ],
  ),
  chain(
    say('Sun to plow', 'Du Soleil à la charrue', 'Del Sol al arado'),
    say(
      'Grass stores energy of sunlight, and the horse lives on it.',
      'L’herbe garde l’énergie du Soleil, et le cheval en vit.',
      'La hierba guarda energía del Sol y el caballo vive de ella.',
    ),
    [
      say('Sunlight', 'Lumière du Soleil', 'Luz del Sol'),
      say('Growing grass', 'Herbe qui pousse', 'Hierba que crece'),
      say('Working horse', 'Cheval qui travaille', 'Caballo que trabaja'),
      say('Moving plow', 'Charrue qui avance', 'Arado que avanza'),
    ],
  ),
  chain(
    say('Gas to lid', 'Du gaz au couvercle', 'Del gas a la tapa'),
    say(
      'Heat passes into the pot and the water, and steam lifts the lid.',
      'La chaleur passe dans la casserole et l’eau, et la vapeur soulève le couvercle.',
      'El calor pasa a la olla y al agua, y el vapor levanta la tapa.',
    ),
    [
      say('Burning gas', 'Gaz qui brûle', 'Gas que arde'),
      say('Hot pot', 'Casserole chaude', 'Olla caliente'),
      say('Boiling water', 'Eau qui bout', 'Agua que hierve'),
      say('Rattling lid', 'Couvercle qui tremble', 'Tapa que tiembla'),
    ],
  ),
  chain(
    say('Arm to target', 'Du bras à la cible', 'Del brazo a la diana'),
    say(
      'The bent bow keeps the energy until it pushes the arrow.',
      'L’arc bandé garde l’énergie jusqu’à ce qu’il pousse la flèche.',
      'El arco tenso guarda la energía hasta que empuja la flecha.',
    ),
    [
      say('Pulling arm', 'Bras qui tire', 'Brazo que tira'),
      say('Bent bow', 'Arc bandé', 'Arco tenso'),
      say('Flying arrow', 'Flèche qui vole', 'Flecha que vuela'),
      say('Sound of the hit', 'Bruit du choc', 'Ruido del golpe'),
    ],
  ),
  chain(
    say('Legs to bicycle light', 'Des jambes au phare du vélo', 'De las piernas al faro de la bici'),
    say(
      'The wheel turns a small generator, the dynamo.',
      'La roue fait tourner un petit générateur, la dynamo.',
      'La rueda gira un pequeño generador, la dinamo.',
    ),
    [
      say('Moving legs', 'Jambes qui bougent', 'Piernas que se mueven'),
      say('Turning wheel', 'Roue qui tourne', 'Rueda que gira'),
      say('Turning dynamo', 'Dynamo qui tourne', 'Dinamo que gira'),
      say('Shining bicycle light', 'Phare qui brille', 'Faro encendido'),
    ],
  ),
];
