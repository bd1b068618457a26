const KEY = Symbol.for('playchart')

/**
 * One value per process under a name. The Nitro plugin and the application are bundled apart and hold different
 * copies of every module; what they share lives on `globalThis`.
 */
export function shared<T>(name: string, make: () => T): T {
  const registry = registryOf(globalThis)
  if (!registry.has(name)) registry.set(name, make())
  return registry.get(name) as T // the name is written once, beside its type
}

export const forget = (name: string) => registryOf(globalThis).delete(name)

function registryOf(global: typeof globalThis & { [KEY]?: Map<string, unknown> }) {
  global[KEY] ??= new Map()
  return global[KEY]
}

/** As `shared`, for something that opens: a failure is forgotten, so that the next caller tries again. */
export function sharedPromise<T>(name: string, open: () => Promise<T>): Promise<T> {
  return shared(name, () => {
    const opening = open()
    opening.catch(() => forget(name))
    return opening
  })
}
