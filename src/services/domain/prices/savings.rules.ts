import { KIT_DISCOUNT_PERCENT, type Kit, savingsPercent } from '../kits/kit.rules'
import type { Money } from '../money/money'

type Compared = { now: Money; full: Money | null }

const isSaved = ({ now, full }: Compared) => full !== null && full.amountCents > now.amountCents

/**
 * What a subscriber saves on one kit, in whole per cent: its rate of S-396 and S-397 wherever it is said (decided: E-105);
 * 0 where the kit is not sold alone, or for no more.
 */
export const kitSaving = ({ band }: Pick<Kit, 'band'>, compared: Compared) =>
  isSaved(compared) ? KIT_DISCOUNT_PERCENT[band] : 0

/** What several kits save that are paid in advance: rounded up. */
export const offerSaving = ({ now, full }: Compared) =>
  full && isSaved({ now, full }) ? savingsPercent(now.amountCents, full.amountCents) : 0
