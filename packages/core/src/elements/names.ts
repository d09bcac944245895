import type { LocalisedText } from '@ori/contracts/locale';
import { listed } from './symbols.ts';

const ENGLISH = listed(`
  hydrogen helium
  lithium beryllium boron carbon nitrogen oxygen fluorine neon
  sodium magnesium aluminium silicon phosphorus sulfur chlorine argon
  potassium calcium scandium titanium vanadium chromium manganese iron cobalt nickel copper zinc
    gallium germanium arsenic selenium bromine krypton
  rubidium strontium yttrium zirconium niobium molybdenum technetium ruthenium rhodium palladium silver cadmium
    indium tin antimony tellurium iodine xenon
  caesium barium lanthanum cerium praseodymium neodymium promethium samarium europium gadolinium terbium dysprosium
    holmium erbium thulium ytterbium lutetium hafnium tantalum tungsten rhenium osmium iridium platinum gold mercury
    thallium lead bismuth polonium astatine radon
  francium radium actinium thorium protactinium uranium neptunium plutonium americium curium berkelium californium
    einsteinium fermium mendelevium nobelium lawrencium rutherfordium dubnium seaborgium bohrium hassium meitnerium
    darmstadtium roentgenium copernicium nihonium flerovium moscovium livermorium tennessine oganesson
`);

const FRENCH = listed(`
  hydrogène hélium
  lithium béryllium bore carbone azote oxygène fluor néon
  sodium magnésium aluminium silicium phosphore soufre chlore argon
  potassium calcium scandium titane vanadium chrome manganèse fer cobalt nickel cuivre zinc
    gallium germanium arsenic sélénium brome krypton
  rubidium strontium yttrium zirconium niobium molybdène technétium ruthénium rhodium palladium argent cadmium
    indium étain antimoine tellure iode xénon
  césium baryum lanthane cérium praséodyme néodyme prométhium samarium europium gadolinium terbium dysprosium
    holmium erbium thulium ytterbium lutécium hafnium tantale tungstène rhénium osmium iridium platine or mercure
    thallium plomb bismuth polonium astate radon
  francium radium actinium thorium protactinium uranium neptunium plutonium américium curium berkélium californium
    einsteinium fermium mendélévium nobélium lawrencium rutherfordium dubnium seaborgium bohrium hassium meitnérium
    darmstadtium roentgenium copernicium nihonium flérovium moscovium livermorium tennesse oganesson
`);

const SPANISH = listed(`
  hidrógeno helio
  litio berilio boro carbono nitrógeno oxígeno flúor neón
  sodio magnesio aluminio silicio fósforo azufre cloro argón
  potasio calcio escandio titanio vanadio cromo manganeso hierro cobalto níquel cobre zinc
    galio germanio arsénico selenio bromo kriptón
  rubidio estroncio itrio circonio niobio molibdeno tecnecio rutenio rodio paladio plata cadmio
    indio estaño antimonio telurio yodo xenón
  cesio bario lantano cerio praseodimio neodimio prometio samario europio gadolinio terbio disprosio
    holmio erbio tulio iterbio lutecio hafnio tántalo wolframio renio osmio iridio platino oro mercurio
    talio plomo bismuto polonio ástato radón
  francio radio actinio torio protactinio uranio neptunio plutonio americio curio berkelio californio
    einstenio fermio mendelevio nobelio laurencio rutherfordio dubnio seaborgio bohrio hasio meitnerio
    darmstatio roentgenio copernicio nihonio flerovio moscovio livermorio teneso oganesón
`);

/** Names in order of atomic number: IUPAC 2013 and 2016 in English, in use in France, and of the Spanish academies. */
export const NAMES: readonly LocalisedText[] = ENGLISH.map((en, at) => ({
  en,
  fr: FRENCH[at] ?? en,
  es: SPANISH[at] ?? en,
}));
