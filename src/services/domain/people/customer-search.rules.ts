/** What a search of customers takes: at least so much, and how much is answered at once. */
export const CUSTOMERS = { leastText: 2, mostText: 100, pageSize: 10, mostPages: 1000 } as const
