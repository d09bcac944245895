import { oneOf, questionChecker, relationChecker, sequenceChecker } from './fact-checkers.ts';
import type { Checker } from './reading.ts';
import {
  checkClimate,
  checkCode,
  checkForces,
  checkJars,
  checkLayers,
  checkMagnets,
  checkMass,
  checkShadows,
  checkSlopes,
  checkWave,
  checkWeb,
} from './science-3-5-figures.ts';
import { checkLevers } from './science-3-5-levers.ts';

const BORN_WITH =
  'the natural color of a person’s eyes; the stripes of a zebra; a spider spinning its first web; the long neck of a giraffe; the shape of a maple leaf; natural curly hair';
const GOT_LATER =
  'a dog giving its paw on command; a scar on a knee; speaking swahili; riding a bicycle; a tree bent by strong winds; reading music; a cat’s torn ear';
const COMES_BACK =
  'sunlight; wind; flowing water; heat from inside the earth; wood from replanted forests; ocean tides; gas from rotting kitchen scraps';
const USED_UP = 'coal; oil; natural gas; uranium; peat';
const STILL_APART =
  'salt stirred into water; sand and iron filings; a bowl of beans and rice; muddy water; sugar stirred into tea; oil and water shaken up';
const REACTED =
  'wood burning to ash; vinegar and baking soda fizzing; iron rusting; milk turning sour; a cake baking; yeast dough rising';

const IRON = 'an iron nail; a steel paper clip; a pan of cast iron; a steel needle';
const NO_IRON = 'a copper wire; aluminium foil; a gold ring; a wooden spoon; a glass marble; a brass key';
const SOLIDS = 'ice; a stone; a coin; cold butter';
const LIQUIDS = 'milk; cooking oil; rain water; honey';
const GASES = 'air in a balloon; steam too hot to see; helium; the bubbles of a fizzy drink';

