import type { LocalisedText } from '@ori/contracts/locale';

export const DISC_WORDS = {
  title: {
    en: 'The disc that counts pulses',
    fr: 'Le disque qui compte les impulsions',
    es: 'El disco que cuenta pulsos',
  },
  ask: {
    en: 'The boat has one ear and no other wire: each pulse moves its disc one place on. It goes ahead now (place 2). How many pulses until it turns right?',
    fr: 'Le bateau n’a qu’une oreille et aucun fil : chaque impulsion fait avancer son disque d’une case. Il va tout droit (case 2). Combien d’impulsions pour qu’il tourne à droite ?',
    es: 'El barco tiene un solo oído y ningún cable: cada pulso mueve su disco un puesto. Ahora va recto (puesto 2). ¿Cuántos pulsos hacen falta para que gire a la derecha?',
  },
  told: {
    en: 'Three: ahead → left → ahead → right. The disc cannot go back; what you went past comes again only after the whole round.',
    fr: 'Trois : tout droit → gauche → tout droit → droite. Le disque ne recule pas ; ce qui est passé ne revient qu’après un tour complet.',
    es: 'Tres: recto → izquierda → recto → derecha. El disco no retrocede; lo que se pasó vuelve solo tras dar la vuelta completa.',
  },
  stop: { en: 'stop', fr: 'arrêt', es: 'parar' },
  ahead: { en: 'ahead', fr: 'tout droit', es: 'recto' },
  left: { en: 'left', fr: 'gauche', es: 'izquierda' },
  right: { en: 'right', fr: 'droite', es: 'derecha' },
  discNow: {
    en: 'The disc stands on place {n} of 6: {place}.',
    fr: 'Le disque est sur la case {n} de 6 : {place}.',
    es: 'El disco está en el puesto {n} de 6: {place}.',
  },
  fig1: { en: 'Fig. 1. Coherer and disc', fr: 'Fig. 1. Cohéreur et disque', es: 'Fig. 1. Cohesor y disco' },
  fig2: { en: 'Fig. 2. The pond', fr: 'Fig. 2. L’étang', es: 'Fig. 2. El estanque' },
  coherer: {
    en: 'A wave makes the filings cling; current passes, a magnet lets the disc go one place, and a turn of the tube loosens the filings for the next wave.',
    fr: 'Une onde fait adhérer la limaille ; le courant passe, un aimant libère le disque d’une case, et le tube se retourne pour défaire la limaille avant l’onde suivante.',
    es: 'Una onda hace que las limaduras se peguen; pasa corriente, un imán suelta el disco un puesto, y el tubo se voltea para soltar las limaduras antes de la onda siguiente.',
  },
} satisfies Record<string, LocalisedText>;

export const POND_WORDS = {
  title: { en: 'Round the buoys', fr: 'Le tour des bouées', es: 'Alrededor de las boyas' },
  lead: {
    en: 'Pass the buoys in their order. You have one key only.',
    fr: 'Passe les bouées dans l’ordre. Tu n’as qu’une seule touche.',
    es: 'Pasa las boyas por orden. Solo tienes una tecla.',
  },
  pulse: { en: 'Send a pulse', fr: 'Envoyer une impulsion', es: 'Enviar un pulso' },
  second: { en: 'One second on', fr: 'Une seconde de plus', es: 'Un segundo más' },
  hold: { en: 'Stop the clock', fr: 'Arrêter le temps', es: 'Parar el reloj' },
  go: { en: 'Let the clock run', fr: 'Laisser courir le temps', es: 'Dejar correr el reloj' },
  restart: { en: 'Back to the jetty', fr: 'Retour au ponton', es: 'Volver al muelle' },
  state: {
    en: 'Pulses: {pulses}. Seconds: {seconds}. Disc: {place}.',
    fr: 'Impulsions : {pulses}. Secondes : {seconds}. Disque : {place}.',
    es: 'Pulsos: {pulses}. Segundos: {seconds}. Disco: {place}.',
  },
  sight: {
    en: 'Buoy {n} is {metres} m away, {side}.',
    fr: 'La bouée {n} est à {metres} m, {side}.',
    es: 'La boya {n} está a {metres} m, {side}.',
  },
  deadAhead: { en: 'right ahead', fr: 'droit devant', es: 'justo delante' },
  toRight: { en: '{deg}° to the right', fr: '{deg}° à droite', es: '{deg}° a la derecha' },
  toLeft: { en: '{deg}° to the left', fr: '{deg}° à gauche', es: '{deg}° a la izquierda' },
  done: {
    en: 'Every buoy passed ({n}), with {pulses} pulses in {seconds} seconds. One bit at a time was enough.',
    fr: 'Toutes les bouées sont passées ({n}), avec {pulses} impulsions en {seconds} secondes. Un seul signal, répété, a suffi.',
    es: 'Todas las boyas superadas ({n}), con {pulses} pulsos en {seconds} segundos. Una sola señal, repetida, bastó.',
  },
  start: {
    en: 'The boat lies at its jetty. Send the first pulse.',
    fr: 'Le bateau est au ponton. Envoie la première impulsion.',
    es: 'El barco está en el muelle. Envía el primer pulso.',
  },
  passed: { en: 'Buoy {n} passed.', fr: 'Bouée {n} passée.', es: 'Boya {n} superada.' },
} satisfies Record<string, LocalisedText>;
