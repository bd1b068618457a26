import { answerForm } from '~/services/request/pipeline/form-answer.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { flowQueryOf, type Step, stepHref } from './step-links.rules'

/** Where a form without a script leads; `told`: what its page has to say in the address; `at`: the id of a part of it. */
export type Onward = { step: Step; told?: Record<string, string>; at?: string }

/** 303 to a step, in the language of the page and with what a code on a box brought (decided: E-07, E-89). */
export const answered = (request: Request, take: () => Promise<Onward>): Promise<Response> =>
  answerForm(async () => {
    const { step, told = {}, at } = await take()
    const query = flowQueryOf(Object.fromEntries(new URL(request.url).searchParams))
    return withTold(stepHref(step, { ...query, prefix: localeOfRequest(request).prefix }), told) + (at ? `#${at}` : '')
  })

function withTold(href: string, told: Record<string, string>) {
  const [path = '', query = ''] = href.split('?')
  const search = new URLSearchParams([...Object.entries(told), ...new URLSearchParams(query)]).toString()
  return search ? `${path}?${search}` : path
}
