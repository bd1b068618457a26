import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The engine without a browser's window around it. */
const SHELL = '/usr/bin/chromium-headless-shell'
const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/**
 * For tests: the same engine, a third less of the processor's time than a browser that draws its window unseen
 * (docs/decisions/0027-what-tests-share.md). Where it is missing, findChromium's answer.
 */
export function findHeadlessShell() {
  return process.env.CHROMIUM === undefined && existsSync(SHELL) ? SHELL : findChromium()
}

/** CHROMIUM, the system's, Playwright's own; where none is, one is installed. Null, with a line, when that fails too. */
export function findChromium() {
  return [process.env.CHROMIUM ?? '', ...KNOWN, playwrights()].find((path) => existsSync(path)) ?? installed()
}

function playwrights(): string {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return chromium.executablePath()
}

function installed() {
  const ways: Array<[string, string[]]> = [
    [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ]
  for (const [command, args] of ways) {
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
