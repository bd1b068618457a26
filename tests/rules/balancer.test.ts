import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answersMap, styleHash } from '../../scripts/scale/answers'

test('what the balancer says are the words of the catalogue (node scripts/scale/write-answers.ts writes them)', () => {
  expect(readFileSync('deploy/balancer/answers.map', 'utf8')).toBe(answersMap())
  expect(readFileSync('deploy/balancer/haproxy.cfg', 'utf8')).toContain(`style-src 'sha256-${styleHash}'`)
})
