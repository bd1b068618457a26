// npm run check: types, lint and the rules of the project.
import { GENERATORS } from './server/generators.mjs'
import { run } from './server/run.mjs'

const steps = [
  ...Object.values(GENERATORS),
  ['node_modules/typescript/bin/tsc', '--noEmit'],
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/rules'],
]
for (const step of steps) {
  const code = await run(process.execPath, step)
  if (code !== 0) process.exit(code)
}
