import { describe, expect, test } from 'vitest'
import { textOfResults } from '../../scripts/machines/trace'
import type { Run } from '../../scripts/server/counts'
import { ruleResults } from '../../scripts/server/rule-results'

const ran = (file: string, ...tests: [string, 'passed' | 'failed' | 'skipped'][]): Run['files'][number] => ({
  ...{ file, ms: 0, errors: 0 },
  tests: tests.map(([title, outcome]) => ({ title, outcome, ms: 10 })),
})
const named = (id: string, ...files: string[]) => ({ id, tests: files.map((file) => ({ file, title: `${id} …` })) })
const MODELS = 'tests/models/models.test.ts'

describe('what a run says of a rule', () => {
  const unit: Run = {
    errors: 0,
    files: [
      ran('tests/unit/a.test.ts', ['S-001 holds in en', 'passed'], ['S-001 holds in nl', 'failed'], ['else', 'failed']),
      ran('tests/unit/b.test.ts', ['group > S-002 to S-004 hold', 'passed'], ['S-005 waits', 'skipped']),
      ran(MODELS, ['cart > keeps its invariants', 'passed'], ['cartRules > keeps its invariants', 'failed']),
      ran('tests/models/oracles.test.ts', ['cart > accepts every explored edge', 'failed']),
    ],
  }
  const of = (rule: ReturnType<typeof named>) => ruleResults([rule], [unit])[rule.id]

  test('is that of every test of a file that names it: one that failed is enough, and one in another file none', () => {
    expect(of(named('S-001', 'tests/unit/a.test.ts'))).toEqual([
      { file: 'tests/unit/a.test.ts', outcome: 'failed', ms: 20 },
    ])
    expect(of(named('S-003', 'tests/unit/b.test.ts'))).toEqual([
      { file: 'tests/unit/b.test.ts', outcome: 'passed', ms: 10 },
    ])
  })

  test('is no pass where a test did not run, and nothing where none of a file did', () => {
    expect(of(named('S-005', 'tests/unit/b.test.ts'))?.[0]?.outcome).toBe('failed')
    expect(of(named('S-006', 'tests/e2e/c.spec.ts'))).toBeUndefined()
  })

  test('is that of its machine, and of no other whose name begins alike, for an invariant, a row and a whole flow', () => {
    const [model, oracle] = ['src/machines/cart/cart/cart.model.ts', 'tests/oracles/cart.oracle.ts']
    expect(of(named('S-007', model, oracle))?.map(({ outcome }) => outcome)).toEqual(['passed', 'failed'])
    expect(of(named('S-008', 'src/machines/cart/cart-rules/cart-rules.model.ts'))?.[0]?.outcome).toBe('failed')
    const flow = { id: 'F-35', tests: [{ file: MODELS, title: 'cart takes every transition' }] }
    expect(of(flow)).toEqual([{ file: MODELS, outcome: 'passed', ms: 10 }])
  })
})

test('what a run has said is kept with a line for each rule', () => {
  const results = { 'S-001': [{ file: 'a.test.ts', outcome: 'passed', ms: 3 }], 'S-002': [] }
  const text = textOfResults({ at: '2026-11-27T10:00:00.000Z', commit: '90fe111', results })
  expect(JSON.parse(text)).toEqual({ at: '2026-11-27T10:00:00.000Z', commit: '90fe111', results })
  expect(text.split('\n').filter((line) => line.startsWith('  "S-'))).toHaveLength(2)
})
