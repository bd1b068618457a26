import { z } from 'zod'

export const Currency = z.enum(['usd', 'gbp', 'aud', 'eur'])

/** Minor units (cents) with their currency beside them. */
export const Money = z.object({ amountCents: z.number().int(), currency: Currency })
