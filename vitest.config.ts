import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

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
    environment: 'node',
    env: { LOG_LEVEL: 'silent' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { hooks: 'list' },
  },
})
