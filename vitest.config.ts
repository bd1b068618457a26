import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const { DATABASE_URL = '', REDIS_URL = '' } = process.env

/**
 * With DATABASE_URL the tests are about PostgreSQL and Redis. What is about PGlite alone (its lock, its one process) is
 * named *.pglite.test.ts and left out then; what needs several processes on one database is named *.hosted.test.ts and
 * left out otherwise.
 */
const otherEngine = DATABASE_URL ? '**/*.pglite{,.long}.test.ts' : '**/*.hosted{,.long}.test.ts'

/** What takes long and can hardly break unnoticed: `npm run test:all` alone. */
const long = process.env.TEST_ALL ? [] : ['**/*.long.test.ts']

// stands beside app.config.ts so that unit tests load neither Start nor Nitro
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // vitest would hand us graphql's ES build while the GraphQL tools require its CommonJS one: two realms
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  plugins: [react()],
  test: {
    include: ['tests/{unit,contract,models,security,faults,rules}/**/*.test.{ts,tsx}'],
    exclude: [otherEngine, ...long],
    environment: 'node',
    // tests/support/own-state.ts gives each test file and each server a database of its own
    env: {
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
      REDIS_URL: '',
      TEST_DATABASE_URL: DATABASE_URL,
      TEST_REDIS_URL: REDIS_URL,
    },
    // for a busy machine; what must be quick says so itself
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // loading each module anew for each file would cost a third of the time (docs/decisions/0027-what-tests-share.md)
    isolate: Boolean(process.env.TEST_ALL),
    setupFiles: ['tests/support/own-process.ts'],
    allowOnly: false,
    sequence: { hooks: 'list' },
  },
})
