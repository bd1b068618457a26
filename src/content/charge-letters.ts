/** `from`: a card, the balance, or any other way, which has no words but its own name. */
type Charge = { price: string; day: string; from: 'card' | 'credit' | 'other' }

/** The letters around a later charge, in the buyer's language. */
type ChargeWords = {
  /** a week before */
  aheadNames: { kits: string; boxes: string }
  aheadSubject: (words: Omit<Charge, 'from'> & { name: string }) => string
  aheadTitle: (day: string) => string
  aheadText: (words: Charge) => string
  /** the card that would be charged cannot be any more */
  aheadExpired: string
  /** the balance is not enough for all that it pays until that day */
  aheadShort: { kits: string; boxes: string }
  aheadStop: string
  chargedSubject: (price: string) => string
  chargedTitle: (price: string) => string
  chargedText: (words: Charge) => string
  chargedStop: string
  /** instead, where it paid several kits */
  chargedAhead: string
  /** instead, with the last kit */
  chargedLast: string
  /** the letter about one that the bank refused, and what follows from it */
  failedSubject: (price: string) => string
  failedTitle: (price: string) => string
  failedText: (words: Charge & { isExpired: boolean }) => string
  failedNext: { kits: string; boxes: string }
  /** how what is not paid (yet) would be */
  payingWith: string
  /** before the address of the page where a card is given */
  wayToPay: string
  orderNumber: string
}

