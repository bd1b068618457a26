import { spawn } from 'node:child_process'
import { constants } from 'node:os'

export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 19)
}

/** A child that owns the terminal: signals go on to it, and its exit code is the answer. */
export function run(command, args, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...variables } })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const pass = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, pass)
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}
