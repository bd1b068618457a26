// Runs where there is no network and nothing but DATA_DIR can be written: starts the shop by its own command, asks for
// each of the given paths, ends it, and prints what was answered as one line of JSON.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const url = `http://localhost:${process.env.PORT}`
const answers = {
  'a file beside the build': attempt(() => writeFileSync('.output/x', '')),
  'somebody else': await status('http://192.0.2.1/'),
}
const shop = spawn(process.execPath, ['scripts/start.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] })
const exited = new Promise((resolve) => shop.once('exit', resolve))
for (let turn = 0; turn < 300 && (await status(`${url}/readyz`)) !== 200; turn += 1) await wait(200)
for (const path of process.argv.slice(2)) answers[path] = await status(url + path)
shop.kill('SIGTERM')
answers.exit = await exited
console.log(JSON.stringify(answers))

async function status(address) {
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(10_000) })
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    return error.cause?.code ?? error.name
  }
}

function attempt(work) {
  try {
    return work() ?? 'written'
  } catch (error) {
    return error.code
  }
}
