import { PasswordPage as Page } from '~/components/settings/password-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { connectPassword } from '~/machines/account/password/password.connect'
import { passwordFlow } from '~/machines/account/password/password.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { settingsHref } from '~/services/flows/settings/settings-links.rules'
import { useShell } from '../../../-shell/shell'

type Own = { email: string; started: StartedOf<typeof passwordFlow> }
type Loaded = { page: AccountPage; own: Own | null }

export const PasswordPage = ({ page, own }: Loaded) =>
  own ? <Filling page={page} own={own} /> : <SettingsUnread view={{ page }} />

function Filling({ page, own: { email, started } }: { page: AccountPage; own: Own }) {
  const [snapshot, send] = useFlow(passwordFlow, started)
  const backHref = settingsHref(useShell().locale.prefix)
  return <Page view={{ ...connectPassword(snapshot), page, email, backHref }} send={send} />
}
