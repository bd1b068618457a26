import { readFileSync } from 'node:fs'
import { createInspector } from '@statelyai/inspect'
import { withModules } from './machines/modules.mjs'

/**
 * `npm run stately -- file.jsonl [ws://…]`: tells whatever inspector of Stately listens there (createInspectorServer of
 * @statelyai/inspect/server, or one of your own) what a recorded session did. It reaches no other address.
 */
const [file, address = 'ws://localhost:8080'] = process.argv.slice(2)
if (!file) {
  console.error('npm run stately -- <file of the inspector> [ws://localhost:8080]')
  process.exit(2)
}
const { readLog, tellStately } = await withModules(async (load) => ({
  ...(await load('/src/machines/recording/log-file.ts')),
  ...(await load('/src/machines/recording/stately.ts')),
}))
const lines = readLog(readFileSync(file, 'utf8'))
const recorded = new Set(lines.flatMap((line) => (line.kind === 'session' ? Object.keys(line.machines) : [])))
// a name in a file leads nowhere but to the charts of the project
const definitionOf = (machine) =>
  recorded.has(machine) && /^\w+$/.test(machine)
    ? JSON.parse(readFileSync(`docs/machines/studio/${machine}.json`, 'utf8'))
    : null

const socket = new WebSocket(address)
socket.onerror = () => {
  console.error(`No inspector listens at ${address}.`)
  process.exit(1)
}
socket.onopen = () => {
  tellStately(lines, createInspector({ send: (event) => socket.send(JSON.stringify(event)) }), definitionOf)
  socket.close()
}
socket.onclose = () => console.log(`${lines.length} lines told to ${address}`)
