/** Where the tabs of one browser tell each other that the cart has changed. */
export const CART_CHANNEL = 'playchart-cart'
