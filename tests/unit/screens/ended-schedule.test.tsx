import { describe, expect, test } from 'vitest'
import { sampleChild } from '~/machines/account/play-kit-schedule/play-kit-schedule.model'
import type { ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { find, textOf } from '../../support/markup'
import { LANGUAGES } from '../../support/render'
import { show, showChild, today } from '../../support/schedule-screen'

test('A-014 where no child is known, one can be added', async () => {
  const screen = await show({ schedule: { today, children: [] } })
  const links = find(screen.root, { tag: 'a' }).map(({ attributes }) => attributes.href ?? '')
  expect(links).toContain('/account/v2/settings/add-a-child?page_source=subscriptions')
  expect(textOf(screen.one('a', { href: '/products/noSubscription' }))).toBe('Way out of noSubscription')
})

test('the link to a child’s form has the whole of its name', async () => {
  const name = 'Bartholomew-Maximilian'
  const screen = await showChild({ name })
  const [link] = find(screen.root, { tag: 'a' }).filter(({ attributes }) => attributes.href?.includes('edit-child'))
  expect(link && textOf(link)).toContain(name)
})

describe('a page without kits', () => {
  test('A-017 A-100 a child without a subscription begins with what is known of it', async () => {
    const nothing = { current: null, next: [], upcoming: [], total: null, plan: null }
    const screen = await showChild({ ...nothing, page: 'none' })
    expect(textOf(screen.one('h2'))).toBe('Title of noSubscription')
    expect(textOf(screen.one('a', { href: `/continue/${sampleChild('one').uuid}` }))).toBe('Way out of noSubscription')
  })

  test.each([
    ['A-018', 'cancelled', 'cancelled'],
    ['A-019', 'agedOut', 'agedOut'],
    ['E-108', 'giftUsed', 'giftUsed'],
    ['E-108', 'prepaidUsed', 'prepaidUsed'],
    ['E-108', 'complete', 'complete'],
  ] as const)('%s %s shows the words and the way out that the content has for it', async (_rule, child, kind) => {
    const screen = await showChild({ current: null, next: [], upcoming: [], total: null, plan: null, page: child })
    expect(textOf(screen.one('h2'))).toBe(`Title of ${kind}`)
    expect(screen.text).toContain(`Text of ${kind}`)
    expect(textOf(screen.one('a', { href: `/products/${kind}` }))).toBe(`Way out of ${kind}`)
  })

  test.each(LANGUAGES)(
    'A-035 a kit that is packed stays until it leaves, and is said to come (%s)',
    async (language) => {
      const [next] = sampleChild('one').next
      if (!next) return expect.unreachable()
      const nothing = { next: [], upcoming: [], total: null, page: 'cancelled' as const }
      const cancelled = (process: ScheduledKit['process']) => {
        const kits = next.kits.map((kit) => ({ ...kit, anchor: 'kit-the-realist', process }))
        return showChild({ ...nothing, current: { ...next, kits } }, language)
      }
      const packed = await cancelled('shipment_preparation')
      expect(packed.text).toContain(packed.messages.schedule.now.shipment_preparation)
      expect(packed.text).toContain('The Realist')
      expect(packed.text).not.toContain('Text of cancelled')
      const sent = await cancelled('shipping')
      expect(sent.text).toContain('Text of cancelled')
      expect(sent.text).not.toContain('The Realist')
    },
  )

  test.each(['giftUsed', 'prepaidUsed'] as const)(
    'E-108 after %s it goes on with the next kit for that child',
    async (page) => {
      const nothing = { current: null, next: [], upcoming: [], total: null, plan: null }
      const screen = await showChild({ ...nothing, page, nextKit: 'kit-the-realist' })
      expect(screen.text).toContain('The Realist')
      const { uuid } = sampleChild('one')
      expect(textOf(screen.one('a', { href: `/continue/${uuid}` }))).toBe(`Way out of ${page}`)
    },
  )

  test('E-108 names the other children who could go on, and leads on for each of them', async () => {
    const nothing = { current: null, next: [], upcoming: [], total: null, plan: null }
    const [outgrown, used] = ['one', 'two'].map((uuid) => ({ ...sampleChild(uuid), ...nothing }))
    if (!outgrown || !used) return expect.unreachable()
    const children = [
      { ...outgrown, page: 'agedOut' as const },
      { ...used, name: 'Younger child', page: 'giftUsed' as const, nextKit: 'kit-the-realist', isDefault: false },
    ]
    const screen = await show({ schedule: { today, children } })
    expect(textOf(screen.one('a', { href: `/continue/${used.uuid}` }))).toContain('Younger child')
    expect(screen.text).toContain('The Realist')
  })

  test('A-283 A-284 that failed says so and can be asked again', async () => {
    const screen = await show({ schedule: null })
    const { error, account } = screen.messages
    expect(screen.text).toContain(error.heading)
    expect(screen.button(account.again).attributes.disabled).toBeUndefined()
  })
})
