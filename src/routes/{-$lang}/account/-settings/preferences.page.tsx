import { PreferencesPage as Page } from '~/components/settings/preferences-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { connectPreferences } from '~/machines/account/preferences/preferences.connect'
import { preferencesFlow } from '~/machines/account/preferences/preferences.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { AccountPage } from '~/services/flows/content/account-page.contract'

type Loaded = { page: AccountPage; saysFailures: boolean; started: StartedOf<typeof preferencesFlow> | null }

export const PreferencesPage = ({ started, ...page }: Loaded) =>
  started ? <Choosing started={started} {...page} /> : <SettingsUnread view={page} />

function Choosing({ started, ...page }: Loaded & { started: NonNullable<Loaded['started']> }) {
  const [snapshot, send] = useFlow(preferencesFlow, started)
  const [country = ''] = started.input.countries
  return <Page view={{ ...connectPreferences(snapshot), ...page, country }} send={send} />
}
