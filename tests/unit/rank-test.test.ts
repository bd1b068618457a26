import { describe, expect, test } from 'vitest'
import { median, rankTest } from '../../scripts/bench/rank-test'

const row = (length: number, of: (at: number) => number) => Array.from({ length }, (_, at) => of(at))

describe('the rank test of the bench', () => {
  test('knows the textbook’s answer', () => {
    // R: wilcox.test(c(19,22,16,29,24), c(20,11,17,12), exact = FALSE): W = 17, p = 0.1113
    expect(rankTest([19, 22, 16, 29, 24], [20, 11, 17, 12]).p).toBeCloseTo(0.1113, 3)
  })
  test('finds no difference where there is none, and none in one value', () => {
    const odd = row(200, (at) => at * 2)
    expect(
      rankTest(
        odd,
        row(200, (at) => at * 2 + 1),
      ).p,
    ).toBeGreaterThan(0.9)
    expect(rankTest([5, 5, 5], [5, 5, 5]).p).toBe(1)
  })
  test('finds a shift that is smaller than what scatters', () => {
    const scattered = (shift: number) => row(200, (at) => ((at * 7919) % 100) + shift)
    expect(rankTest(scattered(0), scattered(20)).p).toBeLessThan(0.001)
    expect(rankTest(scattered(0), scattered(20)).p).toBe(rankTest(scattered(20), scattered(0)).p)
  })
  test('takes the middle for the median', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5])
  })
})
