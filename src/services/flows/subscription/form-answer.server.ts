import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { flowQueryOf, type Step, stepHref } from './step-links.rules'

/** Where a form without a script leads; `told`: what its page has to say in the address. */
export type Onward = { step: Step; told?: Record<string, string> }

/** 303 to a step, in the language of the page and with what a code on a box brought (decided: E-07, E-89). */
export async function answered(request: Request, take: () => Promise<Onward>): Promise<Response> {
  try {
    const { step, told = {} } = await take()
    const query = flowQueryOf(Object.fromEntries(new URL(request.url).searchParams))
    const href = stepHref(step, { ...query, prefix: localeOfRequest(request).prefix })
    return seeOther(withTold(href, told))
  } catch (error) {
    if (error instanceof Refusal) return new Response(null, { status: error.status })
    throw error
  }
}

export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

function withTold(href: string, told: Record<string, string>) {
  const [path = '', query = ''] = href.split('?')
  const search = new URLSearchParams([...Object.entries(told), ...new URLSearchParams(query)]).toString()
  return search ? `${path}?${search}` : path
}
