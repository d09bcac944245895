import type { LocalisedText } from '@ori/contracts/locale';

/**
 * What is said to a grown learner in danger (S1): nobody answers for them here, and nobody is told. The same care as
 * for the young; what stands in `((…))` is said only where helplines follow.
 */
export const GROWN_TEXTS: Readonly<Record<'self-harm' | 'abuse' | 'grooming' | 'threat', LocalisedText>> = {
  'self-harm': {
    en: 'Thank you for telling me. What you feel is real, it matters, and you do not have to carry it alone. I am a computer tutor, and this needs a person: somebody you trust, a doctor, or a crisis line. Please reach one of them now, and stay near someone until you have talked.(( The people below listen at any hour to exactly this, without judging.)) The lesson can wait.',
    fr: 'Merci de me l’avoir dit. Ce que tu ressens est réel, cela compte, et tu n’as pas à le porter sans aide. Je suis un tuteur informatique, et il faut ici une personne : quelqu’un de confiance, un médecin ou une ligne d’écoute. Appelle maintenant, et reste près de quelqu’un.(( Les personnes ci-dessous écoutent exactement cela, sans juger.)) La leçon peut attendre.',
    es: 'Gracias por decírmelo. Lo que sientes es real, importa, y no tienes que cargarlo a solas. Soy un tutor de computadora, y aquí hace falta una persona: alguien de confianza, un médico o una línea de ayuda. Llama ahora y quédate cerca de alguien.(( Quienes atienden abajo escuchan justo esto, sin juzgar.)) La lección puede esperar.',
  },
  abuse: {
    en: 'Thank you for telling me. It is not your fault, whoever it is and whatever was said, and nobody has the right to hurt you. I am a computer tutor, and this needs a person: a friend you trust, a doctor, or a service for people who are hurt at home. They listen without deciding for you.(( The people below know what to do.)) If this device is not private, close this page. The lesson can wait.',
    fr: 'Merci de me l’avoir dit. Ce n’est pas ta faute, qui que ce soit et quoi qu’on t’ait dit : personne n’a le droit de te faire du mal. Je suis un tuteur informatique, et il faut ici une personne : quelqu’un de confiance, un médecin ou un service d’aide aux victimes. On t’écoute sans décider à ta place.(( Les personnes ci-dessous savent quoi faire.)) Si cet appareil n’est pas privé, ferme cette page. La leçon peut attendre.',
    es: 'Gracias por decírmelo. No es tu culpa, sea quien sea y te hayan dicho lo que te hayan dicho: nadie tiene derecho a lastimarte. Soy un tutor de computadora, y aquí hace falta una persona: alguien de confianza, un médico o un servicio de ayuda a víctimas. Te escuchan sin decidir por ti.(( Quienes atienden abajo saben qué hacer.)) Si este dispositivo no es privado, cierra esta página. La lección puede esperar.',
  },
  grooming: {
    en: 'Thank you for telling me. None of this is your fault, even if you answered or sent something. Pressure for pictures, money or a meeting is not friendship, and you may stop answering without a word. Keep the messages, block the account, and talk to somebody you trust or to the police. I am a computer tutor((; the people below know these cases well)).',
    fr: 'Merci de me l’avoir dit. Rien de tout cela n’est ta faute, même si tu as répondu ou envoyé quelque chose. Faire pression pour des photos, de l’argent ou un rendez-vous, ce n’est pas de l’amitié, et tu peux cesser de répondre sans un mot. Garde les messages, bloque le compte, et parles-en à quelqu’un de confiance, à un médecin ou à la police. Je suis un tuteur informatique(( ; les personnes ci-dessous connaissent bien ces situations)).',
    es: 'Gracias por decírmelo. Nada de esto es tu culpa, aunque hayas respondido o enviado algo. Presionar por fotos, dinero o una cita no es amistad, y puedes dejar de responder sin decir nada. Guarda los mensajes, bloquea la cuenta y habla con alguien de confianza, con un médico o con la policía. Soy un tutor de computadora((; quienes atienden abajo conocen bien estos casos)).',
  },
  threat: {
    en: 'Thank you for saying it. Anger or fear this strong is hard to hold alone, and it can pass without anybody being hurt. Please move away from what could do harm and from anyone who threatens you, and talk now to somebody you trust or to a doctor. I am a computer tutor; this needs a person. The lesson can wait.',
    fr: 'Merci de l’avoir dit. Une colère ou une peur si forte est dure à porter sans aide, et elle peut passer sans que personne ne soit blessé. Éloigne-toi de ce qui pourrait faire du mal et de toute personne qui te menace, et parle maintenant à quelqu’un de confiance ou à un médecin. Je suis un tuteur informatique ; il faut ici une personne. La leçon peut attendre.',
    es: 'Gracias por decirlo. Una rabia o un miedo tan fuerte es difícil de llevar a solas, y puede pasar sin que nadie salga lastimado. Aléjate de lo que pueda hacer daño y de quien te amenace, y habla ahora con alguien de confianza o con un médico. Soy un tutor de computadora; aquí hace falta una persona. La lección puede esperar.',
  },
};
