import { typedPart } from '~/services/domain/dates/date-parts.rules'
import { isLanguage } from '~/services/domain/locale'
import { dateOf } from '~/services/domain/people/birth-date.rules'
import { targetOf } from '~/services/domain/plans/starting-kit.rules'
import { readForm } from '~/services/request/pipeline/body.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { answered, type Onward } from './form-answer.server'
import { keepPlan } from './plan.server'
import { flowQueryOf, subflowOf } from './step-links.rules'
import { NAME_LENGTH, SubscriptionChild, type TypedChild } from './subscription.contract'
import { keepChild, keepTyped } from './subscription.server'

/**
 * The form about the child without scripts: 303 to the next step, or back to its page, which says what is missing. What
 * was typed waits in the session; only what a code on a box brought stands in the address (decided: E-07, E-89).
 */
export const takeChildForm = (request: Request): Promise<Response> =>
  answered(request, async () => {
    const form = await readForm(request)
    const asked = new URL(request.url).searchParams
    const typed = typedIn(form, localeOfRequest(request).language)
    const taken = await takeChild(typed, asked.get('qrTargetProduct'))
    if (taken === 'refused') await keepTyped(typed)
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
    name: (form.get('name') ?? '').slice(0, NAME_LENGTH),
    language: isLanguage(language) ? language : otherwise,
    parts: {
      day: typedPart('day', form.get('day') ?? ''),
      month: typedPart('month', form.get('month') ?? ''),
      year: typedPart('year', form.get('year') ?? ''),
    },
  }
}

/** By the same schema and rules as the form with scripts. A child who is too old is taken too: the page says so. */
async function takeChild({ parts, ...typed }: TypedChild, qrTargetProduct: string | null) {
  const child = SubscriptionChild.safeParse({ ...typed, birthDate: dateOf(parts) })
  if (!child.success) return 'refused'
  const answer = await keepChild({ child: child.data, childUuid: null, ...targetOf(qrTargetProduct) })
  if (answer.ok) return 'found'
  return answer.error.kind === 'agedOut' ? 'agedOut' : 'refused'
}
