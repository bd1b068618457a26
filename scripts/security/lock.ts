import { readFileSync } from 'node:fs'

type Locked = {
  version: string
  integrity: string
  license?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
type Package = Locked & { name: string; path: string }

/** Every package that an installation brings, by the lock file. */
export function lockedPackages(file = 'package-lock.json'): Package[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({ ...locked, path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }))
}

/** Which versions of each package there are, as `npm audit` sends them. */
export function versionsByName(packages: readonly Package[]): Record<string, string[]> {
  const versions: Record<string, string[]> = {}
  for (const { name, version } of packages) versions[name] = [...new Set([...(versions[name] ?? []), version])].sort()
  return versions
}
