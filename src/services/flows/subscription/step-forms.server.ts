import { type GiftDraft, MOST_CHARACTERS } from '~/services/domain/gifts/gift.rules'
import { PAYGO, sizeOfPlan } from '~/services/domain/plans/plan-price.rules'
import { beginningOf } from '~/services/domain/text/text.rules'
import { readForm } from '~/services/request/pipeline/body.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { afterFirst } from './child-form.server'
import { answered } from './form-answer.server'
import { keepGift, keepPlan, keepTypedGift } from './plan.server'
import { KeptChoice, KeptGift, PlanChoice } from './subscription.contract'
import { keepChoice } from './subscription.server'

/**
 * A press on "subscribe" that comes before the application listens: `kit` is kept (S-254), and 303 leads to the step that
 * the link names. A step that lacks what comes before leads to the right one itself.
 */
export const takeSubscribe = (request: Request): Promise<Response> =>
  answered(request, async () => {
    const asked = new URL(request.url).searchParams
    const choice = KeptChoice.safeParse({ kitAnchor: asked.get('kit'), kind: 'subscription' })
    if (choice.success) await keepChoice(choice.data)
    return { step: asked.get('step') === 'paymentOptions' ? 'paymentOptions' : 'childInfo' }
  })

/** The form of the payment options without scripts: `plan` names the number of kits; 303 to the review, or back. */
export const takePlanForm = (request: Request): Promise<Response> =>
  answered(request, async () => {
    const form = await readForm(request)
    const id = form.get('plan') ?? ''
    const advance = form.get('renews') === 'true' ? 'recurring-pay-up-front' : 'pay-up-front'
    const plan = PlanChoice.safeParse({
      paymentOption: id === PAYGO ? 'paygo' : advance,
      size: sizeOfPlan(id),
      hasBooks: form.get('books') === 'true',
    })
    const kept = plan.success ? await keepPlan(plan.data, localeOfRequest(request)) : null
    return { step: kept?.ok ? 'orderReview' : 'paymentOptions' }
  })

/** The form of a gift without scripts (decided: E-94); what was typed waits in the session. */
export const takeGiftForm = (request: Request): Promise<Response> =>
  answered(request, async () => {
    const form = await readForm(request)
    const typed = typedIn(form)
    const { kitAnchor, ...gift } = typed
    const parsed = KeptGift.safeParse({ kitAnchor, gift })
    const kept = parsed.success ? await keepGift(parsed.data) : null
    if (kept?.ok) return afterFirst(request)
    await keepTypedGift(typed)
    return { step: 'childInfo', told: { sent: '1' } }
  })

function typedIn(form: ReadonlyMap<string, string>): GiftDraft {
  const text = (name: keyof GiftDraft) => beginningOf(form.get(name) ?? '', MOST_CHARACTERS[name])
  return {
    recipientName: text('recipientName'),
    recipientEmail: text('recipientEmail'),
    deliverOn: text('deliverOn'),
    kitAnchor: text('kitAnchor'),
  }
}
