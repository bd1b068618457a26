import { readFileSync } from 'node:fs'
import { flowScreen, NOW } from './support/flow-screen'
import { expect, inUse, test } from './support/shop'
import { signInAs } from './support/sign-in'
import { messageOf } from './support/words'

type Child = { uuid: string; name: string; verifiedDob: boolean }
const { personas }: { personas: { email: string; children: Child[] }[] } = JSON.parse(
  readFileSync('src/content/seed/personas.json', 'utf8'),
)
const children = personas.find(({ email }) => email === 'parent@playchart.test')?.children ?? []
const [verified, open] = [true, false].map((isVerified) =>
  children.find(({ verifiedDob }) => verifiedDob === isVerified),
)
test.beforeEach(({ server }) => server.clock.set(NOW))

test('E-75 A-100 a child of the account stands in the form, and a verified birth date stays as it is', async ({
  page,
  server,
}) => {
  await signInAs(page.request, server.origin, 'parent')
  const flow = flowScreen(page)
  for (const child of [verified, open].filter((known) => known !== undefined)) {
    await flow.open('child-info', `childUuid=${child.uuid}`)
    await expect(flow.name).toHaveValue(child.name)
    await expect(flow.part('year')).not.toHaveValue('')
    await expect(flow.part('year')).toBeEnabled({ enabled: !child.verifiedDob })
    await expect(page.getByText(messageOf('en', 'childInfo.locked'))).toHaveCount(child.verifiedDob ? 1 : 0)
  }
})

test('E-75 who is signed in picks one of the own children, or another one, and a guest is offered none', async ({
  page,
  server,
}) => {
  const flow = flowScreen(page)
  const own = page.getByRole('navigation', { name: messageOf('en', 'childInfo.ownChildren') })
  await flow.open('child-info')
  await expect(flow.name).toBeVisible()
  await expect(own).toHaveCount(0)
  await signInAs(page.request, server.origin, 'parent')
  await flow.open('child-info', 'qrTargetProduct=kit-the-looker')
  await expect(own.getByRole('link')).toHaveText([
    ...children.map(({ name }) => name),
    messageOf('en', 'childInfo.otherChild'),
  ])
  await own.getByRole('link', { name: children[0]?.name ?? '' }).click()
  await flow.isAt('child-info', `qrTargetProduct=kit-the-looker&childUuid=${children[0]?.uuid}`)
  await expect(flow.name).toHaveValue(children[0]?.name ?? '')
  await own.getByRole('link', { name: messageOf('en', 'childInfo.otherChild') }).click()
  await flow.isAt('child-info', 'qrTargetProduct=kit-the-looker')
  await expect(flow.name).toHaveValue('')
})

test('E-75 nobody sees the child of another account', async ({ page, server }) => {
  await signInAs(page.request, server.origin, 'new')
  const flow = flowScreen(page)
  await flow.open('child-info', `childUuid=${children[0]?.uuid}`)
  await expect(flow.name).toHaveValue('')
  await expect(flow.part('year')).toHaveValue('')
})

test('E-64 what one person typed is not shown to the next one in the same tab', async ({ page, context, server }) => {
  const flow = flowScreen(page)
  await signInAs(page.request, server.origin, 'new')
  await flow.open('child-info')
  await inUse(page)
  await flow.name.fill('Only mine')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Only mine')
  await page.reload()
  await expect(flow.name).toHaveValue('Only mine')
  // a session that ends by itself forgets nothing in the browser
  await context.clearCookies()
  await signInAs(page.request, server.origin, 'cancelled')
  await flow.open('child-info')
  await inUse(page)
  await expect(flow.name).toHaveValue('')
})

test('S-026 who is signed in goes from the review to the checkout of this shop', async ({ page, server }) => {
  await signInAs(page.request, server.origin, 'new')
  const flow = flowScreen(page)
  await flow.open('child-info')
  await inUse(page)
  await flow.fillChild()
  await flow.submit.click()
  await flow.isAt('payment-options')
  await flow.plan('kits-2').check()
  await flow.submit.click()
  await flow.isAt('order-review')
  await flow.submit.click()
  await expect(page).toHaveURL(/\/en-EU\/checkout\/customer-information\/[0-9a-f-]{36}/)
  await page.goBack()
  await flow.isAt('order-review')
  await expect(flow.rows).toContainText('Noor')
})
