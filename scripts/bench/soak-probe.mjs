// Runs inside the measured server (NODE_OPTIONS --import): its memory and its event loop, a line every few seconds.
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const { SOAK_FILE, SOAK_MS } = process.env
const loop = monitorEventLoopDelay({ resolution: 10 })
loop.enable()
const megabytes = (bytes) => Math.round(bytes / 1024 / 1024)
setInterval(() => {
  const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage()
  const memory = { rss, heapUsed, heapTotal, external, arrayBuffers }
  const figures = Object.entries(memory).map(([name, bytes]) => [`${name}Mb`, megabytes(bytes)])
  const loopMs = Math.round(loop.percentile(99) / 1e6)
  loop.reset()
  appendFileSync(SOAK_FILE, `${JSON.stringify({ ...Object.fromEntries(figures), loopMs })}\n`)
}, Number(SOAK_MS)).unref()
