import { giftActivationFlow } from '~/machines/account/gift-activation/gift-activation.flow'
import { startFlow } from '~/machines/runtime/flow'
import { addressOfAccount, countriesOf } from '~/services/domain/delivery/address.rules'
import { LANGUAGES, type Locale } from '~/services/domain/locale'
import { getUser } from '~/services/flows/account/account.functions'
import { getAccountPage, getChildInfoContent } from '~/services/flows/content/content.functions'
import { getToday } from '~/services/flows/visit/today.functions'
import { orSignIn } from '../../account/-account/or-sign-in'

/** The page's words, and the account that the gift will belong to. */
export async function loadGift({ locale, path }: { locale: Locale; path: string }) {
  const [user, page, { name, birthDate, language }, today] = await Promise.all([
    getUser({ data: { as: null } }),
    getAccountPage({ data: { ...locale, slug: 'activate-gift' } }),
    getChildInfoContent({ data: locale }),
    getToday(),
  ])
  const words = { page, childCopy: { name, birthDate, language } }
  const account = orSignIn(user, { locale, path })
  if (!account.ok) return { ...words, started: null }
  const { uuid: as, visibleChildren: children, addresses } = account.value
  const started = await startFlow(giftActivationFlow, {
    as,
    today,
    locale: locale.code,
    languages: [...LANGUAGES].sort((one) => (one === locale.language ? -1 : 0)),
    children: children.map(({ uuid, name: called, birthday }) => ({ uuid, name: called, birthday })),
    address: addressOfAccount({ first_name: '', last_name: '', addresses }, locale.code),
    countries: countriesOf(locale.code),
  })
  return { ...words, started }
}
