import { EditCardPage as Page } from '~/components/settings/edit-card-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { connectEditCard } from '~/machines/account/edit-card/edit-card.connect'
import { editCardFlow } from '~/machines/account/edit-card/edit-card.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { PaymentMethodAnswer } from '~/services/flows/payment-method/payment-method.contract'

type Own = {
  label: string | null
  testCards: PaymentMethodAnswer['testCards']
  started: StartedOf<typeof editCardFlow>
}
type Loaded = { page: AccountPage; own: Own | null }

export const EditCardPage = ({ page, own }: Loaded) =>
  own ? <Filling page={page} own={own} /> : <SettingsUnread view={{ page }} />

function Filling({ page, own: { started, ...about } }: { page: AccountPage; own: Own }) {
  const [snapshot, send] = useFlow(editCardFlow, started)
  const { backHref } = started.input
  return <Page view={{ ...connectEditCard(snapshot), ...about, page, backHref }} send={send} />
}
