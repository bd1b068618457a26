type ErasureWords = { title: string; received: (at: string) => string; kept: string; last: string }

/** The receipt of an erasure, in the language of who has asked for it. */
export const ERASURE_WORDS: Record<'en' | 'nl' | 'fr' | 'de' | 'es', ErasureWords> = {
  en: {
    title: 'Your account is being erased',
    received: (at) => `You asked us on ${at} to erase your account and what we keep of you and your family. That happens now.`,
    kept: 'The law makes us keep what was sold and what was paid. Your name, your address and your children stand nowhere in it.',
    last: 'This is our last letter to you, and your receipt. Your address goes with it.',
  },
  nl: {
    title: 'Je account wordt gewist',
    received: (at) => `Je vroeg ons op ${at} om je account te wissen, en wat we van jou en je gezin bewaren. Dat gebeurt nu.`,
    kept: 'De wet laat ons bewaren wat er is verkocht en betaald. Je naam, je adres en je kinderen staan daar nergens in.',
    last: 'Dit is onze laatste brief aan jou, en je bewijs. Je adres verdwijnt ermee.',
  },
  fr: {
    title: 'Votre compte est en cours d’effacement',
    received: (at) => `Vous nous avez demandé le ${at} d’effacer votre compte et ce que nous conservons de vous et de votre famille. C’est ce que nous faisons maintenant.`,
    kept: 'La loi nous oblige à conserver ce qui a été vendu et payé. Votre nom, votre adresse et vos enfants n’y figurent nulle part.',
    last: 'Ceci est notre dernière lettre et votre accusé de réception. Votre adresse disparaît avec elle.',
  },
  de: {
    title: 'Dein Konto wird gelöscht',
    received: (at) => `Du hast uns am ${at} gebeten, dein Konto zu löschen und was wir von dir und deiner Familie aufbewahren. Das geschieht jetzt.`,
    kept: 'Das Gesetz lässt uns aufbewahren, was verkauft und bezahlt wurde. Dein Name, deine Adresse und deine Kinder stehen darin nirgends.',
    last: 'Das ist unser letzter Brief an dich und deine Bestätigung. Deine Adresse verschwindet mit ihm.',
  },
  es: {
    title: 'Tu cuenta se está borrando',
    received: (at) => `El ${at} nos pediste que borráramos tu cuenta y lo que guardamos de ti y de tu familia. Lo hacemos ahora.`,
    kept: 'La ley nos obliga a guardar lo que se vendió y lo que se pagó. Tu nombre, tu dirección y tus peques no aparecen en ningún sitio.',
    last: 'Esta es nuestra última carta y tu justificante. Tu dirección desaparece con ella.',
  },
}
