import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { PLACES } from '../../../scripts/machines/places'
import { stateHref } from '../../../src/components/machines/state-href'
import { followed } from '../../../src/machines/proving/way'
import { recipeOf } from '../../../src/machines/recording/recipe'
import { stateId } from '../../../src/services/flows/machines/machines.rules'
import type {
  MachineStates,
  PageSize,
  PageState,
  StatesFile,
} from '../../../src/services/flows/machines/states.contract'
import type { Adapter } from './machine-tour'
import { QA_KEY } from './process'
import { expect } from './shop'
import type { Language } from './words'

const file: StatesFile = JSON.parse(readFileSync('docs/machines/states.json', 'utf8'))

/** One link of the gallery: a state of a machine in a language, at a size. */
export type StateLink = {
  id: string
  machine: MachineStates
  state: PageState
  language: Language
  size: PageSize
  href: string
}
type Kind = { language: Language; size: PageSize }

/** As the gallery makes it. */
export function linkOf(machine: MachineStates, state: PageState, { language, size }: Kind): StateLink {
  const prefix = language === 'en' ? '' : `/${language}`
  const href = stateHref(state, { key: machine.isKeyed ? QA_KEY : '', prefix })
  return { id: stateId(machine.id, state), machine, state, language, size: machine.size ?? size, href }
}

export const machinesOfGallery = file.machines

/** The table of a machine's tour; null where it has none. */
export async function adapterFor({ id }: Pick<MachineStates, 'id'>): Promise<Adapter | null> {
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const module = new URL(`../models/${name}.ui.ts`, import.meta.url)
  return existsSync(module) ? (await import(module.href)).adapter : null
}

/** Opens the link, and waits until its flow stands where the recipe leads. */
export async function openState(page: Page, { href, state }: StateLink) {
  const answer = await page.goto(href)
  expect(answer?.status(), href).toBeLessThan(400)
  if (state.stages.length > 0) await expect(page.locator('html'), href).toHaveAttribute('data-staged', 'done')
  else await expect(page.locator('html[data-live]')).toBeAttached()
}

/** What the machine draws in that state; null where it draws nothing, or nothing that bears its name. */
export function drawnIn(page: Page, { machine: { id }, state }: StateLink, adapter: Adapter | null) {
  const recipe = recipeOf(state.stages.at(-1) ?? '')
  const own = page.locator(`[data-machine=${id}]`)
  if (PLACES[id]?.isNameless) return null
  if (!adapter || !recipe) return own.first()
  const { snapshot } = followed(adapter.model, recipe)
  return isDrawn(adapter, snapshot) ? (adapter.root?.(page) ?? own.first()) : null
}

/** One that has ended below another is gone. */
function isDrawn({ connect, isDrawn: draws, place }: Adapter, snapshot: AnyMachineSnapshot) {
  if (snapshot.status !== 'active' && place.within) return false
  return draws?.(connect(snapshot)) ?? true
}
