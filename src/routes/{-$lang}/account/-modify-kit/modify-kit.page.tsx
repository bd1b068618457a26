import { ModifyKitUnread, ModifyKitPage as Page } from '~/components/modify-kit/modify-kit-page'
import type { ModifiedKit, ModifyKitAnswer } from '~/services/flows/modify-kit/modify-kit.contract'
import { type KitOfSubscription, modifyKitHref } from '~/services/flows/modify-kit/modify-kit.rules'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { shipDateHref } from '~/services/flows/ship-date/ship-date.rules'
import { shippingAddressHref } from '~/services/flows/shipping-address/shipping-address-links.rules'
import { changeHref } from '~/services/flows/subscription-change/subscription-change-links.rules'
import { useShell } from '../../../-shell/shell'

type Own = ModifiedKit & KitOfSubscription & { as: string }
type Loaded = Omit<ModifyKitAnswer, 'modified' | 'isCancelSaver'> & { own: Own | null }

export function ModifyKitPage({ own, ...page }: Loaded) {
  const { prefix } = useShell().locale
  return own ? <Page view={{ ...page, ...own, hrefs: hrefsOf(own, prefix) }} /> : <ModifyKitUnread view={page} />
}

function hrefsOf({ as, subscription, item, kit, childUuid, addressUuid, canCancel }: Own, prefix: string) {
  const place = { prefix, as, isCancelSaver: true }
  const returnTo = modifyKitHref({ prefix, subscription, item })
  return {
    move: kit.movableIn && shipDateHref({ subscription: kit.movableIn, item }, place),
    skip: kit.skipChange && changeHref({ action: 'skip', subscription, item }, place),
    choose: kit.canChoose ? changeHref({ action: 'customize', subscription, item }, place) : null,
    address: addressUuid && shippingAddressHref({ prefix, as, uuid: addressUuid, returnTo }),
    cancel: canCancel ? changeHref({ action: 'cancel', subscription, item: null }, place) : null,
    back: scheduleHref({ prefix, childUuid }),
  }
}
