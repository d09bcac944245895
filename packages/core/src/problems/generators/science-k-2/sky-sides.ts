import type { SortBank } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { DAY_NIGHT_MIXED, EAST_WEST_MIXED, SHADOW_TOWARD_LIGHT } from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';

/** When something can be seen: the stars are up by day, too, but the bright day hides them. */
export const SEEN: SortBank = {
  groups: [
    {
      name: say('By day', 'Le jour', 'De día'),
      ask: say('What can we see by day?', 'Que peut-on voir le jour ?', '¿Qué se puede ver de día?'),
      why: say('The Sun is up then.', 'Le Soleil est alors levé.', 'El Sol está arriba entonces.'),
      falseWhys: [],
      mistaken: DAY_NIGHT_MIXED,
    },
    {
      name: say('By night', 'La nuit', 'De noche'),
      ask: say(
        'What can we see only by night?',
        'Que peut-on voir seulement la nuit ?',
        '¿Qué se puede ver solo de noche?',
      ),
      why: say('The bright day hides it.', 'La clarté du jour le cache.', 'La luz del día lo esconde.'),
      falseWhys: [],
      mistaken: DAY_NIGHT_MIXED,
    },
  ],
  things: [
    { name: say('The Sun', 'Le Soleil', 'El Sol'), group: 0, picture: picture('sun') },
    { name: say('A blue sky', 'Un ciel bleu', 'Un cielo azul'), group: 0 },
    { name: say('Sun shadows', 'Les ombres du Soleil', 'Sombras del Sol'), group: 0 },
    {
      name: say('Many stars', 'Beaucoup d’étoiles', 'Muchas estrellas'),
      group: 1,
      why: say('The bright day hides them.', 'La clarté du jour les cache.', 'La luz del día las esconde.'),
      picture: picture('stars'),
    },
    { name: say('The Milky Way', 'La Voie lactée', 'La Vía Láctea'), group: 1 },
    {
      name: say('A black starry sky', 'Un ciel noir étoilé', 'Un cielo negro estrellado'),
      group: 1,
      why: say('By day the sky is bright.', 'Le jour, le ciel est clair.', 'De día el cielo está claro.'),
    },
  ],
  askGroup: say(
    '{thing}: when can we see this?',
    '{thing} : quand peut-on voir cela ?',
    '{thing}: ¿cuándo se puede ver?',
  ),
  askSort: say('When can we see it? Sort.', 'Quand le voit-on ? Trie.', '¿Cuándo se ve? Clasifica.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say('Is the sky bright then?', 'Le ciel est-il alors clair ?', '¿El cielo está claro entonces?'),
  rule: [
    say('Remember when you saw it.', 'Rappelle-toi quand tu l’as vu.', 'Recuerda cuándo lo viste.'),
    say('Sunlight makes the sky bright.', 'Le Soleil rend le ciel clair.', 'El Sol aclara el cielo.'),
  ],
};

const COMES_UP = say(
  'The sky travels from east to west.',
  'Le ciel va de l’est vers l’ouest.',
  'El cielo va del este al oeste.',
);
const SHADOW_WHY = say(
  'The Sun is on the other side.',
  'Le Soleil est de l’autre côté.',
  'El Sol está del otro lado.',
);

/** The two sides of the sky. All of it holds north and south of the equator. */
export const SIDES: SortBank = {
  groups: [
    {
      name: say('East', 'À l’est', 'Al este'),
      ask: say('What is on the east side?', 'Qu’y a-t-il du côté est ?', '¿Qué hay del lado este?'),
      why: COMES_UP,
      falseWhys: [],
      mistaken: EAST_WEST_MIXED,
    },
    {
      name: say('West', 'À l’ouest', 'Al oeste'),
      ask: say('What is on the west side?', 'Qu’y a-t-il du côté ouest ?', '¿Qué hay del lado oeste?'),
      why: COMES_UP,
      falseWhys: [],
      mistaken: EAST_WEST_MIXED,
    },
  ],
  things: [
    { name: say('The Sun at sunrise', 'Le Soleil qui se lève', 'El Sol que sale'), group: 0 },
    { name: say('The low morning Sun', 'Le Soleil bas du matin', 'El Sol bajo de la mañana'), group: 0 },
    { name: say('The Moon coming up', 'La Lune qui se lève', 'La Luna que sale'), group: 0 },
    { name: say('A star coming up', 'Une étoile qui se lève', 'Una estrella que sale'), group: 0 },
    {
      name: say('Your long evening shadow', 'Ton ombre longue du soir', 'Tu sombra larga de la tarde'),
      group: 0,
      why: SHADOW_WHY,
      trap: SHADOW_TOWARD_LIGHT,
    },
    { name: say('The Sun at sunset', 'Le Soleil qui se couche', 'El Sol que se pone'), group: 1 },
    { name: say('The low evening Sun', 'Le Soleil bas du soir', 'El Sol bajo de la tarde'), group: 1 },
    { name: say('The Moon going down', 'La Lune qui se couche', 'La Luna que se pone'), group: 1 },
    { name: say('A star going down', 'Une étoile qui se couche', 'Una estrella que se pone'), group: 1 },
    {
      name: say('Your long morning shadow', 'Ton ombre longue du matin', 'Tu sombra larga de la mañana'),
      group: 1,
      why: SHADOW_WHY,
      trap: SHADOW_TOWARD_LIGHT,
    },
  ],
  askGroup: say('{thing}: on which side is it?', '{thing} : de quel côté ?', '{thing}: ¿de qué lado está?'),
  askSort: say('East or west? Sort them.', 'À l’est ou à l’ouest ? Trie.', '¿Al este o al oeste? Clasifica.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say(
    'Where does the Sun come up?',
    'De quel côté le Soleil se lève-t-il ?',
    '¿Por dónde sale el Sol?',
  ),
  rule: [
    say(
      'Is the Sun coming up or going down?',
      'Le Soleil se lève-t-il ou se couche-t-il ?',
      '¿El Sol sale o se pone?',
    ),
    say('A shadow falls away from the Sun.', 'L’ombre tombe loin du Soleil.', 'La sombra cae lejos del Sol.'),
  ],
};
