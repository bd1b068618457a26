import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { connectPlayKitSchedule } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { playKitScheduleMachine } from '~/machines/account/play-kit-schedule/play-kit-schedule.machine'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { ok } from '~/services/domain/result'
import { scheduleFrom } from '~/services/flows/schedule/schedule.rules'
import { child, item, subscription } from '../support/schedules'

const today = CivilDate.parse('2026-11-21')

test('E-107 a gift beside a subscription stands in the same row, named, with a plan of its own', () => {
  const own = subscription('one', { scheduled_items: [1, 2, 5].map((number) => item(number)) })
  const gift = subscription('one', {
    uuid: 'gift',
    partial_subscription: true,
    subscription_source: 'GIFTING_ACTIVATION',
    created_at: '2026-11-21T08:00:00Z',
    scheduled_items: [3, 4].map((number) => item(number, { uuid: `given-${number}`, billing_status: 'prepay' })),
  })
  const user = ok({ visibleChildren: [child('one')], addresses: [] })
  const schedule = scheduleFrom({ today, user, subscriptions: ok([own, gift]), drafts: ok([]) })
  if (!schedule.ok) throw new Error('there is no schedule')
  const input = { as: 'account', schedule: schedule.value, childUuid: null }
  const view = connectPlayKitSchedule(createActor(playKitScheduleMachine, { input }).getSnapshot())
  const kits = [...view.next, ...view.upcoming].flatMap((group) => group.kits)
  expect(kits.map(({ name, gift: of }) => [name, of])).toEqual([
    ['Kit 1', null],
    ['Kit 2', null],
    ['Kit 3', 'gift'],
    ['Kit 4', 'gift'],
  ])
  expect([view.child?.plan?.kind, view.child?.gifts]).toMatchObject(['pay-per-kit', [{ kind: 'gifted', key: 'gift' }]])
})
