import type { CartView } from '~/machines/cart/cart/cart.connect'

type Line = CartView['lines'][number]
type Passing = CartView['passing'][number]
export type Row = { kind: 'line'; line: Line } | { kind: 'gone'; line: Passing['line']; canUndo: boolean }

/**
 * The lines, and in their places those that are going or coming back. A thing keeps its key when it goes and comes back
 * under another line's id: so the keyboard stays on it.
 */
export function cartRows({ lines, passing }: Pick<CartView, 'lines' | 'passing'>): { key: string; row: Row }[] {
  const rows = passing.reduceRight(
    inserted,
    lines.map((line): Row => ({ kind: 'line', line })),
  )
  return rows.map((row, at) => {
    const twins = rows.slice(0, at).filter(({ line }) => line.variantId === row.line.variantId)
    return { key: `${row.line.variantId} ${twins.length}`, row }
  })
}

function inserted(rows: Row[], { kind, line, at }: Passing): Row[] {
  const row: Row =
    kind === 'returning'
      ? { kind: 'line', line: { ...line, isNested: false, isPending: true, canIncrease: false } }
      : { kind: 'gone', line, canUndo: kind === 'offered' }
  return rows.toSpliced(at, 0, row)
}
