import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { registry } from '~/machines/reading/registry'
import { NOT_TOURED } from '../e2e/models/not-toured'

const tables = globSync('tests/e2e/models/*.ui.ts').map((file) => basename(file, '.ui.ts'))

test('every machine has a tour on its page or a reason for none, and none has both', () => {
  const toured = registry.filter(({ folder }) => tables.includes(folder)).map(({ id }) => id)
  expect([...toured, ...Object.keys(NOT_TOURED)].sort()).toEqual(registry.map(({ id }) => id).sort())
})

test('every tour is one of a machine', () => {
  expect(tables.filter((table) => !registry.some(({ folder }) => folder === table))).toEqual([])
})
