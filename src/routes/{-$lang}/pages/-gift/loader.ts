import { giftActivationFlow } from '~/machines/account/gift-activation/gift-activation.flow'
import { startFlow } from '~/machines/runtime/flow'
import type { Locale } from '~/services/domain/locale'
import { getGiftPage } from '~/services/flows/gift/gift.functions'
import { orSignIn } from '../../account/-account/or-sign-in'

/** The page's words, and the account that the gift will belong to. */
export async function loadGift({ locale, path }: { locale: Locale; path: string }) {
  const { gift: read, ...words } = await getGiftPage({ data: { as: null } })
  const gift = orSignIn(read, { locale, path })
  if (!gift.ok) return { ...words, started: null }
  return { ...words, started: await startFlow(giftActivationFlow, { ...gift.value, locale: locale.code }) }
}
