import { redirect } from '@tanstack/react-router'
import { signInHref } from '~/services/domain/links/account-links.rules'
import type { Locale } from '~/services/domain/locale'
import { getUser } from '~/services/flows/account/account.functions'
import type { User } from '~/services/upstreams/account-manager/account-manager.contract'

/** What the account's pages know of their person: nothing of it may be kept with a document. */
export type Account = {
  /** the account that every further call is made for */
  as: string
  firstName: string
  children: User['visibleChildren']
  addresses: User['addresses']
}

type Place = { locale: Locale; path: string }

/** The person's own account, or the way to the sign-in. An outage is told instead of the page. */
export async function loadAccount({ locale, path }: Place) {
  const user = await getUser({ data: { as: null } })
  if (!user.ok) {
    if (user.error.kind === 'unauthorised') throw redirect({ href: signInHref(locale.prefix, path) })
    return { ok: false } as const
  }
  const { uuid, first_name: firstName, visibleChildren: children, addresses } = user.value
  return { ok: true, value: { as: uuid, firstName, children, addresses } satisfies Account } as const
}
