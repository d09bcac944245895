import type { LocalisedText } from '@ori/contracts/locale';
import type { MoleculeId } from '@ori/contracts/matter-names';
import type { StructureKind } from '@ori/core/molecules/structure';

export const NAMES: Readonly<Record<MoleculeId, LocalisedText>> = {
  water: { en: 'Water', fr: 'Eau', es: 'Agua' },
  'carbon-dioxide': { en: 'Carbon dioxide', fr: 'Dioxyde de carbone', es: 'Dióxido de carbono' },
  methane: { en: 'Methane', fr: 'Méthane', es: 'Metano' },
  ammonia: { en: 'Ammonia', fr: 'Ammoniac', es: 'Amoníaco' },
  'acetic-acid': { en: 'Acetic acid', fr: 'Acide acétique', es: 'Ácido acético' },
  ethanol: { en: 'Ethanol', fr: 'Éthanol', es: 'Etanol' },
  glucose: { en: 'Glucose', fr: 'Glucose', es: 'Glucosa' },
  sucrose: { en: 'Sucrose', fr: 'Saccharose', es: 'Sacarosa' },
  'sodium-carbonate': {
    en: 'Sodium carbonate: its carbonate ion',
    fr: 'Carbonate de sodium : son ion carbonate',
    es: 'Carbonato de sodio: su ion carbonato',
  },
  'sodium-chloride': {
    en: 'Sodium chloride, table salt',
    fr: 'Chlorure de sodium, sel de table',
    es: 'Cloruro de sodio, sal de mesa',
  },
  'calcium-hydroxide': {
    en: 'Calcium hydroxide, slaked lime',
    fr: 'Hydroxyde de calcium, chaux éteinte',
    es: 'Hidróxido de calcio, cal apagada',
  },
  'calcium-carbonate': {
    en: 'Calcium carbonate, calcite',
    fr: 'Carbonate de calcium, calcite',
    es: 'Carbonato de calcio, calcita',
  },
  'silicon-dioxide': {
    en: 'Silicon dioxide, quartz',
    fr: 'Dioxyde de silicium, quartz',
    es: 'Dióxido de silicio, cuarzo',
  },
  'lead-sulfide': {
    en: 'Lead sulfide, galena',
    fr: 'Sulfure de plomb, galène',
    es: 'Sulfuro de plomo, galena',
  },
  'potassium-nitrate': {
    en: 'Potassium nitrate: its nitrate ion',
    fr: 'Nitrate de potassium : son ion nitrate',
    es: 'Nitrato de potasio: su ion nitrato',
  },
  indigotin: { en: 'Indigotin', fr: 'Indigotine', es: 'Indigotina' },
  alizarin: { en: 'Alizarin', fr: 'Alizarine', es: 'Alizarina' },
  niacin: { en: 'Niacin', fr: 'Niacine', es: 'Niacina' },
  theobromine: { en: 'Theobromine', fr: 'Théobromine', es: 'Teobromina' },
  caffeine: { en: 'Caffeine', fr: 'Caféine', es: 'Cafeína' },
  isoprene: { en: 'Isoprene', fr: 'Isoprène', es: 'Isopreno' },
  artemisinin: { en: 'Artemisinin', fr: 'Artémisinine', es: 'Artemisinina' },
  salicin: { en: 'Salicin', fr: 'Salicine', es: 'Salicina' },
  glycine: { en: 'Glycine', fr: 'Glycine', es: 'Glicina' },
  adenine: { en: 'Adenine', fr: 'Adénine', es: 'Adenina' },
};

