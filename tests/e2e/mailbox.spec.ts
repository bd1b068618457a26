import { expectAccessible, overflow } from './support/axe'
import { QA_KEY } from './support/process'
import { openServer } from './support/server'
import { expect, test, untilLive } from './support/shop'
import { emailOf, mailCode, signInAs } from './support/sign-in'

const PATH = `/mailbox?key=${QA_KEY}`

test('ADR-0040 the mailbox finds letters, fetches new ones, moves the clock, and does what is due', async ({
  page,
  context,
  complaints,
}) => {
  // that of these tests themselves, in a letter
  complaints.allow(/Blocked script execution in '[^']*\/mailbox\/letter/)
  // what two months bring is billed and sent: a shop of its own
  const server = await openServer()
  await mailCode(server.origin, emailOf('parent'))
  await mailCode(server.origin, emailOf('gift'))
  await signInAs(context.request, server.origin, 'parent')
  await page.goto(server.origin + PATH)
  await untilLive(page)
  const letters = page.getByRole('article')
  const total = await letters.count()
  await page.getByLabel('Letters with').fill(`${emailOf('gift')} CODE`)
  await expect(letters).toHaveCount(1)
  await expect(page.getByText(`1 of ${total} letters`)).toBeVisible()
  await expectAccessible(page, 'the mailbox with a filter')
  const [letter] = await Promise.all([
    page.waitForEvent('popup'),
    letters.getByRole('link', { name: /^View the HTML/ }).click(),
  ])
  await expect(letter.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(letter.getByText(/^\d{6}$/)).toBeVisible()
  const shown = await (await context.request.get(letter.url())).text()
  await letter.close()
  // nothing runs in it there; and it has no landmarks: it is shown in a program that has them
  const bare = await context.newPage()
  await bare.setContent(shown)
  await expectAccessible(bare, 'a letter as it looks', ['region', 'landmark-one-main'])
  await bare.close()
  await page.getByLabel('Letters with').fill('nobody wrote this')
  await expect(page.getByText('No letter has all of these words.')).toBeVisible()
  await page.getByLabel('Letters with').fill('')
  await mailCode(server.origin, emailOf('new'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(letters).toHaveCount(total + 1)
  await page.getByRole('button', { name: '30 days on' }).click()
  await expect(page.getByText('Moved 30 days ahead.')).toBeVisible()
  await page.getByRole('button', { name: '30 days on' }).click()
  await expect(page.getByText('Moved 60 days ahead.')).toBeVisible()
  await page.getByRole('button', { name: 'Run what is due now' }).click()
  await expect(page.getByText('Nothing more is due.')).toBeVisible()
  await expectAccessible(page, 'the mailbox after a move')
  // two months later by the clock, and still signed in
  const other = await context.newPage()
  await other.goto(`${server.origin}/account`)
  await expect(other).toHaveURL((url) => url.pathname === '/account')
  await page.getByRole('button', { name: 'Back to today' }).click()
  await expect(page.getByText('It runs with the time of day.')).toBeVisible()
  // a page that still fetches its application would complain of a shop that has gone
  await Promise.all(context.pages().map((each) => each.close()))
  await server.close()
})

test('ADR-0040 a task that comes to nothing is said, and the letters stay', async ({ page, server, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  await mailCode(server.origin, emailOf('parent'))
  await page.goto(PATH)
  await untilLive(page)
  await page.route(/_serverFn/, (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('That did not work.')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('on a narrow phone nothing of the mailbox is wider than the window', async ({ page, server }) => {
  await mailCode(server.origin, emailOf('parent'))
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(PATH)
  expect(await overflow(page)).toBe(0)
})
