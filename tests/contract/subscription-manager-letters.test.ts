import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { chargesAfter } from '~/services/domain/plans/later-charges.rules'
import type { NewChange } from '~/services/upstreams/subscription-manager/subscription-changes.contract'
import type { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, readingWanted, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(() => services.empty())
afterAll(() => services.close())

const OWN = { user_uuid: parent.playchartId, delivery_address_uuid: parent.addressUuid }
async function add(more: Partial<NewSubscription['subscription']> = {}) {
  const subscription = wanted({ ...OWN, ...more })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value
}
const told = () => services.gateway.letters().map(({ kind, on, amount }) => [kind, on, amount])

describe('E-113 the letters around a later charge', () => {
  test('go out a week before it and once it is made, each once, with the sum that is charged', async () => {
    await add({ has_books_addon: true })
    await services.dueOn('2027-01-13')
    expect(told()).toEqual([])
    await services.dueOn('2027-01-14')
    await services.dueOn('2027-01-15')
    expect(told()).toEqual([['ahead', '2027-01-21', 10_400]])
    await services.dueOn('2027-01-21')
    await services.dueOn('2027-01-21')
    expect(told()).toEqual([
      ['ahead', '2027-01-21', 10_400],
      ['charged', '2027-01-21', 10_400],
    ])
    expect(services.gateway.amounts()).toEqual([10_400])
  })

  test.each(['paygo', 'recurring-pay-up-front'] as const)(
    'name what the domain says of every charge (%s)',
    async (option) => {
      const size = option === 'paygo' ? 1 : 2
      await add({ payment_option: option, prepaid: size })
      const plan = { paymentOption: option, size, hasBooks: false }
      const [charge] = chargesAfter({
        startingKit: 'kit-the-senser',
        birthDate: CivilDate.parse('2026-06-21'),
        orderedOn: CivilDate.parse('2026-11-21'),
        plan,
        currency: 'eur',
      })
      await services.dueOn('2027-01-21')
      await services.dueOn(option === 'paygo' ? '2027-01-21' : '2027-03-15')
      const [first] = services.gateway.letters()
      expect([first?.amount, first?.on]).toEqual([charge?.sum.amountCents, charge?.on])
    },
  )

  test('name the child, the tax of the parcel and what is charged', async () => {
    const [child] = parent.children
    await add({ child_uuid: child?.uuid ?? '' })
    await services.dueOn('2027-01-14')
    const [letter] = services.gateway.letters()
    expect(letter).toMatchObject({ of: 'kits', kits: 1, child_name: child?.name, country: 'NL', tax: 1458 })
  })

  test('say which kit is the last', async () => {
    await add({ starting_kit_anchor: 'kit-the-examiner', birthday: CivilDate.parse('2022-05-21') })
    for (const on of ['2027-02-21', '2027-03-21', '2027-04-21', '2027-05-21', '2027-06-21', '2027-07-21'])
      await services.dueOn(on)
    const charged = services.gateway.letters().filter(({ kind }) => kind === 'charged')
    expect(charged.map(({ titles, is_last }) => [titles.join(), is_last])).toEqual([
      ['The Persister Play Kit', false],
      ['The Planner Play Kit', true],
    ])
  })

  test('tell of a charge that the bank refuses, each try once, and nothing of one that was made', async () => {
    await add()
    services.gateway.refused.set(`seed-${parent.playchartId}`, 'declined')
    await services.dueOn('2027-01-21')
    await services.dueOn('2027-01-21')
    expect(told()).toEqual([['failed', '2027-01-21', 8400]])
  })

  test('name another day where the box got another one', async () => {
    const { scheduled_items } = await add()
    await services.dueOn('2027-01-14')
    const next = scheduled_items[1]?.uuid ?? ''
    await services.client.moveInstallment({
      headers: asService,
      id: next,
      scheduledDate: CivilDate.parse('2027-01-20'),
    })
    await services.dueOn('2027-01-15')
    expect(told().map(([, on]) => on)).toEqual(['2027-01-21', '2027-01-20'])
  })

  describe('where something is changed after the one before it', () => {
    const headers = asPerson(parent.playchartId)
    /** each change with the day's work after it, then the charge */
    async function changed(...changes: NewChange[]) {
      const { uuid } = await add()
      await services.dueOn('2027-01-14')
      for (const change of changes) {
        expect(await services.client.changeSubscription({ headers, uuid, change })).toMatchObject({ ok: true })
        await services.dueOn('2027-01-15', '2027-01-15')
      }
      await services.dueOn('2027-01-21')
    }
    const BOOKS = { kind: 'addBooks' } as const
    const NO_BOOKS = { kind: 'cancelBooks' } as const

    test('name the sum of several kits that are paid ahead', async () => {
      await changed({ kind: 'prepay', kits: 4 })
      const [sum = 0] = services.gateway.amounts()
      expect(sum).toBeGreaterThan(8400)
      expect(told()).toEqual([
        ['ahead', '2027-01-21', 8400],
        ['ahead', '2027-01-21', sum],
        ['charged', '2027-01-21', sum],
      ])
    })

    test('name each sum again, also one that an earlier letter named', async () => {
      await changed(BOOKS, NO_BOOKS, BOOKS)
      expect(told().map(([, , sum]) => sum)).toEqual([8400, 10_400, 8400, 10_400, 10_400])
    })

    test('are not written again where it is neither the sum nor the day', async () => {
      await changed({ kind: 'language', language: 'de' })
      expect(told().map(([kind]) => kind)).toEqual(['ahead', 'charged'])
    })
  })

  test('say of the first charge after kits have started again that a contract begins with it, and of no later one', async () => {
    const headers = asPerson(parent.playchartId)
    const { uuid } = await add()
    for (const change of [{ kind: 'cancel', reason: null, note: null }, { kind: 'reactivate' }] as const)
      expect(await services.client.changeSubscription({ headers, uuid, change })).toMatchObject({ ok: true })
    await services.dueOn('2027-01-21', '2027-01-22', '2027-01-27', '2027-03-21')
    const charged = services.gateway.letters().filter(({ kind }) => kind === 'charged')
    expect(charged.map(({ begins }) => begins)).toEqual([true, false])
  })

  test('are not written of kits that are paid already', async () => {
    await add({ payment_option: 'pay-up-front', prepaid: 3 })
    await services.dueOn('2027-01-14')
    await services.dueOn('2027-01-21')
    expect(told()).toEqual([])
  })

  test('A-049 name a box of the club in the language of the account', async () => {
    const subscription = { ...readingWanted(parent.playchartId), locale: 'fr' } as const
    await services.client.addReading({ headers: asService, key: randomUUID(), subscription })
    await services.dueOn('2026-12-14', '2026-12-21')
    const titles = services.gateway.letters().map(({ kind, locale, titles }) => [kind, locale, ...titles])
    expect(titles).toEqual([
      ['ahead', 'fr', 'Early Reader Club, 3–4 ans'],
      ['charged', 'fr', 'Early Reader Club, 3–4 ans'],
    ])
  })

  test('are in the language of the account, not of its books', async () => {
    await add({ selected_language: 'en', locale: 'nl' })
    await services.dueOn('2027-01-14')
    expect(services.gateway.letters()[0]?.locale).toBe('nl')
  })
})
