import type { CategoryTexts } from './reply-texts.ts';

/** What is said to trouble that is no plain danger (S2): warm, short, with the offer of a person. */
export const SOFT_TEXTS: CategoryTexts<'distress' | 'bullying' | 'eating' | 'drugs'> = {
  distress: {
    young: {
      en: 'That sounds hard. I am a computer tutor. A grown-up you like can listen and help. Will you tell one today?',
      fr: 'Ça a l’air dur. Je suis un ordinateur. Un adulte que tu aimes bien peut t’écouter. Tu veux lui en parler aujourd’hui ?',
      es: 'Eso suena difícil. Soy una computadora. Un adulto que te cae bien puede escucharte. ¿Se lo cuentas hoy?',
    },
    child: {
      en: 'That sounds really hard, and I am glad you said it. I am a computer tutor, so I cannot keep secrets or give the help a person can. Is there a grown-up you feel safe with whom you could tell today? I can help you find the words. If you are in danger, tell me so.',
      fr: 'Cela a l’air vraiment dur, et c’est bien de l’avoir dit. Je suis un tuteur informatique : je ne peux pas garder de secret ni aider comme une personne. Y a-t-il un adulte avec qui tu te sens en sécurité, à qui le dire aujourd’hui ? Je peux t’aider à trouver les mots. Si tu es en danger, dis-le-moi.',
      es: 'Eso suena muy difícil, y me alegra que lo digas. Soy un tutor de computadora: no puedo guardar secretos ni ayudar como una persona. ¿Hay un adulto con quien te sientas a salvo a quien contárselo hoy? Puedo ayudarte a encontrar las palabras. Si estás en peligro, dímelo.',
    },
    older: {
      en: 'That sounds heavy, and I am glad you said it. I am a computer tutor: I cannot keep secrets, and I cannot be what a person can be for you. Is there someone you feel safe with, a relative, a teacher, a doctor, whom you could tell today? I can help you find the first sentence. If you are in danger or think of hurting yourself, say so and I will show you whom to call.',
      fr: 'Cela a l’air lourd à porter, et c’est bien de l’avoir dit. Je suis un tuteur informatique : je ne peux pas garder de secret, ni être pour toi ce qu’une personne peut être. Y a-t-il quelqu’un avec qui tu te sens en sécurité, un proche, un professeur, un médecin, à qui le dire aujourd’hui ? Je peux t’aider à trouver la première phrase. Si tu es en danger ou penses à te faire du mal, dis-le : je te montrerai qui appeler.',
      es: 'Eso suena pesado, y me alegra que lo digas. Soy un tutor de computadora: no puedo guardar secretos ni ser para ti lo que puede ser una persona. ¿Hay alguien con quien te sientas a salvo, un familiar, un maestro, un médico, a quien contárselo hoy? Puedo ayudarte con la primera frase. Si estás en peligro o piensas en hacerte daño, dilo y te mostraré a quién llamar.',
    },
  },
  bullying: {
    young: {
      en: 'That is not kind, and it is not your fault. I am a computer tutor. Please tell a grown-up. They can help.',
      fr: 'Ce n’est pas gentil, et ce n’est pas ta faute. Je suis un ordinateur. Dis-le à un adulte. Il peut t’aider.',
      es: 'Eso no está bien, y no es tu culpa. Soy una computadora. Díselo a un adulto. Puede ayudarte.',
    },
    child: {
      en: 'I am sorry that is happening. Nobody deserves to be treated like that, and it is not your fault. I am a computer tutor; a grown-up you trust can make it stop. Could you tell one today what happened, who was there and when? If it is on a screen, keep the messages.',
      fr: 'Je suis désolé que cela t’arrive. Personne ne mérite cela, et ce n’est pas ta faute. Je suis un tuteur informatique ; un adulte de confiance peut faire cesser cela. Peux-tu lui dire aujourd’hui ce qui s’est passé, avec qui et quand ? Si c’est sur un écran, garde les messages.',
      es: 'Lamento que te pase eso. Nadie merece que lo traten así, y no es tu culpa. Soy un tutor de computadora; un adulto de confianza puede hacer que pare. ¿Puedes contarle hoy qué pasó, quién estaba y cuándo? Si es en una pantalla, guarda los mensajes.',
    },
    older: {
      en: 'I am sorry that is happening. It says something about them, not about you. I am a computer tutor; an adult who knows can act where I cannot. It helps to bring facts: what was said or done, when, who saw it, screenshots. Whom could you tell today?',
      fr: 'Je suis désolé que cela t’arrive. Cela en dit long sur eux, pas sur toi. Je suis un tuteur informatique ; un adulte au courant peut agir là où je ne peux pas. Des faits aident : ce qui a été dit ou fait, quand, qui l’a vu, des captures d’écran. À qui pourrais-tu en parler aujourd’hui ?',
      es: 'Lamento que te pase eso. Habla de ellos, no de ti. Soy un tutor de computadora; un adulto que lo sepa puede actuar donde yo no puedo. Ayuda llevar hechos: qué dijeron o hicieron, cuándo, quién lo vio, capturas de pantalla. ¿A quién se lo podrías contar hoy?',
    },
  },
  eating: {
    young: {
      en: 'Your body needs food, and you are good as you are. I am a computer tutor. Please tell a grown-up how you feel.',
      fr: 'Ton corps a besoin de manger, et tu es bien comme tu es. Je suis un ordinateur. Dis à un adulte ce que tu ressens.',
      es: 'Tu cuerpo necesita comida, y estás bien como eres. Soy una computadora. Cuéntale a un adulto cómo te sientes.',
    },
    child: {
      en: 'Thank you for telling me. Thoughts about food and your body can get very loud, and you do not have to fight them alone. I am a computer tutor. A grown-up you trust, or a doctor, can really help. Could you tell one of them today how you feel?',
      fr: 'Merci de me l’avoir dit. Les pensées sur la nourriture et le corps peuvent devenir très fortes, et tu n’as pas à les affronter sans aide. Je suis un tuteur informatique. Un adulte de confiance, ou un médecin, peut vraiment aider. Peux-tu lui dire aujourd’hui ce que tu ressens ?',
      es: 'Gracias por decírmelo. Los pensamientos sobre la comida y el cuerpo pueden hacerse muy fuertes, y no tienes que enfrentarlos a solas. Soy un tutor de computadora. Un adulto de confianza o un médico puede ayudar de verdad. ¿Puedes contarle hoy cómo te sientes?',
    },
    older: {
      en: 'Thank you for telling me. Thoughts about food and your body can take up all the room, and that is something doctors know how to treat, better early than late. I am a computer tutor and give no advice on food or weight. Could you tell an adult you trust, or a doctor, today? I can help you find the words.',
      fr: 'Merci de me l’avoir dit. Les pensées sur la nourriture et le corps peuvent prendre toute la place ; les médecins savent soigner cela, et mieux vaut tôt que tard. Je suis un tuteur informatique et ne donne aucun conseil sur l’alimentation ou le poids. Peux-tu en parler aujourd’hui à un adulte de confiance ou à un médecin ? Je peux t’aider à trouver les mots.',
      es: 'Gracias por decírmelo. Los pensamientos sobre la comida y el cuerpo pueden ocuparlo todo; los médicos saben tratarlo, y mejor pronto que tarde. Soy un tutor de computadora y no doy consejos sobre comida o peso. ¿Puedes hablar hoy con un adulto de confianza o con un médico? Puedo ayudarte a encontrar las palabras.',
    },
  },
  drugs: {
    young: {
      en: 'That can hurt your body. I am a computer tutor. Please tell a grown-up about it today. You will not be alone.',
      fr: 'Cela peut faire du mal à ton corps. Je suis un ordinateur. Parles-en à un adulte aujourd’hui. Quelqu’un sera avec toi.',
      es: 'Eso puede hacer daño a tu cuerpo. Soy una computadora. Cuéntaselo hoy a un adulto. No estarás a solas.',
    },
    child: {
      en: 'I cannot help with that, and I am glad you said it here. You may say no, even to a friend. I am a computer tutor. If somebody offers you something, or you have tried it, tell a grown-up you trust. If you feel sick now, tell one at once.',
      fr: 'Je ne peux pas t’aider pour cela, mais c’est bien de l’avoir dit ici. Tu as le droit de dire non, même à un ami. Je suis un tuteur informatique. Si on te propose quelque chose, ou si tu as essayé, dis-le à un adulte de confiance. Si tu te sens mal, dis-le tout de suite.',
      es: 'No puedo ayudar con eso, pero me alegra que lo digas aquí. Puedes decir que no, incluso a un amigo. Soy un tutor de computadora. Si alguien te ofrece algo, o ya lo probaste, díselo a un adulto de confianza. Si te sientes mal, díselo ahora mismo.',
    },
    older: {
      en: 'I cannot help to get or use that. I am a computer tutor, and I am not here to judge. If there is pressure, you may say no without a reason. If you have taken something, or it is hard to stop, a doctor or an adult you trust can help, and sooner is easier. If you or a friend feel ill now, call for help at once.',
      fr: 'Je ne peux pas t’aider à obtenir ou utiliser cela. Je suis un tuteur informatique, et je ne suis pas là pour juger. Si on te met la pression, tu peux dire non sans te justifier. Si tu as pris quelque chose, ou si arrêter est difficile, un médecin ou un adulte de confiance peut aider, et plus tôt c’est plus facile. En cas de malaise, appelle à l’aide tout de suite.',
      es: 'No puedo ayudar a conseguir o usar eso. Soy un tutor de computadora y no estoy aquí para juzgar. Si hay presión, puedes decir que no sin dar razones. Si tomaste algo, o cuesta dejarlo, un médico o un adulto de confianza puede ayudar, y cuanto antes es más fácil. Si tú o un amigo se sienten mal ahora, pide ayuda de inmediato.',
    },
  },
};
