/** A request that calls a server function. */
export const isCall = ({ url }: Pick<Request, 'url'>): boolean => new URL(url).pathname.startsWith('/_serverFn/')
