/** An answer that came with the document, by the key of its question. */
export type KeptQuery = { queryKey: readonly unknown[]; state: { data?: unknown } }

let kept: KeptQuery[] = []

/** The cache comes with what asks it first, when the page is long live: until then its contents are kept here. */
export function keepQueries(queries: KeptQuery[] = []) {
  kept = queries
}

/** They are handed over once. */
export const takeQueries = (): KeptQuery[] => kept.splice(0)
