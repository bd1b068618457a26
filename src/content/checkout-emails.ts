/** One or several charges after an order: each of `price` for so many kits. */
type LaterWords = { price: string; day: string; kits: number; months: number }

/** The emails of a checkout, in the buyer's language. */
export type EmailWords = {
  receiptSubject: (order: string) => string
  thanks: string
  receiptIntro: (order: string) => string
  receiptChild: (name: string) => string
  /** when the first kit leaves, in working days, or comes around the due date */
  receiptFirst: (days: number) => string
  receiptFirstOn: (day: string, weeks: number) => string
  /** for a child who has had kits, or gets some still */
  receiptFollowsOn: (day: string) => string
  receiptNext: (day: string) => string
  subtotal: string
  discount: string
  /** '' is an offer that needs no code */
  discountCode: (code: string) => string
  delivery: string
  ways: { standard: string; express: string }
  free: string
  /** `isGst`: as Australia calls it */
  taxIncluded: (percent: string, isGst: boolean) => string
  taxAdded: (percent: string) => string
  total: string
  paidWith: string
  sentTo: string
  billedTo: string
  giftNote: (name: string, day: string) => string
  giftSubject: string
  giftHello: (name: string) => string
  giftText: (kits: number) => string
  giftCode: string
  giftHow: string
  /** what play kits cost after this order */
  later: string
  laterKit: (words: LaterWords) => string
  laterKits: (words: LaterWords) => string
  laterRenewal: (words: LaterWords) => string
  laterRenewals: (words: LaterWords) => string
  laterBooks: string
  laterDelivery: string
  laterStop: string
  /** the letters a week before a later charge, and after it */
  aheadSubject: (words: Pick<LaterWords, 'price' | 'day'>) => string
  aheadTitle: (day: string) => string
  aheadText: (words: Pick<LaterWords, 'price' | 'day'>) => string
  chargedSubject: (price: string) => string
  chargedTitle: (price: string) => string
  chargedText: (words: Pick<LaterWords, 'price' | 'day'>) => string
  chargedStop: string
  orderNumber: string
  terms: string
  schedule: string
  closing: string
}

