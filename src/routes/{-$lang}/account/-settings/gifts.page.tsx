import { GiftsPage as Page } from '~/components/settings/gifts-page'
import { SettingsUnread } from '~/components/settings/settings-unread'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { GiftList } from '~/services/flows/gift-list/gift-list.contract'

export const GiftsPage = ({ page, list }: { page: AccountPage; list: GiftList | null }) =>
  list ? <Page view={{ ...list, page }} /> : <SettingsUnread view={{ page }} />
