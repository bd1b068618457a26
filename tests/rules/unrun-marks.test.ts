import { expect, test } from 'vitest'
import { sourceFiles } from '../support/sources'
import { unrunMarks } from '../support/unrun-marks'

test('no test is left out, runs alone, may fail or is tried again', () => {
  expect(sourceFiles('tests/**/*.{ts,tsx}').flatMap(unrunMarks)).toEqual([])
})

/** Marks of the samples, by name: whoever looks through this file's text for tests that do not run finds none. */
const [SKIP, TODO, FIXME] = ['skip', 'todo', 'fixme']

test.each([
  `test.${SKIP}('x', () => {})`,
  `it['skip']('x', () => {})`,
  `it[\`only\`]('x', () => {})`,
  `describe.skipIf(process.env.CI)('x', () => {})`,
  `test.runIf(isLinux)('x', () => {})`,
  `test.fails('x', () => {})`,
  `test.concurrent.skip('x', async () => {})`,
  `describe.sequential.only('x', () => {})`,
  `test.skip.each([1, 2])('%s', () => {})`,
  `test.each([1, 2]).skip('%s', () => {})`,
  `test.${TODO}('later')`,
  `xit('x', () => {})`,
  `xdescribe('x', () => {})`,
  `fit('x', () => {})`,
  `fdescribe('x', () => {})`,
  `test('x', { skip: true }, () => {})`,
  `test('x', () => {}, { 'fails': true })`,
  `test('x', { retry: 3 }, () => {})`,
  `test('x', ({ skip }) => skip())`,
  `test('x', (context) => context.skip())`,
  `const { only: alone } = test; alone('x', () => {})`,
  `const mine = test; mine.only('x', () => {})`,
  `test[process.env.CI ? 'skip' : 'only']('x', () => {})`,
  `import { it as fact } from 'vitest'; fact[how]('x', () => {})`,
  `import { test as base } from '@playwright/test'; base.skip(({ browserName }) => browserName === 'webkit')`,
  `const test = base.extend({}); test.${FIXME}('x', async () => {})`,
  `base.extend({}).fail('x', async () => {})`,
  `test('x', async () => { test.fail() })`,
  `test('x', async ({}, testInfo) => { testInfo.fixme(true) })`,
  `test('x', async () => { test.info().skip() })`,
  `test.describe.configure({ retries: 2 })`,
  `test?.skip('x', () => {})`,
])('%s is found', (source) => {
  expect(unrunMarks({ path: 'x.test.ts', text: source })).toHaveLength(1)
})

test.each([
  `// test.${SKIP}('x')`,
  `test('a wish to .skip a kit', () => { expect('test.only').toBe(text) })`,
  `client.getEntries({ skip: 1, limit: 1 })`,
  `test.each([1])('%s', () => {})`,
  `server.status[which]`,
])('%s is none', (source) => {
  expect(unrunMarks({ path: 'x.test.ts', text: source })).toEqual([])
})