export const EMAIL_WORDS: Record<'en' | 'nl' | 'fr' | 'de' | 'es', EmailWords> = {
  en: {
    receiptSubject: (order) => `Your order ${order}`,
    thanks: 'Thank you for your order',
    receiptIntro: (order) => `We have your order ${order}. This is your receipt.`,
    receiptChild: (name) => `These Play Kits are for ${name}.`,
    receiptFirst: (days) => `The first one ships within ${days} working days.`,
    receiptFirstOn: (day, weeks) => `The first one ships around ${day}, ${weeks} weeks before the due date.`,
    receiptFollowsOn: (day) => `The first one ships around ${day}, after the kits that your child has already.`,
    receiptNext: (day) => `The next one ships around ${day}.`,
    subtotal: 'Subtotal',
    discount: 'You save',
    discountCode: (code) => (code ? `Discount code ${code}` : 'Discount'),
    delivery: 'Delivery',
    ways: { standard: 'Standard', express: 'Express' },
    free: 'Free',
    taxIncluded: (percent, isGst) => `Including ${percent} ${isGst ? 'GST' : 'VAT'}`,
    taxAdded: (percent) => `Tax (${percent})`,
    total: 'Total',
    paidWith: 'Paid with',
    sentTo: 'Delivery address',
    billedTo: 'Billing address',
    giftNote: (name, day) => `The gift code goes to ${name} on ${day}.`,
    giftSubject: 'A gift for you from Playchart',
    giftHello: (name) => `Hello ${name},`,
    giftText: (kits) =>
      kits === 1
        ? 'Somebody has given you a Play Kit: a box of toys for the months your child is in right now.'
        : `Somebody has given you ${kits} Play Kits: boxes of toys for the months your child is in, one after the other.`,
    giftCode: 'Your code',
    giftHow: 'Sign in, enter the code, and tell us who the kits are for:',
    later: 'Later charges',
    laterKit: ({ price, day }) => `${price} for one kit on ${day}`,
    laterKits: ({ price, day, months }) => `${price} for each kit, about every ${months} months from ${day}`,
    laterRenewal: ({ price, day, kits }) => `${price} for ${kits} kits on ${day}`,
    laterRenewals: ({ price, day, kits, months }) => `${price} for ${kits} kits at a time, about every ${months} months from ${day}`,
    laterBooks: 'Books and delivery are included.',
    laterDelivery: 'Delivery is included.',
    laterStop: 'You can stop at any time in your account. Anything not sent by then is not charged.',
    aheadSubject: ({ price, day }) => `${price} on ${day}: your next Play Kits charge`,
    aheadTitle: (day) => `Your next charge is on ${day}`,
    aheadText: ({ price, day }) => `On ${day} we take ${price} from your card for:`,
    chargedSubject: (price) => `We charged ${price}`,
    chargedTitle: (price) => `${price} was charged`,
    chargedText: ({ price, day }) => `On ${day} we took ${price} from your card for:`,
    chargedStop: 'It is being packed now. You can stop what comes later at any time in your account.',
    orderNumber: 'Order',
    schedule: 'The whole schedule:',
    terms: 'Terms',
    closing: 'Warm wishes, Playchart',
  },
  nl: {
    receiptSubject: (order) => `Je bestelling ${order}`,
    thanks: 'Bedankt voor je bestelling',
    receiptIntro: (order) => `We hebben je bestelling ${order} ontvangen. Dit is je bon.`,
    receiptChild: (name) => `Deze Play Kits zijn voor ${name}.`,
    receiptFirst: (days) => `De eerste gaat binnen ${days} werkdagen de deur uit.`,
    receiptFirstOn: (day, weeks) => `De eerste gaat rond ${day} de deur uit, ${weeks} weken voor de uitgerekende datum.`,
    receiptFollowsOn: (day) => `De eerste gaat rond ${day} de deur uit, na de kits die je kind al heeft.`,
    receiptNext: (day) => `De volgende gaat rond ${day} de deur uit.`,
    subtotal: 'Subtotaal',
    discount: 'Je bespaart',
    discountCode: (code) => (code ? `Kortingscode ${code}` : 'Korting'),
    delivery: 'Bezorging',
    ways: { standard: 'Standaard', express: 'Spoed' },
    free: 'Gratis',
    taxIncluded: (percent) => `Inclusief ${percent} btw`,
    taxAdded: (percent) => `Belasting (${percent})`,
    total: 'Totaal',
    paidWith: 'Betaald met',
    sentTo: 'Bezorgadres',
    billedTo: 'Factuuradres',
    giftNote: (name, day) => `De cadeaucode gaat op ${day} naar ${name}.`,
    giftSubject: 'Een cadeau voor jou van Playchart',
    giftHello: (name) => `Hallo ${name},`,
    giftText: (kits) =>
      kits === 1
        ? 'Iemand heeft je een Play Kit cadeau gedaan: een doos speelgoed voor de fase waarin je kind nu zit.'
        : `Iemand heeft je ${kits} Play Kits cadeau gedaan: dozen speelgoed voor elke fase van je kind, de ene na de andere.`,
    giftCode: 'Je code',
    giftHow: 'Log in, vul de code in en vertel ons voor wie de kits zijn:',
    later: 'Latere afschrijvingen',
    laterKit: ({ price, day }) => `${price} voor één kit op ${day}`,
    laterKits: ({ price, day, months }) => `${price} per kit, ongeveer elke ${months} maanden vanaf ${day}`,
    laterRenewal: ({ price, day, kits }) => `${price} voor ${kits} kits op ${day}`,
    laterRenewals: ({ price, day, kits, months }) => `${price} voor telkens ${kits} kits, ongeveer elke ${months} maanden vanaf ${day}`,
    laterBooks: 'Boeken en bezorging zijn inbegrepen.',
    laterDelivery: 'De bezorging is inbegrepen.',
    laterStop: 'Je kunt op elk moment stoppen in je account. Wat dan nog niet verstuurd is, wordt niet afgeschreven.',
    aheadSubject: ({ price, day }) => `${price} op ${day}: je volgende afschrijving`,
    aheadTitle: (day) => `Je volgende afschrijving is op ${day}`,
    aheadText: ({ price, day }) => `Op ${day} schrijven we ${price} van je kaart af voor:`,
    chargedSubject: (price) => `We hebben ${price} afgeschreven`,
    chargedTitle: (price) => `${price} is afgeschreven`,
    chargedText: ({ price, day }) => `Op ${day} hebben we ${price} van je kaart afgeschreven voor:`,
    chargedStop: 'We pakken het nu in. Wat later komt, kun je op elk moment stopzetten in je account.',
    orderNumber: 'Bestelling',
    schedule: 'De hele planning:',
    terms: 'Voorwaarden',
    closing: 'Hartelijke groet, Playchart',
  },
  fr: {
    receiptSubject: (order) => `Votre commande ${order}`,
    thanks: 'Merci pour votre commande',
    receiptIntro: (order) => `Nous avons bien reçu votre commande ${order}. Voici votre reçu.`,
    receiptChild: (name) => `Ces Play Kits sont pour ${name}.`,
    receiptFirst: (days) => `Le premier est expédié sous ${days} jours ouvrés.`,
    receiptFirstOn: (day, weeks) => `Le premier part vers le ${day}, ${weeks} semaines avant la date prévue.`,
    receiptFollowsOn: (day) => `Le premier part vers le ${day}, après les kits que votre enfant a déjà.`,
    receiptNext: (day) => `Le suivant part vers le ${day}.`,
    subtotal: 'Sous-total',
    discount: 'Vous économisez',
    discountCode: (code) => (code ? `Code promo ${code}` : 'Remise'),
    delivery: 'Livraison',
    ways: { standard: 'Standard', express: 'Express' },
    free: 'Offerte',
    taxIncluded: (percent) => `Dont TVA de ${percent}`,
    taxAdded: (percent) => `Taxe (${percent})`,
    total: 'Total',
    paidWith: 'Payé avec',
    sentTo: 'Adresse de livraison',
    billedTo: 'Adresse de facturation',
    giftNote: (name, day) => `Le code cadeau sera envoyé à ${name} le ${day}.`,
    giftSubject: 'Un cadeau pour vous de la part de Playchart',
    giftHello: (name) => `Bonjour ${name},`,
    giftText: (kits) =>
      kits === 1
        ? 'Quelqu’un vous offre un Play Kit : une boîte de jouets pour les mois que votre enfant traverse en ce moment.'
        : `Quelqu’un vous offre ${kits} Play Kits : des boîtes de jouets pour les mois que votre enfant traverse, l’une après l’autre.`,
    giftCode: 'Votre code',
    giftHow: 'Connectez-vous, saisissez le code et dites-nous pour qui sont les kits :',
    later: 'Prélèvements suivants',
    laterKit: ({ price, day }) => `${price} pour un kit le ${day}`,
    laterKits: ({ price, day, months }) => `${price} par kit, environ tous les ${months} mois à partir du ${day}`,
    laterRenewal: ({ price, day, kits }) => `${price} pour ${kits} kits le ${day}`,
    laterRenewals: ({ price, day, kits, months }) => `${price} pour ${kits} kits à la fois, environ tous les ${months} mois à partir du ${day}`,
    laterBooks: 'Les livres et la livraison sont compris.',
    laterDelivery: 'La livraison est comprise.',
    laterStop: 'Vous pouvez arrêter à tout moment depuis votre compte. Ce qui n’est pas encore expédié ne sera pas débité.',
    aheadSubject: ({ price, day }) => `${price} le ${day} : votre prochain prélèvement`,
    aheadTitle: (day) => `Votre prochain prélèvement aura lieu le ${day}`,
    aheadText: ({ price, day }) => `Le ${day}, nous prélèverons ${price} sur votre carte pour :`,
    chargedSubject: (price) => `Nous avons prélevé ${price}`,
    chargedTitle: (price) => `${price} ont été prélevés`,
    chargedText: ({ price, day }) => `Le ${day}, nous avons prélevé ${price} sur votre carte pour :`,
    chargedStop: 'Votre colis est en préparation. Vous pouvez arrêter la suite à tout moment depuis votre compte.',
    orderNumber: 'Commande',
    schedule: 'Tout le calendrier :',
    terms: 'Conditions générales',
    closing: 'Bien à vous, Playchart',
  },
  de: {
    receiptSubject: (order) => `Deine Bestellung ${order}`,
    thanks: 'Danke für deine Bestellung',
    receiptIntro: (order) => `Wir haben deine Bestellung ${order} erhalten. Das ist dein Beleg.`,
    receiptChild: (name) => `Diese Play Kits sind für ${name}.`,
    receiptFirst: (days) => `Das erste verschicken wir innerhalb von ${days} Werktagen.`,
    receiptFirstOn: (day, weeks) => `Das erste geht um den ${day} raus, ${weeks} Wochen vor dem Entbindungstermin.`,
    receiptFollowsOn: (day) => `Das erste geht um den ${day} raus, nach den Kits, die dein Kind schon hat.`,
    receiptNext: (day) => `Das nächste geht um den ${day} raus.`,
    subtotal: 'Zwischensumme',
    discount: 'Du sparst',
    discountCode: (code) => (code ? `Rabattcode ${code}` : 'Rabatt'),
    delivery: 'Versand',
    ways: { standard: 'Standard', express: 'Express' },
    free: 'Kostenlos',
    taxIncluded: (percent) => `Enthält ${percent} MwSt.`,
    taxAdded: (percent) => `Steuer (${percent})`,
    total: 'Gesamtsumme',
    paidWith: 'Bezahlt mit',
    sentTo: 'Lieferadresse',
    billedTo: 'Rechnungsadresse',
    giftNote: (name, day) => `Der Geschenkcode geht am ${day} an ${name}.`,
    giftSubject: 'Ein Geschenk für dich von Playchart',
    giftHello: (name) => `Hallo ${name},`,
    giftText: (kits) =>
      kits === 1
        ? 'Jemand hat dir ein Play Kit geschenkt: eine Kiste mit Spielsachen für die Monate, die dein Kind gerade erlebt.'
        : `Jemand hat dir ${kits} Play Kits geschenkt: Kisten mit Spielsachen für die Monate, die dein Kind erlebt, eine nach der anderen.`,
    giftCode: 'Dein Code',
    giftHow: 'Melde dich an, gib den Code ein und sag uns, für wen die Kits sind:',
    later: 'Spätere Abbuchungen',
    laterKit: ({ price, day }) => `${price} für ein Kit am ${day}`,
    laterKits: ({ price, day, months }) => `${price} je Kit, etwa alle ${months} Monate ab dem ${day}`,
    laterRenewal: ({ price, day, kits }) => `${price} für ${kits} Kits am ${day}`,
    laterRenewals: ({ price, day, kits, months }) => `${price} für jeweils ${kits} Kits, etwa alle ${months} Monate ab dem ${day}`,
    laterBooks: 'Bücher und Versand sind enthalten.',
    laterDelivery: 'Der Versand ist enthalten.',
    laterStop: 'Du kannst jederzeit in deinem Konto kündigen. Was dann noch nicht verschickt ist, wird nicht abgebucht.',
    aheadSubject: ({ price, day }) => `${price} am ${day}: deine nächste Abbuchung`,
    aheadTitle: (day) => `Deine nächste Abbuchung ist am ${day}`,
    aheadText: ({ price, day }) => `Am ${day} buchen wir ${price} von deiner Karte ab für:`,
    chargedSubject: (price) => `Wir haben ${price} abgebucht`,
    chargedTitle: (price) => `${price} wurden abgebucht`,
    chargedText: ({ price, day }) => `Am ${day} haben wir ${price} von deiner Karte abgebucht für:`,
    chargedStop: 'Es wird gerade gepackt. Was später kommt, kannst du jederzeit in deinem Konto beenden.',
    orderNumber: 'Bestellung',
    schedule: 'Der ganze Zeitplan:',
    terms: 'AGB',
    closing: 'Herzliche Grüße, Playchart',
  },
  es: {
    receiptSubject: (order) => `Tu pedido ${order}`,
    thanks: 'Gracias por tu pedido',
    receiptIntro: (order) => `Hemos recibido tu pedido ${order}. Este es tu recibo.`,
    receiptChild: (name) => `Estos Play Kits son para ${name}.`,
    receiptFirst: (days) => `El primero sale en un plazo de ${days} días laborables.`,
    receiptFirstOn: (day, weeks) => `El primero sale hacia el ${day}, ${weeks} semanas antes de la fecha prevista.`,
    receiptFollowsOn: (day) => `El primero sale hacia el ${day}, después de los kits que tu peque ya tiene.`,
    receiptNext: (day) => `El siguiente sale hacia el ${day}.`,
    subtotal: 'Subtotal',
    discount: 'Ahorras',
    discountCode: (code) => (code ? `Código de descuento ${code}` : 'Descuento'),
    delivery: 'Envío',
    ways: { standard: 'Estándar', express: 'Exprés' },
    free: 'Gratis',
    taxIncluded: (percent) => `Incluye un ${percent} de IVA`,
    taxAdded: (percent) => `Impuesto (${percent})`,
    total: 'Total',
    paidWith: 'Pagado con',
    sentTo: 'Dirección de envío',
    billedTo: 'Dirección de facturación',
    giftNote: (name, day) => `El código de regalo se enviará a ${name} el ${day}.`,
    giftSubject: 'Un regalo para ti de Playchart',
    giftHello: (name) => `Hola, ${name}:`,
    giftText: (kits) =>
      kits === 1
        ? 'Alguien te ha regalado un Play Kit: una caja de juguetes para la etapa que vive ahora tu peque.'
        : `Alguien te ha regalado ${kits} Play Kits: cajas de juguetes para cada etapa de tu peque, una tras otra.`,
    giftCode: 'Tu código',
    giftHow: 'Inicia sesión, escribe el código y dinos para quién son los kits:',
    later: 'Cobros posteriores',
    laterKit: ({ price, day }) => `${price} por un kit el ${day}`,
    laterKits: ({ price, day, months }) => `${price} por kit, más o menos cada ${months} meses desde el ${day}`,
    laterRenewal: ({ price, day, kits }) => `${price} por ${kits} kits el ${day}`,
    laterRenewals: ({ price, day, kits, months }) => `${price} por ${kits} kits cada vez, más o menos cada ${months} meses desde el ${day}`,
    laterBooks: 'Los libros y el envío están incluidos.',
    laterDelivery: 'El envío está incluido.',
    laterStop: 'Puedes parar cuando quieras desde tu cuenta. Lo que aún no se haya enviado no se cobra.',
    aheadSubject: ({ price, day }) => `${price} el ${day}: tu próximo cargo`,
    aheadTitle: (day) => `Tu próximo cargo es el ${day}`,
    aheadText: ({ price, day }) => `El ${day} cargaremos ${price} en tu tarjeta por:`,
    chargedSubject: (price) => `Hemos cargado ${price}`,
    chargedTitle: (price) => `Se han cargado ${price}`,
    chargedText: ({ price, day }) => `El ${day} cargamos ${price} en tu tarjeta por:`,
    chargedStop: 'Ya se está preparando. Puedes detener lo que viene después en cualquier momento desde tu cuenta.',
    orderNumber: 'Pedido',
    schedule: 'El calendario completo:',
    terms: 'Condiciones',
    closing: 'Un abrazo, Playchart',
  },
}
