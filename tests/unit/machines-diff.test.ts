import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, setup } from 'xstate'
import { z } from 'zod'
import { chartOf } from '~/machines/reading/chart'
import { layoutChart } from '~/machines/reading/layout'
import type { AnyNotes } from '~/machines/reading/notes'
import { type MachinePage, machinePage } from '~/machines/reading/page'
import { chartSvg } from '~/machines/reading/svg'
import { comparePages, compareVersions, mergedChart, versionOf } from '../../scripts/machines/compare'
import { marked } from '../../scripts/machines/mark'

type Version = { target: string; delay: string; hasHall: boolean }

function pageOf({ target, delay, hasHall }: Version): MachinePage {
  const machine = setup({ delays: { patience: 1 } }).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { PUSH: target }, after: { patience: 'closed' } },
      open: {},
      ...(hasHall ? { hall: {} } : {}),
    },
  })
  return pageOfMachine(machine, delay)
}

const actions = { ring: () => {}, log: () => {} }

function pageOfMachine(machine: AnyStateMachine, delay = ''): MachinePage {
  const notes: AnyNotes = {
    ...{ id: 'door', title: 'Door', sentence: 'Opens.', route: '/', events: { PUSH: 'pushes' } },
    ...{ guards: {}, actions: {}, actors: {}, delays: { patience: delay } },
    states: Object.fromEntries(['closed', 'open', 'hall'].map((key) => [key, { title: key, decided: 'E-01' }])),
    schemas: { input: z.never(), context: z.never(), events: {} },
  }
  return machinePage(chartOf(machine), notes, { area: 'ui', folder: 'door' })
}

describe('between two versions of a machine', () => {
  const before = pageOf({ target: 'open', delay: '9 seconds', hasHall: false })
  const after = pageOf({ target: 'hall', delay: '8 seconds', hasHall: true })
  const comparison = comparePages(before, after)

  test('a new state, another target and another delay are said', () => {
    expect(comparison.sentences.map(({ text }) => text)).toEqual([
      'New state `door.hall`: “hall”.',
      'Changed, in `door.closed`: When the customer pushes: go on to “**hall**”. Before: When the customer pushes: go on to “**open**”.',
      'Changed, in `door.closed`: When there is no answer for **8** seconds: begin this state again. Before: When there is no answer for **9** seconds: begin this state again.',
    ])
  })

  test('what is gone is said, and drawn where it was', async () => {
    const back = comparePages(after, before)
    expect(back.states).toEqual({ 'door.hall': 'removed' })
    const merged = mergedChart(after.chart, before.chart)
    expect(Object.keys(merged.nodes)).toContain('door.hall')
    const layout = await layoutChart(merged, before.words)
    const plain = chartSvg(layout, { title: '', description: '', sentences: {} })
    expect(marked(plain, layout, back).match(/stroke-dasharray="6 4"/g)).toHaveLength(4)
  })

  test('the same is said of versions that were written down', () => {
    const written: unknown = JSON.parse(JSON.stringify(versionOf(before)))
    expect(written).toEqual(versionOf(before))
    expect(compareVersions(versionOf(before), versionOf(after))).toEqual(comparison)
  })

  test('of a state what it runs now and did not, and what it runs no more', () => {
    const lids = setup({ actions, types: { tags: {} as 'busy' } })
    const lid = (closed: Parameters<typeof lids.createStateConfig>[0]) =>
      pageOfMachine(lids.createMachine({ id: 'door', initial: 'closed', states: { closed } }))
    const was = lid({ entry: ['ring', 'log'] })
    const is = lid({ entry: ['log'], exit: 'log', tags: 'busy' })
    const said = (from: MachinePage, to: MachinePage) => comparePages(from, to).sentences.map(({ text }) => text)
    expect(said(was, is)).toEqual([
      'Changed state `door.closed`: “closed”, new `exit / log`, `tag busy`, gone `entry / ring`.',
    ])
    const turned = lid({ entry: ['log', 'ring'] })
    expect(said(was, turned)).toEqual(['Changed state `door.closed`: “closed”, in another order.'])
  })

  test('what is only called otherwise is reworded, and said last', () => {
    const machine = setup({ actions }).createMachine({
      id: 'door',
      initial: 'closed',
      states: { closed: {}, open: {} },
    })
    const called = (page: MachinePage, closed: string): MachinePage => ({
      ...page,
      words: {
        ...page.words,
        states: { ...page.words.states, closed: { ...page.words.states.closed, title: closed } },
      },
    })
    const was = pageOfMachine(machine)
    const is = { ...called(was, 'Shut'), chart: structuredClone(was.chart) }
    const open = is.chart.nodes['door.open']
    if (!open) throw new Error('there is no door.open')
    open.entry = ['ring']
    expect(comparePages(was, is).sentences.map(({ text }) => text)).toEqual([
      'Changed state `door.open`: “open”, new `entry / ring`.',
      'Reworded state `door.closed`: “closed” is now “Shut”.',
    ])
  })

  test('words that one sentence alone has are marked together, and nothing else of it is another', () => {
    const version = (told: string, said: string) => ({
      states: {},
      transitions: { push: { ...{ told, does: 'opens' }, source: 'door.closed', said } },
    })
    const [was, is] = ['When she sees words of it: open.', 'When words of it have come here: open.']
    const [text = ''] = compareVersions(version('1', was), version('2', is)).sentences.map((each) => each.text)
    expect(text).toBe(
      'Reworded, in `door.closed`: When words of it **have come here**: open. Before: When **she sees** words of it: open.',
    )
    expect(text.replaceAll('**', '')).toBe(`Reworded, in \`door.closed\`: ${is} Before: ${was}`)
  })

  test('nothing is said of what stayed', () => {
    expect(comparePages(before, before).sentences).toEqual([])
  })
})
