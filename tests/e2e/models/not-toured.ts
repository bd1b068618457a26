/** Machines that no tour walks on a page, each with its reason. Everything else has a table here. */
export const NOT_TOURED: Record<string, string> = {
  addToCart: 'draws nothing of its own: its button is that of the reading club’s page, walked by reading-club.spec.ts',
  adminPreview: 'a code works once, and the preview is the server’s: walked by admin-preview.spec.ts',
  cartRules: 'draws nothing: what comes of it is the cart',
  checkoutStart:
    'draws nothing of its own: its button is the cart’s or the review’s, walked by subscription-models.spec.ts',
  ercCheckoutContinue: 'draws nothing of its own: the page of the reading club says it, walked by reading-club.spec.ts',
  faultPanel: 'it breaks the shop that a tour needs whole: walked by fault-panel.spec.ts',
  inspector: 'it would have to inspect itself: walked by inspector.spec.ts',
  referralBanner:
    'its page says at once what it has read, so that no start stays to be looked at: drawn by screens/referral-banners.test.tsx',
  smsSignup: 'its page is not found while its flag is off: walked by settings.spec.ts',
  startingProduct: 'draws nothing: what comes of it is the form about the child',
}
