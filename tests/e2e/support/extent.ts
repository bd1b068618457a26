/**
 * npm run test:all: every language, every transition of a chart, and in a browser too what npm test proves by the markup of
 * a screen (tests/unit/screens).
 */
export const isWhole = Boolean(process.env.TEST_ALL)