/** Checkers of the 3-5 skills that ask for facts, with facts of their own. */
const FACTS: Readonly<Record<string, Checker>> = {
  'sc-traits': relationChecker(
    { inherited: BORN_WITH, 'learned or acquired': GOT_LATER, learned: GOT_LATER },
    { 'came from the parents': BORN_WITH, 'not there at birth': GOT_LATER },
  ),
  'sc-resources': relationChecker(
    { renewable: COMES_BACK, 'not renewable': USED_UP },
    { 'it comes back within': COMES_BACK, 'does not come back': USED_UP },
  ),
  'sc-mixtures': relationChecker(
    { mixture: STILL_APART, 'new substance': REACTED },
    { 'parts are unchanged': STILL_APART, 'other properties': REACTED },
  ),
  'sc-fossils': relationChecker({
    'water once covered this place': 'a fossil fish',
    'it was warm here all year': 'fossil leaves of palms',
    'it was cold here': 'a mammoth with thick fur',
    'an animal walked on soft ground here': 'fossil footprints in old mud',
    'a forest grew here': 'a fossil tree trunk with roots in the rock',
    'an animal here ate meat': 'a fossil tooth with sharp edges',
    'an animal here ground up plants': 'a wide, flat fossil tooth',
    'a warm, shallow sea was here': 'a fossil coral reef',
    'a hunter bored in to eat the animal': 'a fossil shell with one round, drilled hole',
    'an animal laid its eggs on this spot': 'fossil eggs in a nest',
    'an animal with feathers lived here': 'the print of a feather in rock',
    'insects fed on plants here': 'fossil leaves with small bite marks',
  }),
  'sc-structures': relationChecker({
    'hold the plant and take in water': 'roots',
    'catch sunlight to make food': 'leaves',
    'keep plant eaters away': 'thorns',
    'carry water up to the leaves': 'stem',
    'take oxygen out of water': 'gills',
    'take oxygen out of air': 'lungs',
    'pump blood around the body': 'heart',
    'paddle through water': 'webbed feet',
    'keep the body light for flight': 'hollow bones of a bird',
    'hold warmth in cold water': 'thick fat of a whale',
    'draw insects to the flower': 'bright petals',
    'guard the brain from knocks': 'skull',
  }),
  'sc-spheres': relationChecker({
    'water acts on rock': 'rain wears down a mountain',
    'air acts on water': 'wind makes waves on the sea',
    'rock acts on air': 'a volcano puts ash into the sky',
    'life acts on rock': 'tree roots split a stone',
    'life acts on air': 'leaves give off oxygen',
    'air acts on rock': 'wind blows sand into dunes',
    'water acts on life': 'a flood drowns a field of maize',
    'life acts on water': 'beavers dam a stream',
    'rock acts on water': 'a rockslide blocks a river',
    'rock acts on life': 'lava burns down a forest',
    'air acts on life': 'a storm blows down trees',
    'water acts on air': 'a warm lake makes the wind above it damp',
  }),
  'sc-lifecycle': sequenceChecker({
    'A butterfly': 'egg > caterpillar > chrysalis > adult butterfly',
    'A frog': 'eggs in water > tadpole > froglet with a tail > adult frog',
    'A bean plant': 'seed > seedling > plant in flower > pod with new seeds',
    'A hen': 'egg > chick > young hen > adult hen',
    'A dragonfly': 'egg > water nymph > adult dragonfly',
    'A ladybug': 'egg > larva > pupa > adult ladybug',
    'A mosquito': 'egg on the water > wriggling larva > pupa > adult mosquito',
    'A salmon':
      'egg in the gravel of a stream > young fish in the river > grown fish in the sea > fish back in its stream to lay eggs',
    'An oak': 'acorn > seedling > young tree > tall tree with acorns',
    'A sea turtle': 'egg in the sand > hatchling on the beach > young turtle at sea > adult turtle',
    'A grasshopper': 'egg > young without wings > adult grasshopper',
    'A dandelion': 'seed > ring of leaves on the ground > yellow flower > white ball of new seeds',
  }),
  'sc-energy': oneOf(
    sequenceChecker({
      'Sun to runner': 'sunlight > wheat plant > bread > running child',
      'River to lamp': 'falling water > turning wheel > electric generator > shining lamp',
      'Muscle to bell': 'food > moving muscle > swinging bell > sound in the air',
      'Sun to fan': 'sunlight > solar cell > electric motor > moving air',
      'Wood to pot': 'sunlight > tree > burning firewood > hot soup',
      'Gravity to heat':
        'sled high on a hill > sled sliding down > rubbing on the ground > slightly warmer runners',
      'Wind to lamp': 'moving air > turning blades > electric generator > shining lamp',
      'Battery to song': 'charged battery > electric current > shaking loudspeaker > sound in the air',
      'Sun to plow': 'sunlight > growing grass > working horse > moving plow',
      'Gas to lid': 'burning gas > hot pot > boiling water > rattling lid',
      'Arm to target': 'pulling arm > bent bow > flying arrow > sound of the hit',
      'Legs to bicycle light': 'moving legs > turning wheel > turning dynamo > shining bicycle light',
    }),
    relationChecker({
      lamp: 'electricity becomes light',
      'electric fan': 'electricity becomes motion',
      'electric oven': 'electricity becomes heat',
      'beaten drum': 'motion becomes sound',
      'solar cell': 'light becomes electricity',
      'hands rubbed together': 'motion becomes heat',
      'wind turbine': 'motion becomes electricity',
      'candle flame': 'stored energy becomes light and heat',
    }),
  ),
};

/** Checkers of the science skills of 3-5. */
export const SCIENCE_3_5_CHECKERS: Readonly<Record<string, Checker>> = {
  ...FACTS,
  'sc-balanced': checkForces,
  'sc-climate': checkClimate,
  'sc-codes': checkCode,
  'sc-conserve': checkMass,
  'sc-erosion': checkSlopes,
  'sc-foodweb': oneOf(
    checkWeb,
    questionChecker({
      'A tree fell': 'Fungi and bacteria broke it down',
      'is a decomposer?': 'A mushroom on a dead log',
      'give back to the soil': 'Minerals that plants can take up',
      'arrow from a dead leaf': 'To a fungus',
      'An earthworm': 'It helps to break down what is dead',
      'without any decomposers': 'They would pile up year after year',
      Mold: 'It breaks the bread down and feeds on it',
      'in a circle': 'The decomposers',
    }),
  ),
  'sc-levers': checkLevers,
  'sc-magnets': oneOf(
    checkMagnets,
    relationChecker({
      'pulled by a magnet': IRON,
      'does a magnet pull?': IRON,
      'not pulled': NO_IRON,
      'does a magnet not pull': NO_IRON,
      'does a magnet pull': IRON,
    }),
  ),
  'sc-particles': oneOf(
    checkJars,
    relationChecker(
      { solid: SOLIDS, liquid: LIQUIDS, gas: GASES },
      { 'hold their places': SOLIDS, 'slide past each other': LIQUIDS, 'far apart and fill': GASES },
    ),
  ),
  'sc-rocks': checkLayers,
  'sc-shadows': checkShadows,
  'sc-waves': checkWave,
};
