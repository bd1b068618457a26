import { spawn } from 'node:child_process'
import { connect } from 'node:net'

const START_MS = 30_000
const LOOK_MS = 100

/** A program that listens on a port of this machine, once it does; `stop` ends it, and so does the end of this process. */
export async function startDaemon(command, args, { port, ...options }) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  const said = collect(child)
  const isOver = ended.then(() => {
    process.off('exit', kill)
    throw new Error(`${command} ended: ${said()}`)
  })
  // after the start nobody waits for it
  isOver.catch(() => undefined)
  await Promise.race([isOver, listening({ port, command, said })]).catch((error) => {
    kill()
    throw error
  })
  return {
    /** SIGINT is PostgreSQL's fast shutdown, which waits for nobody; Redis ends on it too. */
    stop(signal = 'SIGINT') {
      child.kill(signal)
      return ended
    },
  }
}

function collect(child) {
  let text = ''
  const keep = (words) => (text = (text + words).slice(-4000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', (error) => keep(error.message))
  return () => text
}

async function listening({ port, command, said }) {
  for (const until = performance.now() + START_MS; performance.now() < until; ) {
    if (await answers(port)) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`${command} does not listen on ${port}: ${said()}`)
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const tell = (isThere) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => tell(true)).once('error', () => tell(false))
  })
