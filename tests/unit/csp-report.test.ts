import { expect, test } from 'vitest'
import { takeCspReport } from '~/services/request/pipeline/csp-report.server'

const report = (body: unknown, type = 'application/csp-report') =>
  takeCspReport(
    new Request('http://localhost:3000/api/csp-report', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

test('both forms of a report are taken', async () => {
  const old = {
    'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': 'http://x' },
  }
  expect((await report(old)).status).toBe(204)
  const many = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'http://evil' } }]
  expect((await report(many, 'application/reports+json')).status).toBe(204)
})

test.each([
  ['text/plain', '{}', 415],
  ['application/csp-report', '{', 400],
  ['application/csp-report', '{"__proto__":{"a":1}}', 400],
  ['application/csp-report', '{"csp-report":{}}', 422],
])('%s with %s is answered %i', async (type, body, status) => {
  await expect(report(body, type)).rejects.toMatchObject({ status })
})