/** What must not be handled at home, and why it is only looked at. */
type Care = 'toxic' | 'reactive' | 'remedy';
const CARE: Readonly<Partial<Record<MoleculeId, Care>>> = {
  methane: 'reactive',
  ammonia: 'toxic',
  ethanol: 'reactive',
  'calcium-hydroxide': 'reactive',
  'lead-sulfide': 'toxic',
  'potassium-nitrate': 'reactive',
  isoprene: 'reactive',
  indigotin: 'reactive',
  alizarin: 'reactive',
  niacin: 'remedy',
  theobromine: 'remedy',
  caffeine: 'remedy',
  artemisinin: 'remedy',
  salicin: 'remedy',
};
const CARE_WORDS: Readonly<Record<Care, LocalisedText>> = {
  toxic: {
    en: 'Poisonous: look at the model, never at a sample at home.',
    fr: 'Toxique : on regarde le modèle, jamais un échantillon à la maison.',
    es: 'Venenoso: se mira el modelo, nunca una muestra en casa.',
  },
  reactive: {
    en: 'It burns, corrodes or irritates: this is a model to look at, not a recipe.',
    fr: 'Cela brûle, ronge ou irrite : ceci est un modèle à regarder, pas une recette.',
    es: 'Arde, corroe o irrita: esto es un modelo para mirar, no una receta.',
  },
  remedy: {
    en: 'It acts on the body. What to take is a question for a doctor or a pharmacist; here we only look at its shape.',
    fr: 'Cela agit sur le corps. Ce qu’il faut prendre, c’est une question pour un médecin ou un pharmacien ; ici on regarde seulement la forme.',
    es: 'Actúa en el cuerpo. Qué tomar es una pregunta para un médico o farmacéutico; aquí solo se mira su forma.',
  },
};

/** The note that stands with a substance to be careful with; null for the others. */
export function careWords(id: MoleculeId): LocalisedText | null {
  const care = CARE[id];
  return care ? CARE_WORDS[care] : null;
}

export const KIND_WORDS: Readonly<Record<StructureKind, LocalisedText>> = {
  molecule: {
    en: 'One molecule in one of its shapes, computed by a force field (MMFF94s): model geometry, not measured.',
    fr: 'Une molécule dans une de ses formes, calculée par un champ de forces (MMFF94s) : géométrie d’un modèle, non mesurée.',
    es: 'Una molécula en una de sus formas, calculada con un campo de fuerzas (MMFF94s): geometría de un modelo, no medida.',
  },
  ion: {
    en: 'The solid has no molecules. One of its ions is shown alone, flat, with a distance measured in a related crystal. The metal ions around it are left out, since the crystal is too intricate for this picture.',
    fr: 'Le solide n’a pas de molécules. Un de ses ions est montré seul, plan, avec une distance mesurée dans un cristal apparenté. Les ions métalliques autour sont omis : le cristal est trop compliqué pour cette image.',
    es: 'El sólido no tiene moléculas. Se muestra solo uno de sus iones, plano, con una distancia medida en un cristal afín. Los iones metálicos de alrededor se omiten, pues el cristal es demasiado complejo para esta imagen.',
  },
  crystal: {
    en: 'The solid has no molecules: ions stand in a lattice that goes on in all directions. This is a fragment of it, as measured by diffraction; lines join neighbors.',
    fr: 'Le solide n’a pas de molécules : des ions forment un réseau qui continue dans toutes les directions. En voici un fragment, mesuré par diffraction ; les traits relient les voisins.',
    es: 'El sólido no tiene moléculas: los iones forman una red que continúa en todas direcciones. Esto es un fragmento, medido por difracción; las líneas unen a los vecinos.',
  },
  network: {
    en: 'Quartz has no molecules SiO₂: every silicon is bonded to four oxygens and every oxygen to two silicons, on and on. This is a fragment of that network, as measured by diffraction.',
    fr: 'Le quartz n’a pas de molécules SiO₂ : chaque silicium est lié à quatre oxygènes et chaque oxygène à deux siliciums, sans fin. En voici un fragment, mesuré par diffraction.',
    es: 'El cuarzo no tiene moléculas SiO₂: cada silicio está unido a cuatro oxígenos y cada oxígeno a dos silicios, sin fin. Esto es un fragmento de esa red, medido por difracción.',
  },
};

