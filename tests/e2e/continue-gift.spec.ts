import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { checkoutScreen } from './support/checkout-screen'
import { flowScreen } from './support/flow-screen'
import { expect, test } from './support/shop'
import { signInAs } from './support/sign-in'

test.use({ changes: 'the schedules of finished@ and gift@' })

type Child = { uuid: string; name: string }
const { personas }: { personas: { email: string; children: Child[] }[] } = JSON.parse(
  readFileSync('src/content/seed/personas.json', 'utf8'),
)
function childOf(who: string, part: string): Child {
  const { children = [] } = personas.find(({ email }) => email === `${who}@playchart.test`) ?? {}
  const child = children.find(({ name }) => name.includes(part))
  if (!child) throw new Error(`the seed has no ${part} of ${who}`)
  return child
}

/** From the first step, where the child stands already, to a paid order; `next` is the kit that it begins with. */
async function subscribe(page: Page, { name, next, says = next }: { name: string; next: string; says?: string }) {
  const flow = flowScreen(page)
  await expect(flow.name).toHaveValue(name)
  await flow.submit.click()
  await flow.isAt('payment-options')
  await expect(flow.main).toContainText(next)
  await flow.submit.click()
  await flow.isAt('order-review')
  await expect(flow.main).toContainText(says)
  await flow.submit.click()
  await page.waitForURL(/\/checkout\/customer-information\//)
  const screen = checkoutScreen(page)
  await screen.address()
  await screen.delivery()
  await screen.card('good')
  await expect(screen.root).toContainText(next)
  await screen.pay.click()
  await screen.isConfirmed()
  return screen
}

test('E-108 after a gift that is used up, “continue” leads to a paid subscription with the kit that it named', async ({
  page,
  server,
}) => {
  const { uuid, name } = childOf('finished', 'gift')
  await signInAs(page.request, server.origin, 'finished')
  const schedule = `/account/subscriptions?updated_child_uuid=${uuid}`
  await page.goto(schedule)
  const ended = page.locator('[data-kind=giftUsed]')
  const [, next = ''] = /Next would be (.+), made for/.exec(await ended.innerText()) ?? []
  expect(next).not.toBe('')
  await ended.getByRole('link', { name: 'Continue', exact: true }).click()
  await flowScreen(page).isAt('child-info', `childUuid=${uuid}`)
  await subscribe(page, { name, next })
  await page.goto(schedule)
  await expect(page.locator('[data-kind=active]')).toContainText(next)
})

test('a subscription for a child who gets a gift still begins after it, and says when', async ({ page, server }) => {
  const { uuid, name } = childOf('gift', '')
  await signInAs(page.request, server.origin, 'gift')
  await flowScreen(page).open('child-info', `childUuid=${uuid}`)
  // the gift: Inspector, Explorer, Thinker
  const screen = await subscribe(page, { name, next: 'The Babbler', says: 'after the kits that are there already' })
  await expect(screen.root).toContainText('after the kits that your child has already')
  await page.goto(`/account/subscriptions?updated_child_uuid=${uuid}`)
  const coming = page.locator('[data-kind=active]')
  for (const kit of ['Explorer', 'Thinker', 'Babbler']) await expect(coming).toContainText(kit)
})
