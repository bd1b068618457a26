import { describe, expect, test } from 'vitest'
import { withWalks } from '~/components/machines/chart-coverage'
import { percentOf } from '~/components/machines/coverage'
import type { WalkOfMachine } from '~/services/flows/machines/coverage.contract'
import { sumOf, takenByUnit, takenInBrowser } from '~/services/flows/machines/coverage.rules'
import { placesOf, playedAt, screensOf } from '~/services/flows/machines/screens.rules'
import type { PageState, StatesFile } from '~/services/flows/machines/states.contract'

const walk: WalkOfMachine = {
  transitions: 4,
  unit: ['m.a::X::0'],
  waived: { 'm.a::X::0': 'nobody can' },
  browser: { always: ['m.a::X::0', 'm.a::Y::0', 'm.a::Z::0'], long: ['m.a::X::0', 'm.a::Y::0'] },
  untoured: null,
}

describe('what tests take of a machine', () => {
  test('is counted without what is waived, in the browser by the longest tour that went through', () => {
    expect(takenByUnit(walk)).toEqual({ taken: 3, of: 3 })
    expect(takenInBrowser(walk)).toEqual({ taken: 2, of: 3 })
    const short = { ...walk, browser: { always: ['m.a::Y::0'], long: null } }
    expect(takenInBrowser(short)).toEqual({ taken: 3, of: 4 })
    expect(takenInBrowser({ ...walk, browser: null })).toBeNull()
    expect(sumOf([{ taken: 1, of: 2 }, null, { taken: 2, of: 3 }])).toEqual({ taken: 3, of: 5 })
  })

  test('is never a hundred per cent where one is missing', () => {
    expect([
      percentOf({ taken: 999, of: 1000 }),
      percentOf({ taken: 3, of: 3 }),
      percentOf({ taken: 0, of: 0 }),
    ]).toEqual([99, 100, 100])
  })

  test('colours each line by the least of what it stands for', () => {
    const line = (ids: string) =>
      `<g data-transitions="${ids}" data-tone="event"><path d="M0" fill="none" stroke="#404c53"/></g>`
    const drawn = withWalks(`${line('m.b::W::0')}${line('m.b::W::0 m.a::Y::0')}${line('m.a::X::0')}`, walk)
    expect([...drawn.matchAll(/stroke="(#\w+)"/g)].map(([, colour]) => colour)).toEqual([
      '#24603a',
      '#8c5f08',
      '#a8231b',
    ])
  })
})

describe('the screen of a state', () => {
  const state = (name: string, leaf: string): PageState => ({
    ...{
      state: name,
      title: name,
      path: '/m',
      leaves: [leaf],
      persona: 'parent',
      told: null,
      flag: null,
      preview: null,
    },
    ...{ stages: [`m ${name}`], steps: [] },
  })
  const machine = { id: 'm', area: 'shop', title: 'M', sentence: '', size: null, isKeyed: false }
  const file: StatesFile = {
    machines: [{ ...machine, states: [state('g.b', 'm.g.b')], reasons: { 'm.g.a': 'it is passed at once' } }],
    unseen: [{ id: 'n', title: 'N', reason: 'it draws nothing' }],
  }
  const nodes = {
    'm.g': { id: 'm.g', path: 'g', children: ['m.g.a', 'm.g.b'] },
    'm.g.a': { id: 'm.g.a', path: 'g.a', children: [] },
    'm.g.b': { id: 'm.g.b', path: 'g.b', children: [] },
  }

  test('is its recipe, that of a group the first one in it, and else the reason', () => {
    const seen = {
      path: '/m',
      stages: ['m g.b'],
      persona: 'parent',
      told: null,
      flag: null,
      preview: null,
      gallery: 'm g.b',
    }
    expect(screensOf('m', nodes, file)).toEqual({
      ...{ 'm.g': seen, 'm.g.b': seen },
      'm.g.a': { reason: 'it is passed at once' },
    })
  })

  test('of a rule is that in which its transition is taken, else that of its state; nowhere where no page shows either', () => {
    const screens = screensOf('m', nodes, file)
    const kept = { machine: 'm', states: [], transitions: [] }
    const seen = screens['m.g.b']
    expect(playedAt({ ...kept, transitions: ['m.g.a::GO::0', 'm.g.b::GO::0'], states: ['g.a'] }, screens)).toEqual(seen)
    expect(playedAt({ ...kept, states: ['g.a', 'g'] }, screens)).toEqual(seen)
    expect(playedAt({ ...kept, states: ['g.a'] }, screens)).toBeNull()
    expect(playedAt({ ...kept, states: [''] }, { m: { reason: 'it draws nothing' } })).toBeNull()
  })

  test('stands with a rule in the words of the notes, and as the code calls it', () => {
    const kept = { machine: 'm', states: ['', 'g.a'], transitions: ['m.g.b::xstate.done.actor.ask::0'] }
    expect(placesOf(kept, { 'g.a': { title: 'Asked' }, 'g.b': { title: 'Asking' } })).toEqual([
      { words: 'Everywhere', path: '' },
      { words: 'Asked', path: 'g.a' },
      { words: 'Asking: done: ask', path: 'm.g.b::xstate.done.actor.ask::0' },
    ])
  })

  test('is nowhere for a machine that no page shows', () => {
    expect(screensOf('n', nodes, file)['m.g']).toEqual({ reason: 'it draws nothing' })
  })
})
