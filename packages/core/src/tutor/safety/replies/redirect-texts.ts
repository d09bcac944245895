import type { CategoryTexts } from './reply-texts.ts';

/** Short turns back to the work (S3), and the word on private data. No lecture, no echo. */
export const REDIRECT_TEXTS: CategoryTexts<'sexual' | 'profanity' | 'jailbreak' | 'pii'> = {
  sexual: {
    young: {
      en: 'I am a computer tutor. I do not talk about that. A grown-up can answer. Shall we learn something?',
      fr: 'Je suis un ordinateur. Je ne parle pas de ça. Un adulte peut te répondre. On apprend quelque chose ?',
      es: 'Soy una computadora. No hablo de eso. Un adulto puede responderte. ¿Aprendemos algo?',
    },
    child: {
      en: 'I am a computer tutor, so that is not something I talk about. If you have a question about bodies or feelings, a grown-up you trust is the right person. What shall we work on?',
      fr: 'Je suis un tuteur informatique : je ne parle pas de cela. Si tu as une question sur le corps ou les sentiments, un adulte de confiance est la bonne personne. Sur quoi travaillons-nous ?',
      es: 'Soy un tutor de computadora: no hablo de eso. Si tienes una pregunta sobre el cuerpo o los sentimientos, un adulto de confianza es la persona adecuada. ¿En qué trabajamos?',
    },
    older: {
      en: 'I am a computer tutor, so that is not something I do. For questions about bodies, health or relationships, an adult you trust or a doctor answers better. If somebody pressed you to ask, tell me. What shall we work on?',
      fr: 'Je suis un tuteur informatique : cela n’est pas pour moi. Pour les questions de corps, de santé ou de relations, un adulte de confiance ou un médecin répond mieux. Si quelqu’un t’y a poussé, dis-le-moi. Sur quoi travaillons-nous ?',
      es: 'Soy un tutor de computadora: eso no es lo mío. Para preguntas sobre el cuerpo, la salud o las relaciones, responde mejor un adulto de confianza o un médico. Si alguien te presionó, dímelo. ¿En qué trabajamos?',
    },
  },
  profanity: {
    young: {
      en: 'It is okay to be mad. Let us use kind words. What is the hard part?',
      fr: 'Tu as le droit d’être en colère. Gardons des mots gentils. Qu’est-ce qui est difficile ?',
      es: 'Está bien enojarse. Usemos palabras amables. ¿Qué parte es difícil?',
    },
    child: {
      en: 'Sounds like this is frustrating. Let us keep the words friendly. Which part is bothering you most?',
      fr: 'On dirait que c’est agaçant. Gardons des mots corrects. Quelle partie t’embête le plus ?',
      es: 'Parece que esto frustra. Mantengamos palabras amables. ¿Qué parte te molesta más?',
    },
    older: {
      en: 'Fair enough, it is frustrating. Let us keep it civil. Where exactly does it go wrong?',
      fr: 'D’accord, c’est agaçant. Restons corrects. Où est-ce que ça coince exactement ?',
      es: 'De acuerdo, frustra. Mantengamos el respeto. ¿Dónde se atasca exactamente?',
    },
  },
  jailbreak: {
    young: {
      en: 'I am a computer tutor, and I stay one. What shall we learn?',
      fr: 'Je suis un ordinateur qui aide à apprendre, et je le reste. On apprend quoi ?',
      es: 'Soy una computadora que ayuda a aprender, y lo sigo siendo. ¿Qué aprendemos?',
    },
    child: {
      en: 'Nice try! I am a computer tutor and my rules stay as they are. What shall we work on?',
      fr: 'Bien essayé ! Je suis un tuteur informatique et mes règles restent les mêmes. Sur quoi travaillons-nous ?',
      es: '¡Buen intento! Soy un tutor de computadora y mis reglas se quedan como están. ¿En qué trabajamos?',
    },
    older: {
      en: 'Good try, but I am a computer tutor and my rules stay as they are. They are also quite dull to read. What are you working on?',
      fr: 'Bien essayé, mais je suis un tuteur informatique et mes règles restent les mêmes. Elles sont ennuyeuses à lire, du reste. Sur quoi travailles-tu ?',
      es: 'Buen intento, pero soy un tutor de computadora y mis reglas se quedan como están. Además, son aburridas de leer. ¿En qué estás trabajando?',
    },
  },
  pii: {
    young: {
      en: 'Keep that to yourself. I did not save it. Never tell it online. What shall we learn?',
      fr: 'Garde ça pour toi. Je ne l’ai pas gardé. Ne le dis jamais en ligne. On apprend quoi ?',
      es: 'Guárdalo para ti. No lo guardé. Nunca lo digas en internet. ¿Qué aprendemos?',
    },
    child: {
      en: 'Keep that private: your PIN, address, phone, school and full name are only for people you know well. I took it out of our chat. I am a computer tutor and do not need it. What shall we work on?',
      fr: 'Garde cela pour toi : ton code, ton adresse, ton téléphone, ton école et ton nom complet sont pour les gens que tu connais bien. Je l’ai retiré de notre discussion. Je suis un tuteur informatique et n’en ai pas besoin. Sur quoi travaillons-nous ?',
      es: 'Guarda eso para ti: tu PIN, dirección, teléfono, escuela y nombre completo son solo para quienes conoces bien. Lo quité de nuestra charla. Soy un tutor de computadora y no lo necesito. ¿En qué trabajamos?',
    },
    older: {
      en: 'Better keep that private. I took it out of this conversation before it was stored, since a computer tutor never needs a PIN, password, address, phone number, school or full name. What are you working on?',
      fr: 'Mieux vaut garder cela pour toi. Je l’ai retiré de cette conversation avant qu’elle soit conservée : un tuteur informatique n’a jamais besoin d’un code, d’un mot de passe, d’une adresse, d’un téléphone, d’une école ni d’un nom complet. Sur quoi travailles-tu ?',
      es: 'Mejor guarda eso para ti. Lo quité de esta conversación antes de guardarla: un tutor de computadora nunca necesita un PIN, una contraseña, una dirección, un teléfono, una escuela ni un nombre completo. ¿En qué estás trabajando?',
    },
  },
};
