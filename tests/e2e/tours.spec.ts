import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import walked from '../../scripts/machines/walked.json' with { type: 'json' }
import { NOBODY } from '../../src/services/domain/people/nobody'
import { type Adapter, GOAL, SIZES, walkTour } from './support/machine-tour'
import { expect, test } from './support/shop'
import { signInAs } from './support/sign-in'

/** What was taken, for scripts/machines/coverage.ts and scripts/machines/tours.ts. */
const COVERAGE = 'reports/coverage/browser'
const WALKED: Record<string, Partial<Record<typeof GOAL, string[]>>> = walked

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
    if (persona && persona !== NOBODY) await signInAs(context.request, server.origin, persona)
    const { steps, planned, taken } = await walkTour({ page, cart, server }, adapter)
    expect(steps).toBeGreaterThan(0)
    const { id } = adapter.model.machine
    mkdirSync(COVERAGE, { recursive: true })
    const report = { goal: GOAL, steps, taken, meant: taken.filter((each) => planned.has(each)) }
    writeFileSync(`${COVERAGE}/${id}.json`, JSON.stringify(report))
    // what /machines says of it, unless `npm run tours` writes that anew
    if (process.env.WALKED === 'new') return
    expect((WALKED[id]?.[GOAL] ?? []).filter((each) => !taken.includes(each))).toEqual([])
  })
}
