import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import { RATE_UPSIDE_DOWN } from '../../misconceptions/data-and-rates.ts';
import { DIVIDED_FOR_MULTIPLIED, MULTIPLIED_FOR_DIVIDED } from '../../misconceptions/waves-and-photons.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NUDGE = text({
  en: 'What belongs to one hour?',
  fr: 'Qu’est-ce qui correspond à une heure ?',
  es: '¿Cuánto corresponde a una hora?',
});

function findRate(speed: number, hours: number): PracticeItem {
  const way = rounded(speed * hours, 2);
  const all = { speed, hours, way };
  const explained = {
    prompt: text(
      {
        en: 'A canoe sails {way} km in {hours} hours. How many km does it sail in one hour?',
        fr: 'Une pirogue parcourt {way} km en {hours} heures. Combien de km parcourt-elle en une heure ?',
        es: 'Una canoa recorre {way} km en {hours} horas. ¿Cuántos km recorre en una hora?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: '{way} km for {hours} hours',
          fr: '{way} km pour {hours} heures',
          es: '{way} km para {hours} horas',
        },
        {
          en: 'The question asks for one hour, so share the way among the hours.',
          fr: 'On demande pour une heure : on partage le trajet entre les heures.',
          es: 'Se pide una hora: se reparte el camino entre las horas.',
        },
        all,
      ),
      step(
        '{way} ÷ {hours} = {speed}',
        {
          en: 'Check it: {hours} × {speed} = {way}.',
          fr: 'Vérification : {hours} × {speed} = {way}.',
          es: 'Comprobación: {hours} × {speed} = {way}.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, speed, { tolerance: 0, unit: 'km' }, [
    [rounded(hours / way, 2), RATE_UPSIDE_DOWN],
    [rounded(way * hours, 2), MULTIPLIED_FOR_DIVIDED],
  ]);
}

function applyRate(speed: number, hours: number, later: number): PracticeItem {
  const [way, far] = [rounded(speed * hours, 2), rounded(speed * later, 2)];
  const all = { speed, hours, way, later, far };
  const explained = {
    prompt: text(
      {
        en: 'A canoe sails {way} km in {hours} hours, always at one speed. How many km does it sail in {later} hours?',
        fr: 'Une pirogue parcourt {way} km en {hours} heures, toujours à la même vitesse. Combien de km parcourt-elle en {later} heures ?',
        es: 'Una canoa recorre {way} km en {hours} horas, siempre a la misma velocidad. ¿Cuántos km recorre en {later} horas?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        '{way} ÷ {hours} = {speed}',
        {
          en: 'First find the way of one hour.',
          fr: 'On cherche d’abord le trajet d’une heure.',
          es: 'Primero se busca el camino de una hora.',
        },
        all,
      ),
      step(
        '{later} × {speed} = {far}',
        {
          en: 'Each hour adds as much.',
          fr: 'Chaque heure en ajoute autant.',
          es: 'Cada hora añade lo mismo.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, far, { tolerance: 0, unit: 'km' }, [
    [rounded(way + (later - hours), 2), DIVIDED_FOR_MULTIPLIED],
    [rounded(way * later, 2), MULTIPLIED_FOR_DIVIDED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const hours = random.integer(2, 6);
  if (difficulty === 1) return findRate(random.integer(5, 14), hours);
  const speed = random.integer(10, 29) / 2;
  return difficulty === 2 ? findRate(speed, hours) : applyRate(speed, hours, hours + random.integer(1, 6));
}

/** Amounts for one (CCSS 6.RP.A.2, 6.RP.A.3b). */
export const maRate = generator('ma-rate', make);
