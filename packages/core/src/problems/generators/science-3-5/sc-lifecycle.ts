import { type SequenceBank, neighbourOf, orderStages } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';
import { STAGES_BACKWARDS, STAGE_SKIPPED } from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';

const CYCLES: SequenceBank = {
  sequences: [
    {
      name: say('A butterfly', 'Un papillon', 'Una mariposa'),
      why: say(
        'A butterfly changes its whole body in the chrysalis.',
        'Le papillon change tout son corps dans la chrysalide.',
        'La mariposa cambia todo su cuerpo en la crisálida.',
      ),
      stages: [
        { text: say('Egg', 'Œuf', 'Huevo') },
        { text: say('Caterpillar', 'Chenille', 'Oruga') },
        { text: say('Chrysalis', 'Chrysalide', 'Crisálida') },
        { text: say('Adult butterfly', 'Papillon adulte', 'Mariposa adulta') },
      ],
    },
    {
      name: say('A frog', 'Une grenouille', 'Una rana'),
      why: say(
        'A frog lives in water first, then on land too.',
        'La grenouille vit d’abord dans l’eau, puis aussi sur terre.',
        'La rana vive primero en el agua y luego también en tierra.',
      ),
      stages: [
        { text: say('Eggs in water', 'Œufs dans l’eau', 'Huevos en el agua') },
        { text: say('Tadpole', 'Têtard', 'Renacuajo') },
        { text: say('Froglet with a tail', 'Jeune grenouille avec queue', 'Ranita con cola') },
        { text: say('Adult frog', 'Grenouille adulte', 'Rana adulta') },
      ],
    },
    {
      name: say('A bean plant', 'Un haricot', 'Una planta de frijol'),
      why: say(
        'A plant must grow and flower before it has seeds.',
        'Une plante doit grandir et fleurir avant ses graines.',
        'Una planta debe crecer y florecer antes de dar semillas.',
      ),
      stages: [
        { text: say('Seed', 'Graine', 'Semilla') },
        { text: say('Seedling', 'Jeune pousse', 'Plántula') },
        { text: say('Plant in flower', 'Plante en fleur', 'Planta en flor') },
        { text: say('Pod with new seeds', 'Gousse avec de nouvelles graines', 'Vaina con semillas nuevas') },
      ],
    },
    {
      name: say('A hen', 'Une poule', 'Una gallina'),
      why: say(
        'A chick grows in the egg, then outside of it.',
        'Le poussin grandit dans l’œuf, puis dehors.',
        'El pollito crece en el huevo y luego fuera.',
      ),
      stages: [
        { text: say('Egg', 'Œuf', 'Huevo') },
        { text: say('Chick', 'Poussin', 'Pollito') },
        { text: say('Young hen', 'Poulette', 'Pollita') },
        { text: say('Adult hen', 'Poule adulte', 'Gallina adulta') },
      ],
    },
    {
      name: say('A dragonfly', 'Une libellule', 'Una libélula'),
      why: say(
        'A dragonfly has no chrysalis; its young hunt under water.',
        'La libellule n’a pas de chrysalide ; ses jeunes chassent sous l’eau.',
        'La libélula no tiene crisálida; sus crías cazan bajo el agua.',
      ),
      stages: [
        { text: say('Egg', 'Œuf', 'Huevo') },
        { text: say('Water nymph', 'Larve aquatique', 'Ninfa acuática') },
        { text: say('Adult dragonfly', 'Libellule adulte', 'Libélula adulta') },
      ],
    },
    {
      name: say('A ladybug', 'Une coccinelle', 'Una mariquita'),
      why: say(
        'A ladybug eats as a larva and rests as a pupa.',
        'La coccinelle mange comme larve et se repose comme nymphe.',
        'La mariquita come como larva y reposa como pupa.',
      ),
      stages: [
        { text: say('Egg', 'Œuf', 'Huevo') },
        { text: say('Larva', 'Larve', 'Larva') },
        { text: say('Pupa', 'Nymphe', 'Pupa') },
        { text: say('Adult ladybug', 'Coccinelle adulte', 'Mariquita adulta') },
      ],
    },
    {
      name: say('A mosquito', 'Un moustique', 'Un mosquito'),
      why: say(
        'A mosquito grows up in still water and then flies.',
        'Le moustique grandit dans l’eau calme, puis vole.',
        'El mosquito crece en agua quieta y luego vuela.',
      ),
      stages: [
        { text: say('Egg on the water', 'Œuf sur l’eau', 'Huevo sobre el agua') },
        { text: say('Wriggling larva', 'Larve qui frétille', 'Larva que se agita') },
        { text: say('Pupa', 'Nymphe', 'Pupa') },
        { text: say('Adult mosquito', 'Moustique adulte', 'Mosquito adulto') },
      ],
    },
    {
      name: say('A salmon', 'Un saumon', 'Un salmón'),
      why: say(
        'A salmon grows up in a river, feeds in the sea and comes back.',
        'Le saumon naît en rivière, se nourrit en mer et revient.',
        'El salmón nace en el río, se alimenta en el mar y vuelve.',
      ),
      stages: [
        {
          text: say(
            'Egg in the gravel of a stream',
            'Œuf dans le gravier d’un ruisseau',
            'Huevo en la grava de un arroyo',
          ),
        },
        { text: say('Young fish in the river', 'Jeune poisson dans la rivière', 'Pez joven en el río') },
        { text: say('Grown fish in the sea', 'Poisson adulte en mer', 'Pez adulto en el mar') },
        {
          text: say(
            'Fish back in its stream to lay eggs',
            'Poisson revenu pondre au ruisseau',
            'Pez de vuelta al arroyo para desovar',
          ),
        },
      ],
    },
    {
      name: say('An oak', 'Un chêne', 'Un roble'),
      why: say(
        'An oak must grow for many years before it has acorns.',
        'Un chêne grandit bien des années avant d’avoir des glands.',
        'Un roble crece muchos años antes de dar bellotas.',
      ),
      stages: [
        { text: say('Acorn', 'Gland', 'Bellota') },
        { text: say('Seedling', 'Jeune pousse', 'Plántula') },
        { text: say('Young tree', 'Jeune arbre', 'Árbol joven') },
        { text: say('Tall tree with acorns', 'Grand arbre avec des glands', 'Árbol alto con bellotas') },
      ],
    },
    {
      name: say('A sea turtle', 'Une tortue marine', 'Una tortuga marina'),
      why: say(
        'A sea turtle hatches on land and grows up in the sea.',
        'La tortue marine éclot à terre et grandit en mer.',
        'La tortuga marina nace en tierra y crece en el mar.',
      ),
      stages: [
        { text: say('Egg in the sand', 'Œuf dans le sable', 'Huevo en la arena') },
        { text: say('Hatchling on the beach', 'Bébé tortue sur la plage', 'Cría en la playa') },
        { text: say('Young turtle at sea', 'Jeune tortue en mer', 'Tortuga joven en el mar') },
        { text: say('Adult turtle', 'Tortue adulte', 'Tortuga adulta') },
      ],
    },
    {
      name: say('A grasshopper', 'Une sauterelle', 'Un saltamontes'),
      why: say(
        'A grasshopper has no pupa; its young look like small adults.',
        'La sauterelle n’a pas de nymphe immobile ; ses jeunes lui ressemblent.',
        'El saltamontes no tiene pupa; sus crías se le parecen.',
      ),
      stages: [
        { text: say('Egg', 'Œuf', 'Huevo') },
        { text: say('Young without wings', 'Jeune sans ailes', 'Cría sin alas') },
        { text: say('Adult grasshopper', 'Sauterelle adulte', 'Saltamontes adulto') },
      ],
    },
    {
      name: say('A dandelion', 'Un pissenlit', 'Un diente de león'),
      why: say(
        'Only a flower that has bloomed can carry seeds.',
        'Seule une fleur épanouie peut porter des graines.',
        'Solo una flor ya abierta puede llevar semillas.',
      ),
      stages: [
        { text: say('Seed', 'Graine', 'Semilla') },
        {
          text: say(
            'Ring of leaves on the ground',
            'Rosette de feuilles au sol',
            'Roseta de hojas en el suelo',
          ),
        },
        { text: say('Yellow flower', 'Fleur jaune', 'Flor amarilla') },
        {
          text: say(
            'White ball of new seeds',
            'Boule blanche de nouvelles graines',
            'Bola blanca de semillas nuevas',
          ),
        },
      ],
    },
  ],
  askOrder: say(
    '{name}: put the stages in order, from the youngest on.',
    '{name} : range les étapes, de la plus jeune à la plus âgée.',
    '{name}: ordena las etapas, desde la más joven.',
  ),
  askNext: say(
    '{name}: what comes right after this stage? {stage}',
    '{name} : qu’est-ce qui vient juste après cette étape ? {stage}',
    '{name}: ¿qué viene justo después de esta etapa? {stage}',
  ),
  askBefore: say(
    '{name}: what comes right before this stage? {stage}',
    '{name} : qu’est-ce qui vient juste avant cette étape ? {stage}',
    '{name}: ¿qué viene justo antes de esta etapa? {stage}',
  ),
  backwards: STAGES_BACKWARDS,
  skipped: STAGE_SKIPPED,
  nudge: say(
    'Tell its life as a story.',
    'Raconte sa vie comme une histoire.',
    'Cuenta su vida como una historia.',
  ),
  rule: [
    say('Find how its life begins.', 'Trouve comment sa vie commence.', 'Busca cómo empieza su vida.'),
    say(
      'Living things grow through stages in one order.',
      'Les vivants passent par des étapes dans un seul ordre.',
      'Los seres vivos pasan por etapas en un solo orden.',
    ),
  ],
};

/** Stages of life cycles (NGSS 3-LS1-1). */
export const scLifecycle = generator('sc-lifecycle', (random, difficulty) => {
  if (difficulty === 1) return neighbourOf(CYCLES, random);
  return difficulty === 2 ? neighbourOf(CYCLES, random, true) : orderStages(CYCLES, random);
});
