import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** CHROMIUM, the system's, Playwright's own; where none is, one is installed. Null, with a line, when that fails too. */
export function findChromium() {
  const present = [process.env.CHROMIUM, ...KNOWN, playwrights()].find((path) => path && existsSync(path))
  return present ?? installed()
}

function playwrights() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return chromium.executablePath()
}

function installed() {
  for (const [command, ...args] of [
    [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 })
    } catch {
      // the next way may work
      continue
    }
    const path = [...KNOWN, playwrights()].find((each) => existsSync(each))
    if (path) return path
  }
  console.error('No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.')
  return null
}
