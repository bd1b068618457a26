import type { Request } from '@playwright/test'
import { firstOrAll } from './support/extent'
import { flowScreen, NOW } from './support/flow-screen'
import { expect, inUse, test } from './support/shop'
import { copyOf, messageOf } from './support/words'

test.beforeEach(({ server }) => server.clock.set(NOW))

const FAILED = copyOf('en', 'child-info', 'labels.lookupFailed')
const isStart = (request: Request) => /idempotencyKey/.test(request.postData() ?? '')

for (const [name, outcome] of firstOrAll([
  ['fails', { kind: 'status', status: 500 }],
  ['answers nonsense', { kind: 'garbage' }],
  ['is late', { kind: 'delay', ms: 30_000 }],
] as const))
  test(`F-25 a search for the first kit that ${name} keeps everything typed, and is done again`, async ({
    page,
    server,
    complaints,
  }) => {
    test.setTimeout(120_000)
    complaints.allow(/lookup-failed|50\d|ERR_/)
    const flow = flowScreen(page)
    await flow.open('child-info')
    await inUse(page)
    await flow.fillChild()
    await server.faults.add({ upstream: 'checkout-orchestration', outcome })
    await flow.submit.click()
    await expect(flow.main.getByText(FAILED)).toBeVisible({ timeout: 40_000 })
    await expect(flow.name).toHaveValue('Noor')
    await expect(flow.part('year')).toHaveValue('2025')
    await server.faults.clear()
    await flow.submit.click()
    await flow.isAt('payment-options')
  })

test('T5 a button that is pressed twice, and a call that arrives twice, start one checkout', async ({
  page,
  server,
}) => {
  const flow = flowScreen(page)
  const starts: Request[] = []
  page.on('request', (request) => void (isStart(request) && starts.push(request)))
  await flow.open('child-info', 'gift=true')
  await inUse(page)
  await flow.fillGift()
  await flow.submit.click()
  await flow.isAt('payment-options', 'gift=true')
  await flow.submit.click()
  await flow.isAt('order-review', 'gift=true')
  await server.faults.add({ upstream: 'checkout-orchestration', outcome: { kind: 'delay', ms: 1500 } })
  await flow.submit.dblclick()
  await expect(page).toHaveURL(/customer-information\/[0-9a-f-]{36}/)
  await server.faults.clear()
  expect(starts).toHaveLength(1)
  const uuid = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
  const [first] = starts
  const again = await page.request.fetch(first?.url() ?? '', {
    method: 'POST',
    headers: { ...(await first?.allHeaders()), origin: server.origin },
    data: first?.postData() ?? '',
  })
  expect(await again.text()).toContain(uuid)
})

test('a choice that cannot be kept stays on the page, says so and is kept by the next try', async ({
  page,
  complaints,
}) => {
  complaints.allow(/choice-failed|ERR_FAILED|Failed to fetch/)
  const flow = flowScreen(page)
  await flow.goToPayment()
  await page.route('**/_serverFn/**', (route) =>
    /paymentOption/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  )
  await flow.plan('kits-2').check()
  await flow.submit.click()
  await expect(flow.main.getByText(messageOf('en', 'subscription.notStored'))).toBeVisible()
  await expect(flow.plan('kits-2')).toBeChecked()
  await page.unroute('**/_serverFn/**')
  await flow.submit.click()
  await flow.isAt('order-review')
  await expect(flow.rows).toContainText('2 kits in advance')
})
