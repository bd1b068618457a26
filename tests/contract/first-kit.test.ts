import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { shopDay } from '~/services/domain/dates/civil-date'
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
