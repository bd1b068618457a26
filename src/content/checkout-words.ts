/** What the lines of a bill say, in the buyer's language. */
export type LineWords = {
  payPerKit: string
  /** of kit by kit, where none follows */
  lastKit: string
  upFront: (kits: number) => string
  renewing: (kits: number) => string
  books: string
  booksDetail: string
  monthlyBox: string
  gift: (kits: number) => string
  giftFor: (name: string) => string
  giftDay: (email: string, day: string) => string
  /** whoever gives it does not know yet which kit comes first */
  giftFits: string
}

export const LINE_WORDS: Record<'en' | 'nl' | 'fr' | 'de' | 'es', LineWords> = {
  en: {
    payPerKit: 'Kit by kit: this one today, each later one when it ships',
    lastKit: 'One kit, paid today',
    upFront: (kits) => `${kits} kits, paid in advance`,
    renewing: (kits) => `${kits} kits, paid in advance, and then the next ${kits}`,
    books: 'Books for every kit',
    booksDetail: 'Two board books with each kit',
    monthlyBox: 'One box every month, paid as it comes',
    gift: (kits) => (kits === 1 ? 'Play Kit as a gift' : `${kits} Play Kits as a gift`),
    giftFor: (name) => `For ${name}`,
    giftDay: (email, day) => `Emailed to ${email} on ${day}`,
    giftFits: 'The child’s birth date decides which kit comes first',
  },
  nl: {
    payPerKit: 'Kit voor kit: deze vandaag, elke volgende bij verzending',
    lastKit: 'Eén kit, vandaag betaald',
    upFront: (kits) => `${kits} kits, vooraf betaald`,
    renewing: (kits) => `${kits} kits, vooraf betaald, en daarna de volgende ${kits}`,
    books: 'Boeken bij elke kit',
    booksDetail: 'Twee kartonboekjes bij elke kit',
    monthlyBox: 'Elke maand een doos, betaald per doos',
    gift: (kits) => (kits === 1 ? 'Play Kit als cadeau' : `${kits} Play Kits als cadeau`),
    giftFor: (name) => `Voor ${name}`,
    giftDay: (email, day) => `Per e-mail naar ${email} op ${day}`,
    giftFits: 'De geboortedatum van het kind bepaalt welke kit het eerst komt',
  },
  fr: {
    payPerKit: 'Kit par kit : celui-ci aujourd’hui, chacun des suivants à l’envoi',
    lastKit: 'Un kit, payé aujourd’hui',
    upFront: (kits) => `${kits} kits, payés d’avance`,
    renewing: (kits) => `${kits} kits, payés d’avance, puis les ${kits} suivants`,
    books: 'Des livres avec chaque kit',
    booksDetail: 'Deux livres cartonnés avec chaque kit',
    monthlyBox: 'Une boîte par mois, payée à chaque envoi',
    gift: (kits) => (kits === 1 ? 'Un Play Kit en cadeau' : `${kits} Play Kits en cadeau`),
    giftFor: (name) => `Pour ${name}`,
    giftDay: (email, day) => `Envoyé à ${email} le ${day}`,
    giftFits: 'La date de naissance de l’enfant détermine le premier kit',
  },
  de: {
    payPerKit: 'Kit für Kit: dieses heute, jedes weitere beim Versand',
    lastKit: 'Ein Kit, heute bezahlt',
    upFront: (kits) => `${kits} Kits, im Voraus bezahlt`,
    renewing: (kits) => `${kits} Kits, im Voraus bezahlt, danach die nächsten ${kits}`,
    books: 'Bücher zu jedem Kit',
    booksDetail: 'Zwei Pappbücher zu jedem Kit',
    monthlyBox: 'Jeden Monat eine Kiste, einzeln bezahlt',
    gift: (kits) => (kits === 1 ? 'Play Kit als Geschenk' : `${kits} Play Kits als Geschenk`),
    giftFor: (name) => `Für ${name}`,
    giftDay: (email, day) => `Geht am ${day} an ${email}`,
    giftFits: 'Das Geburtsdatum des Kindes entscheidet, welches Kit zuerst kommt',
  },
  es: {
    payPerKit: 'Kit a kit: este hoy, cada uno de los siguientes al enviarse',
    lastKit: 'Un kit, pagado hoy',
    upFront: (kits) => `${kits} kits, pagados por adelantado`,
    renewing: (kits) => `${kits} kits, pagados por adelantado, y después los ${kits} siguientes`,
    books: 'Libros con cada kit',
    booksDetail: 'Dos libros de cartón con cada kit',
    monthlyBox: 'Una caja cada mes, que se paga con cada envío',
    gift: (kits) => (kits === 1 ? 'Play Kit de regalo' : `${kits} Play Kits de regalo`),
    giftFor: (name) => `Para ${name}`,
    giftDay: (email, day) => `Se envía a ${email} el ${day}`,
    giftFits: 'La fecha de nacimiento del peque decide qué kit llega primero',
  },
}
