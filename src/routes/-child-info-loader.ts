import { childInfoFlow } from '~/machines/child-info/child-info.flow'
import { startFlow } from '~/machines/kit/flow'
import { getChildInfoContent, getKitCards } from '~/services/contentful/contentful.functions'
import { LANGUAGES, type Locale } from '~/services/locale'
import { getSubscription } from '~/services/subscription/subscription.functions'
import { targetOf } from '~/services/subscription/subscription.rules'

/** The step's words, what the session knows of the child, and the kit that led here. */
export async function loadChildInfo(locale: Locale, qrTargetProduct: string | null) {
  const [content, cards, { today, memory }] = await Promise.all([
    getChildInfoContent({ data: locale }),
    getKitCards({ data: locale }),
    getSubscription(),
  ])
  if (!content) return null
  const kitAnchor = memory.choice?.kitAnchor ?? qrTargetProduct
  const started = await startFlow(childInfoFlow, {
    today,
    locale: locale.code,
    languages: [...LANGUAGES].sort((one) => (one === locale.language ? -1 : 0)),
    initial: memory.child,
    kitAnchor,
    ...targetOf(qrTargetProduct),
  })
  return { content, started, lookedAt: cards?.find(({ anchor }) => anchor === kitAnchor) ?? null }
}
