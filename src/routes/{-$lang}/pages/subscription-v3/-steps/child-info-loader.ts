import { withQrCode } from '~/machines/shop/play-kit-cta/play-kit-cta.rules'
import { parseCivilDate } from '~/services/domain/dates/civil-date'
import { LANGUAGES, type Language } from '~/services/domain/locale'
import { targetOf } from '~/services/domain/plans/starting-kit.rules'
import { getUser } from '~/services/flows/account/account.functions'
import { getChildInfoContent, getKitCards, getSubscriptionStep } from '~/services/flows/content/content.functions'
import { giftDays } from '~/services/flows/subscription/gift-days.rules'
import { getSubscription } from '~/services/flows/subscription/subscription.functions'
import { type StepAsked, startStep } from './loader'

/** `isSent`: the form was sent without a script, and this page is the answer. */
type Asked = StepAsked & { childUuid: string | null; isSent: boolean }
type Remembered = Awaited<ReturnType<typeof getSubscription>>

/** The step's words, what the session or the account knows of the child, and the kit that led here. */
export async function loadChildInfo(asked: Asked) {
  const { locale, query } = asked
  const isGift = query.gift === 'true'
  const [content, gift, cards, remembered, known] = await Promise.all([
    getChildInfoContent({ data: locale }),
    isGift ? getSubscriptionStep({ data: { ...locale, slug: 'gift-details' } }) : null,
    getKitCards({ data: locale }),
    getSubscription(),
    childOfAccount(asked.childUuid),
  ])
  const kitAnchor = remembered.memory.choice?.kitAnchor ?? query.qrTargetProduct ?? null
  const lookedAt = cards?.find(({ anchor }) => anchor === kitAnchor) ?? null
  const code = { qrTargetProduct: query.qrTargetProduct ?? null, qrData: query.qr_data ?? null }
  const before = withQrCode(lookedAt?.url ?? `${locale.prefix}/products/the-play-kits`, code)
  const started = isGift
    ? await startStep(asked, { step: 'giftDetails', gift: giftInput(asked, remembered) }, before)
    : await startStep(asked, { step: 'childInfo', child: childInput(asked, remembered, { known, kitAnchor }) }, before)
  return { content, gift, cards: cards ?? [], started, lookedAt }
}

/** E-75: one of the signed-in person's own children, never anybody else's. */
async function childOfAccount(childUuid: string | null) {
  if (childUuid === null) return null
  const user = await getUser({ data: { as: null } })
  return (user.ok && user.value.visibleChildren.find(({ uuid }) => uuid === childUuid)) || null
}

type Known = { known: Awaited<ReturnType<typeof childOfAccount>>; kitAnchor: string | null }

function childInput({ locale, query, isSent }: Asked, remembered: Remembered, { known, kitAnchor }: Known) {
  const { today, memory, typed } = remembered
  const isAgain = isSent && typed !== null
  const language = memory.child?.language ?? locale.language
  const own = known && { name: known.name, birthDate: parseCivilDate(known.birthday), language }
  return {
    today,
    locale: locale.code,
    pageLanguage: locale.language,
    currency: locale.currency,
    languages: [...LANGUAGES].sort((one: Language) => (one === locale.language ? -1 : 0)),
    initial: isAgain ? { name: typed.name, language: typed.language, birthDate: null } : (own ?? memory.child),
    childUuid: known?.uuid ?? null,
    isLocked: known?.verified_dob ?? false,
    sent: sentForm({ isSent, remembered }),
    kitAnchor,
    ...targetOf(query.qrTargetProduct),
  }
}

/** How a form without a script ended that did not lead on. */
function sentForm({ isSent, remembered: { typed, memory } }: { isSent: boolean; remembered: Remembered }) {
  if (!isSent) return null
  if (typed) return { kind: 'refused' as const, typed: typed.parts }
  return memory.child && !memory.startingKit ? { kind: 'agedOut' as const } : null
}

function giftInput({ isSent }: Asked, { today, memory, typedGift }: Remembered) {
  const initial = {
    recipientName: memory.gift?.recipientName ?? '',
    recipientEmail: memory.gift?.recipientEmail ?? '',
    deliverOn: memory.gift?.deliverOn ?? today,
    kitAnchor: (memory.gift ? memory.startingKit : memory.choice?.kitAnchor) ?? '',
  }
  const isAgain = isSent && typedGift !== null
  return { ...giftDays(today), initial: isAgain ? typedGift : initial, wasRefused: isAgain }
}
