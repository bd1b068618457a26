/** One or several charges after an order: each of `price` for so many kits. */
type LaterWords = { price: string; day: string; kits: number; months: number }

/** The emails of a checkout, in the buyer's language. */
export type EmailWords = {
  receiptSubject: (order: string) => string
  thanks: string
  receiptIntro: (order: string) => string
  /** `isOne`: no other kit follows it */
  receiptChild: (name: string, isOne: boolean) => string
  /** when the first kit leaves, in working days, or comes around the due date */
  receiptFirst: (days: number, isOne: boolean) => string
  receiptFirstOn: (day: string, weeks: number) => string
  /** for a child who has had kits, or gets some still */
  receiptFollowsOn: (day: string) => string
  receiptNext: (day: string) => string
  /** of everything before what is saved; what a line costs beside what it would */
  fullPrice: string
  insteadOf: (price: string, full: string) => string
  /** what is paid for the goods, before delivery and any tax on top */
  subtotal: string
  discount: string
  /** '' is an offer that needs no code */
  discountCode: (code: string) => string
  delivery: string
  ways: { standard: string; express: string }
  free: string
  /** `isGst`: as Australia calls it */
  taxIncluded: (percent: string, isGst: boolean) => string
  taxAdded: string
  total: string
  paidWith: string
  sentTo: string
  billedTo: string
  giftNote: (name: string, day: string) => string
  /** `giver`: the first name of whoever pays */
  giftSubject: (giver: string) => string
  giftHello: (name: string) => string
  giftText: (giver: string, kits: number) => string
  giftCode: string
  giftHow: string
  giftOpen: string
  /** what is charged after this order */
  later: string
  laterKit: (words: LaterWords) => string
  laterKits: (words: LaterWords) => string
  laterBoxes: (words: LaterWords) => string
  laterRenewal: (words: LaterWords) => string
  laterRenewals: (words: LaterWords) => string
  laterBooks: string
  laterDelivery: string
  /** how each thing that lasts goes on and ends */
  afterwards: Record<'kitByKit' | 'advance' | 'lastKit' | 'lastKits' | 'boxes', string>
  terms: string
  schedule: string
  closing: string
}

