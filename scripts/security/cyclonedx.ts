type Component = { 'bom-ref': string; type: string; name: string; version: string; purl: string }
export type Sbom = {
  $schema: string
  bomFormat: 'CycloneDX'
  specVersion: string
  serialNumber: string
  version: number
  metadata: { timestamp?: string; component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const VERSION = '1.6'

/**
 * What npm writes (1.5, a subset of 1.6), named after the package and not after its folder, and equal for an equal lock
 * file: its number follows from the lock, and it says no time.
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function asCycloneDx(written: Sbom, { name, digest }: { name: string; digest: string }): Sbom {
  const { timestamp: _, ...metadata } = written.metadata
  return {
    ...written,
    $schema: `http://cyclonedx.org/schema/bom-${VERSION}.schema.json`,
    specVersion: VERSION,
    serialNumber: `urn:uuid:${uuidOf(digest)}`,
    metadata: { ...metadata, component: { ...metadata.component, name, type: 'application' } },
  }
}

/** A version 8 UUID of a digest. */
const uuidOf = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
