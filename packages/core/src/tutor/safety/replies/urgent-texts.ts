import type { CategoryTexts } from './reply-texts.ts';

/**
 * What is said where a child may be in danger (S1). Each text thanks for telling, says that it comes from a computer,
 * names a grown-up, promises no secret and names no method. "A grown-up you feel safe with" is said with care: a
 * parent may be the danger. Helplines follow from data. What stands in `[[…]]` is said only where somebody is told,
 * what stands in `((…))` only where helplines follow.
 */
export const URGENT_TEXTS: CategoryTexts<'self-harm' | 'abuse' | 'grooming' | 'threat'> = {
  'self-harm': {
    young: {
      en: 'Thank you for telling me. You matter. I am a computer tutor. Please tell a grown-up now.[[ A grown-up will be told too.]]',
      fr: 'Merci de me l’avoir dit. Tu comptes. Je suis un ordinateur. Va voir un adulte maintenant et dis-le-lui.[[ Un adulte sera prévenu.]]',
      es: 'Gracias por decírmelo. Tú importas. Soy una computadora. Ve ahora con un adulto y cuéntaselo.[[ Se avisará a un adulto.]]',
    },
    child: {
      en: 'Thank you for telling me. You matter, and you do not have to be alone with this. I am a computer tutor, so I cannot help the way a person can. Please go to a grown-up you feel safe with, right now, and say it to them.[[ A grown-up whose job is to keep you safe will be told.]]',
      fr: 'Merci de me l’avoir dit. Tu comptes, et tu n’as pas à garder cela pour toi. Je suis un tuteur informatique : je ne peux pas aider comme une personne. Va maintenant voir un adulte avec qui tu te sens en sécurité et dis-le-lui.[[ Un adulte chargé de ta sécurité sera prévenu.]]',
      es: 'Gracias por decírmelo. Tú importas y no tienes que cargar con esto a solas. Soy un tutor de computadora: no puedo ayudar como una persona. Ve ahora con un adulto con quien te sientas a salvo y cuéntaselo.[[ Se avisará a un adulto que cuida de tu seguridad.]]',
    },
    older: {
      en: 'Thank you for telling me. What you feel is real, it matters, and you do not have to carry it alone. I am a computer tutor, and this needs a person. Please tell an adult you feel safe with now, and stay near someone until you have talked.(( The people below listen at any hour to exactly this, without judging.))[[ An adult responsible for your safety will be told about this message.]] The lesson can wait.',
      fr: 'Merci de me l’avoir dit. Ce que tu ressens est réel, cela compte, et tu n’as pas à le porter sans aide. Je suis un tuteur informatique, et il te faut une personne. Parles-en maintenant à un adulte avec qui tu te sens en sécurité, et reste près de quelqu’un.(( Les personnes ci-dessous écoutent exactement cela, sans juger.))[[ Un adulte chargé de ta sécurité sera prévenu de ce message.]] La leçon peut attendre.',
      es: 'Gracias por decírmelo. Lo que sientes es real, importa, y no tienes que cargarlo a solas. Soy un tutor de computadora, y aquí hace falta una persona. Habla ahora con un adulto con quien te sientas a salvo y quédate cerca de alguien.(( Quienes atienden abajo escuchan justo esto, sin juzgar.))[[ Se avisará de este mensaje a un adulto responsable de tu seguridad.]] La lección puede esperar.',
    },
  },
  abuse: {
    young: {
      en: 'Thank you for telling me. It is not your fault. I am a computer. Tell a safe grown-up.[[ A helper will be told.]]',
      fr: 'Merci de me l’avoir dit. Ce n’est pas ta faute. Je suis un ordinateur. Dis-le à un adulte gentil.[[ Quelqu’un sera prévenu.]]',
      es: 'Gracias por decírmelo. No es tu culpa. Soy una computadora. Díselo a un adulto que te cuide bien.[[ Se avisará a alguien.]]',
    },
    child: {
      en: 'Thank you for telling me. That took courage. It is not your fault, and nobody may hurt you or touch you in a way you do not want. I am a computer tutor, so I cannot fix this. Please tell a grown-up you feel safe with.[[ A person whose job is to keep children safe will be told.]]',
      fr: 'Merci de me l’avoir dit. C’est courageux. Ce n’est pas ta faute : personne n’a le droit de te faire du mal ou de te toucher si tu ne veux pas. Je suis un tuteur informatique, je ne peux pas régler cela. Dis-le à un adulte avec qui tu te sens en sécurité.[[ Une personne qui protège les enfants sera prévenue.]]',
      es: 'Gracias por decírmelo. Fuiste valiente. No es tu culpa, y nadie tiene derecho a lastimarte ni a tocarte si no quieres. Soy un tutor de computadora: no puedo arreglar esto. Díselo a un adulto con quien te sientas a salvo.[[ Se avisará a una persona que protege a los niños.]]',
    },
    older: {
      en: 'Thank you for telling me. That takes courage. It is not your fault, whoever it is and whatever was said, and you do not have to keep it secret. I am a computer tutor, and this needs a person. Please tell an adult you feel safe with, at home or outside it: a relative, a teacher, a doctor.(( The people below listen and know what to do.))[[ The person responsible for safety here will be told, and your family account will not see the alert.]] The lesson can wait.',
      fr: 'Merci de me l’avoir dit. C’est courageux. Ce n’est pas ta faute, qui que ce soit et quoi qu’on t’ait dit, et tu n’as pas à garder le secret. Je suis un tuteur informatique, et il te faut une personne. Parles-en à un adulte avec qui tu te sens en sécurité, chez toi ou ailleurs : un proche, un professeur, un médecin.(( Les personnes ci-dessous savent quoi faire.))[[ La personne chargée de la sécurité ici sera prévenue, et le compte de ta famille ne verra pas l’alerte.]] La leçon peut attendre.',
      es: 'Gracias por decírmelo. Hace falta valor. No es tu culpa, sea quien sea y te hayan dicho lo que te hayan dicho, y no tienes que guardar el secreto. Soy un tutor de computadora, y aquí hace falta una persona. Habla con un adulto con quien te sientas a salvo, en casa o fuera: un familiar, un maestro, un médico.(( Quienes atienden abajo saben qué hacer.))[[ Se avisará a la persona responsable de la seguridad aquí, y la cuenta de tu familia no verá el aviso.]] La lección puede esperar.',
    },
  },
  grooming: {
    young: {
      en: 'Thank you for telling me. You did nothing wrong. I am a computer. Do not answer. Show a grown-up now.[[ A grown-up will be told.]]',
      fr: 'Merci de me l’avoir dit. Tu n’as rien fait de mal. Je suis un ordinateur. Ne réponds pas. Montre-le à un adulte.[[ Il sera prévenu.]]',
      es: 'Gracias por decírmelo. No hiciste nada malo. Soy una computadora. No respondas. Muéstraselo a un adulto ahora.[[ Se avisará a un adulto.]]',
    },
    child: {
      en: 'Thank you for telling me. You did nothing wrong. A person who asks a child for pictures, meetings or secrets is not being a friend. You can stop answering. Keep the messages and show them to a grown-up you trust. I am a computer tutor[[; a grown-up who keeps children safe will be told]].',
      fr: 'Merci de me l’avoir dit. Tu n’as rien fait de mal. Quelqu’un qui demande à un enfant des photos, des rendez-vous ou des secrets n’est pas un ami. Tu peux arrêter de répondre, sans t’expliquer. Garde les messages et montre-les à un adulte de confiance. Je suis un tuteur informatique[[ ; un adulte qui protège les enfants sera prévenu]].',
      es: 'Gracias por decírmelo. No hiciste nada malo. Quien pide a un niño fotos, citas o secretos no es un amigo. Puedes dejar de responder sin dar explicaciones. Guarda los mensajes y muéstraselos a un adulto de confianza. Soy un tutor de computadora[[; se avisará a un adulto que protege a los niños]].',
    },
    older: {
      en: 'Thank you for telling me. None of this is your fault, even if you answered or sent something. Someone who asks for pictures, secrecy or a meeting is using pressure, and you may stop answering without a word. Keep the messages, block the account, and show an adult you trust. I am a computer tutor((; the people below know these cases well))[[, and an adult responsible for your safety will be told]].',
      fr: 'Merci de me l’avoir dit. Rien de tout cela n’est ta faute, même si tu as répondu ou envoyé quelque chose. Demander des photos, le silence ou un rendez-vous, c’est faire pression, et tu peux cesser de répondre sans un mot. Garde les messages, bloque le compte et montre-les à un adulte de confiance. Je suis un tuteur informatique(( ; les personnes ci-dessous connaissent bien ces situations))[[, et un adulte chargé de ta sécurité sera prévenu]].',
      es: 'Gracias por decírmelo. Nada de esto es tu culpa, aunque hayas respondido o enviado algo. Quien pide fotos, secreto o una cita está presionando, y puedes dejar de responder sin decir nada. Guarda los mensajes, bloquea la cuenta y muéstraselos a un adulto de confianza. Soy un tutor de computadora((; quienes atienden abajo conocen bien estos casos))[[, y se avisará a un adulto responsable de tu seguridad]].',
    },
  },
  threat: {
    young: {
      en: 'Thank you for telling me. I am a computer tutor. Tell a grown-up now. They can keep people safe.[[ A grown-up will be told.]]',
      fr: 'Merci de me l’avoir dit. Je suis un ordinateur. Va voir un adulte maintenant et dis-le-lui. Il peut protéger.[[ Un adulte sera prévenu.]]',
      es: 'Gracias por decírmelo. Soy una computadora. Ve ahora con un adulto y cuéntaselo. Puede protegerte.[[ Se avisará a un adulto.]]',
    },
    child: {
      en: 'Thank you for telling me. Being this angry or afraid is hard, and nobody should get hurt. I am a computer tutor. Please go to a grown-up you feel safe with now, and tell them. Move away from anyone who could hurt you.[[ A grown-up whose job is to keep people safe will be told.]]',
      fr: 'Merci de me l’avoir dit. Être si en colère ou avoir si peur est dur, et personne ne doit être blessé. Je suis un tuteur informatique : va maintenant voir un adulte avec qui tu te sens en sécurité et raconte-lui. Éloigne-toi de quiconque pourrait te faire du mal.[[ Un adulte chargé de la sécurité sera prévenu.]]',
      es: 'Gracias por decírmelo. Sentir tanta rabia o tanto miedo es difícil, y nadie debe salir lastimado. Soy un tutor de computadora: ve ahora con un adulto con quien te sientas a salvo y cuéntaselo. Aléjate de quien pueda lastimarte.[[ Se avisará a un adulto que cuida de la seguridad.]]',
    },
    older: {
      en: 'Thank you for saying it. Anger or fear this strong is hard to hold alone, and it can pass without anybody being hurt. Please move away from what could do harm, from anyone who threatens you, and talk now to an adult you feel safe with. I am a computer tutor; this needs a person[[, and an adult responsible for safety will be told about this message]]. The lesson can wait.',
      fr: 'Merci de l’avoir dit. Une colère ou une peur si forte est dure à porter sans aide, et elle peut passer sans que personne ne soit blessé. Éloigne-toi de ce qui pourrait faire du mal et de toute personne qui te menace, et parle maintenant à un adulte avec qui tu te sens en sécurité. Je suis un tuteur informatique ; il faut ici une personne[[, et un adulte chargé de la sécurité sera prévenu]]. La leçon peut attendre.',
      es: 'Gracias por decirlo. Una rabia o un miedo tan fuerte es difícil de llevar a solas, y puede pasar sin que nadie salga lastimado. Aléjate de lo que pueda hacer daño y de quien te amenace, y habla ahora con un adulto con quien te sientas a salvo. Soy un tutor de computadora; aquí hace falta una persona[[, y se avisará a un adulto responsable de la seguridad]]. La lección puede esperar.',
    },
  },
};
