/** The median of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  return (lower + upper) / 2
}

/**
 * Mann–Whitney's rank test, two-sided, by the normal approximation with ties: how probable so unequal ranks are where
 * both came from one source. Below 0.01 somebody who measures can tell the two apart.
 * @see https://doi.org/10.1214/aoms/1177730491
 */
export function rankTest(ours: readonly number[], theirs: readonly number[]): { p: number } {
  const all = [...ours.map((value) => ({ value, isOurs: true })), ...theirs.map((value) => ({ value, isOurs: false }))]
  all.sort((a, b) => a.value - b.value)
  let ranks = 0
  let ties = 0
  for (let first = 0; first < all.length; ) {
    let end = first
    while (end < all.length && all[end]?.value === all[first]?.value) end += 1
    const same = end - first
    ties += same ** 3 - same
    ranks += (all.slice(first, end).filter(({ isOurs }) => isOurs).length * (first + 1 + end)) / 2
    first = end
  }
  const [n, m, total] = [ours.length, theirs.length, all.length]
  const u = ranks - (n * (n + 1)) / 2
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))))
  if (deviation === 0) return { p: 1 }
  // half a rank for the step from counts to a curve
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / deviation
  return { p: 2 * upperTail(distance) }
}

/** How much of the normal distribution lies above `z` ≥ 0 (Abramowitz and Stegun 26.2.17, exact to 1e-7). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = factors.reduceRight((rest, factor) => (rest + factor) * t, 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
