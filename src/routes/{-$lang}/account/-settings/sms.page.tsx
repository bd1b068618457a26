import { SettingsUnread } from '~/components/settings/settings-unread'
import { SmsPage as Page } from '~/components/settings/sms-page'
import { connectSmsSignup } from '~/machines/account/sms-signup/sms-signup.connect'
import { smsSignupFlow } from '~/machines/account/sms-signup/sms-signup.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { settingsHref } from '~/services/flows/settings/settings-links.rules'
import { useShell } from '../../../-shell/shell'

type Started = StartedOf<typeof smsSignupFlow>

export const SmsPage = ({ page, started }: { page: AccountPage; started: Started | null }) =>
  started ? <Filling page={page} started={started} /> : <SettingsUnread view={{ page }} />

function Filling({ page, started }: { page: AccountPage; started: Started }) {
  const [snapshot, send] = useFlow(smsSignupFlow, started)
  const [country = ''] = started.input.countries
  const backHref = settingsHref(useShell().locale.prefix)
  return <Page view={{ ...connectSmsSignup(snapshot), page, country, backHref }} send={send} />
}
