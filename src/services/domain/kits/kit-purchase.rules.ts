/** The purchase option that a choice names (S-253). */
export const isStandaloneId = (id: string) => id.includes('standalone')

/** S-255: the value of the flag under which single kits are sold. */
const ENABLED = 'enabled'

/** Whether the kit can be bought once, beside the subscription (S-255). */
export const isStandaloneEnabled = ({ flag, standalone }: { flag: string; standalone: object | null }) =>
  flag === ENABLED && standalone !== null

type Options = { subscriptionId: string; standaloneId: string | null }

/** The kind of purchase that an id names (S-253); null for an id that this page does not sell. */
export function purchaseKind(id: string, { subscriptionId, standaloneId }: Options) {
  if (isStandaloneId(id)) return id === standaloneId ? 'standalone' : null
  return id === subscriptionId ? 'subscription' : null
}

/** S-256: the button gives way to "out of stock" only for the single kit. */
export const isSoldOut = ({ optionId, isLow }: { optionId: string; isLow: boolean }) =>
  isLow && isStandaloneId(optionId)

/** S-082: tabs stand only where both flags are on and there is something to add. */
export const hasWaysToBuy = ({
  playthings,
  parts,
  addOns,
}: {
  playthings: string
  parts: string
  addOns: readonly unknown[]
}) => playthings === 'on' && parts === 'on' && addOns.length > 0
