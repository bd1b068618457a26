import type { Frame, Page } from '@playwright/test'
import type { LogLine } from '../../../src/machines/recording/log.contract'
import { untilLive } from './shop'

/** A page beside the inspector, once it listens: its frame, whichever documents follow there. */
export async function openInspected(page: Page, path: string): Promise<Frame> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}inspect`)
  const frame = await (await page.locator('iframe[name^=inspected]').elementHandle())?.contentFrame()
  if (!frame) throw new Error(`${path} is not inspected`)
  await untilLive(frame)
  return frame
}

/** Machines that a log holds without the hash of their chart: nobody could tell that one of them has changed since. */
export function unhashed(lines: readonly LogLine[]): string[] {
  const hashes = lines.find((line) => line.kind === 'session')?.machines ?? {}
  const machines = lines.flatMap((line) => (line.kind === 'actor' && line.machine !== null ? [line.machine] : []))
  return machines.filter((machine) => !/^[0-9a-f]{16}$/.test(hashes[machine] ?? ''))
}
