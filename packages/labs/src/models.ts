import type { InteractiveName } from '@ori/contracts/interactives';
import type { LocalisedText } from '@ori/contracts/locale';

/**
 * What is modelled, in which units, and how far from nature, for labs that stand in lessons and do not say so
 * themselves. Labs made of words model nothing and are not here.
 */
export const MODELS: ReadonlyMap<InteractiveName, LocalisedText> = new Map<InteractiveName, LocalisedText>([
  [
    'fair-shares',
    {
      en: 'Modeled: every loaf and every cut exactly the same size. Real loaves are uneven, and knives leave crumbs. Counted in whole pieces.',
      fr: 'Modèle : tous les pains et toutes les parts exactement de la même taille. Les vrais pains sont inégaux et le couteau fait des miettes. On compte en morceaux entiers.',
      es: 'Modelo: todos los panes y todos los cortes del mismo tamaño exacto. Los panes de verdad son desiguales y el cuchillo deja migas. Se cuenta en trozos enteros.',
    },
  ],
  [
    'fraction-bars',
    {
      en: 'Modeled: two bars of one length, cut without any loss; the length of a bar is the unit. The sums are exact, the drawing is as exact as your screen.',
      fr: 'Modèle : deux bandes de même longueur, coupées sans perte ; la longueur d’une bande est l’unité. Les calculs sont exacts, le dessin l’est autant que ton écran.',
      es: 'Modelo: dos barras de igual longitud, cortadas sin pérdida; la longitud de una barra es la unidad. Los cálculos son exactos; el dibujo, tanto como tu pantalla.',
    },
  ],
  [
    'gougu-pieces',
    {
      en: 'Modeled: flat pieces with edges of no width; lengths in sides of one grid square, areas in grid squares. Cut paper never fits quite so well. Roots are rounded to two decimals where “≈” stands.',
      fr: 'Modèle : des pièces plates aux bords sans épaisseur ; longueurs en côtés de carreau, aires en carreaux. Le papier découpé ne s’ajuste jamais si bien. Là où figure « ≈ », la racine est arrondie à deux décimales.',
      es: 'Modelo: piezas planas de bordes sin grosor; longitudes en lados de casilla, áreas en casillas. El papel cortado nunca encaja tan bien. Donde hay «≈», la raíz está redondeada a dos decimales.',
    },
  ],
  [
    'molecule-shapes',
    {
      en: 'Modeled: pairs of electrons that keep as far apart as they can (VSEPR). All bonds are drawn equally long, atoms not to scale; angles in degrees are the ideal ones, and real angles differ by a few degrees. It foretells shapes, not sizes or energies.',
      fr: 'Modèle : des doublets d’électrons aussi éloignés que possible les uns des autres (VSEPR). Toutes les liaisons ont la même longueur, les atomes ne sont pas à l’échelle ; les angles, en degrés, sont idéaux, et les vrais s’en écartent de quelques degrés. Il prévoit des formes, ni tailles ni énergies.',
      es: 'Modelo: pares de electrones que se alejan todo lo posible (RPECV). Todos los enlaces miden lo mismo y los átomos no están a escala; los ángulos, en grados, son ideales, y los reales se apartan unos grados. Predice formas, no tamaños ni energías.',
    },
  ],
  [
    'particle-in-a-box',
    {
      en: 'Modeled: one particle on a line between two walls it can never cross, without spin and slow compared with light. Width in nanometers, energy in electronvolts. Real walls let a little of the wave through, which lowers the energies; each measurement is drawn afresh from |ψ|².',
      fr: 'Modèle : une particule sur une droite, entre deux parois infranchissables, sans spin et lente par rapport à la lumière. Largeur en nanomètres, énergie en électronvolts. De vraies parois laissent passer un peu de l’onde, ce qui abaisse les énergies ; chaque mesure est tirée à neuf selon |ψ|².',
      es: 'Modelo: una partícula en una recta entre dos paredes que nunca cruza, sin espín y lenta frente a la luz. Anchura en nanómetros, energía en electronvoltios. Las paredes reales dejan pasar un poco de la onda, lo que baja las energías; cada medida se sortea de nuevo según |ψ|².',
    },
  ],
  [
    'explore-rule',
    {
      en: 'Modeled: one formula and nothing else, computed to about fifteen digits; the units stand at the axes. Things measured in the world scatter about such a rule and leave it somewhere.',
      fr: 'Modèle : une formule et rien d’autre, calculée à une quinzaine de chiffres ; les unités sont sur les axes. Ce qu’on mesure dans le monde se disperse autour d’une telle règle et finit par s’en écarter.',
      es: 'Modelo: una fórmula y nada más, calculada con unas quince cifras; las unidades están en los ejes. Lo que se mide en el mundo se dispersa en torno a esa regla y en algún punto la abandona.',
    },
  ],
  [
    'share-out',
    {
      en: 'Modeled: a fixed amount in equal steps and needs with firm limits, in the unit that stands beside each number. In life, amounts and needs change, and some cannot be counted.',
      fr: 'Modèle : une quantité fixe, par pas égaux, et des besoins aux limites nettes, dans l’unité indiquée à côté de chaque nombre. Dans la vie, quantités et besoins changent, et certains ne se comptent pas.',
      es: 'Modelo: una cantidad fija en pasos iguales y necesidades con límites firmes, en la unidad que está junto a cada número. En la vida, cantidades y necesidades cambian, y algunas no se pueden contar.',
    },
  ],
  [
    'shadow-stick',
    {
      en: 'Modeled: flat ground, the Sun as a point, its height within half a degree; air that bends light is left out.',
      fr: 'Modèle : sol plat, Soleil ponctuel, hauteur à un demi-degré près ; l’air qui dévie la lumière est négligé.',
      es: 'Modelo: suelo plano, Sol como un punto, altura con medio grado de error; se omite el aire que desvía la luz.',
    },
  ],
  [
    'water-formation',
    {
      en: 'Modeled: whole molecules, counted; masses in grams from standard atomic weights, energies in kilojoules from average bond energies, which are right to a few percent. The real reaction runs through many short-lived steps.',
      fr: 'Modèle : des molécules entières, comptées ; masses en grammes d’après les masses atomiques standard, énergies en kilojoules d’après les énergies de liaison moyennes, justes à quelques pour cent. La vraie réaction passe par de nombreuses étapes très brèves.',
      es: 'Modelo: moléculas enteras, contadas; masas en gramos según los pesos atómicos estándar, energías en kilojulios según energías de enlace medias, exactas en unos pocos por ciento. La reacción real pasa por muchas etapas muy breves.',
    },
  ],
  [
    'remainders',
    {
      en: 'Modeled: whole numbers without a unit, reckoned exactly. The dials are a picture of division: each full turn is one more time that the divisor goes in.',
      fr: 'Modèle : des nombres entiers sans unité, calculés exactement. Les cadrans sont une image de la division : chaque tour complet, c’est le diviseur une fois de plus.',
      es: 'Modelo: números enteros sin unidad, calculados con exactitud. Las esferas son una imagen de la división: cada vuelta entera es una vez más que cabe el divisor.',
    },
  ],
  [
    'orbitals',
    {
      en: 'Modeled: one electron around a proton at rest, without spin, relativity or magnetic fields. Lengths in Bohr radii (52.9 pm), energies in electronvolts. In atoms with more electrons these shapes hold only roughly.',
      fr: 'Modèle : un électron autour d’un proton au repos, sans spin, ni relativité, ni champ magnétique. Longueurs en rayons de Bohr (52,9 pm), énergies en électronvolts. Avec plus d’électrons, ces formes ne valent plus qu’à peu près.',
      es: 'Modelo: un electrón alrededor de un protón en reposo, sin espín, relatividad ni campos magnéticos. Longitudes en radios de Bohr (52,9 pm), energías en electronvoltios. Con más electrones, estas formas valen solo aproximadamente.',
    },
  ],
  [
    'molecules',
    {
      en: 'Modeled: one shape of the molecule, relaxed by a force field (MMFF94s) in a vacuum; lengths in picometers, angles in degrees. Computed, not measured. Real molecules shake and turn; sticks and colors are customs of drawing.',
      fr: 'Modèle : une forme de la molécule, relaxée par un champ de force (MMFF94s) dans le vide ; longueurs en picomètres, angles en degrés. Calculé, pas mesuré. Les vraies molécules vibrent et tournent ; bâtons et couleurs sont des conventions de dessin.',
      es: 'Modelo: una forma de la molécula, relajada con un campo de fuerzas (MMFF94s) en el vacío; longitudes en picómetros, ángulos en grados. Calculado, no medido. Las moléculas reales vibran y giran; palos y colores son costumbres de dibujo.',
    },
  ],
  [
    'counting',
    {
      en: 'Modeled: the signs are our own simplified drawings; scribes varied them. Reckoning is exact, in whole numbers. How people then did their sums is known only in part.',
      fr: 'Modèle : les signes sont nos propres dessins simplifiés ; les scribes les variaient. Le calcul est exact, en nombres entiers. On ne sait qu’en partie comment on calculait alors.',
      es: 'Modelo: los signos son dibujos nuestros, simplificados; los escribas los variaban. El cálculo es exacto, en números enteros. Solo se sabe en parte cómo se calculaba entonces.',
    },
  ],
  [
    'rotating-field',
    {
      en: 'Modeled: coils with the same sine current, each later than the one before, and their fields added as arrows; frequency in hertz, speed in turns a minute. Iron that saturates, heat and slots are left out.',
      fr: 'Modèle : des bobines parcourues par le même courant sinusoïdal, chacune en retard sur la précédente, et leurs champs additionnés comme des flèches ; fréquence en hertz, vitesse en tours par minute. Saturation du fer, chaleur et encoches sont négligées.',
      es: 'Modelo: bobinas con la misma corriente sinusoidal, cada una con retraso sobre la anterior, y sus campos sumados como flechas; frecuencia en hercios, velocidad en vueltas por minuto. Se omiten la saturación del hierro, el calor y las ranuras.',
    },
  ],
]);
