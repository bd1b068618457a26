import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { openInspected } from './support/inspected'
import { expect, test } from './support/shop'

const run = promisify(execFile)

/** What a command has said, whether it went well or not. */
const saidBy = (command: string, args: string[], env: NodeJS.ProcessEnv) =>
  run(command, args, { env }).then(
    ({ stdout }) => stdout,
    ({ stdout, message }: { stdout?: string; message: string }) => stdout ?? message,
  )

/** Saves what the inspector exports where its first line says that it belongs. */
async function exported(page: Page, button: string, path: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Inspector', exact: true }).getByRole('button', { name: button }).click()
  mkdirSync(dirname(path), { recursive: true })
  await (await download).saveAs(path)
}

test('F-90 a session becomes a test in the browser and one without, and both run green in the folders of the suite', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const shop = await openInspected(page, '/products/kit-the-looker')
  await shop.locator('[data-machine=topBanner] button').click()
  await shop.getByRole('tab', { name: 'Add-ons' }).click()
  await shop
    .locator('[data-machine=addOnButton]')
    .first()
    .getByRole('button', { name: /^\+ Add/ })
    .click()
  await expect(shop.locator('[data-machine=addOnButton]').first()).toHaveAttribute('data-state', 'shown.selected')
  const name = `of-this-run-${process.pid}`
  const made = [`tests/e2e/recorded/${name}.spec.ts`, `tests/models/recorded/${name}.test.ts`] as const
  try {
    await exported(page, 'Playwright', made[0])
    await exported(page, 'Vitest', made[1])
    const env = { ...process.env, PLAYWRIGHT_REPORT: `test-results/${name}.json` }
    const inBrowser = await saidBy('playwright', ['test', made[0], '--output', `test-results/${name}`], env)
    expect(inBrowser).toContain('1 passed')
    expect(await saidBy('vitest', ['run', made[1]], { ...env, NO_COLOR: '1' })).toMatch(/Tests +1 passed/)
  } finally {
    for (const path of made) rmSync(path, { force: true })
  }
})
