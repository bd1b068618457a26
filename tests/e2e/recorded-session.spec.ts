import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { openInspected } from './support/inspected'
import { expect, test } from './support/shop'

const run = promisify(execFile)

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
  const shop = await openInspected(page, '/how-it-works')
  await shop.locator('[data-machine=topBanner] button').click()
  await shop.locator('[data-machine=consent]').getByRole('button').first().click()
  await expect(page.locator('[data-part=events] ol button').filter({ hasText: 'DISMISS' })).not.toHaveCount(0)
  const name = `of-this-run-${process.pid}`
  const made = [`tests/e2e/recorded/${name}.spec.ts`, `tests/models/recorded/${name}.test.ts`] as const
  try {
    await exported(page, 'Playwright', made[0])
    await exported(page, 'Vitest', made[1])
    const env = { ...process.env, PLAYWRIGHT_REPORT: `test-results/${name}.json` }
    const inBrowser = await run('playwright', ['test', made[0], '--output', `test-results/${name}`], { env })
    expect(inBrowser.stdout).toContain('1 passed')
    const without = await run('vitest', ['run', made[1]], { env: { ...env, NO_COLOR: '1' } })
    expect(without.stdout).toMatch(/Tests +1 passed/)
  } finally {
    for (const path of made) rmSync(path, { force: true })
  }
})
