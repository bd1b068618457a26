import type { Result } from '~/services/domain/result'
import { ok } from '~/services/domain/result'
import type { Http } from '~/services/platform/http/http.server'
import { asService, ownService } from '~/services/platform/wire/own-services.server'
import {
  type AnalyticsError,
  CountedAnswer,
  type FlagVariant,
  type NewTransitionCounts,
  type Period,
  TransitionCountsAnswer,
  VariantsAnswer,
} from './analytics.contract'

type As = { headers: { authorization: string } }
type Answered<T> = Promise<Result<T, AnalyticsError>>
/** How often each transition was taken, by its id. */
type Counts = Record<string, number>

type AnalyticsClient = ReturnType<typeof createAnalyticsClient>

const refusal = ({ status }: { status: number }) => (status === 401 ? ({ kind: 'unauthorised' } as const) : null)

/** Speaks the wire of counts, in our own server's name: no visitor has one here. */
export function createAnalyticsClient(http: Http, { headers }: As) {
  return {
    /** Never tried again: it could count twice. */
    add: async (body: NewTransitionCounts): Answered<{ counted: number }> =>
      http.read({
        method: 'POST',
        path: '/transition_counts',
        body,
        headers,
        operation: 'addTransitionCounts',
        schema: CountedAnswer,
        refusal,
      }),
    /** `of`: that variant alone; null: everybody. */
    counts: async ({ of, ...period }: Period & { of: FlagVariant | null }): Answered<Counts> => {
      const call = { path: '/transition_counts', query: { ...period, ...of }, operation: 'transitionCounts' }
      const read = await http.read({ ...call, headers, schema: TransitionCountsAnswer, refusal })
      return read.ok ? ok(Object.fromEntries(read.value.counts.map((each) => [each.transition, each.count]))) : read
    },
    variants: async (query: Period): Answered<FlagVariant[]> => {
      const call = { path: '/variants', query, operation: 'variants' }
      const read = await http.read({ ...call, headers, schema: VariantsAnswer, refusal })
      return read.ok ? ok(read.value.variants) : read
    },
  }
}

/** The analytics of this shop, embedded or hosted. */
export const analytics = async (): Promise<AnalyticsClient> =>
  createAnalyticsClient(await ownService('analytics'), { headers: asService() })
