import { expect, test, vi } from 'vitest'

/** As the server's plugin and the application have it: the same class, from two copies of its module. */
async function copies<T>(load: () => Promise<T>): Promise<[T, T]> {
  const first = await load()
  vi.resetModules()
  return [first, await load()]
}

test('what keeps a process from its start is known for it, whichever copy of the module has said so', async () => {
  const [plugin, application] = await copies(() => import('~/services/platform/env/cannot-start'))
  expect(application.CannotStart).not.toBe(plugin.CannotStart)
  expect(plugin.isCannotStart(new application.CannotStart('one line'))).toBe(true)
  expect(plugin.isCannotStart(new Error('another fault'))).toBe(false)
})

test('a database that does not answer yet is tried again, whichever copy of the module has asked it', async () => {
  const [plugin, application] = await copies(() => import('~/services/platform/database/postgres'))
  expect(application.Unreachable).not.toBe(plugin.Unreachable)
  expect(plugin.isUnreachable(new application.Unreachable('nobody answers'))).toBe(true)
  expect(plugin.isUnreachable(new Error('another fault'))).toBe(false)
})
