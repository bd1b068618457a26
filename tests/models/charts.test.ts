import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { type ChartModel, chartOf } from '~/machines/reading/chart'
import type { MachinePage } from '~/machines/reading/page'
import { overlapsOf, overlapsOfCounts } from '~/machines/reading/quality'
import { studioConfig } from '~/machines/reading/studio'
import { allFiles, allPages, type Drawing, drawingOf } from '../../scripts/machines/generate'
import { KEPT } from '../../scripts/machines/kept'
import { markdownOf } from '../../scripts/machines/markdown'
import { allRules, untested } from '../../scripts/machines/rules'

const FOLDER = 'docs/machines'
const pages = await allPages()
const drawings = new Map<string, Promise<Drawing>>()

/** Once for all tests of this file. */
function drawing(page: MachinePage): Promise<Drawing> {
  const drawn = drawings.get(page.id) ?? drawingOf(page)
  drawings.set(page.id, drawn)
  return drawn
}

const NOTHING = { labelOnLabel: 0, labelOnState: 0, lineOnLabel: 0, wordsOverEdge: 0, lineOnState: 0 }

/** In which share of their size the largest are seen whole. */
const SMALLEST: Record<string, number> = { cart: 0.38, checkout: 0.24 }

const NOTHING_COUNTED = { onLabel: 0, onState: 0, onNumber: 0, onLine: 0, missing: [] }

describe.each(pages.map((page) => [page.id, page] as const))('the chart of %s', (_, page) => {
  const { chart, words } = page

  test('covers nothing with anything, large and small, and has its words in their boxes', async () => {
    const { layout, outline } = await drawing(page)
    expect([overlapsOf(layout), overlapsOf(outline)]).toEqual([NOTHING, NOTHING])
  })

  test('has a place for every count and every share, alone and beside others, where it covers nothing', async () => {
    const {
      layout,
      places: { alone, beside },
    } = await drawing(page)
    expect([overlapsOfCounts(layout, alone), overlapsOfCounts(layout, beside)]).toEqual([
      NOTHING_COUNTED,
      NOTHING_COUNTED,
    ])
    const open = layout.states.filter(({ node }) => node.type !== 'final').map(({ node }) => node.id)
    expect([alone, beside].map(({ states }) => states.map(({ state }) => state))).toEqual([open, open])
  })

  test('is seen whole in nearly half of its size on a page of 1280 by 1000 pixels, but for the two largest', async () => {
    const { width, height } = (await drawing(page)).layout
    expect(Math.min(1214 / width, 820 / height)).toBeGreaterThan(SMALLEST[chart.id] ?? 0.45)
  })

  test('says in words what its picture leaves out: what each state runs, and what each transition asks and does', () => {
    const lines = markdownOf(page).split('\n')
    const runs = Object.values(chart.nodes).flatMap(({ entry, exit }) => [
      ...entry.map((action) => `- \`entry / ${action}\``),
      ...exit.map((action) => `- \`exit / ${action}\``),
    ])
    expect(lines.filter((line) => /^- `(entry|exit) \//.test(line))).toEqual(runs)
    for (const { label, guard, actions } of chart.edges) {
      const done = [label, guard ? `[${guard}]` : '', actions.length ? `/ ${actions.join(', ')}` : ''].filter(Boolean)
      expect(lines.some((line) => done.every((part) => line.split('`').at(-2)?.includes(part)))).toBe(true)
    }
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
  const files = await allFiles({ pages, drawing })
  const there = globSync(`${FOLDER}/**/*.*`)
    .map((path) => path.slice(FOLDER.length + 1))
    .filter((path) => !KEPT.includes(path))
  expect(there.sort()).toEqual(Object.keys(files).sort())
  const stale = there.filter((path) => readFileSync(`${FOLDER}/${path}`, 'utf8') !== files[path])
  expect(stale).toEqual([])
  // five hundred files are made at once, on a machine that does other things besides
}, 180_000)

test('every rule has a test that names it, or a reason that is still needed', () => {
  expect(untested(allRules(pages))).toEqual({ missing: [], stale: [] })
})