export const EMAIL_WORDS: Record<'en' | 'nl' | 'fr' | 'de' | 'es', EmailWords> = {
  en: {
    receiptSubject: (order) => `Your order ${order}`,
    thanks: 'Thank you for your order',
    receiptIntro: (order) => `We have your order ${order}. This is your receipt.`,
    receiptChild: (name, isOne) => (isOne ? `This Play Kit is for ${name}.` : `These Play Kits are for ${name}.`),
    receiptFirst: (days, isOne) => `${isOne ? 'It' : 'The first one'} ships within ${days} working days.`,
    receiptFirstOn: (day, weeks) => `The first one ships around ${day}, ${weeks} weeks before the due date.`,
    receiptFollowsOn: (day) => `The first one ships around ${day}, after the kits that your child has already.`,
    receiptNext: (day) => `The next one ships around ${day}.`,
    fullPrice: 'Full price',
    insteadOf: (price, full) => `${price} instead of ${full}`,
    subtotal: 'Subtotal',
    discount: 'You save',
    discountCode: (code) => (code ? `Discount code ${code}` : 'Discount'),
    delivery: 'Delivery',
    ways: { standard: 'Standard', express: 'Express' },
    free: 'Free',
    taxIncluded: (percent, isGst) => `Including ${percent} ${isGst ? 'GST' : 'VAT'}`,
    taxAdded: 'Sales tax',
    total: 'Total',
    paidWith: 'Paid with',
    sentTo: 'Delivery address',
    billedTo: 'Billing address',
    giftNote: (name, day) => `The gift code goes to ${name} on ${day}.`,
    giftSubject: (giver) => `${giver} has a gift for you`,
    giftHello: (name) => `Hello ${name},`,
    giftText: (giver, kits) =>
      kits === 1
        ? `${giver} has given you a Play Kit: a box of toys for the months your child is in right now.`
        : `${giver} has given you ${kits} Play Kits: boxes of toys for the months your child is in, one after the other.`,
    giftCode: 'Your code',
    giftHow: 'Have a look at it, sign in, and tell us who the kits are for',
    giftOpen: 'Open the gift',
    later: 'Later charges',
    laterKit: ({ price, day }) => `${price} for one kit on ${day}`,
    laterKits: ({ price, day, months }) => `${price} for each kit, about every ${months} months from ${day}`,
    laterBoxes: ({ price, day }) => `${price} for each box, every month from ${day}`,
    laterRenewal: ({ price, day, kits }) => `${price} for ${kits} kits on ${day}`,
    laterRenewals: ({ price, day, kits, months }) => `${price} for ${kits} kits at a time, about every ${months} months from ${day}`,
    laterBooks: 'Books and delivery are included.',
    laterDelivery: 'Delivery is included.',
    afterwards: {
      kitByKit: 'You can cancel at any time. Later kits that have not been sent by then are not charged.',
      advance: 'You can cancel at any time. What you have paid for in advance still comes, and nothing after it is charged.',
      lastKit: 'This is the last kit. Nothing more is charged.',
      lastKits: 'These are the last kits. Nothing more is charged.',
      boxes: 'You can cancel at any time. Later boxes that have not been sent by then are not charged.',
    },
    schedule: 'The whole schedule',
    terms: 'Terms',
    closing: 'Warm wishes, Playchart',
  },
  nl: {
    receiptSubject: (order) => `Je bestelling ${order}`,
    thanks: 'Bedankt voor je bestelling',
    receiptIntro: (order) => `We hebben je bestelling ${order} ontvangen. Dit is je bon.`,
    receiptChild: (name, isOne) => (isOne ? `Deze Play Kit is voor ${name}.` : `Deze Play Kits zijn voor ${name}.`),
    receiptFirst: (days, isOne) => `${isOne ? 'Hij' : 'De eerste'} gaat binnen ${days} werkdagen de deur uit.`,
    receiptFirstOn: (day, weeks) => `De eerste gaat rond ${day} de deur uit, ${weeks} weken voor de uitgerekende datum.`,
    receiptFollowsOn: (day) => `De eerste gaat rond ${day} de deur uit, na de kits die je kind al heeft.`,
    receiptNext: (day) => `De volgende gaat rond ${day} de deur uit.`,
    fullPrice: 'Volle prijs',
    insteadOf: (price, full) => `${price} in plaats van ${full}`,
    subtotal: 'Subtotaal',
    discount: 'Je bespaart',
    discountCode: (code) => (code ? `Kortingscode ${code}` : 'Korting'),
    delivery: 'Bezorging',
    ways: { standard: 'Standaard', express: 'Spoed' },
    free: 'Gratis',
    taxIncluded: (percent) => `Inclusief ${percent} btw`,
    taxAdded: 'Omzetbelasting',
    total: 'Totaal',
    paidWith: 'Betaald met',
    sentTo: 'Bezorgadres',
    billedTo: 'Factuuradres',
    giftNote: (name, day) => `De cadeaucode gaat op ${day} naar ${name}.`,
    giftSubject: (giver) => `${giver} heeft een cadeau voor je`,
    giftHello: (name) => `Hallo ${name},`,
    giftText: (giver, kits) =>
      kits === 1
        ? `${giver} heeft je een Play Kit cadeau gedaan: een doos speelgoed voor de fase waarin je kind nu zit.`
        : `${giver} heeft je ${kits} Play Kits cadeau gedaan: dozen speelgoed voor elke fase van je kind, de ene na de andere.`,
    giftCode: 'Je code',
    giftHow: 'Bekijk het cadeau, log in en vertel ons voor wie de kits zijn',
    giftOpen: 'Open het cadeau',
    later: 'Latere afschrijvingen',
    laterKit: ({ price, day }) => `${price} voor één kit op ${day}`,
    laterKits: ({ price, day, months }) => `${price} per kit, ongeveer elke ${months} maanden vanaf ${day}`,
    laterBoxes: ({ price, day }) => `${price} per doos, elke maand vanaf ${day}`,
    laterRenewal: ({ price, day, kits }) => `${price} voor ${kits} kits op ${day}`,
    laterRenewals: ({ price, day, kits, months }) => `${price} voor telkens ${kits} kits, ongeveer elke ${months} maanden vanaf ${day}`,
    laterBooks: 'Boeken en bezorging zijn inbegrepen.',
    laterDelivery: 'De bezorging is inbegrepen.',
    afterwards: {
      kitByKit: 'Je kunt altijd opzeggen. Latere kits die dan nog niet verstuurd zijn, betaal je niet.',
      advance: 'Je kunt altijd opzeggen. Wat je vooruit hebt betaald, komt nog; daarna wordt er niets meer afgeschreven.',
      lastKit: 'Dit is de laatste kit. Er wordt niets meer afgeschreven.',
      lastKits: 'Dit zijn de laatste kits. Er wordt niets meer afgeschreven.',
      boxes: 'Je kunt altijd opzeggen. Latere dozen die dan nog niet verstuurd zijn, betaal je niet.',
    },
    schedule: 'De hele planning',
    terms: 'Voorwaarden',
    closing: 'Hartelijke groet, Playchart',
  },
  fr: {
    receiptSubject: (order) => `Votre commande ${order}`,
    thanks: 'Merci pour votre commande',
    receiptIntro: (order) => `Nous avons bien reçu votre commande ${order}. Voici votre reçu.`,
    receiptChild: (name, isOne) => (isOne ? `Ce Play Kit est pour ${name}.` : `Ces Play Kits sont pour ${name}.`),
    receiptFirst: (days, isOne) => `${isOne ? 'Il' : 'Le premier'} est expédié sous ${days} jours ouvrés.`,
    receiptFirstOn: (day, weeks) => `Le premier part vers le ${day}, ${weeks} semaines avant la date prévue.`,
    receiptFollowsOn: (day) => `Le premier part vers le ${day}, après les kits que votre enfant a déjà.`,
    receiptNext: (day) => `Le suivant part vers le ${day}.`,
    fullPrice: 'Prix sans remise',
    insteadOf: (price, full) => `${price} au lieu de ${full}`,
    subtotal: 'Sous-total',
    discount: 'Vous économisez',
    discountCode: (code) => (code ? `Code promo ${code}` : 'Remise'),
    delivery: 'Livraison',
    ways: { standard: 'Standard', express: 'Express' },
    free: 'Offerte',
    taxIncluded: (percent) => `Dont TVA de ${percent}`,
    taxAdded: 'Taxe de vente',
    total: 'Total',
    paidWith: 'Payé avec',
    sentTo: 'Adresse de livraison',
    billedTo: 'Adresse de facturation',
    giftNote: (name, day) => `Le code cadeau sera envoyé à ${name} le ${day}.`,
    giftSubject: (giver) => `${giver} vous fait un cadeau`,
    giftHello: (name) => `Bonjour ${name},`,
    giftText: (giver, kits) =>
      kits === 1
        ? `${giver} vous offre un Play Kit : une boîte de jouets pour les mois que votre enfant traverse en ce moment.`
        : `${giver} vous offre ${kits} Play Kits : des boîtes de jouets pour les mois que votre enfant traverse, l’une après l’autre.`,
    giftCode: 'Votre code',
    giftHow: 'Découvrez le cadeau, connectez-vous et dites-nous pour qui sont les kits',
    giftOpen: 'Ouvrir le cadeau',
    later: 'Prélèvements suivants',
    laterKit: ({ price, day }) => `${price} pour un kit le ${day}`,
    laterKits: ({ price, day, months }) => `${price} par kit, environ tous les ${months} mois à partir du ${day}`,
    laterBoxes: ({ price, day }) => `${price} par boîte, chaque mois à partir du ${day}`,
    laterRenewal: ({ price, day, kits }) => `${price} pour ${kits} kits le ${day}`,
    laterRenewals: ({ price, day, kits, months }) => `${price} pour ${kits} kits à la fois, environ tous les ${months} mois à partir du ${day}`,
    laterBooks: 'Les livres et la livraison sont compris.',
    laterDelivery: 'La livraison est comprise.',
    afterwards: {
      kitByKit: 'Vous pouvez résilier à tout moment. Les kits suivants qui ne sont pas encore expédiés ne seront pas débités.',
      advance: 'Vous pouvez résilier à tout moment. Ce que vous avez payé d’avance arrive quand même, et rien d’autre ne sera prélevé ensuite.',
      lastKit: 'C’est le dernier kit. Rien d’autre ne sera prélevé.',
      lastKits: 'Ce sont les derniers kits. Rien d’autre ne sera prélevé.',
      boxes: 'Vous pouvez résilier à tout moment. Les boîtes suivantes qui ne sont pas encore expédiées ne seront pas débitées.',
    },
    schedule: 'Tout le calendrier',
    terms: 'Conditions générales',
    closing: 'Bien à vous, Playchart',
  },
  de: {
    receiptSubject: (order) => `Deine Bestellung ${order}`,
    thanks: 'Danke für deine Bestellung',
    receiptIntro: (order) => `Wir haben deine Bestellung ${order} erhalten. Das ist dein Beleg.`,
    receiptChild: (name, isOne) => (isOne ? `Dieses Play Kit ist für ${name}.` : `Diese Play Kits sind für ${name}.`),
    receiptFirst: (days, isOne) => `${isOne ? 'Es geht' : 'Das erste geht'} innerhalb von ${days} Werktagen raus.`,
    receiptFirstOn: (day, weeks) => `Das erste geht um den ${day} raus, ${weeks} Wochen vor dem Entbindungstermin.`,
    receiptFollowsOn: (day) => `Das erste geht um den ${day} raus, nach den Kits, die dein Kind schon hat.`,
    receiptNext: (day) => `Das nächste geht um den ${day} raus.`,
    fullPrice: 'Voller Preis',
    insteadOf: (price, full) => `${price} statt ${full}`,
    subtotal: 'Zwischensumme',
    discount: 'Du sparst',
    discountCode: (code) => (code ? `Rabattcode ${code}` : 'Rabatt'),
    delivery: 'Versand',
    ways: { standard: 'Standard', express: 'Express' },
    free: 'Kostenlos',
    taxIncluded: (percent) => `Enthält ${percent} MwSt.`,
    taxAdded: 'Verkaufssteuer',
    total: 'Gesamtsumme',
    paidWith: 'Bezahlt mit',
    sentTo: 'Lieferadresse',
    billedTo: 'Rechnungsadresse',
    giftNote: (name, day) => `Der Geschenkcode geht am ${day} an ${name}.`,
    giftSubject: (giver) => `${giver} hat ein Geschenk für dich`,
    giftHello: (name) => `Hallo ${name},`,
    giftText: (giver, kits) =>
      kits === 1
        ? `${giver} hat dir ein Play Kit geschenkt: eine Kiste mit Spielsachen für die Monate, die dein Kind gerade erlebt.`
        : `${giver} hat dir ${kits} Play Kits geschenkt: Kisten mit Spielsachen für die Monate, die dein Kind erlebt, eine nach der anderen.`,
    giftCode: 'Dein Code',
    giftHow: 'Sieh es dir an, melde dich an und sag uns, für wen die Kits sind',
    giftOpen: 'Geschenk öffnen',
    later: 'Spätere Abbuchungen',
    laterKit: ({ price, day }) => `${price} für ein Kit am ${day}`,
    laterKits: ({ price, day, months }) => `${price} je Kit, etwa alle ${months} Monate ab dem ${day}`,
    laterBoxes: ({ price, day }) => `${price} je Kiste, jeden Monat ab dem ${day}`,
    laterRenewal: ({ price, day, kits }) => `${price} für ${kits} Kits am ${day}`,
    laterRenewals: ({ price, day, kits, months }) => `${price} für jeweils ${kits} Kits, etwa alle ${months} Monate ab dem ${day}`,
    laterBooks: 'Bücher und Versand sind enthalten.',
    laterDelivery: 'Der Versand ist enthalten.',
    afterwards: {
      kitByKit: 'Du kannst jederzeit kündigen. Spätere Kits, die dann noch nicht verschickt sind, werden nicht berechnet.',
      advance: 'Du kannst jederzeit kündigen. Was du im Voraus bezahlt hast, kommt noch; danach wird nichts mehr abgebucht.',
      lastKit: 'Das ist das letzte Kit. Es wird nichts mehr abgebucht.',
      lastKits: 'Das sind die letzten Kits. Es wird nichts mehr abgebucht.',
      boxes: 'Du kannst jederzeit kündigen. Spätere Kisten, die dann noch nicht verschickt sind, werden nicht berechnet.',
    },
    schedule: 'Der ganze Zeitplan',
    terms: 'AGB',
    closing: 'Herzliche Grüße, Playchart',
  },
  es: {
    receiptSubject: (order) => `Tu pedido ${order}`,
    thanks: 'Gracias por tu pedido',
    receiptIntro: (order) => `Hemos recibido tu pedido ${order}. Este es tu recibo.`,
    receiptChild: (name, isOne) => (isOne ? `Este Play Kit es para ${name}.` : `Estos Play Kits son para ${name}.`),
    receiptFirst: (days, isOne) => `${isOne ? 'Sale' : 'El primero sale'} en un plazo de ${days} días laborables.`,
    receiptFirstOn: (day, weeks) => `El primero sale hacia el ${day}, ${weeks} semanas antes de la fecha prevista.`,
    receiptFollowsOn: (day) => `El primero sale hacia el ${day}, después de los kits que tu peque ya tiene.`,
    receiptNext: (day) => `El siguiente sale hacia el ${day}.`,
    fullPrice: 'Precio sin descuento',
    insteadOf: (price, full) => `${price} en lugar de ${full}`,
    subtotal: 'Subtotal',
    discount: 'Ahorras',
    discountCode: (code) => (code ? `Código de descuento ${code}` : 'Descuento'),
    delivery: 'Envío',
    ways: { standard: 'Estándar', express: 'Exprés' },
    free: 'Gratis',
    taxIncluded: (percent) => `Incluye un ${percent} de IVA`,
    taxAdded: 'Impuesto sobre la venta',
    total: 'Total',
    paidWith: 'Pagado con',
    sentTo: 'Dirección de envío',
    billedTo: 'Dirección de facturación',
    giftNote: (name, day) => `El código de regalo se enviará a ${name} el ${day}.`,
    giftSubject: (giver) => `${giver} te ha hecho un regalo`,
    giftHello: (name) => `Hola, ${name}:`,
    giftText: (giver, kits) =>
      kits === 1
        ? `${giver} te ha regalado un Play Kit: una caja de juguetes para la etapa que vive ahora tu peque.`
        : `${giver} te ha regalado ${kits} Play Kits: cajas de juguetes para cada etapa de tu peque, una tras otra.`,
    giftCode: 'Tu código',
    giftHow: 'Descubre el regalo, inicia sesión y dinos para quién son los kits',
    giftOpen: 'Abrir el regalo',
    later: 'Cobros posteriores',
    laterKit: ({ price, day }) => `${price} por un kit el ${day}`,
    laterKits: ({ price, day, months }) => `${price} por kit, más o menos cada ${months} meses desde el ${day}`,
    laterBoxes: ({ price, day }) => `${price} por caja, cada mes desde el ${day}`,
    laterRenewal: ({ price, day, kits }) => `${price} por ${kits} kits el ${day}`,
    laterRenewals: ({ price, day, kits, months }) => `${price} por ${kits} kits cada vez, más o menos cada ${months} meses desde el ${day}`,
    laterBooks: 'Los libros y el envío están incluidos.',
    laterDelivery: 'El envío está incluido.',
    afterwards: {
      kitByKit: 'Puedes cancelar cuando quieras. Los kits posteriores que aún no se hayan enviado no se cobran.',
      advance: 'Puedes cancelar cuando quieras. Lo que hayas pagado por adelantado te llega igualmente, y después no se cobra nada más.',
      lastKit: 'Es el último kit. No se cobra nada más.',
      lastKits: 'Son los últimos kits. No se cobra nada más.',
      boxes: 'Puedes cancelar cuando quieras. Las cajas posteriores que aún no se hayan enviado no se cobran.',
    },
    schedule: 'El calendario completo',
    terms: 'Condiciones',
    closing: 'Un abrazo, Playchart',
  },
}
