import { expect, test } from './support/shop'
import { signInAs } from './support/sign-in'
import { copyOf, languagesOfWords, messageOf, prefixOf } from './support/words'

const PATH = '/pages/activate-gift'

test('a gift is activated by whoever is signed in; others are led to the sign-in and back', async ({ page }) => {
  await page.goto(PATH)
  await expect(page).toHaveURL((url) => url.pathname === '/sign-in' && url.searchParams.get('return_to') === PATH)
})

for (const language of languagesOfWords())
  test(`E-94 a code that does not work says why, in ${language}`, async ({ page, context, server }) => {
    await signInAs(context.request, server.origin, 'new')
    const answer = await page.goto(`${prefixOf(language)}${PATH}`)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf(language, 'account', 'activate-gift.title'))
    const code = page.getByLabel(messageOf(language, 'activateGift.code'), { exact: true })
    const told = (key: string) =>
      expect(page.getByText(messageOf(language, `activateGift.codeErrors.${key}`))).toBeVisible()
    await code.press('Enter')
    await told('empty')
    await expect(code).toBeFocused()
    await code.fill('ABCD')
    await code.press('Enter')
    await told('malformed')
    await code.fill('abcd-efgh-jkmn')
    await code.press('Enter')
    await told('unknown')
    await server.faults.add({ upstream: 'checkout-orchestration', outcome: { kind: 'status', status: 500 } })
    await code.press('Enter')
    await told('failed')
    // what was typed is still there, and stands in no address
    await expect(code).toHaveValue('abcd-efgh-jkmn')
    expect(page.url()).not.toContain('abcd')
  })
