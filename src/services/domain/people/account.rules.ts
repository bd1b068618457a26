/** How many an account holds: more than any family has, fewer than a script would make. */
export const ACCOUNT_ROOM = { children: 20, addresses: 50 } as const
