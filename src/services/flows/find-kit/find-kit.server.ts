import { typedPart } from '~/services/domain/dates/date-parts.rules'
import { FIND_KIT_PARAMETER, kitOrError } from '~/services/domain/kits/find-kit.rules'
import { today } from '~/services/flows/visit/today.server'
import { readForm } from '~/services/request/pipeline/body.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { Refusal } from '~/services/request/pipeline/refusal.server'

/**
 * The finder's form without scripts: 303 to the page of the kit, or back to all kits, whose finder says what was wrong.
 * The birth date travels in the body and stands in no address (decided: E-89).
 */
export async function findKit(request: Request): Promise<Response> {
  try {
    const form = await readForm(request)
    const part = (name: 'day' | 'month' | 'year') => typedPart(name, form.get(name) ?? '')
    const found = kitOrError({ day: part('day'), month: part('month'), year: part('year') }, today())
    const page = typeof found === 'string' ? `the-play-kits?${FIND_KIT_PARAMETER}=${found}#finder-day` : found.anchor
    const location = `${localeOfRequest(request).prefix}/products/${page}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  } catch (error) {
    if (error instanceof Refusal) return new Response(null, { status: error.status })
    throw error
  }
}
