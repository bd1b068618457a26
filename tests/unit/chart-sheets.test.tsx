import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ChartBox } from '~/components/machines/chart-box'
import { sheetsOf } from '~/components/machines/sheets-of'
import type { MachineDetails } from '~/services/flows/machines/machines.contract'
import { send } from '../support/render'

const text = (x: number, y: number) =>
  `<text x="${x}" y="${y}" fill="#000000" textLength="80" lengthAdjust="x">a</text>`
const line = (d: string) => `<g data-transitions="m"><path d="${d}" fill="none" stroke="#000000"/></g>`

describe('a large chart on paper', () => {
  test('has no sheet on which nothing is written and no line leads', () => {
    const inner = text(100, 100) + text(100, 2600)
    const { sheets, rows, columns } = sheetsOf({ width: 2000, height: 2700, inner })
    expect([rows, columns]).toEqual([2, 2])
    expect(sheets.map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('has each sheet through which a line leads, from bend to bend', () => {
    const inner = text(100, 100) + line('M100 100L1892 100Q1900 100 1900 108L1900 2600')
    const { sheets } = sheetsOf({ width: 2000, height: 2700, inner })
    expect(sheets.map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ])
  })

  test('what stands on two sheets alone where they are put together needs no sheet more', () => {
    expect(sheetsOf({ width: 1500, height: 700, inner: text(930, 100) }).sheets).toHaveLength(1)
  })
})

test('the letters of a drawing are as large on paper as on the page, whatever stands around it', () => {
  const details: MachineDetails = {
    ...{ id: 'm', title: 'M', sentence: '', route: '/', screen: '/', area: 'Cart', shows: 'chart', goal: null },
    ...{ status: { rules: 0, failing: 0, run: null }, hasHappyPath: false, steps: [], states: [], transitions: [] },
    ...{ rules: [], decisions: [], mutants: null, chart: { width: 2000, height: 2700, inner: text(100, 100) } },
    coverage: { transitions: 0, unit: [], waived: {}, browser: null, untoured: null },
    changes: { since: { commit: '', date: '2026-01-01' }, isNew: true, states: {}, sentences: [] },
  }
  const chart = {
    ...{ machine: 'machineChart', state: 'still', zoom: 100, can: { enlarge: true, reduce: true }, selected: null },
    ...{ isOpening: false, least: 90, isHeld: false, isFitting: false },
  }
  const view = { ...chart, details, numbers: null, visitors: null, shows: 'chart' }
  const drawn = renderToStaticMarkup(<ChartBox view={view} send={send} />)
  expect(drawn).toContain('<g id="drawing" font-size="11" text-rendering="geometricPrecision">')
  expect(drawn.match(/<use href="#drawing">/g)).toHaveLength(1)
})
