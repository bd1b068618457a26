// Known holes in what the lock file names, by the registry that npm is configured with. Ends with 1 where there are some;
// a registry that does not answer is said plainly and ends with 0, for then nothing is known.
import { execFileSync } from 'node:child_process'
import { askAdvisories } from './ask-advisories.ts'
import { lockedPackages, versionsByName } from './lock.ts'

const registry =
  process.env.npm_config_registry ?? execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
const packages = lockedPackages()
const answer = await askAdvisories({ registry, versions: versionsByName(packages) })

if (answer.kind === 'silent') {
  console.log(`NOT CHECKED: the registry does not say which packages have known holes (${answer.why}).`)
  console.log('Their versions, origins and scripts are held by tests/rules alone.')
} else {
  for (const { name, versions, severity, title, vulnerable_versions: range, url } of answer.found)
    console.error(`${severity}: ${name} ${versions.join(', ')} (${range}): ${title} ${url}`)
  console.log(`${packages.length} packages, ${answer.found.length} known holes`)
  process.exitCode = answer.found.length > 0 ? 1 : 0
}
