import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { hasCode } from '../files/has-code'

const Owner = z.object({ pid: z.number(), born: z.string(), thread: z.number() })
export type Owner = z.infer<typeof Owner>

const NOBODY: Owner = { pid: 0, born: '', thread: 0 }

/** Whom a lock file names; an empty one, as a power cut leaves it, names nobody. Null when it is no lock at all. */
export function ownerIn(text: string): Owner | null {
  if (text === '') return NOBODY
  try {
    return Owner.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * When the kernel started a process, so that a reused pid is not mistaken for the one that wrote the lock; '' where
 * there is no /proc. A zombie (killed, its parent never waits: usual in containers) still answers signal 0: 'dead'.
 */
export function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return 'dead'
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return ''
    throw error
  }
}

export function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false
    if (!hasCode(error, 'EPERM')) throw error
  }
  return owner.born === '' || owner.born === startOf(owner.pid)
}
