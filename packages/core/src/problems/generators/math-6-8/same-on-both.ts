/** Why an equation still holds after a step, as a solution says it. */
export const SAME_ON_BOTH = {
  en: 'Both sides change alike, so they stay equal.',
  fr: 'Les deux membres changent de la même façon et restent égaux.',
  es: 'Los dos lados cambian igual y siguen siendo iguales.',
};
