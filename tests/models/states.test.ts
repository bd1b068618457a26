import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explore } from '~/machines/proving/explore'
import { shortestWays } from '~/machines/proving/shortest'
import { followed } from '~/machines/proving/way'
import { nodesOf } from '~/machines/proving/xstate-internals'
import { chartOf } from '~/machines/reading/chart'
import { registry } from '~/machines/reading/registry'
import { recipeOf, recipeText } from '~/machines/recording/recipe'
import { stateText } from '~/machines/runtime/reading'
import { stateId } from '~/services/flows/machines/machines.rules'
import type { StatesFile } from '~/services/flows/machines/states.contract'
import { PLACES, UNSEEN } from '../../scripts/machines/places'
import { PICTURED, pictureNames } from '../e2e/support/pictured'

const PICTURES = 'docs/states'
const file: StatesFile = JSON.parse(readFileSync('docs/machines/states.json', 'utf8'))

test('every machine has a place on a page or a reason for none, and none has both', () => {
  expect([...Object.keys(PLACES), ...Object.keys(UNSEEN)].sort()).toEqual(registry.map(({ id }) => id).sort())
  expect(file.machines.map(({ id }) => id).sort()).toEqual(Object.keys(PLACES).sort())
})

describe.each(file.machines.map((machine) => [machine.id, machine] as const))('the states of %s', (id, { states }) => {
  test('are all in which it rests, and each recipe leads to its own', async () => {
    const model = await registry.find((entry) => entry.id === id)?.model()
    if (!model) return expect.unreachable(`${id} has no model`)
    const staged = states.filter(({ stages }) => stages.length > 0)
    for (const { state, stages } of staged) {
      const recipe = recipeOf(stages.at(-1) ?? '')
      expect(recipe, stages.join()).not.toBeNull()
      if (recipe) expect(stateText(followed(model, recipe).snapshot.value), stages.join()).toBe(state)
    }
    const { nodes } = chartOf(model.machine)
    const rested = new Set([...explore(model).snapshots.values()].flatMap((snapshot) => nodesOf(snapshot)))
    const leaves = Object.values(nodes).filter(
      ({ children, path, ...node }) =>
        children.length === 0 && rested.has(node.id) && !(path in (PLACES[id]?.unseen ?? {})),
    )
    expect(new Set(staged.flatMap((each) => each.leaves))).toEqual(new Set(leaves.map((node) => node.id)))
    expect(new Set(states.map(({ state, persona }) => `${state} ${persona}`)).size).toBe(states.length)
  })
})

test('a way is the shortest of all starts', async () => {
  const model = await registry.find(({ id }) => id === 'addToCart')?.model()
  const ways = model ? shortestWays(explore(model)) : []
  const lengths = Object.fromEntries(ways.map(({ state, edges }) => [state, edges.length]))
  expect(lengths).toEqual({ 'open.idle': 0, adding: 1, 'open.added': 2, 'open.failed': 2, unavailable: 0 })
})

describe('the pictures that are kept', () => {
  const kept = readdirSync(PICTURES).filter((name) => name.endsWith('.png'))

  test('are those that are asked for, each of a state of the gallery', () => {
    expect(kept.sort()).toEqual(
      pictureNames()
        .map((name) => `${name}.png`)
        .sort(),
    )
    const ids = file.machines.flatMap((machine) => machine.states.map((state) => stateId(machine.id, state)))
    expect(Object.keys(PICTURED).filter((id) => !ids.includes(id))).toEqual([])
  })

  test('are at most 120, and 12 MB', () => {
    expect(kept.length).toBeLessThanOrEqual(120)
    const bytes = kept.reduce((sum, name) => sum + statSync(`${PICTURES}/${name}`).size, 0)
    expect(bytes).toBeLessThan(12_000_000)
  })
})

describe('a recipe', () => {
  test('says place, start, what stays of the page, and steps, and is read again as it was written', () => {
    const recipe = {
      ...{ flow: 'kitPage', within: ['addOn:book-seedling'], keeps: ['id', 'locale'], holds: ['scroll'] },
      ...{ start: 2, steps: ['ADD', 'done:addLines~2', 'after:patience'] },
    }
    const text = 'kitPage/addOn:book-seedling~3 keep:id keep:locale hold:scroll ADD done:addLines~2 after:patience'
    expect(recipeText(recipe)).toBe(text)
    expect(recipeOf(text)).toEqual(recipe)
    expect(recipeOf(recipeText({ ...recipe, start: 0, keeps: [], steps: [], within: [] }))).toMatchObject({ start: 0 })
  })

  test.each(['', ' ', '~2', 'cart~0', 'cart~x', 'cart//x', 'a/'])('"%s" is none', (text) => {
    expect(recipeOf(text)).toBeNull()
  })
})
