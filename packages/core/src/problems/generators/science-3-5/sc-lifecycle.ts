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
