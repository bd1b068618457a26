export type Query = Record<string, string | number | boolean | undefined>

/** A URL below the configured one, or an error: no path leads to another host or out of the base (security.md T8). */
export function urlBelow({ base, path, query = {} }: { base: URL; path: string; query?: Query }): URL {
  const root = base.pathname.replace(/\/+$/, '')
  const url = new URL(`${base.origin}${root}${path}`)
  const isPlain = path.startsWith('/') && !/^\/\/|\/\.\.?(\/|$)|%2e%2e|%2f|%5c|\\|[?#]/i.test(path)
  if (!isPlain || url.origin !== base.origin || !url.pathname.startsWith(`${root}/`))
    throw new Error(`not a path below ${base.href}`)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}
