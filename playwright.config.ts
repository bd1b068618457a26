import { defineConfig, devices } from '@playwright/test'
import { findHeadlessShell } from './scripts/server/chromium'
import { languageOfTurn } from './scripts/server/language-turn'

// tests/support/own-state.ts gives each server a database of its own; no server takes the one that the variable names
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL ?? ''
process.env.TEST_REDIS_URL ??= process.env.REDIS_URL ?? ''
process.env.DATABASE_URL = ''
process.env.REDIS_URL = ''
// once for all workers, which take over what stands here
process.env.LANG_TURN = languageOfTurn({ named: process.env.LANG_TURN, at: Date.now() })

process.env.CHROMIUM ??= findHeadlessShell() ?? ''

// one server per worker: its port, its copy of a seeded data folder, its clock and faults (tests/e2e/support/shop.ts)
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // `npm run states` makes pictures of page states (docs/decisions/0062-page-states-by-their-recipes.md); no other run does
  updateSnapshots: 'none',
  snapshotPathTemplate: 'docs/states/{arg}{ext}',
  // for a busy machine; what must be quick says so itself
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? 'reports/playwright.json' }]],
  globalSetup: './tests/e2e/support/global-setup.ts',
  use: {
    ...devices['Desktop Chrome'],
    // what was done and asked; the page's state where it failed stands in error-context.md, and a copy of the page for each
    // action would cost a tenth of the time
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // a fresh browser per test would cost a quarter of the time (docs/decisions/0027-what-tests-share.md)
    reuseContext: !process.env.TEST_ALL,
    // a control that is missing does not cost the whole two minutes
    actionTimeout: 15_000,
    // a page is loaded with its scripts
    navigationTimeout: process.env.LATE_SCRIPTS ? 60_000 : 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        // without it a program draws what a graphics card would: a tenth of the time
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})
