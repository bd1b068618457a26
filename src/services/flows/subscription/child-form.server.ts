import { typedPart } from '~/services/domain/dates/date-parts.rules'
import { isLanguage, type Locale } from '~/services/domain/locale'
import { dateOf } from '~/services/domain/people/birth-date.rules'
import { FIRST_KITS } from '~/services/domain/plans/first-kit'
import { firstKitChoice } from '~/services/domain/plans/first-kit.rules'
import { targetOf } from '~/services/domain/plans/starting-kit.rules'
import { beginningOf } from '~/services/domain/text/text.rules'
import { today } from '~/services/flows/visit/today.server'
import { readForm } from '~/services/request/pipeline/body.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { answered, type Onward } from './form-answer.server'
import { keepPlan } from './plan.server'
import { readStartingProduct } from './starting-product.server'
import { FIRST_KIT_ID, flowQueryOf, subflowOf } from './step-links.rules'
import { NAME_LENGTH, SubscriptionChild, type TypedChild } from './subscription.contract'
import { keepChild, keepTyped } from './subscription.server'

/**
 * The form about the child without scripts: 303 to the next step, or back to its page, which says what is missing. What
 * was typed waits in the session; only what a code on a box brought stands in the address (decided: E-07, E-89). For a
 * child who is not born yet the page comes back once, and asks when the first kit is to come (decided: E-111).
 */
export const takeChildForm = (request: Request): Promise<Response> =>
  answered(request, async () => {
    const form = await readForm(request)
    const asked = new URL(request.url).searchParams
    const locale = localeOfRequest(request)
    const typed = typedIn(form, locale.language)
    const taken = await takeChild(typed, { locale, qrTargetProduct: asked.get('qrTargetProduct') })
    if (taken === 'refused' || taken === 'unasked') await keepTyped(typed)
    if (taken === 'unasked') return { step: 'childInfo', told: { sent: '1' }, at: FIRST_KIT_ID }
    return taken === 'found' ? afterFirst(request) : { step: 'childInfo', told: { sent: '1' } }
  })

/** S-022: straight to the review where the number of kits was chosen before. */
export async function afterFirst(request: Request): Promise<Onward> {
  const subflow = subflowOf(flowQueryOf(Object.fromEntries(new URL(request.url).searchParams)))
  const kept = subflow && (await keepPlan(subflow, localeOfRequest(request)))
  return { step: kept?.ok ? 'orderReview' : 'paymentOptions' }
}

function typedIn(form: ReadonlyMap<string, string>, otherwise: TypedChild['language']): TypedChild {
  const language = form.get('language') ?? ''
  return {
    name: beginningOf(form.get('name') ?? '', NAME_LENGTH),
    language: isLanguage(language) ? language : otherwise,
    firstKit: FIRST_KITS.find((each) => each === form.get('firstKit')) ?? null,
    parts: {
      day: typedPart('day', form.get('day') ?? ''),
      month: typedPart('month', form.get('month') ?? ''),
      year: typedPart('year', form.get('year') ?? ''),
    },
  }
}

type Asked = { locale: Locale; qrTargetProduct: string | null }

/**
 * The catalogue's word for the first kit, as the form with scripts asks for it. Where it does not answer, nobody is
 * there to press again: the shop's own rules decide.
 */
async function catalogueKit({ name, birthDate, language }: SubscriptionChild, locale: Locale): Promise<string | null> {
  const product = await readStartingProduct({
    child_name: name,
    date_of_birth: birthDate,
    selected_language: language,
    language: locale.language,
    currency_code: locale.currency,
  })
  return product.ok ? (product.value?.anchor ?? null) : null
}

/** By the same schema and rules as the form with scripts. A child who is too old is taken too: the page says so. */
async function takeChild({ parts, firstKit, ...typed }: TypedChild, { locale, qrTargetProduct }: Asked) {
  const answered = { ...typed, birthDate: dateOf(parts), firstKit: firstKit ?? undefined }
  const child = SubscriptionChild.safeParse(answered)
  if (!child.success) return 'refused'
  if (firstKit === null && firstKitChoice({ birthDate: child.data.birthDate, today: today() })) return 'unasked'
  const kept = { child: child.data, childUuid: null, ...targetOf(qrTargetProduct) }
  const answer = await keepChild(kept, await catalogueKit(child.data, locale))
  if (answer.ok) return 'found'
  return answer.error.kind === 'agedOut' ? 'agedOut' : 'refused'
}
