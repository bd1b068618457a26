type Place = { country: string; state: string }

/** Whether an order can go to another address: its tax is that of the country and the state that it was ordered for. */
export const isTaxedAlike = (one: Place, other: Place): boolean =>
  one.country === other.country && one.state === other.state
