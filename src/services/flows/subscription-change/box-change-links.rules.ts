import { isUuid } from '~/services/domain/ids/uuid.rules'
import type { BoxChangeAction, ChangeOf } from './subscription-change.contract'

const CLUB = 'early-reader-club'

/** The addresses of the actions of the reading club; what they act upon is the signed-in person's, whom they do not name. */
const ADDRESSES: Record<BoxChangeAction, RegExp> = {
  skipBox: /^early-reader-club\/(?<subscription>[^/]+)\/modify\/(?<item>[^/]+)\/skip$/,
  pause: /^early-reader-club\/(?<subscription>[^/]+)\/pause$/,
  cancelBoxes: /^early-reader-club\/(?<subscription>[^/]+)\/cancel$/,
  reactivateBoxes: /^early-reader-club\/(?<subscription>[^/]+)\/reactivate$/,
}

const isAction = (text: string): text is BoxChangeAction => text in ADDRESSES

/** Of a path below /account; null for another page's, and where what it names is no id. */
export function boxChangePlaceAt(path: string): ChangeOf | null {
  for (const [action, address] of Object.entries(ADDRESSES)) {
    const { subscription, item = null } = address.exec(path)?.groups ?? {}
    if (isAction(action) && subscription && [subscription, item].every((id) => id === null || isUuid(id)))
      return { action, subscription, item }
  }
  return null
}

type BoxChange = { action: BoxChangeAction; subscription: string; item: string | null }

/** Where an action of the reading club has its page, below /account/. */
export function boxChangePath({ action, subscription, item }: BoxChange): string {
  const paths: Record<BoxChangeAction, string> = {
    skipBox: `modify/${item}/skip`,
    pause: 'pause',
    cancelBoxes: 'cancel',
    reactivateBoxes: 'reactivate',
  }
  return `${CLUB}/${subscription}/${paths[action]}`
}
