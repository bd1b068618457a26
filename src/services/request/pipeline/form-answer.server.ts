import { Refusal } from './refusal.server'

/**
 * A form without a script: 303 to the page that `take` names. What cannot be read, or is sent too often, is refused with
 * its status.
 */
export async function answerForm(take: () => Promise<string>): Promise<Response> {
  try {
    const location = await take()
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  } catch (error) {
    if (error instanceof Refusal) return new Response(null, { status: error.status, headers: error.headers })
    throw error
  }
}
