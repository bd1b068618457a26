import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name).toSorted()

test('.env.example has every variable that the process reads, and no other', () => {
  const read = namesIn('src/services/platform/env/env.server.ts', /^ {2}([A-Z][A-Z_]+): /gm)
  // set by the scripts: a build for production, or development
  expect(read.filter((name) => name !== 'NODE_ENV')).toEqual(namesIn('.env.example', /^#([A-Z_]+)=/gm))
})
