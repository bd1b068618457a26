// npm start: builds when the build is missing or older than what it is made of, then becomes the server.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isNewEnough, run } from './server/run.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const entry = join(root, '.output/server/index.mjs')
const stamp = join(root, '.output/build.stamp')
/** Read by jsonOfBuild. */
const READ_AT_START = [
  'src/content/contentful-export.json',
  'node_modules/@shopify/hydrogen-react/storefront.schema.json',
]
const ownNode = join(root, 'node_modules/.bin/node')

// npm itself may run on an older Node; the dependencies bring their own
if (!isNewEnough(process.versions.node)) {
  const again = [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  if (existsSync(ownNode)) process.exit(await run(ownNode, again))
  console.error(`Node ${process.version} is too old: 22.19 or newer is needed.`)
  process.exit(1)
}

await build()
if (!process.argv.includes('--build-only')) await becomeServer()

/** Flags and glibc's settings are read when a process begins. Whoever names a flag in NODE_OPTIONS has chosen its value. */
async function becomeServer() {
  const { flagsOf, VARIABLES } = await import('./server/server-node.ts')
  const { NODE_OPTIONS = '' } = process.env
  const flags = flagsOf(process.env).filter((flag) => !NODE_OPTIONS.includes(flag.slice(0, flag.indexOf('='))))
  const variables = { NODE_ENV: 'production', ...VARIABLES, ...process.env }
  const command = [...flags, ...process.execArgv, entry]
  // the same process, to whom signals go; Windows knows nothing of the kind
  if (process.platform !== 'win32') process.execve(process.execPath, [process.execPath, ...command], variables)
  process.exit(await run(process.execPath, command, variables))
}

async function build() {
  // an old Node has not what this needs, and has been left by now
  const { digestOfSources } = await import('./server/build.mjs')
  const { GENERATORS } = await import('./server/generators.mjs')
  const { isAsLocked } = await import('./server/installed.ts')
  if (!isAsLocked()) {
    console.error('What is installed is not what package-lock.json names: npm ci')
    process.exit(1)
  }
  const digest = digestOfSources()
  if (existsSync(entry) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  const steps = [...Object.values(GENERATORS), ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']]
  if (!steps.every(([program]) => existsSync(program))) {
    console.error('There is no build of these sources, and what builds is not installed: npm ci --include=dev')
    process.exit(1)
  }
  console.log(existsSync(entry) ? 'The sources changed: building …' : 'First start: building …')
  rmSync(stamp, { force: true })
  for (const step of steps) {
    const code = await run(process.execPath, step, { NODE_ENV: 'production' })
    if (code !== 0) process.exit(code)
  }
  mkdirSync(dirname(stamp), { recursive: true })
  // a container takes .output alone
  cpSync('src/content/media', '.output/media', { recursive: true })
  for (const file of READ_AT_START) cpSync(file, join('.output/json', basename(file)))
  const rendered = await run(process.execPath, ['src/services/upstreams/media/embedded/render-for-build.ts'])
  if (rendered !== 0) process.exit(rendered)
  // written last: a build that failed half way leaves no stamp
  writeFileSync(stamp, digest)
}
