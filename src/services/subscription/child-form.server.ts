import { dateOf } from '../birth-date.rules'
import { typedPart } from '../date-parts.rules'
import { isLanguage } from '../locale'
import { readForm } from '../request/body.server'
import { localeOfRequest } from '../request/locale-of-request'
import { Refusal } from '../request/refusal.server'
import { NAME_LENGTH, SubscriptionChild, type TypedChild } from './subscription.contract'
import { targetOf } from './subscription.rules'
import { keepChild, keepTyped } from './subscription.server'

const PAGE = '/pages/subscription-v3/child-info'
const LONGEST_CODE = 200

/**
 * The form about the child without scripts: 303 back to its page, which says what is missing or which kit comes first.
 * What was typed waits in the session; only what a code on a box brought stands in the address (decided: E-07, E-89).
 */
export async function takeChildForm(request: Request): Promise<Response> {
  try {
    const form = await readForm(request)
    const locale = localeOfRequest(request)
    const asked = new URL(request.url).searchParams
    const typed = typedIn(form, locale.language)
    if (!(await isTaken(typed, asked.get('qrTargetProduct')))) await keepTyped(typed)
    const location = `${locale.prefix}${PAGE}?${queryOf(asked)}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  } catch (error) {
    if (error instanceof Refusal) return new Response(null, { status: error.status })
    throw error
  }
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
async function isTaken({ parts, ...typed }: TypedChild, qrTargetProduct: string | null): Promise<boolean> {
  const child = SubscriptionChild.safeParse({ ...typed, birthDate: dateOf(parts) })
  if (!child.success) return false
  const answer = await keepChild({ child: child.data, ...targetOf(qrTargetProduct) })
  return answer.ok || answer.error.kind === 'agedOut'
}

function queryOf(asked: URLSearchParams) {
  const query = new URLSearchParams({ sent: '1' })
  for (const name of ['qrTargetProduct', 'qr_data']) {
    const value = asked.get(name)
    if (value !== null && value.length <= LONGEST_CODE) query.set(name, value)
  }
  return query
}
