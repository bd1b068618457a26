import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

/** `LATE_SCRIPTS=1`: the network of a train. */
export const areScriptsLate = Boolean(process.env.LATE_SCRIPTS)

const SHORTEST_MS = 100
const LONGEST_MS = 1600

/**
 * Every script comes late, each by another time and so in another order. What was pressed, typed or told by another tab
 * before the application listens is kept all the same, and a test that takes a page that is drawn for one that listens
 * falls.
 */
export async function delayScripts(context: BrowserContext) {
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await wait(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS))
    // the page may have been left meanwhile
    await route.fallback().catch(() => {})
  })
}
