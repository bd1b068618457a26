import type { Locale } from '~/services/domain/locale'
import type { AccountPage, AccountPageSlug } from './account-page.contract'
import { accountPageOf } from './mappers/account'
import { type Reader, theOne } from './read-view.server'

export type AccountViews = {
  /** the words of a page of the account; who may see the page is its route's business */
  accountPage(locale: Locale, slug: AccountPageSlug): Promise<AccountPage>
}

export function accountViews(reader: Reader): AccountViews {
  return {
    accountPage: (locale, slug) =>
      reader.keep({
        name: `account:${slug}`,
        locale,
        load: async () => {
          const page = await theOne(reader, locale, { type: 'accountPage', where: { 'fields.slug': slug } })
          return accountPageOf(page, reader.contextOf(locale))
        },
      }),
  }
}
