import type { LocalisedText } from '@ori/contracts/locale';
import { say } from '../../say.ts';

/** A short text that informs, and sentences around its main idea. */
export interface InformingText {
  readonly details: readonly LocalisedText[];
  readonly main: LocalisedText;
  /** One detail, offered as if it were the whole. */
  readonly narrow: LocalisedText;
  /** Says more than the text does. */
  readonly wide: LocalisedText;
  /** On the same topic, but no part of the main idea. */
  readonly stray: LocalisedText;
  /** One more detail that supports the main idea. */
  readonly extra: LocalisedText;
}

export const TEXTS: readonly [InformingText, ...InformingText[]] = [
  {
    details: [
      say(
        'A honeybee that has found flowers runs in a line and shakes her body.',
        'Une abeille qui a trouvé des fleurs court en ligne et secoue son corps.',
        'Una abeja que ha hallado flores corre en línea y sacude el cuerpo.',
      ),
      say(
        'The direction of her run shows where to fly.',
        'La direction de sa course montre où voler.',
        'La dirección de su carrera muestra hacia dónde volar.',
      ),
      say(
        'A longer run stands for a longer way.',
        'Une course plus longue signifie un chemin plus long.',
        'Una carrera más larga indica un camino más largo.',
      ),
    ],
    main: say(
      'Bees tell each other the way to flowers by a dance.',
      'Par une danse, les abeilles s’indiquent le chemin des fleurs.',
      'Con una danza las abejas se indican el camino a las flores.',
    ),
    narrow: say('A bee shakes her body.', 'Une abeille secoue son corps.', 'Una abeja sacude el cuerpo.'),
    wide: say(
      'All animals have a language.',
      'Tous les animaux ont un langage.',
      'Todos los animales tienen un lenguaje.',
    ),
    stray: say(
      'Honey keeps for a long time.',
      'Le miel se garde longtemps.',
      'La miel se conserva mucho tiempo.',
    ),
    extra: say(
      'Bees that followed the dance fly straight to the same flowers.',
      'Les abeilles qui ont suivi la danse volent droit vers les mêmes fleurs.',
      'Las abejas que siguieron la danza vuelan derecho a las mismas flores.',
    ),
  },
  {
    details: [
      say(
        'A camel can drink a great deal of water at once.',
        'Un chameau peut boire beaucoup d’eau d’un coup.',
        'Un camello puede beber mucha agua de una vez.',
      ),
      say(
        'The fat in its hump feeds it on a long way.',
        'La graisse de sa bosse le nourrit sur un long trajet.',
        'La grasa de su joroba lo alimenta en un camino largo.',
      ),
      say(
        'It can close its nostrils against blowing sand.',
        'Il peut fermer ses narines contre le sable.',
        'Puede cerrar la nariz contra la arena.',
      ),
    ],
    main: say(
      'A camel’s body suits life in the desert.',
      'Le corps du chameau convient à la vie au désert.',
      'El cuerpo del camello se ajusta a la vida del desierto.',
    ),
    narrow: say('A camel has nostrils.', 'Un chameau a des narines.', 'Un camello tiene nariz.'),
    wide: say(
      'Every animal can live in the desert.',
      'Tout animal peut vivre au désert.',
      'Cualquier animal puede vivir en el desierto.',
    ),
    stray: say(
      'People make warm cloth from camel hair.',
      'On fait un tissu chaud avec le poil de chameau.',
      'Con el pelo de camello se hace una tela cálida.',
    ),
    extra: say(
      'Wide feet keep it from sinking into sand.',
      'Ses larges pieds l’empêchent de s’enfoncer dans le sable.',
      'Sus pies anchos evitan que se hunda en la arena.',
    ),
  },
  {
    details: [
      say(
        'On an old road, a post rider changed horses at each station.',
        'Sur une vieille route, le courrier changeait de cheval à chaque relais.',
        'En un camino antiguo, el correo cambiaba de caballo en cada posta.',
      ),
      say(
        'A fresh horse waited there with food and water.',
        'Un cheval frais y attendait, avec foin et eau.',
        'Allí esperaba un caballo descansado, con comida y agua.',
      ),
      say(
        'So the letters moved on while tired horses slept.',
        'Ainsi, les lettres avançaient pendant que les chevaux fatigués dormaient.',
        'Así las cartas avanzaban mientras los caballos cansados dormían.',
      ),
    ],
    main: say(
      'Changing horses at stations kept letters moving fast.',
      'Changer de cheval aux relais faisait avancer les lettres vite.',
      'Cambiar de caballo en las postas hacía avanzar rápido las cartas.',
    ),
    narrow: say('Tired horses slept.', 'Les chevaux fatigués dormaient.', 'Los caballos cansados dormían.'),
    wide: say(
      'Horses have changed the whole history of the world.',
      'Les chevaux ont changé toute l’histoire du monde.',
      'Los caballos han cambiado toda la historia del mundo.',
    ),
    stray: say(
      'A young horse is called a foal.',
      'Un jeune cheval s’appelle un poulain.',
      'Un caballo joven se llama potro.',
    ),
    extra: say(
      'A rider at the next station took over the bag at night, too.',
      'Au relais suivant, un autre cavalier prenait le sac, même de nuit.',
      'En la posta siguiente otro jinete tomaba la bolsa, también de noche.',
    ),
  },
  {
    details: [
      say(
        'Bread dough is left in a warm place.',
        'On laisse la pâte à pain au chaud.',
        'La masa de pan se deja en un lugar cálido.',
      ),
      say(
        'Yeast in it feeds and gives off gas.',
        'La levure s’y nourrit et dégage du gaz.',
        'La levadura se alimenta en ella y desprende gas.',
      ),
      say(
        'The gas is caught in bubbles, and the dough grows.',
        'Le gaz reste dans des bulles, et la pâte gonfle.',
        'El gas queda en burbujas y la masa crece.',
      ),
    ],
    main: say(
      'Yeast makes bread dough rise.',
      'La levure fait lever la pâte à pain.',
      'La levadura hace subir la masa del pan.',
    ),
    narrow: say(
      'Dough is left in a warm place.',
      'La pâte est laissée au chaud.',
      'La masa se deja en un lugar cálido.',
    ),
    wide: say(
      'Tiny living things make all our food.',
      'De minuscules êtres vivants font toute notre nourriture.',
      'Seres diminutos hacen toda nuestra comida.',
    ),
    stray: say(
      'Some people like their bread with honey.',
      'Certains aiment le pain avec du miel.',
      'A algunos les gusta el pan con miel.',
    ),
    extra: say(
      'Dough without yeast stays flat.',
      'Sans levure, la pâte reste plate.',
      'Sin levadura la masa queda plana.',
    ),
  },
  {
    details: [
      say(
        'A lighthouse stands where rocks lie under water.',
        'Un phare se dresse là où des rochers sont sous l’eau.',
        'Un faro se alza donde hay rocas bajo el agua.',
      ),
      say(
        'Its lamp turns and can be seen from far away.',
        'Sa lampe tourne et se voit de très loin.',
        'Su lámpara gira y se ve desde muy lejos.',
      ),
      say(
        'Each one flashes in its own rhythm, so sailors know where they are.',
        'Chacun a son propre rythme, et les marins savent où ils sont.',
        'Cada uno tiene su propio ritmo, y así los marinos saben dónde están.',
      ),
    ],
    main: say(
      'Lighthouses help ships to find a safe way.',
      'Les phares aident les bateaux à trouver une route sûre.',
      'Los faros ayudan a los barcos a hallar una ruta segura.',
    ),
    narrow: say('A lamp turns.', 'Une lampe tourne.', 'Una lámpara gira.'),
    wide: say(
      'The sea is dangerous everywhere.',
      'La mer est dangereuse partout.',
      'El mar es peligroso en todas partes.',
    ),
    stray: say(
      'From its top you can take fine pictures.',
      'De son sommet, on prend de belles photos.',
      'Desde lo alto se toman buenas fotos.',
    ),
    extra: say(
      'In fog, some sound a horn as well.',
      'Dans le brouillard, certains ont aussi une corne.',
      'Con niebla, algunos hacen sonar además una bocina.',
    ),
  },
  {
    details: [
      say(
        'Some seeds have wings and spin away in the wind.',
        'Certaines graines ont des ailes et tournent dans le vent.',
        'Algunas semillas tienen alas y giran en el viento.',
      ),
      say(
        'Others have hooks and ride in an animal’s fur.',
        'D’autres ont des crochets et voyagent dans la fourrure d’un animal.',
        'Otras tienen ganchos y viajan en el pelo de un animal.',
      ),
      say(
        'Coconuts float and land on other shores.',
        'Les noix de coco flottent et abordent d’autres rives.',
        'Los cocos flotan y llegan a otras orillas.',
      ),
    ],
    main: say(
      'Seeds travel to new places in different ways.',
      'Les graines voyagent vers de nouveaux lieux de plusieurs façons.',
      'Las semillas viajan a lugares nuevos de distintas maneras.',
    ),
    narrow: say('Coconuts float.', 'Les noix de coco flottent.', 'Los cocos flotan.'),
    wide: say(
      'Plants can do everything that animals do.',
      'Les plantes font tout ce que font les animaux.',
      'Las plantas hacen todo lo que hacen los animales.',
    ),
    stray: say(
      'People press oil out of many seeds.',
      'On presse l’huile de nombreuses graines.',
      'De muchas semillas se saca aceite.',
    ),
    extra: say(
      'Birds eat berries and drop the seeds elsewhere.',
      'Les oiseaux mangent des baies et laissent les graines ailleurs.',
      'Los pájaros comen bayas y sueltan las semillas en otra parte.',
    ),
  },
];
