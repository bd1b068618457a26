import { readFileSync, writeFileSync } from 'node:fs'

const megabytes = (pid: number, field: 'VmRSS' | 'VmHWM') => {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** By how many megabytes a process grew at most while something was done: Linux keeps the peak, and forgets it on demand. */
export async function growthWhile(pid: number, work: () => Promise<unknown>): Promise<number> {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = megabytes(pid, 'VmRSS')
  await work()
  return megabytes(pid, 'VmHWM') - before
}
