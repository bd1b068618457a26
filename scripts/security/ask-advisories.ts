/** A known hole in a package, as a registry tells it. */
type Advisory = { id: number; url: string; title: string; severity: string; vulnerable_versions: string }

/** `silent`: nobody answered the question, and `why`; then nothing is known of the packages. */
type Advisories =
  | { kind: 'answered'; found: (Advisory & { name: string; versions: string[] })[] }
  | { kind: 'silent'; why: string }

type Asking = { registry: string; versions: Record<string, string[]>; fetch?: typeof globalThis.fetch }

const PATIENCE_MS = 20_000
/** Asked along, and none of ours: its hole has been public since 2018 (GHSA-mh6f-8j2x-4483). A registry that does not know it knows nothing. */
const KNOWN = { name: 'event-stream', version: '3.3.6' }

/** What `npm audit` asks: all packages of the lock file at once, without installing anything. */
export async function askAdvisories({ registry, versions, fetch = globalThis.fetch }: Asking): Promise<Advisories> {
  const url = new URL('-/npm/v1/security/advisories/bulk', registry.endsWith('/') ? registry : `${registry}/`)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...versions, [KNOWN.name]: [KNOWN.version] }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) return { kind: 'silent', why: `it answers ${answer.status}` }
    const told: Record<string, Advisory[]> = await answer.json()
    if (!told[KNOWN.name]) return { kind: 'silent', why: `it does not know the hole of ${KNOWN.name} ${KNOWN.version}` }
    const found = Object.entries(told).flatMap(([name, each]) =>
      each.flatMap((advisory) => (versions[name] ? [{ ...advisory, name, versions: versions[name] }] : [])),
    )
    return { kind: 'answered', found }
  } catch (error) {
    return { kind: 'silent', why: error instanceof Error ? error.message : String(error) }
  }
}
