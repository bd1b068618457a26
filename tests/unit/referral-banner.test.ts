import { describe, expect, test } from 'vitest'
import { ok, refused } from '~/services/domain/result'
import { heldKits, heldReadings, heldTogether } from '~/services/flows/referral-banner/referral-banner.rules'

const day = (number: number) => `2026-11-0${number}T08:00:00.000Z`
const user = ok({ visibleChildren: [{ uuid: 'ada', name: 'Ada' }] })
const lost = refused({ kind: 'unreachable' as const })

describe('what a page knows of the subscriptions of its person', () => {
  test('S-270 of play kits each has its status and the name of its child, where that child is shown', () => {
    const subscriptions = ok([
      { child_uuid: 'ada', created_at: day(1), subscription_status: 'active' as const },
      { child_uuid: 'ada', created_at: day(2), subscription_status: 'cancelled' as const },
      { child_uuid: 'hidden', created_at: day(3), subscription_status: 'finished' as const },
    ])
    expect(heldKits({ user, subscriptions })).toEqual(
      ok([
        { status: 'active', createdAt: day(1), childName: 'Ada' },
        { status: 'cancelled', createdAt: day(2), childName: 'Ada' },
        { status: 'over', createdAt: day(3), childName: null },
      ]),
    )
  })

  test.each([
    ['active', 'active'],
    ['paused', 'active'],
    ['pending', 'active'],
    ['cancelled', 'cancelled'],
  ] as const)('one to the reading club that is %s counts as %s, and is for no child', (status, counts) => {
    expect(heldReadings(ok([{ created_at: day(4), status }]))).toEqual(
      ok([{ status: counts, createdAt: day(4), childName: null }]),
    )
  })

  test('A-209 where one of the answers is missing there is none', () => {
    const kits = heldKits({ user, subscriptions: ok([]) })
    expect(heldKits({ user: lost, subscriptions: ok([]) })).toBe(lost)
    expect(heldKits({ user, subscriptions: lost })).toBe(lost)
    expect(heldReadings(lost)).toBe(lost)
    expect(heldTogether<unknown>(kits, lost)).toBe(lost)
    expect(heldTogether(heldReadings(ok([{ created_at: day(1), status: 'paused' }])), kits)).toEqual(
      ok([{ status: 'active', createdAt: day(1), childName: null }]),
    )
  })
})
