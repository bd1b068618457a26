import { expect, test } from 'vitest'
import { BROWSER, raw } from '../support/raw-request'
import { seededPlace } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

/** Asked until the shared copy answers: the first visitors may get a rendering of their own. */
async function stateOf(server: Server, path: string): Promise<string> {
  for (let time = 0; time < 100; time++) {
    const { text } = await raw(server, path, { headers: BROWSER })
    const address = /data-page-state="([^"]*)"/.exec(text)?.[1]
    if (address) return address
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${path} names no state`)
}

test('the state of a page is there for whoever opened it before the process was replaced, and is nobody’s own', {
  timeout: PATIENCE_MS,
}, async () => {
  const place = await seededPlace()
  const first = await startServer({ place })
  const address = await stateOf(first, '/products/kit-the-babbler')
  const before = await raw(first, address)
  await first.kill()
  const second = await startServer({ place })
  try {
    const after = await raw(second, address)
    expect([after.status, after.text]).toEqual([200, before.text])
    expect(after.text).toContain('$_TSR.router=')
    expect(after.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(after.headers['set-cookie']).toBeUndefined()
    for (const made of ['/page-state/0000000000000000000000.js', '/page-state/../assets/x.js']) {
      const { status, headers } = await raw(second, made)
      expect([made, [400, 404].includes(status), headers['cache-control']]).toEqual([made, true, 'no-store'])
    }
  } finally {
    await second.kill()
    await place.drop()
  }
})
