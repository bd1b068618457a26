/** Of a declaration that came to nothing. */
type RefusalWords = {
  title: (order: string) => string
  received: (at: string) => string
  tooLate: (until: string) => string
  notOpen: string
  giftActivated: string
  /** before the address of what we promise by ourselves */
  returns: string
  toReturns: string
}

type WithdrawalWords = {
  title: (order: string) => string
  received: (at: string) => string
  refund: (refund: { price: string; label: string; days: number }) => string
  notSent: string
  /** instead, where a gift was in it */
  gift: string
  /** before the address */
  sendBack: (days: number) => string
  /** the line of the parcel that says whose it is */
  parcel: (order: string) => string
  sendingBack: string
  /** before the address of the page with the label */
  label: string
  subscription: string
  /** before the address of the order */
  order: string
  not: RefusalWords
}

/** The receipt of a withdrawal, in the language of who has ordered. */
export const WITHDRAWAL_WORDS: Record<'en' | 'nl' | 'fr' | 'de' | 'es', WithdrawalWords> = {
  en: {
    title: (order) => `You have withdrawn from order ${order}`,
    received: (at) => `We received your withdrawal on ${at}. This is your receipt; keep it.`,
    refund: ({ price, label, days }) => `${price} goes back to where it came from (${label}), within ${days} days.`,
    notSent: 'The order has not left us, and will not be sent.',
    gift: 'The gift is taken back: its code no longer works, even where it has been mailed already, and no letter with it is sent any more.',
    sendBack: (days) => `The order has left us already. Please send it back within ${days} days to this address:`,
    parcel: (order) => `Order ${order}`,
    sendingBack: 'Write the order number on the parcel, or print the label. Any carrier will do: put the receipt for the postage inside, and we pay that back, too.',
    label: 'The label to print',
    subscription: 'The subscription that began with it has ended: nothing more of it is sent or charged. Other orders, and what belongs to them, stay as they are.',
    order: 'The order',
    not: {
      title: (order) => `Order ${order} could not be withdrawn from`,
      received: (at) => `Your declaration of ${at} has reached us.`,
      tooLate: (until) => `The time to withdraw from this order ended on ${until}.`,
      notOpen: 'No law lets this order be withdrawn from. If a subscription came with it, that can be ended at any time in your account.',
      giftActivated: 'The gift has been activated already, so the order can no longer be withdrawn from.',
      returns: 'What you can still do, and how to send something back',
      toReturns: 'Delivery and returns',
    },
  },
  nl: {
    title: (order) => `Je hebt bestelling ${order} herroepen`,
    received: (at) => `We hebben je herroeping ontvangen op ${at}. Dit is je bewijs; bewaar het.`,
    refund: ({ price, label, days }) => `${price} gaat binnen ${days} dagen terug naar waar het vandaan kwam (${label}).`,
    notSent: 'De bestelling is nog niet weg en gaat ook niet meer weg.',
    gift: 'Het cadeau is teruggenomen: de code werkt niet meer, ook niet als hij al gemaild is, en er gaat geen mail met de code meer uit.',
    sendBack: (days) => `De bestelling is al onderweg. Stuur haar binnen ${days} dagen terug naar dit adres:`,
    parcel: (order) => `Bestelling ${order}`,
    sendingBack: 'Schrijf het bestelnummer op het pakket, of print het label. Elke vervoerder is goed: leg het bonnetje van de verzendkosten erin, dan betalen we die ook terug.',
    label: 'Het label om te printen',
    subscription: 'Het abonnement dat ermee begon, is beëindigd: daarvan wordt niets meer verstuurd of afgeschreven. Andere bestellingen en wat daarbij hoort, blijven zoals ze zijn.',
    order: 'De bestelling',
    not: {
      title: (order) => `Bestelling ${order} kon niet worden herroepen`,
      received: (at) => `Je verklaring van ${at} hebben we ontvangen.`,
      tooLate: (until) => `De bedenktijd voor deze bestelling eindigde op ${until}.`,
      notOpen: 'Voor deze bestelling geldt geen wettelijk herroepingsrecht. Hoort er een abonnement bij, dan kun je dat altijd in je account stoppen.',
      giftActivated: 'Het cadeau is al geactiveerd. Daarom kan de bestelling niet meer worden herroepen.',
      returns: 'Wat je nog wel kunt doen, en hoe je iets terugstuurt',
      toReturns: 'Bezorging en retourneren',
    },
  },
  fr: {
    title: (order) => `Vous vous êtes rétracté de la commande ${order}`,
    received: (at) => `Nous avons reçu votre rétractation le ${at}. Ceci est votre accusé de réception\u202f; conservez-le.`,
    refund: ({ price, label, days }) => `${price} vous sont remboursés par le même moyen (${label}), sous ${days} jours.`,
    notSent: 'La commande n’est pas partie, et ne partira plus.',
    gift: 'Le cadeau est repris\u202f: son code ne fonctionne plus, même s’il a déjà été envoyé, et plus aucun e-mail avec ce code ne part.',
    sendBack: (days) => `La commande est déjà partie. Renvoyez-la sous ${days} jours à cette adresse\u202f:`,
    parcel: (order) => `Commande ${order}`,
    sendingBack: 'Notez le numéro de commande sur le colis, ou imprimez l’étiquette. Tout transporteur convient\u202f: joignez le reçu du port, que nous remboursons aussi.',
    label: 'L’étiquette à imprimer',
    subscription: 'L’abonnement qui a commencé avec elle est terminé : rien de plus n’en est envoyé ni débité. Les autres commandes, et ce qui en fait partie, restent telles quelles.',
    order: 'La commande',
    not: {
      title: (order) => `Vous ne pouvez pas vous rétracter de la commande ${order}`,
      received: (at) => `Votre déclaration du ${at} nous est parvenue.`,
      tooLate: (until) => `Le délai de rétractation de cette commande a pris fin le ${until}.`,
      notOpen: 'Aucune loi ne permet de se rétracter de cette commande. Si un abonnement en fait partie, il peut être arrêté à tout moment dans votre compte.',
      giftActivated: 'Le cadeau a déjà été activé. Il n’est donc plus possible de se rétracter de la commande.',
      returns: 'Ce que vous pouvez encore faire, et comment renvoyer un article',
      toReturns: 'Livraison et retours',
    },
  },
  de: {
    title: (order) => `Du hast die Bestellung ${order} widerrufen`,
    received: (at) => `Dein Widerruf ist am ${at} bei uns eingegangen. Das ist deine Bestätigung; bewahre sie auf.`,
    refund: ({ price, label, days }) => `${price} gehen innerhalb von ${days} Tagen auf demselben Weg zurück (${label}).`,
    notSent: 'Die Bestellung hat uns noch nicht verlassen und geht auch nicht mehr ab.',
    gift: 'Das Geschenk ist zurückgenommen: Sein Code gilt nicht mehr, auch wenn er schon verschickt ist, und es geht keine Mail mit ihm mehr ab.',
    sendBack: (days) => `Die Bestellung ist schon unterwegs. Schick sie bitte innerhalb von ${days} Tagen zurück, an diese Adresse:`,
    parcel: (order) => `Bestellung ${order}`,
    sendingBack: 'Schreib die Bestellnummer auf das Paket, oder druck das Etikett aus. Jeder Paketdienst ist recht: Leg den Beleg über das Porto bei, dann erstatten wir auch das.',
    label: 'Das Etikett zum Ausdrucken',
    subscription: 'Das Abo, das mit ihr begann, ist beendet: Davon wird nichts mehr verschickt und nichts mehr abgebucht. Andere Bestellungen und was zu ihnen gehört, bleiben, wie sie sind.',
    order: 'Die Bestellung',
    not: {
      title: (order) => `Die Bestellung ${order} konnte nicht widerrufen werden`,
      received: (at) => `Deine Erklärung vom ${at} ist bei uns eingegangen.`,
      tooLate: (until) => `Die Widerrufsfrist für diese Bestellung endete am ${until}.`,
      notOpen: 'Für diese Bestellung gibt es kein gesetzliches Widerrufsrecht. Gehört ein Abo dazu, kannst du es jederzeit in deinem Konto beenden.',
      giftActivated: 'Das Geschenk ist schon eingelöst. Deshalb kann die Bestellung nicht mehr widerrufen werden.',
      returns: 'Was du noch tun kannst, und wie du etwas zurückschickst',
      toReturns: 'Lieferung und Rückgabe',
    },
  },
  es: {
    title: (order) => `Has desistido del pedido ${order}`,
    received: (at) => `Recibimos tu desistimiento el ${at}. Este es tu justificante; guárdalo.`,
    refund: ({ price, label, days }) => `${price} vuelven por el mismo medio (${label}) en un plazo de ${days} días.`,
    notSent: 'El pedido no ha salido, y ya no saldrá.',
    gift: 'El regalo queda retirado: su código ya no vale, aunque ya se haya enviado, y no sale ningún correo más con él.',
    sendBack: (days) => `El pedido ya ha salido. Devuélvelo en un plazo de ${days} días a esta dirección:`,
    parcel: (order) => `Pedido ${order}`,
    sendingBack: 'Escribe el número de pedido en el paquete o imprime la etiqueta. Sirve cualquier transportista: mete dentro el recibo del envío y también te lo devolvemos.',
    label: 'La etiqueta para imprimir',
    subscription: 'La suscripción que empezó con él ha terminado: de ella no se envía ni se cobra nada más. Los demás pedidos, y lo que forma parte de ellos, siguen igual.',
    order: 'El pedido',
    not: {
      title: (order) => `No se ha podido desistir del pedido ${order}`,
      received: (at) => `Tu declaración del ${at} nos ha llegado.`,
      tooLate: (until) => `El plazo para desistir de este pedido terminó el ${until}.`,
      notOpen: 'Ninguna ley permite desistir de este pedido. Si llegó con una suscripción, puedes cancelarla cuando quieras en tu cuenta.',
      giftActivated: 'El regalo ya se ha activado, así que ya no se puede desistir del pedido.',
      returns: 'Lo que aún puedes hacer, y cómo devolver algo',
      toReturns: 'Entrega y devoluciones',
    },
  },
}
