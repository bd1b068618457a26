/** A letter with a code: for a new account, or for a new password. */
type CodeWords = { subject: string; why: string; code: string; how: string; notYou: string }
/** To whom has an account already. */
type KnownWords = { subject: string; why: string; signIn: string; reset: string; notYou: string }
type Words = Record<'signUp' | 'reset', CodeWords> & { known: KnownWords }

/** A code stands in the text alone: subjects are shown on locked screens. */
export const CODE_LETTER_WORDS: Record<'en' | 'nl' | 'fr' | 'de' | 'es', Words> = {
  en: {
    signUp: {
      subject: 'Your Playchart code',
      why: 'Welcome to Playchart.',
      code: 'Your code',
      how: 'Enter it on the page where you signed up. It is valid for one day. If you ask for another one, only the newest counts.',
      notYou: 'Didn’t sign up? Then there is nothing to do: without the code there is no account.',
    },
    reset: {
      subject: 'Your code for a new password',
      why: 'You asked for a new Playchart password.',
      code: 'Your code',
      how: 'Enter it on the page where you asked for it. It is valid for one hour. Choosing a new password signs you out everywhere else.',
      notYou: 'Not you? Then there is nothing to do: your password stays as it is.',
    },
    known: {
      subject: 'You already have a Playchart account',
      why: 'Someone, probably you, tried to sign up for Playchart with this address. You already have an account, so there is no code.',
      signIn: 'Sign in',
      reset: 'Forgotten your password? Choose a new one',
      notYou: 'Not you? Then there is nothing to do: nothing has changed.',
    },
  },
  nl: {
    signUp: {
      subject: 'Je code van Playchart',
      why: 'Welkom bij Playchart.',
      code: 'Je code',
      how: 'Vul de code in op de pagina waar je je hebt aangemeld. De code is een dag geldig; vraag je een nieuwe aan, dan telt alleen de nieuwste.',
      notYou: 'Heb je je niet aangemeld? Dan hoef je niets te doen: zonder de code is er geen account.',
    },
    reset: {
      subject: 'Je code voor een nieuw wachtwoord',
      why: 'Je hebt bij Playchart een nieuw wachtwoord aangevraagd.',
      code: 'Je code',
      how: 'Vul de code in op de pagina waar je hem hebt aangevraagd. De code is een uur geldig. Met het nieuwe wachtwoord word je overal elders uitgelogd.',
      notYou: 'Was jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    },
    known: {
      subject: 'Je hebt al een account bij Playchart',
      why: 'Iemand, waarschijnlijk jij, wilde zich met dit adres aanmelden bij Playchart. Je hebt al een account, daarom krijg je geen code.',
      signIn: 'Inloggen',
      reset: 'Wachtwoord vergeten? Kies een nieuw wachtwoord',
      notYou: 'Was jij dit niet? Dan hoef je niets te doen: er is niets veranderd.',
    },
  },
  fr: {
    signUp: {
      subject: 'Votre code Playchart',
      why: 'Bienvenue chez Playchart.',
      code: 'Votre code',
      how: 'Saisissez-le sur la page d’inscription. Il est valable une journée\u202f; si vous en demandez un autre, seul le plus récent compte.',
      notYou: 'Cette inscription ne vient pas de vous\u202f? Vous n’avez rien à faire\u202f: sans ce code, aucun compte n’est créé.',
    },
    reset: {
      subject: 'Votre code pour un nouveau mot de passe',
      why: 'Vous avez demandé un nouveau mot de passe chez Playchart.',
      code: 'Votre code',
      how: 'Saisissez-le sur la page où vous l’avez demandé. Il est valable une heure. Le nouveau mot de passe mettra fin à vos autres sessions.',
      notYou: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u202f: votre mot de passe reste inchangé.',
    },
    known: {
      subject: 'Vous avez déjà un compte Playchart',
      why: 'Quelqu’un, sans doute vous, a voulu s’inscrire chez Playchart avec cette adresse. Vous avez déjà un compte, il n’y a donc pas de code.',
      signIn: 'Se connecter',
      reset: 'Mot de passe oublié\u202f? Choisissez-en un nouveau',
      notYou: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u202f: rien n’a changé.',
    },
  },
  de: {
    signUp: {
      subject: 'Dein Code von Playchart',
      why: 'Willkommen bei Playchart.',
      code: 'Dein Code',
      how: 'Gib ihn auf der Seite ein, auf der du dich registriert hast. Er gilt einen Tag; wenn du einen neuen anforderst, zählt nur der neueste.',
      notYou: 'Du hast dich nicht registriert? Dann musst du nichts tun: Ohne den Code gibt es kein Konto.',
    },
    reset: {
      subject: 'Dein Code für ein neues Passwort',
      why: 'Du hast bei Playchart ein neues Passwort angefordert.',
      code: 'Dein Code',
      how: 'Gib ihn auf der Seite ein, auf der du ihn angefordert hast. Er gilt eine Stunde. Mit dem neuen Passwort wirst du sonst überall abgemeldet.',
      notYou: 'Du warst das nicht? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    },
    known: {
      subject: 'Du hast schon ein Konto bei Playchart',
      why: 'Jemand, wahrscheinlich du, wollte sich mit dieser Adresse bei Playchart registrieren. Du hast schon ein Konto, deshalb gibt es keinen Code.',
      signIn: 'Anmelden',
      reset: 'Passwort vergessen? Wähl ein neues',
      notYou: 'Du warst das nicht? Dann musst du nichts tun: Es hat sich nichts geändert.',
    },
  },
  es: {
    signUp: {
      subject: 'Tu código de Playchart',
      why: 'Te damos la bienvenida a Playchart.',
      code: 'Tu código',
      how: 'Escríbelo en la página donde te registraste. Vale durante un día; si pides otro, solo cuenta el más reciente.',
      notYou: '¿No te has registrado? Entonces no tienes que hacer nada: sin el código no hay cuenta.',
    },
    reset: {
      subject: 'Tu código para una contraseña nueva',
      why: 'Has pedido una contraseña nueva en Playchart.',
      code: 'Tu código',
      how: 'Escríbelo en la página donde lo pediste. Vale durante una hora. Al elegirla se cerrará tu sesión en los demás dispositivos.',
      notYou: '¿No has sido tú? Entonces no tienes que hacer nada: tu contraseña sigue siendo la misma.',
    },
    known: {
      subject: 'Ya tienes una cuenta en Playchart',
      why: 'Alguien, seguramente tú, ha intentado registrarse en Playchart con esta dirección. Ya tienes una cuenta, así que no hay código.',
      signIn: 'Iniciar sesión',
      reset: '¿Has olvidado tu contraseña? Elige una nueva',
      notYou: '¿No has sido tú? Entonces no tienes que hacer nada: no ha cambiado nada.',
    },
  },
}
