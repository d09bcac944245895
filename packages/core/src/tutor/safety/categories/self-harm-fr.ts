import { anyOf, oneOf, some, upTo } from '../phrases.ts';
import { ABOUT_A_GAME, ABOUT_A_TEXT_OR_GAME } from '../study.ts';
import type { TriageRule } from '../triage-rule.ts';

const FR_WISH = oneOf(
  `envie veux voudrais aimerais prefere prefererais vais souhaite voulais pense penser pensais reve compte voulu idees?
  essaye tente`,
);
const FR_FILLERS =
  'de a trop vraiment juste tellement plutot que souvent parfois encore deja seulement d plus ne';

/** Wanting to die or to hurt oneself, in French. */
export const SELF_HARM_FR: readonly TriageRule[] = [
  {
    id: 'self-harm.fr.hurt-self',
    pattern: anyOf(
      'me (?:suicider|scarifier|mutiler|pendre|ouvrir les veines|tailler les veines|couper les veines)',
      `${FR_WISH}${some(4, FR_FILLERS)} me (?:tuer|buter|flinguer|foutre en lair|jeter (?:par|sous|du|dun)|balancer (?:par|sous|du))`,
      `(?:je|envie|jai|me) ?${upTo(3)} me (?:faire|fais) du mal`,
      'je me (?:scarifie|mutile|fais du mal|taillade|blesse expres|brule expres|griffe)',
      'je me coupe (?:expres|les (?:bras|veines|poignets|cuisses|jambes)|la peau|le bras|quand|avec (?:un|une) (?:lame|rasoir|cutter))',
      'auto ?mutilation',
    ),
  },
  { id: 'self-harm.fr.word', pattern: anyOf('suicider?', 'suicidaires?'), unless: ABOUT_A_TEXT_OR_GAME },
  {
    id: 'self-harm.fr.wish-dead',
    pattern: anyOf(
      `${FR_WISH}${some(4, FR_FILLERS)} (?:mourir|crever|disparaitre|en finir|etre morte?|plus (?:vivre|exister|etre la|me reveiller)|jamais me reveiller|mendormir pour toujours)`,
      `(?:plus|pas)(?: trop| du tout)? envie de (?:vivre|continuer a vivre|me reveiller)`,
      '(?:je|j) ?(?:ne |n)?veux? plus (?:vivre|etre la|exister|me reveiller|continuer a vivre)',
      '(?:mettre fin a|en finir avec) (?:mes jours|ma vie|la vie)',
      'ne (?:jamais|pas) (?:naitre|etre nee?)',
      'jamais du naitre',
    ),
  },
  {
    id: 'self-harm.fr.no-reason',
    pattern: anyOf(
      '(?:ne )?merite pas de vivre',
      'sert a rien que je (?:vive|sois la|reste)',
      '(?:marre|fatiguee?) de (?:vivre|la vie)',
      '(?:personne|on|quelquun)(?: ne)? (?:verrait|remarquerait|sentirait) (?:la difference|rien|mon absence)(?: si)?',
      'si (?:jetais|je netais|jetait) (?:pas|plus) la',
      'je pense (?:souvent |tout le temps |beaucoup |parfois )*(?:a|de) (?:la mort|mourir|ma mort)',
      'dormir pour toujours|ne (?:jamais|plus) me reveiller',
      '(?:serait|seraient|seront|sera|ira|irait|iraient) (?:bien |tous )?mieux (?:sans moi|si (?:je|j)|morte?)',
      '(?:je serais|serais) mieux morte?',
      '(?:personne|quelquun)(?: ne| me| sen| le| verrait)*(?: remarquerait| pleurerait| serait triste| manquerais| apercevrait| fout| foutrait| rendrait compte)[a-z ]{0,12} si je (?:mourr?ais|meurs|disparais|disparaissais|netais plus la|suis morte?|suis plus la)',
      '(?:a quoi (?:ca sert|bon) de? ?|pas de raison de |aucune raison de )(?:vivre|continuer a vivre)',
    ),
  },
  {
    id: 'self-harm.fr.method',
    pattern: anyOf(
      `(?:${FR_WISH}|je)${upTo(3)} (?:sauter|jeter) (?:par la fenetre|du toit|dun pont|du pont|du balcon|sous (?:un|le) (?:train|metro|bus))`,
      '(?:aval(?:er?|e)|pris|prendre)(?: tous| plein| toute?| trop| une)(?: les| de| la| mes| boite| des)* (?:medicaments|cachets|medocs|pilules|somniferes)',
      'comment (?:mourir|me tuer|se tuer|on se tue) ?(?:sans douleur|vite|sans souffrir|rapidement)?',
    ),
    unless: ABOUT_A_GAME,
  },
];
