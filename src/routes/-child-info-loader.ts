import { childInfoFlow } from '~/machines/child-info/child-info.flow'
import type { SentForm } from '~/machines/child-info/child-info.machine'
import { startFlow } from '~/machines/kit/flow'
import { getChildInfoContent, getKitCards } from '~/services/contentful/contentful.functions'
import { LANGUAGES, type Locale } from '~/services/locale'
import { getSubscription } from '~/services/subscription/subscription.functions'
import { startingKit, targetOf } from '~/services/subscription/subscription.rules'

/** `isSent`: the form was sent without a script, and this page is the answer. */
type Asked = { locale: Locale; qrTargetProduct: string | null; isSent: boolean }

/** The step's words, what the session knows of the child, and the kit that led here. */
export async function loadChildInfo({ locale, qrTargetProduct, isSent }: Asked) {
  const [content, cards, remembered] = await Promise.all([
    getChildInfoContent({ data: locale }),
    getKitCards({ data: locale }),
    getSubscription(),
  ])
  if (!content) return null
  const { today, memory, typed } = remembered
  const kitAnchor = memory.choice?.kitAnchor ?? qrTargetProduct
  const target = targetOf(qrTargetProduct)
  const started = await startFlow(childInfoFlow, {
    today,
    locale: locale.code,
    languages: [...LANGUAGES].sort((one) => (one === locale.language ? -1 : 0)),
    initial: isSent && typed ? { name: typed.name, language: typed.language, birthDate: null } : memory.child,
    sent: isSent ? sentForm(remembered, target) : null,
    kitAnchor,
    ...target,
  })
  return { content, started, lookedAt: cards?.find(({ anchor }) => anchor === kitAnchor) ?? null }
}

type Remembered = Awaited<ReturnType<typeof getSubscription>>

/** How it ended: the same rules give the same answer again. */
function sentForm(
  { today, memory: { child }, typed }: Remembered,
  target: ReturnType<typeof targetOf>,
): SentForm | null {
  if (typed) return { kind: 'refused', typed: typed.parts }
  if (!child) return null
  const answer = startingKit({ birthDate: child.birthDate, today, ...target })
  if (answer.ok) return { kind: 'found', kit: answer.value }
  return answer.error.kind === 'agedOut' ? { kind: 'agedOut' } : null
}
