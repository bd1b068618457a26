import type { AccountProducts } from '~/services/flows/shell/shell.contract'

type UserMenuKey = 'account' | 'playKits' | 'reading' | 'subscriberShop'
type UserMenuItem = { key: UserMenuKey; path: string }

type Entry = { key: UserMenuKey; needs: 'hasPlayKit' | 'hasReading' | null; path: string | null }

/** Every entry, in its order; `path` is null while no page of ours stands there. */
const ENTRIES: readonly Entry[] = [
  { key: 'account', needs: null, path: '/account' },
  { key: 'playKits', needs: 'hasPlayKit', path: '/account/subscriptions' },
  { key: 'reading', needs: 'hasReading', path: '/account/early-reader-club' },
  { key: 'subscriberShop', needs: 'hasPlayKit', path: null },
]

/** S-310: what one has, has an entry. */
export const entriesFor = (products: AccountProducts, entries = ENTRIES) =>
  entries.filter(({ needs }) => needs === null || products[needs])

/** Those entries of which there is a page. */
export const menuItems = (products: AccountProducts): UserMenuItem[] =>
  entriesFor(products).flatMap(({ key, path }) => (path === null ? [] : [{ key, path }]))

/** The button that opens the menu: where the keyboard returns to. */
export const MENU_TRIGGER_ID = 'user-menu-button'
/** Button and panel together: a press or a focus beside it closes the panel. */
export const MENU_ID = 'user-menu'
