import { ok, type Result } from '~/services/domain/result'
import type { RecordStatus, SubscriptionStatus } from '~/services/domain/subscriptions/vocabulary'
import type { HeldSubscription } from './referral-banner.contract'

type Kits<E> = {
  user: Result<{ visibleChildren: readonly { uuid: string; name: string }[] }, E>
  subscriptions: Result<
    readonly { child_uuid: string; created_at: string; subscription_status: SubscriptionStatus }[],
    E
  >
}

/** Those to play kits, gifts too. */
export function heldKits<E>({ user, subscriptions }: Kits<E>): Result<HeldSubscription[], E> {
  if (!user.ok) return user
  if (!subscriptions.ok) return subscriptions
  const names = new Map(user.value.visibleChildren.map(({ uuid, name }) => [uuid, name]))
  return ok(
    subscriptions.value.map(({ subscription_status: status, created_at, child_uuid }) => ({
      status: status === 'active' || status === 'cancelled' ? status : 'over',
      createdAt: created_at,
      childName: names.get(child_uuid) ?? null,
    })),
  )
}

type Reading = { created_at: string; status: RecordStatus }

/** Those to the reading club. One that is paused goes on. */
export const heldReadings = <E>(readings: Result<readonly Reading[], E>): Result<HeldSubscription[], E> =>
  readings.ok
    ? ok(
        readings.value.map(({ status, created_at }) => ({
          status: status === 'cancelled' ? status : 'active',
          createdAt: created_at,
          childName: null,
        })),
      )
    : readings

/** All of them; half of an answer would be another one. */
export const heldTogether = <E>(...answers: Result<HeldSubscription[], E>[]): Result<HeldSubscription[], E> =>
  answers.find(({ ok: isKnown }) => !isKnown) ?? ok(answers.flatMap((answer) => (answer.ok ? answer.value : [])))
