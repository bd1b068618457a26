import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FLAGS, flagsOf, VARIABLES } from '../../scripts/server/server-node'

/** Says how it runs instead of serving. */
const SERVER = `console.log(JSON.stringify({ flags: process.execArgv, arenas: process.env.MALLOC_ARENA_MAX, pid: process.pid }))`
/** What Node says of itself is all that the start script knows of its age. */
const OLD = `Object.defineProperty(process.versions, 'node', { value: '20.11.0' })`
const STAMP = `import { digestOfSources } from './scripts/server/build.mjs'; console.log(digestOfSources())`

let folder = ''
/** The start script with a build that is up to date. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'playchart-start-'))
  cpSync('scripts', join(folder, 'scripts'), { recursive: true })
  mkdirSync(join(folder, '.output/server'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  write('.output/server/index.mjs', SERVER)
  write('old.mjs', OLD)
  // the dependencies' own Node: a new one, whatever the first was
  write('node_modules/.bin/node', `#!/bin/sh\nunset NODE_OPTIONS\nexec '${process.execPath}' "$@"\n`)
  chmodSync(join(folder, 'node_modules/.bin/node'), 0o755)
  const digest = execFileSync(process.execPath, ['--input-type=module', '-e', STAMP], { cwd: folder })
  write('.output/build.stamp', String(digest).trim())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

type Started = { flags: string[]; arenas: string; isSameProcess: boolean }

function start(variables: Record<string, string> = {}, flags: string[] = []): Started {
  const env = { PATH: process.env.PATH, ...variables }
  const { stdout, pid } = spawnSync(process.execPath, [...flags, 'scripts/start.mjs'], { cwd: folder, env })
  const { pid: own, ...said } = JSON.parse(String(stdout))
  return { ...said, isSameProcess: own === pid }
}

const BOUNDED = { flags: flagsOf({}), arenas: VARIABLES.MALLOC_ARENA_MAX }

test('the server of npm start has a bounded heap and few arenas, and signals reach it', () => {
  expect(start()).toEqual({ ...BOUNDED, isSameProcess: true })
  expect(start({ DATABASE_URL: 'postgres://db/shop' }).flags).toEqual(FLAGS)
  expect(FLAGS).not.toEqual(BOUNDED.flags)
})

test('so it has under a Node that is too old and goes on with the one of the dependencies', () => {
  expect(start({ NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'old.mjs'))}` })).toMatchObject(BOUNDED)
})

test('flags and variables that an operator has chosen win', () => {
  const chosen = { NODE_OPTIONS: '--max-old-space-size=900', MALLOC_ARENA_MAX: '4' }
  const own = BOUNDED.flags.filter((flag) => !flag.startsWith('--max-old-space-size'))
  expect(start(chosen, ['--no-warnings'])).toMatchObject({ flags: [...own, '--no-warnings'], arenas: '4' })
})
