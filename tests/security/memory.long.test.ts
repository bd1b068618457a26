import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'

const MINUTES = 3
const LIMITS = { embedded: 600, hosted: 300 }
const kind = process.env.TEST_DATABASE_URL ? 'hosted' : 'embedded'
const Result = z.object({ limitMb: z.number(), mostMb: z.number(), requests: z.number(), failures: z.number() })

/** The half hour of `npm run soak` in short: a process that is too large is so after minutes. */
test(
  `a process that is run as npm start runs it holds ${LIMITS[kind]} MB at most under mixed load, ${kind}`,
  async () => {
    const args = ['scripts/bench/soak.mjs', String(MINUTES), ...(kind === 'hosted' ? ['--hosted'] : [])]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    const { limitMb, mostMb, requests, failures } = Result.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
    expect(limitMb).toBe(LIMITS[kind])
    expect(mostMb).toBeLessThanOrEqual(limitMb)
    expect(failures).toBeLessThanOrEqual(requests / 1000)
  },
  (MINUTES + 4) * 60_000,
)
