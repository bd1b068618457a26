/** In docs/machines what long runs have found, which no chart says: `npm run mutants`, `npm test` with `npm run trace`. */
export const KEPT: readonly string[] = ['mutants.json', 'results.json']
