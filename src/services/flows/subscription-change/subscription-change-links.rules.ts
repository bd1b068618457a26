import { isBoxChange } from '~/services/domain/changes/box-change'
import { isUuid } from '~/services/domain/ids/uuid.rules'
import { boxChangePath, boxChangePlaceAt } from './box-change-links.rules'
import type { BoxChangeAction, ChangeAction, ChangeOf } from './subscription-change.contract'

type KitAction = Exclude<ChangeAction, BoxChangeAction>

/**
 * The addresses of an action: that of its person, and where there is one that names nobody. Which of two counts says the
 * flag (decided: E-69); of reactivation both do (decided: E-72).
 */
const ADDRESSES: Record<KitAction, { own: RegExp; bare: RegExp | null }> = {
  skip: {
    own: /^(?<user>[^/]+)\/account-settings\/skip\/(?<subscription>[^/]+)\/(?<item>[^/]+)$/,
    bare: /^subscriptions\/(?<subscription>[^/]+)\/modify\/skip\/(?<item>[^/]+)$/,
  },
  cancel: {
    own: /^(?<user>[^/]+)\/account-settings\/cancel\/(?<subscription>[^/]+)$/,
    bare: /^subscriptions\/(?<subscription>[^/]+)\/skip-cancel$/,
  },
  reactivate: {
    own: /^(?<user>[^/]+)\/account-settings\/reactivate\/(?<subscription>[^/]+)$/,
    bare: /^account-settings\/reactivate\/(?<subscription>[^/]+)$/,
  },
  language: { own: /^(?<user>[^/]+)\/account-settings\/language\/(?<subscription>[^/]+)$/, bare: null },
  cancelBooks: {
    own: /^(?<user>[^/]+)\/account-settings\/cancel-add-on\/books_addon\/(?<subscription>[^/]+)$/,
    bare: null,
  },
  prepay: { own: /^(?<user>[^/]+)\/subscriptions\/(?<subscription>[^/]+)\/prepay-extension$/, bare: null },
  customize: {
    own: /^(?<user>[^/]+)\/subscriptions\/(?<subscription>[^/]+)\/customize-kit\/(?<item>[^/]+)$/,
    bare: null,
  },
  extendGift: { own: /^(?<user>[^/]+)\/subscriptions\/(?<subscription>[^/]+)\/gift-extension$/, bare: null },
  followAge: { own: /^(?<user>[^/]+)\/subscriptions\/(?<subscription>[^/]+)\/birth-date$/, bare: null },
  addBooks: { own: /^(?<user>[^/]+)\/subscriptions\/(?<subscription>[^/]+)\/add-ons\/books_addon$/, bare: null },
}

/** `user`: as the address names them; null in one that names nobody. */
export type ChangePlace = ChangeOf & { user: string | null }

const isAction = (text: string): text is KitAction => text in ADDRESSES

/**
 * Of a path below /account; null for another page's, and where what it names is no id (A-061 … A-064, A-084 … A-088,
 * A-090 … A-093, A-096, A-097).
 */
export function changePlaceAt(path: string): ChangePlace | null {
  for (const [action, { own, bare }] of Object.entries(ADDRESSES)) {
    const { subscription, item = null, user = null } = own.exec(path)?.groups ?? bare?.exec(path)?.groups ?? {}
    if (!isAction(action) || !subscription) continue
    const ids = [subscription, ...(item === null ? [] : [item]), ...(user === null ? [] : [user])]
    if (ids.every(isUuid)) return { action, subscription, item, user }
  }
  const ofBoxes = boxChangePlaceAt(path)
  return ofBoxes && { ...ofBoxes, user: null }
}

type Place = { prefix: string; as: string; isCancelSaver: boolean }

/** Where an action has its page (A-084 … A-088, A-090 … A-093, A-096, A-097, A-101). */
export function changeHref(change: ChangeOf, { prefix, as, isCancelSaver }: Place): string {
  return `${prefix}/account/${isCancelSaver ? (barePath(change) ?? ownPath(change, as)) : ownPath(change, as)}`
}

function ownPath({ action, subscription, item, from = null }: ChangeOf, as: string): string {
  if (isBoxChange(action)) return boxChangePath({ action, subscription, item })
  const paths: Record<KitAction, string> = {
    skip: `account-settings/skip/${subscription}/${item}`,
    cancel: `account-settings/cancel/${subscription}`,
    reactivate: `account-settings/reactivate/${subscription}`,
    language: `account-settings/language/${subscription}`,
    cancelBooks: `account-settings/cancel-add-on/books_addon/${subscription}`,
    prepay: `subscriptions/${subscription}/prepay-extension`,
    customize: `subscriptions/${subscription}/customize-kit/${item}`,
    extendGift: `subscriptions/${subscription}/gift-extension${from ? `?anchor=${encodeURIComponent(from)}` : ''}`,
    followAge: `subscriptions/${subscription}/birth-date`,
    addBooks: `subscriptions/${subscription}/add-ons/books_addon`,
  }
  return `${as}/${paths[action]}`
}

/** Of the actions that the flag moves. */
function barePath({ action, subscription, item }: ChangeOf): string | null {
  if (action === 'skip') return `subscriptions/${subscription}/modify/skip/${item}`
  return action === 'cancel' ? `subscriptions/${subscription}/skip-cancel` : null
}

/** The address that counts, where `place` is read at another one. */
export const isMoved = ({ action, user }: ChangePlace, isCancelSaver: boolean) =>
  (action === 'skip' || action === 'cancel') && (user === null) !== isCancelSaver
