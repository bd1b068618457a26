import { expect, test } from 'vitest'
import { sourceFiles } from '../support/sources'

const services = sourceFiles('src/services/**/*.ts', 'src/*.ts', 'src/routes/**/*.ts')
/** What comes in: the clients of upstreams read answers, each with a schema of its own. */
const incoming = services.filter(({ path }) => !path.startsWith('src/services/platform/http/'))
const pathsOf = (pattern: RegExp) => incoming.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/*
 * NUL, halves of a character and control characters end in errors of a database. No schema is asked to remember them:
 * whatever comes in from outside passes one of these readers, which look at every text in it.
 */

/** Who reads the bytes of a request, and why each may. */
const READERS: Record<string, string> = {
  'src/services/request/pipeline/body.server.ts': 'readJson and readForm, for every route',
  'src/services/request/pipeline/csp-report.server.ts': 'what browsers report comes under names of its own',
  'src/services/platform/wire/service-app.ts': 'readBody, for every service of the shop',
  'src/services/platform/wire/control.ts': 'bodyOf, for what QA sets',
  'src/services/upstreams/cognito/embedded/cognito.handler.ts': 'the wire of the pool has its own refusals',
  'src/services/upstreams/composition-root.server.ts': 'only looks for the name of an operation',
}

test('what a request brings is read by few, each with a reason', () => {
  const reading = /\b(?:request|req|clone\(\))\.(?:json|text|formData|arrayBuffer|bytes|blob)\(\)/
  expect(pathsOf(reading).sort()).toEqual(Object.keys(READERS).sort())
})

test('each of them looks at the texts', () => {
  const looking = /parseUntrusted|isPlainText|isPlainData/
  const unlooked = Object.keys(READERS).filter((path) => !pathsOf(looking).includes(path))
  expect(unlooked).toEqual(['src/services/upstreams/composition-root.server.ts'])
})

test('JSON from outside has one parser', () => {
  expect(pathsOf(/from 'secure-json-parse'/)).toEqual(['src/services/platform/wire/untrusted-json.ts'])
  const flows = pathsOf(/JSON\.parse\(/).filter((path) => /services\/(flows|request)\//.test(path))
  expect(flows.sort()).toEqual([
    // its own sealed text, and the messages of the build
    'src/services/flows/identity/kept-tokens.server.ts',
    'src/services/request/documents/build/compiled-messages.ts',
  ])
})

test('addresses and payloads of server functions are looked at before anything else', () => {
  expect(pathsOf(/requirePlainQuery\(/)).toContain('src/services/request/pipeline/pipeline.server.ts')
  expect(pathsOf(/requirePlainPayload\(/)).toContain('src/start.ts')
  expect(pathsOf(/plainTexts\b/)).toEqual(
    expect.arrayContaining([
      'src/services/upstreams/shopify/embedded/shopify.handler.ts',
      'src/services/upstreams/shopify/embedded/admin.handler.ts',
    ]),
  )
})
