/**
 * What judging takes on one core, in milliseconds: of the machine as it is, and of each mutant on average. Measured on
 * 2026-11-25 with fourteen mutants of each; reports/mutants.json says what a mutant takes today.
 */
type Cost = { asItIs: number; each: number }

const USUAL: Cost = { asItIs: 2000, each: 15 }

/** Machines with many states, or of which many mutants live long. */
export const COSTS: Record<string, Cost> = {
  addOnButton: { asItIs: 3500, each: 53 },
  addressForm: { asItIs: 1900, each: 74 },
  cart: { asItIs: 12_000, each: 50 },
  checkout: { asItIs: 13_200, each: 46 },
  checkoutStart: { asItIs: 2000, each: 109 },
  childInfo: { asItIs: 7200, each: 91 },
  confirmCode: { asItIs: 1500, each: 49 },
  dobInput: { asItIs: 2900, each: 62 },
  faultPanel: { asItIs: 2900, each: 205 },
  giftActivation: { asItIs: 4700, each: 156 },
  giftDetails: { asItIs: 1900, each: 32 },
  inspector: { asItIs: 12_000, each: 1300 },
  kitPage: { asItIs: 10_000, each: 136 },
  playKitCta: { asItIs: 1900, each: 33 },
  reconciliation: { asItIs: 1200, each: 55 },
  session: { asItIs: 5500, each: 262 },
  subscriptionFlow: { asItIs: 2400, each: 50 },
}

/** One that is not listed is a small one. */
export const costOf = (flow: string): Cost => COSTS[flow] ?? USUAL