export const CHARGE_WORDS: Record<'en' | 'nl' | 'fr' | 'de' | 'es', ChargeWords> = {
  en: {
    aheadNames: { kits: 'Play Kits', boxes: 'Early Reader Club' },
    aheadSubject: ({ price, day, name }) => `${price} on ${day}: your next ${name} charge`,
    aheadTitle: (day) => `Your next charge is on ${day}`,
    aheadText: ({ price, day, from }) => `On ${day} we take ${price}${{ card: ' from your card', credit: ' from your credit', other: '' }[from]} for:`,
    aheadExpired: 'The card that we have for you will have expired by then, so we will not be able to charge it. Please give us another one in your account before that day.',
    aheadShort: {
      kits: 'Your credit, as it stands today, is not enough for all that we take by then. Please give us a card in your account before that day; otherwise this kit may have to wait.',
      boxes: 'Your credit, as it stands today, is not enough for all that we take by then. Please give us a card in your account before that day; otherwise this box may have to wait.',
    },
    aheadStop: 'You can stop in your account until that day; then nothing is charged.',
    chargedSubject: (price) => `We charged ${price}`,
    chargedTitle: (price) => `${price} was charged`,
    chargedText: ({ price, day, from }) => `On ${day} we took ${price}${{ card: ' from your card', credit: ' from your credit', other: '' }[from]} for:`,
    chargedStop: 'It is being packed now. You can stop what comes later at any time in your account.',
    chargedAhead: 'The first kit is being packed now. What else this pays comes even if you cancel. You can stop what comes after that at any time in your account.',
    chargedLast: 'It is being packed now. It is the last kit: nothing more is charged.',
    failedSubject: (price) => `We could not charge ${price}`,
    failedTitle: (price) => `${price} could not be charged`,
    failedText: ({ price, day, from, isExpired }) => `On ${day} we tried to take ${price}${{ card: ` from your card. ${isExpired ? 'The card has expired.' : 'The bank declined it.'}`, credit: ' from your credit. It does not cover that.', other: '. It did not go through.' }[from]} It was for:`,
    failedNext: {
      kits: 'This kit waits, and nothing is charged until you give us a card that works in your account.',
      boxes: 'This box waits, and nothing is charged until you give us a card that works in your account.',
    },
    payingWith: 'Payment',
    wayToPay: 'How you pay',
    orderNumber: 'Order',
  },
  nl: {
    aheadNames: { kits: 'de Play Kits', boxes: 'de Early Reader Club' },
    aheadSubject: ({ price, day, name }) => `${price} op ${day}: je volgende afschrijving voor ${name}`,
    aheadTitle: (day) => `Je volgende afschrijving is op ${day}`,
    aheadText: ({ price, day, from }) => `Op ${day} schrijven we ${price}${{ card: ' van je kaart', credit: ' van je tegoed', other: '' }[from]} af voor:`,
    aheadExpired: 'De kaart die we van je hebben, is dan verlopen; afschrijven lukt daarmee niet. Geef vóór die dag een andere kaart op in je account.',
    aheadShort: {
      kits: 'Zoals je tegoed er nu voor staat, is het niet genoeg voor alles wat we tot en met die dag afschrijven. Geef vóór die dag een kaart op in je account; anders moet deze kit misschien wachten.',
      boxes: 'Zoals je tegoed er nu voor staat, is het niet genoeg voor alles wat we tot en met die dag afschrijven. Geef vóór die dag een kaart op in je account; anders moet deze doos misschien wachten.',
    },
    aheadStop: 'Tot die dag kun je stoppen in je account; dan wordt er niets afgeschreven.',
    chargedSubject: (price) => `We hebben ${price} afgeschreven`,
    chargedTitle: (price) => `${price} is afgeschreven`,
    chargedText: ({ price, day, from }) => `Op ${day} hebben we ${price}${{ card: ' van je kaart', credit: ' van je tegoed', other: '' }[from]} afgeschreven voor:`,
    chargedStop: 'We pakken het nu in. Wat later komt, kun je op elk moment stopzetten in je account.',
    chargedAhead: 'We pakken de eerste kit nu in. Wat hiermee nog meer betaald is, komt ook als je opzegt. Wat daarna komt, kun je op elk moment stopzetten in je account.',
    chargedLast: 'We pakken het nu in. Dit is de laatste kit: er wordt niets meer afgeschreven.',
    failedSubject: (price) => `We konden ${price} niet afschrijven`,
    failedTitle: (price) => `${price} kon niet worden afgeschreven`,
    failedText: ({ price, day, from, isExpired }) => `Op ${day} wilden we ${price} ${{ card: `van je kaart afschrijven. ${isExpired ? 'De kaart is verlopen.' : 'De bank heeft het geweigerd.'}`, credit: 'van je tegoed afschrijven. Dat is daarvoor niet genoeg.', other: 'afschrijven. Dat is niet gelukt.' }[from]} Het ging om:`,
    failedNext: {
      kits: 'Deze kit wacht, en er wordt niets afgeschreven tot je in je account een kaart opgeeft die werkt.',
      boxes: 'Deze doos wacht, en er wordt niets afgeschreven tot je in je account een kaart opgeeft die werkt.',
    },
    payingWith: 'Betaling',
    wayToPay: 'Hoe je betaalt',
    orderNumber: 'Bestelling',
  },
  fr: {
    aheadNames: { kits: 'les Play Kits', boxes: 'l’Early Reader Club' },
    aheadSubject: ({ price, day, name }) => `${price} le ${day} : votre prochain prélèvement pour ${name}`,
    aheadTitle: (day) => `Votre prochain prélèvement aura lieu le ${day}`,
    aheadText: ({ price, day, from }) => `Le ${day}, nous prélèverons ${price}${{ card: ' sur votre carte', credit: ' sur votre crédit', other: '' }[from]} pour :`,
    aheadExpired: 'La carte que nous avons de vous aura expiré d’ici là : le prélèvement ne passera pas. Indiquez-en une autre dans votre compte avant ce jour.',
    aheadShort: {
      kits: 'En l’état, votre crédit ne suffira pas pour tout ce que nous prélèverons jusqu’à ce jour. Indiquez d’ici là une carte dans votre compte ; sinon, ce kit devra peut-être attendre.',
      boxes: 'En l’état, votre crédit ne suffira pas pour tout ce que nous prélèverons jusqu’à ce jour. Indiquez d’ici là une carte dans votre compte ; sinon, cette boîte devra peut-être attendre.',
    },
    aheadStop: 'Vous pouvez arrêter depuis votre compte jusqu’à ce jour ; rien ne sera alors prélevé.',
    chargedSubject: (price) => `Nous avons prélevé ${price}`,
    chargedTitle: (price) => `${price} ont été prélevés`,
    chargedText: ({ price, day, from }) => `Le ${day}, nous avons prélevé ${price}${{ card: ' sur votre carte', credit: ' sur votre crédit', other: '' }[from]} pour :`,
    chargedStop: 'Votre colis est en préparation. Vous pouvez arrêter la suite à tout moment depuis votre compte.',
    chargedAhead: 'Le premier kit est en préparation. Le reste de ce qui est payé arrivera même si vous résiliez. Vous pouvez arrêter la suite à tout moment depuis votre compte.',
    chargedLast: 'Votre colis est en préparation. C’est le dernier kit : plus rien ne sera débité.',
    failedSubject: (price) => `Nous n’avons pas pu prélever ${price}`,
    failedTitle: (price) => `${price} n’ont pas pu être prélevés`,
    failedText: ({ price, day, from, isExpired }) => `Le ${day}, nous avons voulu prélever ${price}${{ card: ` sur votre carte. ${isExpired ? 'La carte a expiré.' : 'La banque a refusé.'}`, credit: ' sur votre crédit. Il ne suffit pas.', other: '. Cela n’a pas abouti.' }[from]} C’était pour :`,
    failedNext: {
      kits: 'Ce kit attend, et rien ne sera prélevé tant que vous n’aurez pas indiqué une carte valable dans votre compte.',
      boxes: 'Cette boîte attend, et rien ne sera prélevé tant que vous n’aurez pas indiqué une carte valable dans votre compte.',
    },
    payingWith: 'Paiement',
    wayToPay: 'Votre moyen de paiement',
    orderNumber: 'Commande',
  },
  de: {
    aheadNames: { kits: 'die Play Kits', boxes: 'den Early Reader Club' },
    aheadSubject: ({ price, day, name }) => `${price} am ${day}: deine nächste Abbuchung für ${name}`,
    aheadTitle: (day) => `Deine nächste Abbuchung ist am ${day}`,
    aheadText: ({ price, day, from }) => `Am ${day} buchen wir ${price}${{ card: ' von deiner Karte', credit: ' von deinem Guthaben', other: '' }[from]} ab für:`,
    aheadExpired: 'Die Karte, die wir von dir haben, ist dann abgelaufen; abbuchen können wir damit nicht. Gib bis zu diesem Tag in deinem Konto eine andere an.',
    aheadShort: {
      kits: 'So, wie dein Guthaben heute steht, reicht es nicht für alles, was wir bis zu diesem Tag abbuchen. Gib bis dahin in deinem Konto eine Karte an; sonst muss dieses Kit vielleicht warten.',
      boxes: 'So, wie dein Guthaben heute steht, reicht es nicht für alles, was wir bis zu diesem Tag abbuchen. Gib bis dahin in deinem Konto eine Karte an; sonst muss diese Kiste vielleicht warten.',
    },
    aheadStop: 'Bis zu diesem Tag kannst du in deinem Konto kündigen, dann wird nichts abgebucht.',
    chargedSubject: (price) => `Wir haben ${price} abgebucht`,
    chargedTitle: (price) => `${price} wurden abgebucht`,
    chargedText: ({ price, day, from }) => `Am ${day} haben wir ${price}${{ card: ' von deiner Karte', credit: ' von deinem Guthaben', other: '' }[from]} abgebucht für:`,
    chargedStop: 'Es wird gerade gepackt. Was später kommt, kannst du jederzeit in deinem Konto beenden.',
    chargedAhead: 'Das erste Kit wird gerade gepackt. Was damit noch bezahlt ist, kommt auch dann, wenn du kündigst. Was danach kommt, kannst du jederzeit in deinem Konto beenden.',
    chargedLast: 'Es wird gerade gepackt. Es ist das letzte Kit: Danach wird nichts mehr abgebucht.',
    failedSubject: (price) => `Wir konnten ${price} nicht abbuchen`,
    failedTitle: (price) => `${price} konnten nicht abgebucht werden`,
    failedText: ({ price, day, from, isExpired }) => `Am ${day} wollten wir ${price} ${{ card: `von deiner Karte abbuchen. ${isExpired ? 'Die Karte ist abgelaufen.' : 'Die Bank hat abgelehnt.'}`, credit: 'von deinem Guthaben abbuchen. Es reicht dafür nicht.', other: 'abbuchen. Das hat nicht geklappt.' }[from]} Es ging um:`,
    failedNext: {
      kits: 'Dieses Kit wartet, und es wird nichts abgebucht, bis du in deinem Konto eine gültige Karte angibst.',
      boxes: 'Diese Kiste wartet, und es wird nichts abgebucht, bis du in deinem Konto eine gültige Karte angibst.',
    },
    payingWith: 'Zahlung',
    wayToPay: 'Wie du bezahlst',
    orderNumber: 'Bestellung',
  },
  es: {
    aheadNames: { kits: 'los Play Kits', boxes: 'el Early Reader Club' },
    aheadSubject: ({ price, day, name }) => `${price} el ${day}: tu próximo cobro por ${name}`,
    aheadTitle: (day) => `Tu próximo cargo es el ${day}`,
    aheadText: ({ price, day, from }) => `El ${day} ${{ card: `cargaremos ${price} en tu tarjeta`, credit: `descontaremos ${price} de tu saldo`, other: `cobraremos ${price}` }[from]} por:`,
    aheadExpired: 'La tarjeta que tenemos de ti habrá caducado para entonces y no podremos hacer el cobro. Indica otra en tu cuenta antes de ese día.',
    aheadShort: {
      kits: 'Tal como está hoy, tu saldo no alcanza para lo que descontaremos hasta ese día. Indica antes una tarjeta en tu cuenta; si no, puede que este kit tenga que esperar.',
      boxes: 'Tal como está hoy, tu saldo no alcanza para lo que descontaremos hasta ese día. Indica antes una tarjeta en tu cuenta; si no, puede que esta caja tenga que esperar.',
    },
    aheadStop: 'Hasta ese día puedes parar desde tu cuenta; entonces no se cobra nada.',
    chargedSubject: (price) => `Hemos cargado ${price}`,
    chargedTitle: (price) => `Se han cargado ${price}`,
    chargedText: ({ price, day, from }) => `El ${day} ${{ card: `cargamos ${price} en tu tarjeta`, credit: `descontamos ${price} de tu saldo`, other: `cobramos ${price}` }[from]} por:`,
    chargedStop: 'Ya se está preparando. Puedes detener lo que viene después en cualquier momento desde tu cuenta.',
    chargedAhead: 'El primer kit ya se está preparando. El resto de lo pagado llega aunque canceles. Lo que viene después puedes detenerlo en cualquier momento desde tu cuenta.',
    chargedLast: 'Ya se está preparando. Es el último kit: no se cobrará nada más.',
    failedSubject: (price) => `No hemos podido cobrar ${price}`,
    failedTitle: (price) => `No se han podido cobrar ${price}`,
    failedText: ({ price, day, from, isExpired }) => `El ${day} intentamos ${{ card: `cobrar ${price} en tu tarjeta. ${isExpired ? 'La tarjeta ha caducado.' : 'El banco lo ha rechazado.'}`, credit: `descontar ${price} de tu saldo. No es suficiente.`, other: `cobrar ${price}. No ha sido posible.` }[from]} Era por:`,
    failedNext: {
      kits: 'Este kit espera, y no se cobra nada hasta que indiques en tu cuenta una tarjeta que funcione.',
      boxes: 'Esta caja espera, y no se cobra nada hasta que indiques en tu cuenta una tarjeta que funcione.',
    },
    payingWith: 'Pago',
    wayToPay: 'Cómo pagas',
    orderNumber: 'Pedido',
  },
}
