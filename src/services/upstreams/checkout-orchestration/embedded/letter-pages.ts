/** Where a letter about what comes later leads: to the kits, or to the boxes of the reading club. */
export const LETTER_PAGES = { kits: '/account/subscriptions', boxes: '/account/early-reader-club' } as const
