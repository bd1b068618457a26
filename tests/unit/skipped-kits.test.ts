import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { connectPlayKitSchedule } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { playKitScheduleMachine } from '~/machines/account/play-kit-schedule/play-kit-schedule.machine'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { ok } from '~/services/domain/result'
import { scheduleFrom } from '~/services/flows/schedule/schedule.rules'
import type { Subscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { child, draft, item, subscription } from '../support/schedules'

const today = CivilDate.parse('2026-11-21')
const items = [
  item(1, { process_status: 'completed', order_id: 'PC-1' }),
  item(2, { process_status: 'shipping', order_id: 'PC-2' }),
  ...[3, 4, 5, 6, 7, 8, 9].map((number) => item(number)),
]

type Given = { subscriptions: Subscription[]; drafts: ReturnType<typeof draft>[] }

function childrenOf({ subscriptions, drafts }: Given) {
  const user = ok({ visibleChildren: [child('one')], addresses: [] })
  const schedule = scheduleFrom({ today, user, subscriptions: ok(subscriptions), drafts: ok(drafts) })
  if (!schedule.ok) throw new Error('no schedule')
  return schedule.value.children
}

function viewOf(children: ReturnType<typeof childrenOf>) {
  const input = { as: 'account', schedule: { today, children }, childUuid: null }
  const actor = createActor(playKitScheduleMachine, { input }).start()
  return { view: () => connectPlayKitSchedule(actor.getSnapshot()), send: actor.send }
}

const namesIn = (groups: { kits: { name: string }[] }[]) => groups.map(({ kits }) => kits.map(({ name }) => name))

test('A-023 a kit that is skipped is shown, and takes the place of none of the three', () => {
  const skipped = items.map((each) =>
    ['item-6', 'item-9'].includes(each.uuid) ? { ...each, process_status: 'skip_requested' as const } : each,
  )
  const { view, send } = viewOf(
    childrenOf({
      subscriptions: [subscription('one', { scheduled_items: [...skipped, item(10)] })],
      drafts: [draft('one', ['item-3', 'item-4'])],
    }),
  )
  expect(namesIn(view().upcoming).flat()).toEqual(['Kit 5', 'Kit 6', 'Kit 7', 'Kit 8'])
  expect(view().can.expand).toBe(true)
  send({ type: 'EXPAND' })
  expect(namesIn(view().upcoming).flat()).toEqual(['Kit 5', 'Kit 6', 'Kit 7', 'Kit 8', 'Kit 9', 'Kit 10'])
})

test('A-023 where no more come than three, what is skipped after them stands there, too', () => {
  const few = items
    .slice(0, 8)
    .map((each) => (each.uuid === 'item-8' ? { ...each, process_status: 'skip_requested' as const } : each))
  const { view } = viewOf(
    childrenOf({
      subscriptions: [subscription('one', { scheduled_items: few })],
      drafts: [draft('one', ['item-3', 'item-4'])],
    }),
  )
  expect(namesIn(view().upcoming).flat()).toEqual(['Kit 5', 'Kit 6', 'Kit 7', 'Kit 8'])
  expect(view().can.expand).toBe(false)
})
