import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const LISTENING = '0A'

/** What listens on this machine, by the inode of its socket (Linux). */
function listening(): Map<string, number> {
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').trim().split('\n').slice(1),
  )
  const sockets = lines.map((line) => line.trim().split(/\s+/)).filter((fields) => fields[3] === LISTENING)
  return new Map(
    sockets.map((fields) => [fields[9] ?? '', Number.parseInt(fields[1]?.split(':').at(-1) ?? '', 16)] as const),
  )
}

/** Every port that the process listens on which listens on `port`. */
export function portsBeside(port: number): number[] {
  const ports = listening()
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const open = processes.map((pid) => socketsOf(pid).flatMap((inode) => ports.get(inode) ?? []))
  return open.find((each) => each.includes(port)) ?? []
}

function socketsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => socketAt(`/proc/${pid}/fd/${fd}`))
  } catch {
    // it has ended meanwhile
    return []
  }
}

function socketAt(link: string): string[] {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(link))?.slice(1) ?? []
  } catch {
    return []
  }
}
