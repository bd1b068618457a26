import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesNamedIn } from '../../scripts/machines/specification'
import { readableTitles } from '../../scripts/machines/titles'

describe('titles of tests, as /machines/rules shows them', () => {
  let folder = ''
  beforeAll(() => {
    mkdirSync('.cache', { recursive: true })
    folder = mkdtempSync('.cache/titles-')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const titlesOf = (text: string) => {
    const file = join(folder, 'sample.ts')
    writeFileSync(file, text)
    return readableTitles(file)
  }

  test('say what a placeholder stands for', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file
    expect(titlesOf('test(`S-001 (${language}, ${outcome.kind}, ${page_})`, run)')).toEqual([
      'S-001 (each language, each kind, each page)',
    ])
    expect(titlesOf('test.each(LIST)("S-001 of %s", run)')).toEqual(['S-001 of …'])
  })

  test('take the first row of a table as an example, or each where rows say which rule they are about', () => {
    expect(titlesOf('test.each([["nl", 1], ["de", 2]])("S-001 in %s", run)')).toEqual(['S-001 in nl (and 1 more)'])
    expect(titlesOf('test.each([["S-001", "a"], ["S-002", "b"]])("%s is %s", run)')).toEqual([
      'S-001 is a',
      'S-002 is b',
    ])
  })

  test('are found of invariants, and of what the rows of an oracle say', () => {
    expect(titlesOf('const invariants = [{ name: "S-001 always", holds }]')).toEqual(['S-001 always'])
    expect(titlesOf('always({ rule: ["S-001", "S-002"], says: "it is so" }, check)')).toEqual(['S-001 S-002 it is so'])
    expect(titlesOf('always({ decided: "E-05", says: "it is so" }, check)')).toEqual([])
  })

  test('name a range of rules by its ends', () => {
    expect(rulesNamedIn('S-290 to S-292, S-177…S-178 and F-35b')).toEqual([
      ...['S-290', 'S-292', 'S-177', 'S-178', 'F-35b'],
      'S-291',
    ])
  })
})
