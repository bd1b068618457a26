import { ContactPage as Page } from '~/components/settings/contact-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { connectContactDetails } from '~/machines/account/contact-details/contact-details.connect'
import { contactDetailsFlow } from '~/machines/account/contact-details/contact-details.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { settingsHref } from '~/services/flows/settings/settings-links.rules'
import { useShell } from '../../../-shell/shell'

type Own = { email: string; started: StartedOf<typeof contactDetailsFlow> }
type Loaded = { page: AccountPage; own: Own | null }

export const ContactDetailsPage = ({ page, own }: Loaded) =>
  own ? <Filling page={page} own={own} /> : <SettingsUnread view={{ page }} />

function Filling({ page, own: { email, started } }: { page: AccountPage; own: Own }) {
  const [snapshot, send] = useFlow(contactDetailsFlow, started)
  const [country = ''] = started.input.countries
  const backHref = settingsHref(useShell().locale.prefix)
  return <Page view={{ ...connectContactDetails(snapshot), page, email, country, backHref }} send={send} />
}
