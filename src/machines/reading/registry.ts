import type { AnyStateMachine } from 'xstate'
import type { AnyModel } from '../proving/model'
import { isMachine } from '../proving/xstate-internals'
import type { AnyNotes } from './notes'

type Module = Record<string, unknown>
type Files = Record<string, () => Promise<Module>>

const machines: Files = import.meta.glob<Module>('../*/*/*.machine.ts')
const models: Files = import.meta.glob<Module>('../*/*/*.model.ts')
const notes: Files = import.meta.glob<Module>('../*/*/*.notes.ts')
const connects: Files = import.meta.glob<Module>('../*/*/*.connect.ts')

/** One registered machine. Each part is loaded when it is asked for, and null where its file is missing. */
type Registered = {
  id: string
  area: string
  folder: string
  machine: () => Promise<AnyStateMachine>
  model: () => Promise<AnyModel | null>
  notes: () => Promise<AnyNotes | null>
  connect: () => Promise<((snapshot: unknown) => unknown) | null>
}

/** Every machine of the project, in the order of its name. */
export const registry: readonly Registered[] = Object.keys(machines)
  .map((path) => path.replace(/^\.\.\/(.+)\/[^/]+\.machine\.ts$/, '$1'))
  .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  .map(registered)

/** `place`: area and folder below src/machines, 'cart/cart-rules'. */
function registered(place: string): Registered {
  const folder = nameOf(place)
  const id = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const path = (role: string) => `../${place}/${folder}.${role}.ts`
  return {
    id,
    area: place.slice(0, place.indexOf('/')),
    folder,
    machine: async () => {
      const machine = (await load(machines, path('machine')))?.[`${id}Machine`]
      if (!isMachine(machine)) throw new Error(`${folder}.machine.ts does not export ${id}Machine`)
      return machine
    },
    // the casts of this file: what a glob finds has no type, tests/models/registry.test.ts checks each shape
    model: async () => ((await load(models, path('model')))?.[`${id}Model`] as AnyModel | undefined) ?? null,
    notes: async () => ((await load(notes, path('notes')))?.[`${id}Notes`] as AnyNotes | undefined) ?? null,
    connect: async () =>
      ((await load(connects, path('connect')))?.[`connect${id[0]?.toUpperCase()}${id.slice(1)}`] as
        | ((snapshot: unknown) => unknown)
        | undefined) ?? null,
  }
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('/') + 1)
}

const load = (files: Files, path: string) => files[path]?.() ?? Promise.resolve(null)
