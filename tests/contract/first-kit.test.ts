import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { plusDays, shopDay } from '~/services/domain/dates/civil-date'
import { targetOf } from '~/services/domain/plans/starting-kit.rules'
import { takeChildForm } from '~/services/flows/subscription/child-form.server'
import { readStartingProduct } from '~/services/flows/subscription/starting-product.server'
import { keepChild } from '~/services/flows/subscription/subscription.server'
import { forget } from '~/services/platform/process/shared.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { browser, openCheckoutServices } from '../support/checkout-services'
import { ORIGIN } from '../support/cognito-pool'
import type { IdentityServices } from '../support/identity-services'

const SERVICE = 'checkout-orchestration'
const product = { name: 'The Babbler', min_age: 13, max_age: 15, price: 1, currency_code: 'eur' }

let services: IdentityServices
/** what the catalogue says of every child; null: what it says is lost */
let named: string | null = null
let asked: URLSearchParams[] = []
let birthDate: CivilDate

beforeAll(async () => {
  services = await openCheckoutServices()
  // of five months: by age it would be The Senser
  birthDate = shopDay(services.clock.now() - 160 * 86_400_000)
  const open = await embedded()
  forget(`service ${SERVICE}`)
  open.services[SERVICE] = async (request) => {
    asked.push(new URL(request.url).searchParams)
    if (named === null) return new Response(null, { status: 500 })
    return Response.json({ starting_product: { ...product, anchor: named } })
  }
})
afterAll(() => services.close())
beforeEach(() => {
  asked = []
})

const child = () => ({ name: 'June', birthDate, language: 'fr' as const, firstKit: 'now' as const })

/** The form as a browser sends it where no script runs; which kit the session has afterwards. */
async function byForm(query = '') {
  const visitor = browser(services)
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const body = new URLSearchParams({ name: 'June', language: 'fr', year, month, day })
  await visitor.run(() => takeChildForm(new Request(`${ORIGIN}/api/child-info${query}`, { method: 'POST', body })))
  return (await visitor.kept())?.startingKit
}

/** What the actors of the form's machine do, one after the other. */
async function byMachine(qrTargetProduct: string | null = null) {
  const visitor = browser(services)
  await visitor.run(async () => {
    const found = await readStartingProduct({
      child_name: 'June',
      date_of_birth: birthDate,
      selected_language: 'fr',
      language: 'en',
      currency_code: 'eur',
    })
    if (!found.ok) throw new Error(found.error.kind)
    const kept = { child: child(), childUuid: null, ...targetOf(qrTargetProduct) }
    return keepChild(kept, found.value?.anchor ?? null)
  })
  return (await visitor.kept())?.startingKit
}

test('S-342 the first kit is the one that the catalogue names, with a script and without', async () => {
  named = 'kit-the-babbler'
  expect(await byMachine()).toBe('kit-the-babbler')
  expect(await byForm()).toBe('kit-the-babbler')
  const [first, second] = asked.map((each) => Object.fromEntries(each))
  expect(first).toMatchObject({ child_name: 'June', date_of_birth: birthDate, selected_language: 'fr' })
  expect(second).toEqual(first)
})

test('a code on the box shows the same later kit on both ways', async () => {
  named = 'kit-the-looker'
  expect(await byMachine('kit-the-charmer')).toBe('kit-the-charmer')
  expect(await byForm('?qrTargetProduct=kit-the-charmer')).toBe('kit-the-charmer')
})

test('a form that the catalogue does not answer goes on with the kit of the child’s age', async () => {
  named = null
  expect(await byForm()).toBe('kit-the-senser')
})

/** The form about a child who is due on that day, without a script; where it leads, and what is remembered. */
async function ofUnborn({ days, said }: { days: number; said?: string }) {
  const visitor = browser(services)
  const [year = '', month = '', day = ''] = plusDays(shopDay(services.clock.now()), days).split('-')
  const fields = { name: 'June', language: 'fr', year, month, day }
  const send = async (more: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, ...more })
    const answer = await visitor.run(() =>
      takeChildForm(new Request(`${ORIGIN}/api/child-info?qr_data=7`, { method: 'POST', body })),
    )
    return answer.headers.get('location')
  }
  const at = await send(said === undefined ? {} : { firstKit: said })
  return { at, send, kept: async () => (await visitor.kept())?.child ?? null }
}

test('E-111 a form without a script is asked once when the first kit of a child to be born comes', async () => {
  named = 'kit-the-looker'
  const { at, send, kept } = await ofUnborn({ days: 100 })
  expect(at).toBe('/pages/subscription-v3/child-info?sent=1&qr_data=7#first-kit')
  expect(await kept()).toBeNull()
  expect(await send({ firstKit: 'now' })).toBe('/pages/subscription-v3/payment-options?qr_data=7')
  expect(await kept()).toMatchObject({ name: 'June', firstKit: 'now' })
  await send({ firstKit: 'aroundDueDate' })
  expect(await kept()).toMatchObject({ firstKit: 'aroundDueDate' })
})

test('E-111 a word that the form does not have is asked again', async () => {
  named = 'kit-the-looker'
  expect((await ofUnborn({ days: 100, said: 'never' })).at).toContain('#first-kit')
})

test('E-111 nothing is asked where both days are today, or the child is born', async () => {
  named = 'kit-the-looker'
  for (const days of [14, 1, 0, -30]) expect((await ofUnborn({ days })).at).toContain('/payment-options')
  expect((await ofUnborn({ days: 15 })).at).toContain('#first-kit')
})
