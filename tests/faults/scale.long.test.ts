import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { PERSONAS_PASSWORD } from '~/content/seed/personas'
import { freePort } from '../../scripts/server/free-port'
import { BROWSER, raw } from '../support/raw-request'
import { cookieIn, heldTokens, postTokens } from '../support/sign-in'

const START_MS = 120_000
const STOP_MS = 20_000
const OPEN = /Ctrl-C stops all of it/

let npm: ChildProcess
const exited = () => npm.exitCode !== null || npm.signalCode !== null
afterEach(() => {
  // the group, as a terminal does it
  if (!exited()) process.kill(-Number(npm.pid), 'SIGINT')
})

const portsIn = (text: string) =>
  [...text.matchAll(/node-\d on (\d+)|127\.0\.0\.1:(\d+)/g)].map(([, a, b]) => Number(a ?? b))
const isRefused = (port: number) =>
  raw({ port }, '/').then(
    () => false,
    () => true,
  )

test(
  'npm run scale opens one address over several nodes, says how to sign in, and Ctrl-C ends everything',
  async () => {
    const port = await freePort()
    const { PATH, HOME } = process.env
    let said = ''
    npm = spawn('npm', ['run', 'scale', '--', '--nodes', '2'], {
      detached: true,
      env: { PATH, HOME, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    npm.stdout?.on('data', (bytes) => (said += String(bytes)))
    await vi.waitFor(() => expect(exited() || OPEN.test(said)).toBe(true), { timeout: START_MS, interval: 200 })
    expect(said).toContain(`http://localhost:${port}\n`)
    expect(said).toContain(`password ${PERSONAS_PASSWORD}`)
    const [, folder = ''] = /logs in (\S+)/.exec(said) ?? []
    const ports = portsIn(said)
    expect([ports.length, existsSync(folder)]).toEqual([4, true])

    const at = { port }
    expect((await raw(at, '/', { headers: BROWSER })).status).toBe(200)
    const cookie = cookieIn(await postTokens(at, await heldTokens(at, 'parent@playchart.test')))
    const account = () => raw(at, '/account', { headers: { ...BROWSER, cookie } })
    for (let turn = 0; turn < 4; turn++) expect((await account()).status).toBe(200)

    process.kill(-Number(npm.pid), 'SIGINT')
    await vi.waitFor(() => expect(exited()).toBe(true), { timeout: STOP_MS, interval: 100 })
    expect([npm.exitCode, said.split('\n').at(-2)]).toEqual([0, 'Stopped; nothing of it is kept.'])
    expect(await Promise.all([port, ...ports].map(isRefused))).toEqual([port, ...ports].map(() => true))
    expect(existsSync(folder)).toBe(false)
  },
  START_MS + 2 * STOP_MS,
)
