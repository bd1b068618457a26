/** Machines that no tour walks on a page, each with its reason. Everything else has a table here. */
export const NOT_TOURED: Record<string, string> = {
  addToCart: 'draws nothing of its own: its button is that of the reading club’s page, walked by reading-club.spec.ts',
  cartRules: 'draws nothing: what comes of it is the cart',
  checkoutStart:
    'draws nothing of its own: its button is the cart’s or the review’s, walked by subscription-models.spec.ts',
  ercCheckoutContinue: 'draws nothing of its own: the page of the reading club says it, walked by reading-club.spec.ts',
  faultPanel: 'it breaks the shop that a tour needs whole: walked by fault-panel.spec.ts',
  header: 'the page says at once which one it is, and scrolls where the router wants it: walked by shell.spec.ts',
  inspector: 'it would have to inspect itself: walked by inspector.spec.ts',
  mailbox: 'its page is there for who holds a key: walked by mailbox.spec.ts',
  reconciliation: 'stands on a checkout that has been paid: walked by checkout-model.spec.ts',
  startingProduct: 'draws nothing: what comes of it is the form about the child',
}
