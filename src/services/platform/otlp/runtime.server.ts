import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { observe } from '../telemetry/telemetry.server'

const NANO = 1e9
const RESOLUTION_MS = 20
const OWN = 'process'

/** How the process itself fares; measured only where somebody is told. */
export function observeRuntime() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  observe('nodejs.eventloop.delay.p50', OWN, () => [{ value: beyondTick(delay.percentile(50)) }])
  observe('nodejs.eventloop.delay.p99', OWN, () => [{ value: beyondTick(delay.percentile(99)) }])
  observe('nodejs.eventloop.delay.max', OWN, () => [{ value: beyondTick(delay.max) }])
  let last = performance.eventLoopUtilization()
  observe('nodejs.eventloop.utilization', OWN, () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    // read after the three above: each reading is about the time since the one before
    delay.reset()
    return [{ value: utilization }]
  })
  observe('process.memory.usage', OWN, () => [{ value: process.memoryUsage.rss() }])
  observe('v8js.memory.heap.used', OWN, () => [{ value: getHeapStatistics().used_heap_size }])
}

/** Node measures from tick to tick, so that an idle loop reads as long as a tick: what is beyond it is the delay. */
const beyondTick = (nanoseconds: number) => Math.max(0, nanoseconds / NANO - RESOLUTION_MS / 1000)
