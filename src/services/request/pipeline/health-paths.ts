const PATHS = ['/healthz', '/readyz', '/version']

/** What balancers and orchestrators ask, several times a second. */
export const isHealth = (path: string) => PATHS.includes(path)
