import { giftActivationFlow } from '~/machines/account/gift-activation/gift-activation.flow'
import { startFlow } from '~/machines/runtime/flow'
import type { Locale } from '~/services/domain/locale'
import { getAccountPage, getChildInfoContent } from '~/services/flows/content/content.functions'
import { getGiftPage } from '~/services/flows/gift/gift.functions'
import { orSignIn } from '../../account/-account/or-sign-in'

/** The page's words, and the account that the gift will belong to. */
export async function loadGift({ locale, path }: { locale: Locale; path: string }) {
  const [gift, page, { name, birthDate, language }] = await Promise.all([
    getGiftPage({ data: { as: null } }).then((read) => orSignIn(read, { locale, path })),
    getAccountPage({ data: { ...locale, slug: 'activate-gift' } }),
    getChildInfoContent({ data: locale }),
  ])
  const words = { page, childCopy: { name, birthDate, language } }
  if (!gift.ok) return { ...words, started: null }
  return { ...words, started: await startFlow(giftActivationFlow, { ...gift.value, locale: locale.code }) }
}
