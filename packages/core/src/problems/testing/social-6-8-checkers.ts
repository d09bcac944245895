import { oneOf, sequenceChecker } from './fact-checkers.ts';
import { rightOption, type Checker } from './reading.ts';
import { clueChecker } from './social-clue-checkers.ts';

/** Counts off the bars: the lowest layer with more than ten farmed grains. */
const checkLayers: Checker = (item) => {
  if (item.figure?.type !== 'bar-chart') return false;
  return item.figure.bars.find(({ value }) => value > 20 - value)?.label === rightOption(item);
};

/** Checkers of the social skills of 6-8, each with clues of its own. */
export const SOCIAL_6_8_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-islam': clueChecker({
    'al-khwarizmi': 'algebra',
    'ibn al-haytham': 'light',
    'al-biruni': 'horizon',
    'ibn al-nafis': 'lungs',
    'al-jazari': 'water clocks',
    'omar khayyam': 'cubic',
    'al-kindi': 'secret writing',
    'hunayn ibn ishaq': 'syriac',
    'nasir al-din al-tusi': 'maragha',
    'ibn battuta': 'journeys',
    'al-idrisi': 'sicily',
    'al-zahrawi': 'surgeons',
  }),
  'ss-china': clueChecker({
    'oracle bones': 'kings of shang',
    'terracotta army': 'tomb of the first emperor',
    'cai lun': 'paper',
    'zhang heng': 'earthquakes',
    'sima qian': 'grand historian',
    'ban zhao': 'brother',
    'liu hui': 'nine chapters',
    'marquis yi': 'bronze bells',
    'bi sheng': 'baked clay',
    'grand canal': 'boats',
    'su song': 'water wheel',
    'zu chongzhi': '355/113',
  }),
  'ss-meso': clueChecker({
    uruk: 'accounts',
    enheduana: 'priestess',
    ziggurat: 'stepped',
    hammurabi: 'stone pillar',
    'ur-namma': 'in sumerian',
    gilgamesh: 'without death',
    ashurbanipal: 'nineveh',
    'base sixty': 'hour',
    'cylinder seal': 'rolled',
    'irrigation canal': 'dry fields',
    'ishtar gate': 'glazed',
    sargon: 'akkad',
  }),
  'ss-kemet': clueChecker({
    'nile flood': 'mud each summer',
    narmer: 'crowns',
    merer: 'limestone',
    hatshepsut: 'punt',
    'deir el-medina': 'village',
    kerma: 'early city',
    piye: 'egypt as well',
    meroë: 'own script',
    rosetta: 'demotic',
    amanirenas: 'queen',
    'rhind papyrus': 'ahmose',
    djoser: 'saqqara',
  }),
  'ss-india': clueChecker({
    'mohenjo-daro': 'great bath',
    'indus seals': 'short signs',
    rigveda: 'hymns',
    panini: 'short rules',
    'the buddha': 'suffering',
    ashoka: 'edicts',
    aryabhata: 'earth turns',
    nalanda: 'students',
    kalidasa: 'shakuntala',
    'iron pillar': 'rusted',
    brahmagupta: 'with zero',
    chandragupta: 'maurya',
  }),
  'ss-maya': clueChecker({
    'dresden codex': 'venus',
    'long count': 'each day from',
    tikal: 'reservoirs',
    milpa: 'squash',
    nixtamal: 'lime or ash',
    'popol wuj': 'twins',
    khipu: 'knots',
    andenes: 'terraces',
    'q’eswachaka': 'grass',
    'qhapaq ñan': 'road network',
    chuño: 'potato',
    pakal: 'palenque',
  }),
  'ss-sahel': clueChecker({
    sunjata: 'griots',
    'mansa musa': 'mecca',
    timbuktu: 'manuscript',
    ifẹ̀: 'lifelike heads',
    taghaza: 'camel',
    'jenne-jeno': 'inland niger',
    'great mosque': 'plastered',
    'ahmad baba': 'marrakesh',
    nok: 'fired-clay',
    'gold-weights': 'balance',
    askia: 'songhay',
    'kumbi saleh': 'old ghana',
  }),
  'ss-neolithic': oneOf(
    checkLayers,
    clueChecker({
      'wheat and barley': 'fertile crescent',
      'foxtail millet': 'northern china',
      'asian rice': 'yangzi',
      maize: 'southwestern mexico',
      potatoes: 'titicaca',
      bananas: 'new guinea',
      'african rice': 'inner niger',
      teff: 'ethiopia',
      sunflowers: 'north america',
    }),
  ),
  'ss-pacific': clueChecker({
    words: 'sounds alike; one to ten; andean word',
    'things people made': 'adze; lapita; plank; fishhooks',
    'living things': 'dna of; rat bones; genes of sweet',
    'handed-down': 'chant; satawal; ancestors',
  }),
  'ss-sourcing': oneOf(
    clueChecker({
      sourcing: 'maker; writer there; what for',
      corroborating: 'other witnesses; two accounts; dig agree; compares witnesses',
      contextualizing: 'at that time; in those days; laws and customs; about the time',
    }),
    sequenceChecker({
      'market hall':
        'a shopkeeper’s letter, written the next day > the town council’s report of the following month > a history of the town, 60 years later > a novel of today about the fire',
      voyage:
        'the log, kept each day on board > a sailor’s letter home after landing > the captain’s memoirs in old age > a schoolbook of our time',
      weavers:
        'minutes that a weaver took at the meeting > a newspaper article of the same week > an interview with a weaver’s daughter, 40 years later > a website made this year',
      flood:
        'a mark cut into the wall at the highest water > the mill’s account book of that month > a sermon on the flood, ten years later > a song collected two hundred years later',
      'a school':
        'the signed founding paper > a photograph of the first class, one year later > a speech at its fiftieth birthday > a poster for its hundredth birthday',
      treaty:
        'notes taken during the talks > the treaty with its seals > a chronicle by the victor’s grandson > a film about the war',
      hailstorm:
        'a photograph of hailstones on the lawn that evening > a farmer’s letter about it, a week later > the weather office’s yearbook, printed the next year > a tale that her grandchildren tell',
      'opening of a bridge':
        'a film shot during the ribbon-cutting > a newspaper report of the next morning > the builder’s memoirs, 20 years later > a children’s book for the bridge’s hundredth year',
      football:
        'the referee’s notes, written during play > an interview right after the final whistle > a magazine article of the following week > a player’s life story, ten years later',
      'a mine':
        'the shift book, filled in on that day > a miner’s letter to his sister, the same month > a museum guide’s talk, 30 years later > a computer game of today set in the mine',
      'first run':
        'a ticket punched on board > a passenger’s diary entry of that night > the railway’s report at the end of the year > a painting made from imagination, 80 years later',
      'lost harvest':
        'a count of empty barns, made that autumn > a plea for lower taxes, sent the next spring > a priest’s chronicle, 15 years later > a historian’s lecture of our time',
    }),
  ),
  'ss-law': oneOf(
    clueChecker({
      'same rule for all': 'back double; go to school; equal before; without a hearing; state an opinion',
      'depends on who you are': 'it depend on who; noble; own land; a wife; strangers; slave’s eye',
    }),
    clueChecker({
      'ur-namma': 'a sumerian',
      hammurabi: 'babylonian stone',
      'magna carta': 'english king',
      'manden charter': 'word of mouth',
      'rights of man': 'french text',
      'olympe de gouges': 'citizeness',
      haiti: 'freed themselves',
      'universal declaration': 'united nations',
      'rights of the child': 'under eighteen',
    }),
  ),
  'ss-claims': clueChecker({
    'established science': 'earth turns; sound needs; right triangle',
    'historical record': 'merer; root of two; brahmagupta',
    debate: 'plimpton; enheduana; carolina',
    'living tradition': 'griots; popol wuj; matariki',
    'without good evidence': '2012; razor; from space; 528',
  }),
  'ss-transfer': oneOf(
    sequenceChecker({
      'figures 0 to 9':
        'sanskrit rules for reckoning with zero > arabic book on indian reckoning > latin version of the arabic book > book for merchants, written in pisa',
      'paper-making':
        'paper made in china > paper made in samarkand > paper mills in baghdad > paper mills in spain and italy',
      sine: 'sanskrit jyā, the bowstring > arabic jayb > latin sinus > the word in our schoolbooks',
      'letter a':
        'egyptian picture of an ox head > early semitic letter alep > phoenician aleph > greek alpha > latin a',
      euclid:
        'written in greek > put into arabic in baghdad > put from arabic into latin > printed in venice',
      'name of chess': 'sanskrit chaturanga > persian chatrang > arabic shatranj > spanish ajedrez',
      coffee:
        'coffee plants in the hills of ethiopia > coffee drunk in yemen > coffee houses in istanbul > coffee houses in london',
      '“orange”': 'sanskrit nāraṅga > persian nārang > arabic nāranj > spanish naranja',
      '“sugar”': 'sanskrit śarkarā > persian shakar > arabic sukkar > italian zucchero',
      '“algorithm”':
        'the name of al-khwarizmi > latin algorismus > old french algorisme > the computing word of today',
      buddhist: 'taught in the ganges plain > carried to china > carried on to korea > carried on to japan',
      almagest:
        'written in greek at alexandria > put into arabic > put from arabic into latin at toledo > printed in venice',
    }),
    clueChecker({
      'with a known route':
        'indian figures; chinese paper; proofs in baghdad; al-jabr; base sixty; inoculation',
      'no route is known': 'sign for zero; right-triangle; doubling; mexico; twenties; jia xian',
    }),
  ),
};
