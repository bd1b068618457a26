/**
 * Shopify's short form of which combinations of option values exist: a trie, one level per option, with ":" before the
 * next option, "," after a branch, "-" for a run of positions and " " for a gap. [[0,0],[0,1],[2,0]] → "v1_0:0-1,2:0,".
 * @see https://shopify.dev/docs/api/storefront/latest/objects/Product#field-Product.fields.encodedVariantExistence
 */
export function encodeVariants(combinations: readonly (readonly number[])[]): string {
  return `v1_${encodeLevel(combinations, 0)}`
}

function encodeLevel(combinations: readonly (readonly number[])[], depth: number): string {
  const branches = new Map<number, (readonly number[])[]>()
  for (const combination of combinations) {
    const position = combination[depth]
    if (position === undefined) continue
    branches.set(position, [...(branches.get(position) ?? []), combination])
  }
  const positions = [...branches.keys()].sort((left, right) => left - right)
  const isLast = combinations.every((combination) => combination.length === depth + 1)
  if (isLast) return runsOf(positions).join(' ')
  return positions.map((position) => `${position}:${encodeLevel(branches.get(position) ?? [], depth + 1)},`).join('')
}

/** [0,1,2,5] → ["0-2", "5"] */
function runsOf(positions: readonly number[]): string[] {
  const runs: { from: number; to: number }[] = []
  for (const position of positions) {
    const run = runs.at(-1)
    if (run && run.to === position - 1) run.to = position
    else runs.push({ from: position, to: position })
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`))
}
