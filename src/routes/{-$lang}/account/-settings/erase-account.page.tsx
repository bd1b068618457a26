import { EraseAccountPage as Page } from '~/components/settings/erase-account-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import { connectAccountErasure } from '~/machines/account/account-erasure/account-erasure.connect'
import { accountErasureFlow } from '~/machines/account/account-erasure/account-erasure.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { orderHref } from '~/services/domain/links/order-links.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { Blocker, ErasureStanding } from '~/services/flows/privacy/erasure.contract'
import { readingClubHref } from '~/services/flows/reading-club/reading-club-links.rules'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { privacyHref } from '~/services/flows/settings/settings-links.rules'
import { useShell } from '../../../-shell/shell'

type Own = { email: string; standing: ErasureStanding; started: StartedOf<typeof accountErasureFlow> }
type Loaded = { page: AccountPage; own: Own | null }

export const EraseAccountPage = ({ page, own }: Loaded) =>
  own ? <Asked page={page} own={own} /> : <SettingsUnread view={{ page }} />

function Asked({ page, own: { email, standing, started } }: { page: AccountPage; own: Own }) {
  const { prefix } = useShell().locale
  const [snapshot, send] = useFlow(accountErasureFlow, started)
  const blockers = standing.kind === 'blocked' ? standing.by.map((one) => ({ ...one, href: hrefOf(one, prefix) })) : []
  const backHref = privacyHref(prefix)
  return <Page view={{ ...connectAccountErasure(snapshot), page, email, blockers, backHref }} send={send} />
}

function hrefOf(blocker: Blocker, prefix: string): string {
  if ('id' in blocker) return orderHref({ prefix, id: blocker.id })
  if (blocker.kind === 'readingClub') return readingClubHref({ prefix, selected: null })
  return scheduleHref({ prefix, childUuid: null })
}
