import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Adapter, SIZES, walkTour } from './support/machine-tour'
import { expect, test } from './support/shop'
import { signInAs } from './support/sign-in'

/** What was taken, for scripts/machines/coverage.ts. */
const COVERAGE = 'reports/coverage/browser'

/** What comes from a model has pictures and addresses that the shop does not have. */
const OF_MODELS = /Failed to load resource/

for (const file of globSync('tests/e2e/models/*.ui.ts').sort()) {
  const name = basename(file, '.ui.ts')
  const module = `./models/${name}.ui.ts`
  test(`${name}: each of its states and events on its page`, async ({ page, context, server, cart, complaints }) => {
    complaints.allow(OF_MODELS)
    const { adapter }: { adapter: Adapter } = await import(module)
    const { size, persona } = adapter.place
    if (size) await page.setViewportSize(SIZES[size])
    if (persona) await signInAs(context.request, server.origin, persona)
    const { steps, taken } = await walkTour({ page, cart }, adapter)
    expect(steps).toBeGreaterThan(0)
    mkdirSync(COVERAGE, { recursive: true })
    writeFileSync(`${COVERAGE}/${adapter.model.machine.id}.json`, JSON.stringify({ steps, taken }))
  })
}
