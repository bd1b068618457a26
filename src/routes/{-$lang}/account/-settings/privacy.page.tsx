import { PrivacyPage as Page } from '~/components/settings/privacy-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { connectDataExport } from '~/machines/account/data-export/data-export.connect'
import { dataExportFlow } from '~/machines/account/data-export/data-export.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { eraseHref } from '~/services/flows/privacy/privacy-links.rules'
import { useShell } from '../../../-shell/shell'

type Own = { email: string; started: StartedOf<typeof dataExportFlow> }
type Loaded = { page: AccountPage; own: Own | null }

export const PrivacyPage = ({ page, own }: Loaded) =>
  own ? <Asking page={page} own={own} /> : <SettingsUnread view={{ page }} />

function Asking({ page, own: { email, started } }: { page: AccountPage; own: Own }) {
  const [snapshot, send] = useFlow(dataExportFlow, started)
  const erase = eraseHref(useShell().locale.prefix)
  return <Page view={{ ...connectDataExport(snapshot), page, email, eraseHref: erase }} send={send} />
}