export const WORDS = {
  substance: { en: 'Substance', fr: 'Substance', es: 'Sustancia' },
  style: { en: 'Show as', fr: 'Montrer comme', es: 'Mostrar como' },
  sticks: { en: 'balls and sticks', fr: 'boules et bâtons', es: 'bolas y varillas' },
  full: { en: 'space-filling', fr: 'modèle compact', es: 'modelo compacto' },
  names: { en: 'Names of atoms', fr: 'Noms des atomes', es: 'Nombres de los átomos' },
  measure: { en: 'Measure', fr: 'Mesurer', es: 'Medir' },
  pick: {
    en: 'Choose atoms here or press them in the picture: two for a distance, three for the angle at the second.',
    fr: 'Choisir des atomes ici ou les toucher dans l’image : deux pour une distance, trois pour l’angle au deuxième.',
    es: 'Elegir átomos aquí o pulsarlos en la imagen: dos para una distancia, tres para el ángulo en el segundo.',
  },
  first: { en: 'First atom', fr: 'Premier atome', es: 'Primer átomo' },
  second: { en: 'Second atom', fr: 'Deuxième atome', es: 'Segundo átomo' },
  third: { en: 'Third atom', fr: 'Troisième atome', es: 'Tercer átomo' },
  none: { en: 'none', fr: 'aucun', es: 'ninguno' },
  guess: {
    en: 'Your guess for the angle {angle}',
    fr: 'Prédiction pour l’angle {angle}',
    es: 'Predicción para el ángulo {angle}',
  },
  show: { en: 'Measure it', fr: 'Mesurer', es: 'Medirlo' },
  before: {
    en: 'Before you measure: how wide is the angle {angle}, in degrees?',
    fr: 'Avant de mesurer : quelle est l’ouverture de l’angle {angle}, en degrés ?',
    es: 'Antes de medir: ¿cuántos grados tiene el ángulo {angle}?',
  },
  verdict: {
    en: 'You guessed {guess}°.',
    fr: 'Prédiction : {guess}°.',
    es: 'Predicción: {guess}°.',
  },
  distance: {
    en: '{pair} is {pm} pm long ({angstrom} Å).',
    fr: '{pair} mesure {pm} pm ({angstrom} Å).',
    es: '{pair} mide {pm} pm ({angstrom} Å).',
  },
  apart: {
    en: '{pair} are not bonded; they lie {pm} pm apart ({angstrom} Å).',
    fr: '{pair} ne sont pas liés ; ils sont distants de {pm} pm ({angstrom} Å).',
    es: '{pair} no están unidos; distan {pm} pm ({angstrom} Å).',
  },
  angle: {
    en: 'The angle {angle} is {degrees}°.',
    fr: 'L’angle {angle} mesure {degrees}°.',
    es: 'El ángulo {angle} mide {degrees}°.',
  },
  nothing: {
    en: 'Nothing is measured yet.',
    fr: 'Rien n’est encore mesuré.',
    es: 'Aún no se ha medido nada.',
  },
  label: {
    en: '{name}, {formula}: {atoms} atoms, {bonds} bonds.',
    fr: '{name}, {formula} : {atoms} atomes, {bonds} liaisons.',
    es: '{name}, {formula}: {atoms} átomos, {bonds} enlaces.',
  },
  labelFragment: {
    en: '{name}: a fragment with {atoms} atoms or ions and {bonds} lines between neighbors.',
    fr: '{name} : un fragment de {atoms} atomes ou ions, avec {bonds} traits entre voisins.',
    es: '{name}: un fragmento de {atoms} átomos o iones, con {bonds} líneas entre vecinos.',
  },
  lists: {
    en: 'All atoms, bonds and angles as lists',
    fr: 'Tous les atomes, liaisons et angles en listes',
    es: 'Todos los átomos, enlaces y ángulos en listas',
  },
  atoms: { en: 'Atoms', fr: 'Atomes', es: 'Átomos' },
  bonds: { en: 'Bonds', fr: 'Liaisons', es: 'Enlaces' },
  angles: { en: 'Angles', fr: 'Angles', es: 'Ángulos' },
  double: { en: 'double', fr: 'double', es: 'doble' },
  shared: { en: 'shared out', fr: 'délocalisée', es: 'deslocalizado' },
  flat: {
    en: 'This browser cannot draw in three dimensions. The picture stays still; all lists and measures work.',
    fr: 'Ce navigateur ne peut pas dessiner en trois dimensions. L’image reste fixe ; listes et mesures fonctionnent.',
    es: 'Este navegador no puede dibujar en tres dimensiones. La imagen queda fija; las listas y medidas funcionan.',
  },
} satisfies Record<string, LocalisedText>;
