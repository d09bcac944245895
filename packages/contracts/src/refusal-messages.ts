import type { Locale } from './locale.ts';

export type Translations = Readonly<Record<Exclude<Locale, 'en'>, string>>;

/** What a route says of a value that fits its shape and yet cannot be: the English sentence, and the others. */
export const REFUSAL_MESSAGES: Readonly<Record<string, Translations>> = {
  'Please choose a date from today on, within two years': {
    fr: 'Veuillez choisir une date à partir d’aujourd’hui, dans les deux ans',
    es: 'Elija una fecha a partir de hoy, dentro de dos años',
  },
  'Please choose a day from today on': {
    fr: 'Veuillez choisir un jour à partir d’aujourd’hui',
    es: 'Elija un día a partir de hoy',
  },
  'Please choose a day of the last year, today at the latest': {
    fr: 'Veuillez choisir un jour de l’année écoulée, aujourd’hui au plus tard',
    es: 'Elija un día del último año, hoy como muy tarde',
  },
  'Those are too many days off at once': {
    fr: 'Cela fait trop de jours de congé à la fois',
    es: 'Son demasiados días libres de una vez',
  },
  'There is no such lesson': { fr: 'Cette leçon n’existe pas', es: 'Esa lección no existe' },
  'There is no such skill': { fr: 'Cette compétence n’existe pas', es: 'Esa habilidad no existe' },
  'There is no such course': { fr: 'Ce cours n’existe pas', es: 'Ese curso no existe' },
  'There is no such activity': { fr: 'Cette activité n’existe pas', es: 'Esa actividad no existe' },
  'There is no such mark in this course': {
    fr: 'Cette note n’existe pas dans ce cours',
    es: 'Esa nota no existe en este curso',
  },
  'One of these courses is not there': {
    fr: 'Un de ces cours n’existe pas',
    es: 'Uno de esos cursos no existe',
  },
  'This skill cannot be practiced yet': {
    fr: 'Cette compétence ne peut pas encore être exercée',
    es: 'Esta habilidad aún no se puede practicar',
  },
  'One of these skills cannot be practiced on paper': {
    fr: 'Une de ces compétences ne peut pas être exercée sur papier',
    es: 'Una de estas habilidades no se puede practicar en papel',
  },
  'Your scale has no such grade': {
    fr: 'Votre barème n’a pas cette note',
    es: 'Su escala no tiene esa calificación',
  },
  'Please choose an earlier course of this child': {
    fr: 'Veuillez choisir un cours antérieur de cet enfant',
    es: 'Elija un curso anterior de esta persona',
  },
  'This child has not worked in that course': {
    fr: 'Cet enfant n’a pas travaillé dans ce cours',
    es: 'Esta persona no ha trabajado en ese curso',
  },
  'Please put a course on the transcript first': {
    fr: 'Veuillez d’abord mettre un cours sur le relevé de notes',
    es: 'Ponga primero un curso en el expediente',
  },
  'Please choose a day of this school year, or one near it': {
    fr: 'Veuillez choisir un jour de cette année scolaire, ou un jour proche',
    es: 'Elija un día de este año escolar, o uno cercano',
  },
  'A part of the year ends after it has begun: please choose a later day': {
    fr: 'Une partie de l’année se termine après avoir commencé : veuillez choisir un jour plus tardif',
    es: 'Una parte del año termina después de empezar: elija un día posterior',
  },
  'The parts follow one another: please choose a day after the part before and before the part after': {
    fr: 'Les parties se suivent : veuillez choisir un jour après la partie précédente et avant la suivante',
    es: 'Las partes van una tras otra: elija un día después de la parte anterior y antes de la siguiente',
  },
  'Your state asks for no such subject in this school year': {
    fr: 'Votre État ne demande pas cette matière pour cette année scolaire',
    es: 'Su estado no pide esa materia en este año escolar',
  },
  'Days before this one were filed with this year: it cannot begin later': {
    fr: 'Des jours d’avant cette date ont été déposés avec cette année : elle ne peut pas commencer plus tard',
    es: 'Con este año ya se presentaron días anteriores a esta fecha: no puede empezar más tarde',
  },
  'Days after this one were filed with this year: it cannot end earlier': {
    fr: 'Des jours d’après cette date ont été déposés avec cette année : elle ne peut pas finir plus tôt',
    es: 'Con este año ya se presentaron días posteriores a esta fecha: no puede terminar antes',
  },
  'This was handed in already: take that back first': {
    fr: 'Cet envoi est déjà enregistré : retirez-le d’abord',
    es: 'Esta entrega ya está anotada: retírela primero',
  },
  'This installation has no language model of that name': {
    fr: 'Cette installation n’a pas de modèle de langage de ce nom',
    es: 'Esta instalación no tiene un modelo de lenguaje con ese nombre',
  },
};
