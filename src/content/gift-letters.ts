/** `giver`: a first name, null where the shop does not know it; `name`: of the child. */
type Redeemed = { giver: string | null; name: string; kits: number }

/** The letters after a gift was activated: to whoever did it, in the gift's language, and to whoever gave it. */
type GiftLetterWords = {
  redeemedSubject: (name: string) => string
  redeemedTitle: (name: string) => string
  redeemedText: (words: Redeemed) => string
  /** behind the name of a kit */
  ships: (days: number) => string
  shipsAround: (day: string) => string
  /** `name`: of the recipient, as the giver wrote it */
  openedSubject: (name: string) => string
  openedText: (kits: number) => string
}

export const GIFT_LETTER_WORDS: Record<'en' | 'nl' | 'fr' | 'de' | 'es', GiftLetterWords> = {
  en: {
    redeemedSubject: (name) => `The gift for ${name} is activated`,
    redeemedTitle: (name) => `Here is what comes for ${name}`,
    redeemedText: ({ giver, name, kits }) =>
      `${giver ? `The gift from ${giver}` : 'The gift'} is activated: ${kits === 1 ? 'one Play Kit' : `${kits} Play Kits`} for ${name}. Nothing is charged, and the gift ends by itself with its last kit.`,
    ships: (days) => `ships within ${days} working days`,
    shipsAround: (day) => `ships around ${day}`,
    openedSubject: (name) => `Your gift for ${name} has been opened`,
    openedText: (kits) =>
      `It is activated. ${kits === 1 ? 'The Play Kit comes' : `The ${kits} Play Kits come one after the other,`} as the child grows. There is nothing left for you to do.`,
  },
  nl: {
    redeemedSubject: (name) => `Het cadeau voor ${name} is geactiveerd`,
    redeemedTitle: (name) => `Dit komt er voor ${name}`,
    redeemedText: ({ giver, name, kits }) =>
      `${giver ? `Het cadeau van ${giver}` : 'Het cadeau'} is geactiveerd: ${kits === 1 ? 'één Play Kit' : `${kits} Play Kits`} voor ${name}. Er wordt niets afgeschreven, en het cadeau eindigt vanzelf met de laatste kit.`,
    ships: (days) => `gaat binnen ${days} werkdagen de deur uit`,
    shipsAround: (day) => `gaat rond ${day} de deur uit`,
    openedSubject: (name) => `Je cadeau voor ${name} is geopend`,
    openedText: (kits) =>
      `Het is geactiveerd. ${kits === 1 ? 'De Play Kit komt' : `De ${kits} Play Kits komen een voor een,`} zodra het kind eraan toe is. Jij hoeft niets meer te doen.`,
  },
  fr: {
    redeemedSubject: (name) => `Le cadeau pour ${name} est activé`,
    redeemedTitle: (name) => `Voici ce qui arrive pour ${name}`,
    redeemedText: ({ giver, name, kits }) =>
      `Le cadeau est activé : ${giver ? `${giver} offre ` : ''}${kits === 1 ? 'un Play Kit' : `${kits} Play Kits`} ${giver ? 'à' : 'pour'} ${name}. Rien n’est débité, et le cadeau se termine de lui-même avec son dernier kit.`,
    ships: (days) => `expédié sous ${days} jours ouvrés`,
    shipsAround: (day) => `part vers le ${day}`,
    openedSubject: (name) => `Votre cadeau pour ${name} a été ouvert`,
    openedText: (kits) =>
      `Il est activé. ${kits === 1 ? 'Le Play Kit arrive' : `Les ${kits} Play Kits arrivent l’un après l’autre,`} à mesure que l’enfant grandit. Vous n’avez plus rien à faire.`,
  },
  de: {
    redeemedSubject: (name) => `Das Geschenk für ${name} ist eingelöst`,
    redeemedTitle: (name) => `Das kommt für ${name}`,
    redeemedText: ({ giver, name, kits }) =>
      `Das Geschenk${giver ? ` von ${giver}` : ''} ist eingelöst: ${kits === 1 ? 'ein Play Kit' : `${kits} Play Kits`} für ${name}. Es wird nichts abgebucht, und das Geschenk endet von selbst mit dem letzten Kit.`,
    ships: (days) => `geht innerhalb von ${days} Werktagen raus`,
    shipsAround: (day) => `geht um den ${day} raus`,
    openedSubject: (name) => `Dein Geschenk für ${name} ist eingelöst`,
    openedText: (kits) =>
      `Es ist ausgepackt. ${kits === 1 ? 'Das Play Kit kommt' : `Die ${kits} Play Kits kommen eins nach dem anderen,`} wenn das Kind so weit ist. Du musst nichts mehr tun.`,
  },
  es: {
    redeemedSubject: (name) => `El regalo para ${name} está activado`,
    redeemedTitle: (name) => `Esto es lo que llega para ${name}`,
    redeemedText: ({ giver, name, kits }) =>
      `El regalo${giver ? ` de ${giver}` : ''} está activado: ${kits === 1 ? 'un Play Kit' : `${kits} Play Kits`} para ${name}. No se cobra nada, y el regalo termina solo con su último kit.`,
    ships: (days) => `sale en un plazo de ${days} días laborables`,
    shipsAround: (day) => `sale hacia el ${day}`,
    openedSubject: (name) => `Tu regalo para ${name} ya está activado`,
    openedText: (kits) =>
      `Ya lo han abierto. ${kits === 1 ? 'El Play Kit llega' : `Los ${kits} Play Kits llegan uno tras otro,`} a medida que el peque crece. No tienes que hacer nada más.`,
  },
}
