import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logText } from '~/machines/recording/log-file'
import { sessionOf } from '../support/recorded'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A log of the sign-in, as the inspector saves it. */
async function savedLog() {
  const file = join(folder, 'session.jsonl')
  await writeFile(file, logText(await sessionOf('signIn')))
  return file
}

const replay = (file: string) => promisify(execFile)(process.execPath, ['scripts/replay.mjs', file])

test('npm run replay says of each machine of a log that it goes the same way', { timeout: 60_000 }, async () => {
  const { stdout } = await replay(await savedLog())
  expect(stdout).toMatch(/signIn \(.*\), \d+ events.*: the same/)
})

test('and ends badly where one goes another way, with the event at which it does', { timeout: 60_000 }, async () => {
  const file = await savedLog()
  const text = await readFile(file, 'utf8')
  const changed = text.replace(/("kind":"event".*?"snapshot":\{[^}]*?"value":)"\w+"/, '$1"elsewhere"')
  expect(changed).not.toBe(text)
  await writeFile(file, changed)
  const failure: unknown = await replay(file).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 1, stdout: expect.stringContaining('goes another way at event') })
})
