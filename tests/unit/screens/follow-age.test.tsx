import { describe, expect, test } from 'vitest'
import { sampleChild } from '~/machines/account/play-kit-schedule/play-kit-schedule.model'
import { plusDays, plusMonths } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { layOut } from '~/services/domain/plans/layout.rules'
import { scheduleFrom } from '~/services/flows/schedule/schedule.rules'
import { hasPlannedKits } from '~/services/flows/settings/settings.rules'
import { plannedChange } from '~/services/flows/subscription-change/subscription-change.rules'
import type { Subscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { PAYING, showChange, today } from '../../support/change-screen'
import { LANGUAGES, type Language } from '../../support/render'
import { showChild } from '../../support/schedule-screen'
import { child, item, subscription } from '../../support/schedules'

/** Nine months old as it was said; eighteen as it is. */
const SAID = CivilDate.parse('2026-03-21')
const BORN = plusMonths(SAID, -9)
const laid = (prepaid: number) =>
  layOut({
    birthDate: SAID,
    startingKit: 'kit-the-explorer',
    orderedOn: plusDays(today, -30),
    prepaid,
    isPartial: false,
  })

function kits(prepaid = 1, more: Partial<Subscription> = {}): Subscription {
  const scheduled_items = laid(prepaid).map(({ anchor, date, billing_status }, at) => {
    const plain = item(1, { uuid: `item-${at}`, scheduled_date: date, billing_status })
    const process_status = at === 0 ? 'completed' : 'awaiting_process'
    const name = kitOfAnchor(anchor)?.title.replace(' Play Kit', '') ?? ''
    return { ...plain, process_status, product: { ...plain.product, anchor, name } } as const
  })
  return subscription('one', { scheduled_items, laid_out_for: SAID, ...more })
}

function show(own: Subscription, language: Language = 'en', birthday = BORN) {
  const known = { today, children: [child('one', { birthday })], subscriptions: [own], paying: PAYING }
  const asked = { action: 'followAge', subscription: own.uuid, item: null } as const
  return showChange(plannedChange(known, asked), language)
}

/** Of a text that other changes share, what it says of this one. */
const ofThis = (text: string) => /followAge \{([^}]+)\}/.exec(text)?.[1] ?? 'nothing'

describe('what a corrected birth date changes', () => {
  test('is the kit that comes next, the one that it comes instead of, what does not come, and what stays', async () => {
    const { text, stops, terms } = await show(kits())
    expect(text).toContain('The Adventurer leaves on 27 January.')
    expect(text).toContain('is charged on that day, and nothing today. The Thinker was planned for 21 February.')
    expect(text).toContain('2 kits do not come.')
    expect(text).toContain('The Thinker, The Babbler. Nothing is charged for them.')
    expect(text).toContain('And so does what is on its way.')
    expect(stops[0]).toContain('The Explorer')
    expect(stops[1]).toMatch(/^27 Jan\s*was 21 Jul\s*The Adventurer/)
    expect(stops.join()).not.toContain('The Thinker')
    expect(terms.join()).toContain('Visa ending in 4242')
  })

  test('for a younger child is the day alone', async () => {
    const { text } = await show(kits(), 'en', plusMonths(SAID, 2))
    expect(text).toContain('The Thinker leaves on 21 April.')
    expect(text).toContain('It was planned for 21 February.')
    expect(text).not.toContain('not come.')
  })

  test('is also said where kits come that were not to come', async () => {
    const late = kits(1, { laid_out_for: BORN })
    const from = late.scheduled_items.filter((_, at) => at === 0 || at > 4)
    const { text, stops } = await show({ ...late, scheduled_items: from }, 'en', SAID)
    expect(text).toContain('kit-the-thinker leaves on 21 February.')
    expect(text).toContain('The Companion was planned for 21 January 2028.')
    expect(stops.map((stop) => stop.includes('was'))).toEqual([false, false, false, false])
  })

  test('leaves what is paid, which is named with its day', async () => {
    const { text, stops } = await show(kits(2))
    expect(text).toContain('What is paid stays as it is.')
    expect(text).toContain('The Thinker on 21 February.')
    expect(stops.join()).toMatch(/21 Feb\s*The Thinker\s*paid/)
  })

  test('names the payment for several kits that becomes another one', async () => {
    const { text, of } = await show(kits(1, { advance_kits: 4 }))
    expect(of.recharge?.now.kits).toBe(4)
    expect(text).toMatch(
      /is charged on 27 January instead of €[\d.]+\.\s*It pays for 4 kits, the last of them The \w+\./,
    )
  })

  test.each(LANGUAGES)('is said in the language of the page, with one button (%s)', async (language) => {
    const { text, messages, button } = await show(kits(), language)
    expect(text).toContain(messages.change.title.followAge.replace('{name}', 'Child one'))
    expect(text).toContain(messages.change.age.rest.replace('{name}', 'Child one'))
    expect(button(messages.change.button.followAge)).toBeDefined()
  })

  test.each(LANGUAGES)(
    'is nothing where no kit is left or a payment is open, and why is said (%s)',
    async (language) => {
      const none = await show(kits(), language, plusMonths(today, -62))
      expect(none.of.obstacle).toBe('complete')
      expect(none.text).toContain(ofThis(none.messages.change.closed.complete.text))
      const [first, ...rest] = kits().scheduled_items
      const failed = first && { ...first, process_status: 'error' as const, billing_status: 'error' as const }
      const open = await show(kits(1, { scheduled_items: failed ? [failed, ...rest] : [] }), language)
      expect(open.text).toContain(ofThis(open.messages.change.closed.owed.text))
      expect(none.all('button')).toEqual([])
    },
  )
})

describe('that the birth date was corrected', () => {
  const { plan: sample } = sampleChild('one')
  const plan = sample && { ...sample, key: 'own', laidOutFor: SAID }

  test.each(LANGUAGES)('is said above the kits, with the way to what would come instead (%s)', async (language) => {
    const screen = await showChild({ name: 'Noor', plan }, language)
    expect(screen.text).toContain(screen.messages.change.age.notice.replace('{name}', 'Noor'))
    expect(screen.text).toContain('2026')
    expect(screen.all('a', { href: '/change/followAge/own' })).toHaveLength(1)
    expect((await showChild({})).text).not.toContain('birth date')
  })

  test('is known before of a child for whom kits are planned, and of no other', () => {
    const schedule = scheduleFrom({
      today,
      user: { ok: true, value: { visibleChildren: [child('one'), child('two')], addresses: [] } },
      subscriptions: { ok: true, value: [kits(), subscription('two', { subscription_status: 'cancelled' })] },
      drafts: { ok: true, value: [] },
    })
    if (!schedule.ok) throw new Error('there is no schedule')
    expect(['one', 'two', 'three', null].map((uuid) => hasPlannedKits(schedule.value, uuid))).toEqual([
      ...[true, false, false, false],
    ])
  })
})
