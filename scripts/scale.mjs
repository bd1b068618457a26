// npm run scale: several nodes of the built server behind a balancer, with a PostgreSQL and a Redis or Valkey of their own.
import { isNewEnough, run } from './server/run.mjs'

if (!isNewEnough(process.versions.node)) {
  console.error(`Node ${process.version} is too old: 22.19 or newer is needed.`)
  process.exit(1)
}
const built = await run(process.execPath, ['scripts/start.mjs', '--build-only'])
if (built !== 0) process.exit(built)
const { scale } = await import('./scale/scale.ts')
await scale()
