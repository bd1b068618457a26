import { describe, expect, test } from 'vitest'
import { AccountFrame } from '~/components/account/account-frame'
import { AdminJobsPanel } from '~/components/admin/admin-jobs'
import { accountPlaces } from '~/services/flows/account/account.rules'
import { LastRun } from '~/services/flows/admin-qa/admin-qa.contract'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language } from '../../support/render'

const frame = (isAdmin: boolean, language: Language = 'en') => {
  const view = {
    places: accountPlaces({ prefix: '', ordersHref: '/account/order-history' }),
    current: 'home' as const,
    isReadOnly: false,
    isAdmin,
  }
  return draw(<AccountFrame view={view}>Home</AccountFrame>, language)
}

describe.each(LANGUAGES)('the account of an admin (%s)', (language) => {
  test('E-84 leads to the customers, and that of nobody else does', async () => {
    const screen = await frame(true, language)
    const [link] = screen.all('a', { href: '/admin/customers' })
    expect(link && textOf(link)).toBe(screen.messages.account.admin)
    expect((await frame(false, language)).all('a', { href: '/admin/customers' })).toEqual([])
  })
})

test('a run of what is due names the kit and the subscription of each bill and parcel', async () => {
  const steps = [{ subscription: 'subscription-1', product: 'kit-the-realist', now: 'shipment_preparation' }]
  const done = { 'subscription-manager': { moved: 4, failed: 0 } }
  const lastRun = LastRun.parse({ at: '2026-11-28T03:00:00.000Z', isDone: true, done, steps, more: 3 })
  const { text } = await draw(<AdminJobsPanel view={{ now: '2026-11-28T03:00:00.000Z', lastRun, faults: [] }} />)
  expect(text).toMatch(/Billed and sent, and 3 more.*kit-the-realist shipment preparation subscription-1/)
})
