import { CONSENT_COOKIE, consentOf } from '~/services/domain/consent.rules'
import type { Flags } from '~/services/domain/flags/flags.rules'
import { startId } from '~/services/domain/transition-names.rules'
import { cookieOf } from '~/services/request/context/cookies'
import { readJson } from '~/services/request/pipeline/body.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import type { TransitionCount } from '~/services/upstreams/analytics/analytics.contract'
import { analytics } from '~/services/upstreams/analytics/analytics.server'
import { transitionsOf } from '../machines/machines.server'
import { SentCounts } from './sent-counts.contract'

const DEPTH = 4

/**
 * Takes what a browser has counted, of somebody who has agreed to it. What a visitor is given by flags is what this
 * server says, whatever the browser may claim. Names that no machine of the shop has are left out; with none left it is
 * refused.
 */
export async function takeCounts(request: Request, flags: () => Promise<Flags>): Promise<Response> {
  if (!consentOf(cookieOf(request, CONSENT_COOKIE))?.includes('statistics'))
    throw new Refusal(422, {}, 'Nobody has agreed to be counted.')
  const sent = SentCounts.safeParse(await readJson(request, { depth: DEPTH }))
  if (!sent.success) throw new Refusal(400)
  const counts = await knownOf(sent.data.counts)
  if (counts.length === 0) throw new Refusal(422, {}, 'No machine has transitions of these names.')
  const added = await (await analytics()).add({ counts, variants: await flags() })
  if (!added.ok) throw new Refusal(503)
  return Response.json({ counted: counts.length, refused: sent.data.counts.length - counts.length })
}

async function knownOf(counts: readonly TransitionCount[]): Promise<TransitionCount[]> {
  const machines = new Map(
    await Promise.all(
      [...new Set(counts.map(({ machine }) => machine))].map(async (id) => [id, await transitionsOf(id)] as const),
    ),
  )
  return counts.filter(
    ({ machine, transition }) =>
      machines.get(machine) && (transition === startId(machine) || machines.get(machine)?.has(transition)),
  )
}
