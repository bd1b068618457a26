import { describe, expect, test } from 'vitest'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { ok } from '~/services/domain/result'
import { scheduleFrom } from '~/services/flows/schedule/schedule.rules'
import { plannedChange } from '~/services/flows/subscription-change/subscription-change.rules'
import { child, item, subscription } from '../support/schedules'

const today = CivilDate.parse('2027-01-20')
const DOLL = {
  option_name: 'doll',
  option_prompt: 'Which one?',
  option_values: ['tan', 'dark'].map((value) => ({
    ...{ value, is_default: value === 'tan', image_uri: `doll-${value}`, localized_label: `${value}!` },
  })),
}
const asking = (number: number, more: Parameters<typeof item>[1] = {}) => {
  const plain = item(number)
  const product = { ...plain.product, customizable_options: [DOLL] }
  return item(number, { product, customization: { doll: 'tan' }, ...more })
}
/** The first is on its way, the second, third and fifth ask something. */
const own = subscription('one', {
  scheduled_items: [
    asking(1, { process_status: 'shipping', billing_status: 'paid' }),
    asking(2),
    asking(3, { process_status: 'skip_requested' }),
    item(4),
    asking(5, { billing_status: 'prepay', customization: { doll: 'dark' } }),
  ],
})
const planned = (of: { action: 'customize' | 'extendGift'; item: string | null; from?: string }, on = own) => {
  const asked = { subscription: on.uuid, ...of }
  const paying = { method: { label: 'Visa' }, to: 'Lane 1' }
  return plannedChange({ today, children: [child('one')], subscriptions: [on], paying }, asked)
}

describe('A-030', () => {
  test('what comes is said of each kit that asks, and something else can be chosen until it is prepared', () => {
    const user = ok({ visibleChildren: [child('one')], addresses: [] })
    const schedule = scheduleFrom({ today, user, subscriptions: ok([own]), drafts: ok([]) })
    const [shown] = schedule.ok ? schedule.value.children : []
    const kits = [shown?.current, ...(shown?.next ?? []), ...(shown?.upcoming ?? [])].flatMap(
      (each) => each?.kits ?? [],
    )
    expect(kits.map(({ uuid, chosen, canChoose }) => [uuid, chosen, canChoose])).toEqual([
      ['item-1', ['tan!'], false],
      ['item-2', ['tan!'], true],
      ['item-3', ['tan!'], false],
      ['item-4', [], false],
      ['item-5', ['dark!'], true],
    ])
  })

  test('the page asks what the kit asks, with what comes now', () => {
    const page = planned({ action: 'customize', item: 'item-5' })
    expect(page.ok && page.value).toMatchObject({
      ...{ kind: 'customize', obstacle: null, kitKey: 'item-5' },
      options: [
        {
          ...{ name: 'doll', prompt: 'Which one?' },
          values: [
            { value: 'tan', label: 'tan!', picture: 'doll-tan', isNow: false },
            { value: 'dark', label: 'dark!', picture: 'doll-dark', isNow: true },
          ],
        },
      ],
    })
  })

  test.each([
    ['item-1', 'tooLate'],
    ['item-3', 'skipped'],
    ['item-4', 'plain'],
  ])('of %s it says why not: %s', (kit, obstacle) => {
    expect(planned({ action: 'customize', item: kit })).toMatchObject({ ok: true, value: { obstacle } })
  })

  test('and of a kit that is none of them nothing is found', () => {
    expect(planned({ action: 'customize', item: 'item-9' })).toEqual({ ok: false, error: { kind: 'notFound' } })
  })
})

describe('A-029', () => {
  const anchors = ['kit-the-looker', 'kit-the-charmer']
  const gift = subscription('one', {
    ...{ partial_subscription: true, subscription_source: 'GIFTING_ACTIVATION', paymentPlan: 'PUF' },
    scheduled_items: anchors.map((anchor, at) => {
      const kit = item(at + 1, { billing_status: 'prepay' })
      return { ...kit, product: { ...kit.product, anchor } }
    }),
  })
  const first = (from?: string) => {
    const page = planned({ action: 'extendGift', item: null, ...(from && { from }) }, gift)
    const kit = page.ok ? page.value.kits.find(({ before, after }) => after.comes && !before.comes) : undefined
    return [page.ok && page.value.from, kit?.anchor, kit?.after.sum?.currency]
  }

  test('the page begins with the kit after the gift, or with a later one that the address names', () => {
    expect(first()).toEqual([null, 'kit-the-babbler', 'eur'])
    expect(first('kit-the-companion')).toEqual(['kit-the-companion', 'kit-the-companion', 'eur'])
  })

  test.each(['kit-the-looker', 'kit-the-charmer', 'anything'])('and not with %s, which does not follow', (anchor) => {
    expect(first(anchor)).toEqual(first())
  })

  test('it says that a card is needed where there is none', () => {
    const asked = { action: 'extendGift', subscription: gift.uuid, item: null } as const
    const known = { today, children: [child('one')], subscriptions: [gift] }
    const nothing = { method: null, to: null }
    expect(plannedChange({ ...known, paying: nothing }, asked)).toMatchObject({ value: { obstacle: 'noMethod' } })
    const paying = { method: { label: 'Visa' }, to: null }
    expect(plannedChange({ ...known, paying }, asked)).toMatchObject({ value: { obstacle: null, paying } })
  })

  test('its link is that of a gift alone', () => {
    const offers = (of: typeof own) => {
      const user = ok({ visibleChildren: [child('one')], addresses: [] })
      const schedule = scheduleFrom({ today, user, subscriptions: ok([of]), drafts: ok([]) })
      return schedule.ok ? schedule.value.children[0]?.plan?.offers : []
    }
    expect(offers(gift)).toContain('extendGift')
    expect(offers(own)).not.toContain('extendGift')
  })
})
