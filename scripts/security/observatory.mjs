// node scripts/security/observatory.mjs http://127.0.0.1:3000 https://shop.example
// What Mozilla's HTTP Observatory gives to a page, an error, a file and an interface of a running server (PUBLIC_ORIGIN).
// Ends with 1 where one has less than 110.
import { builtFile, scoreOf } from './score.ts'

const LEAST = 110
const [server = 'http://127.0.0.1:3000', origin = 'https://shop.example'] = process.argv.slice(2)
const paths = [
  '/',
  '/sign-in',
  '/nowhere',
  '/assets/nowhere.js',
  await builtFile(server),
  '/og.png',
  '/api/me',
  '/r/gb/cart',
]

for (const path of paths) {
  const { status, score, verdicts } = await scoreOf(server, path, origin)
  console.log(`${score}  ${status} ${path}`)
  for (const { rule, result, points } of verdicts) console.log(`     ${String(points).padStart(3)}  ${rule}: ${result}`)
  if (score < LEAST) process.exitCode = 1
}
