import { PaymentMethodPage as Page } from '~/components/settings/payment-method-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OwnPaymentMethod } from '~/services/flows/payment-method/payment-method.contract'
import { editBillingHref, editCardHref } from '~/services/flows/payment-method/payment-method-links.rules'
import { readingClubHref } from '~/services/flows/reading-club/reading-club-links.rules'
import { settingsHref } from '~/services/flows/settings/settings-links.rules'
import { useShell } from '../../../-shell/shell'

type Own = { as: string; club: string | null; method: OwnPaymentMethod | null }
type Loaded = { page: AccountPage; own: Own | null }

export function PaymentMethodPage({ page, own }: Loaded) {
  const { prefix } = useShell().locale
  if (!own) return <SettingsUnread view={{ page }} />
  const { as, club, method } = own
  const of = { prefix, as }
  const uuid = method?.uuid ?? null
  const back = club === null ? settingsHref(prefix) : readingClubHref({ prefix, selected: club })
  const hrefs = { card: editCardHref({ ...of, uuid }), billing: uuid && editBillingHref({ ...of, uuid }), back }
  return <Page view={{ page, method, hrefs, backTo: club === null ? 'settings' : 'club' }} />
}
