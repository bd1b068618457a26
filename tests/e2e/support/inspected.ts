import type { Frame, Page } from '@playwright/test'
import { untilLive } from './shop'

/** A page beside the inspector, once it listens: its frame, whichever documents follow there. */
export async function openInspected(page: Page, path: string): Promise<Frame> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}inspect`)
  const frame = await (await page.locator('iframe[name^=inspected]').elementHandle())?.contentFrame()
  if (!frame) throw new Error(`${path} is not inspected`)
  await untilLive(frame)
  return frame
}
