import { typedPart } from '~/services/domain/dates/date-parts.rules'
import { FIND_KIT_PARAMETER, kitOrError } from '~/services/domain/kits/find-kit.rules'
import { today } from '~/services/flows/visit/today.server'
import { readForm } from '~/services/request/pipeline/body.server'
import { answerForm } from '~/services/request/pipeline/form-answer.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'

/**
 * The finder's form without scripts: 303 to the page of the kit, or back to all kits, whose finder says what was wrong.
 * The birth date travels in the body and stands in no address (decided: E-89).
 */
export const findKit = (request: Request): Promise<Response> =>
  answerForm(async () => {
    const form = await readForm(request)
    const part = (name: 'day' | 'month' | 'year') => typedPart(name, form.get(name) ?? '')
    const found = kitOrError({ day: part('day'), month: part('month'), year: part('year') }, today())
    const page = typeof found === 'string' ? `the-play-kits?${FIND_KIT_PARAMETER}=${found}#finder-day` : found.anchor
    return `${localeOfRequest(request).prefix}/products/${page}`
  })
