import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { type ChartModel, chartOf } from '~/machines/reading/chart'
import { layoutChart, layoutOutline } from '~/machines/reading/layout'
import { overlapsOf } from '~/machines/reading/quality'
import { studioConfig } from '~/machines/reading/studio'
import { allFiles, allPages } from '../../scripts/machines/generate'
import { allRules, untested } from '../../scripts/machines/rules'

const FOLDER = 'docs/machines'
const pages = await allPages()
const NOTHING = { labelOnLabel: 0, labelOnState: 0, lineOnLabel: 0, lineOnState: 0 }

describe.each(pages.map((page) => [page.id, page] as const))('the chart of %s', (_, { chart, words }) => {
  test('covers nothing with anything, large and small', async () => {
    expect(overlapsOf(await layoutChart(chart, words))).toEqual(NOTHING)
    expect(overlapsOf(await layoutOutline(chart))).toEqual(NOTHING)
  })

  test('is the same machine again when Stately Studio or xstate reads it', () => {
    const config: object = JSON.parse(JSON.stringify(studioConfig(chart, words)))
    expect(comparable(chartOf(createMachine(config)))).toEqual(comparable(chart))
  })
})

/** Only the way to a child's news is no transition that a reader sees, and an id in another order none at all. */
const comparable = ({ nodes, edges }: ChartModel) => ({
  nodes: Object.values(nodes).sort((one, other) => (one.id < other.id ? -1 : 1)),
  edges: [...edges].sort((one, other) => (one.id < other.id ? -1 : 1)),
})

test('docs/machines is what `npm run machines` writes today', async () => {
  const files = await allFiles()
  const there = globSync(`${FOLDER}/**/*.*`).map((path) => path.slice(FOLDER.length + 1))
  expect(there.sort()).toEqual(Object.keys(files).sort())
  const stale = there.filter((path) => readFileSync(`${FOLDER}/${path}`, 'utf8') !== files[path])
  expect(stale).toEqual([])
})

test('every rule that a machine keeps has a test that names it, or a reason that is still needed', () => {
  expect(untested(allRules(pages))).toEqual({ missing: [], stale: [] })
})
