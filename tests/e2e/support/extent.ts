/**
 * npm run test:all: every language, every transition of a chart, and in a browser too what npm test proves by the markup of
 * a screen (tests/unit/screens).
 */
export const isWhole = Boolean(process.env.TEST_ALL)

/** The first of several that differ in nothing which only a browser decides; all of them in npm run test:all. */
export const firstOrAll = <T>(all: readonly T[]): readonly T[] => (isWhole ? all : all.slice(0, 1))
