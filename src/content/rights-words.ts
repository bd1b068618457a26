type Days = { returns: number; withdrawal: number }

/**
 * What the receipt says of sending things back, and instead of a gift, of which no parcel comes to who gave it. `form` is to be
 * filled in and sent back; null: no law asks for one.
 */
type RightsWords = {
  text: (days: Days) => string
  gift: (days: Days) => string
  form: ((order: string) => string) | null
}

/** By locale code: a language other than English buys in Europe, English in four regions. */
export const RIGHTS_WORDS: Record<'en-EU' | 'en-GB' | 'en-US' | 'en-AU' | 'nl' | 'fr' | 'de' | 'es', RightsWords> = {
  'en-EU': {
    text: ({ returns, withdrawal }) => `You can withdraw from this order without giving a reason, up to ${withdrawal} days after its first parcel came; we take things back for ${returns} days.`,
    gift: ({ withdrawal }) => `You can withdraw from this order without giving a reason, up to ${withdrawal} days after the day of the order, as long as nobody has activated the gift. Then its code is void, and all that you paid goes back to you.`,
    form: (order) => `Withdrawal form\nTo Playchart: I withdraw from the contract for the goods of order ${order}.\nReceived on: ____\nName and address: ____\nDate: ____`,
  },
  'en-GB': {
    text: ({ returns, withdrawal }) =>
      `Under the Consumer Contracts Regulations 2013 you can cancel this order without giving a reason, up to ${withdrawal} days after its first parcel came; we take things back for ${returns} days.`,
    gift: ({ withdrawal }) => `Under the Consumer Contracts Regulations 2013 you can cancel this order without giving a reason, up to ${withdrawal} days after the day of the order, as long as nobody has activated the gift. Then its code is void, and all that you paid goes back to you.`,
    form: (order) =>
      `Cancellation form\nTo Playchart: I cancel my contract for the goods of order ${order}.\nReceived on: ____\nName and address: ____\nDate: ____`,
  },
  'en-US': {
    text: ({ returns }) =>
      `You can send things back for ${returns} days after the last parcel came, whatever the reason, and we pay the postage. That is our own promise, and part of this contract.`,
    gift: ({ returns }) => `Whoever gets the gift can send its kits back for ${returns} days after they came, whatever the reason, and we pay the postage. That is our own promise, and part of this contract.`,
    form: null,
  },
  'en-AU': {
    text: ({ returns }) =>
      `You can send things back for ${returns} days after the last parcel came, whatever the reason, and we pay the postage. Our goods come with guarantees that cannot be excluded under the Australian Consumer Law.`,
    gift: ({ returns }) => `Whoever gets the gift can send its kits back for ${returns} days after they came, whatever the reason, and we pay the postage. Our goods come with guarantees that cannot be excluded under the Australian Consumer Law.`,
    form: null,
  },
  nl: {
    text: ({ returns, withdrawal }) => `Je kunt deze bestelling zonder opgave van reden herroepen tot ${withdrawal} dagen na ontvangst van het eerste pakket; retourneren kan bij ons ${returns} dagen lang.`,
    gift: ({ withdrawal }) => `Je kunt deze bestelling zonder opgave van reden herroepen tot ${withdrawal} dagen na de dag van de bestelling, zolang niemand het cadeau heeft geactiveerd. De code is dan ongeldig, en alles wat je hebt betaald, krijg je terug.`,
    form: (order) => `Herroepingsformulier\nAan Playchart: ik herroep de overeenkomst voor de goederen van bestelling ${order}.\nOntvangen op: ____\nNaam en adres: ____\nDatum: ____`,
  },
  fr: {
    text: ({ returns, withdrawal }) => `Vous pouvez vous rétracter sans donner de motif jusqu’à ${withdrawal} jours après la réception du premier colis ; nous acceptons les retours pendant ${returns} jours.`,
    gift: ({ withdrawal }) => `Vous pouvez vous rétracter sans donner de motif jusqu’à ${withdrawal} jours après le jour de la commande, tant que personne n’a activé le cadeau. Son code n’est alors plus valable, et tout ce que vous avez payé vous est remboursé.`,
    form: (order) => `Formulaire de rétractation\nÀ l’attention de Playchart : je me rétracte du contrat portant sur les articles de la commande ${order}.\nReçue le : ____\nNom et adresse : ____\nDate : ____`,
  },
  de: {
    text: ({ returns, withdrawal }) => `Du kannst diese Bestellung ohne Angabe von Gründen bis ${withdrawal} Tage nach Erhalt des ersten Pakets widerrufen; wir nehmen die Ware ${returns} Tage lang zurück.`,
    gift: ({ withdrawal }) => `Du kannst diese Bestellung ohne Angabe von Gründen bis ${withdrawal} Tage nach dem Tag der Bestellung widerrufen, solange niemand das Geschenk eingelöst hat. Sein Code gilt dann nicht mehr, und du bekommst alles zurück, was du bezahlt hast.`,
    form: (order) => `Widerrufsformular\nAn Playchart: Ich widerrufe den Vertrag über die Waren der Bestellung ${order}.\nErhalten am: ____\nName und Anschrift: ____\nDatum: ____`,
  },
  es: {
    text: ({ returns, withdrawal }) => `Puedes desistir de este pedido sin dar motivos hasta ${withdrawal} días después de recibir el primer paquete; aceptamos devoluciones durante ${returns} días.`,
    gift: ({ withdrawal }) => `Puedes desistir de este pedido sin dar motivos hasta ${withdrawal} días después del día del pedido, mientras nadie haya activado el regalo. Su código deja entonces de valer y se te devuelve el importe íntegro que has pagado.`,
    form: (order) => `Formulario de desistimiento\nA Playchart: desisto del contrato sobre los artículos del pedido ${order}.\nRecibido el: ____\nNombre y dirección: ____\nFecha: ____`,
  },
}
