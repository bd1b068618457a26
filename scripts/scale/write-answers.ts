// node scripts/scale/write-answers.ts: deploy/balancer/answers.map and the hash in haproxy.cfg, after the catalogue's words changed.
import { readFileSync, writeFileSync } from 'node:fs'
import { answersMap, styleHash } from './answers.ts'

const CONFIGURATION = 'deploy/balancer/haproxy.cfg'
writeFileSync('deploy/balancer/answers.map', answersMap())
const text = readFileSync(CONFIGURATION, 'utf8')
writeFileSync(
  CONFIGURATION,
  text.replace(/sha256-[^']+/, () => `sha256-${styleHash}`),
)
