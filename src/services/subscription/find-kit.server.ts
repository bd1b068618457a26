import { civilDateOf } from '../civil-date'
import { readForm } from '../request/body.server'
import { localeOfRequest } from '../request/locale-of-request'
import { Refusal } from '../request/refusal.server'
import { kitForBirthDate } from '../shopify/kit.rules'
import { today } from './subscription.server'

/**
 * The finder's form without scripts: 303 to the page of the kit, or back to all kits where the date has none. The birth
 * date travels in the body and stands in no address (decided: E-89).
 */
export async function findKit(request: Request): Promise<Response> {
  try {
    const form = await readForm(request)
    const part = (name: string) => Number(form.get(name) ?? '')
    const birthDate = civilDateOf({ year: part('year'), month: part('month'), day: part('day') })
    const kit = birthDate && kitForBirthDate(birthDate, today())
    const { prefix } = localeOfRequest(request)
    const location = `${prefix}/products/${kit ? kit.anchor : 'the-play-kits'}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  } catch (error) {
    if (error instanceof Refusal) return new Response(null, { status: error.status })
    throw error
  }
}
