import type { CivilDate } from '~/services/domain/dates/civil-date'

type Change = { installmentId: string; date: CivilDate | null }

/** whether the subscription took the day; rejects where nobody answered. */
export async function updateInstallment({ installmentId, date }: Change, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch('/api/update-installment', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ installmentId, installment: { scheduled_date: date } }),
    signal,
  })
  if (!answer.ok) return false
  const { installment }: { installment?: { scheduled_date?: unknown } } = await answer.json()
  return installment?.scheduled_date === date
}
