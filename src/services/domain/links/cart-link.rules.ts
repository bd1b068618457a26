type Cart = {
  /** of the language: '' or '/nl' */
  prefix: string
  /** the flag of the migration: the cart stands in this shop */
  isMigrated: boolean
  /** origin of the shop whose cart is the old one; null: this shop */
  shopHost: string | null
}

/** Where the buyer's cart is (S-016, S-259; decided: E-95). */
export const cartAddress = ({ prefix, isMigrated, shopHost }: Cart) =>
  `${isMigrated ? '' : (shopHost ?? '')}${prefix}/cart`

/** The address leads to another shop than this one. */
export const isElsewhere = (address: string) => !address.startsWith('/')
