import { ClubOptionsUnread, ClubOptionsPage as Page } from '~/components/reading-club/club-options-page'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { readingClubHref } from '~/services/flows/reading-club/reading-club-links.rules'
import type { ClubOption, ClubOptions } from '~/services/flows/reading-club/reading-club-options.rules'
import { boxChangePath } from '~/services/flows/subscription-change/box-change-links.rules'
import { useShell } from '../../../-shell/shell'

export function ClubOptionsPage({ page, options }: { page: AccountPage; options: ClubOptions | null }) {
  const { prefix } = useShell().locale
  if (!options) return <ClubOptionsUnread view={{ page }} />
  const { subscription } = options
  const backHref = readingClubHref({ prefix, selected: subscription })
  const optionHref = ({ kind, box }: ClubOption) => {
    const action = kind === 'keepBox' ? 'skipBox' : kind
    return `${prefix}/account/${boxChangePath({ action, subscription, item: box?.id ?? null })}`
  }
  return <Page view={{ ...options, page, backHref, optionHref }} />
}
