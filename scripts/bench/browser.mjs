import { chromium } from '@playwright/test'
import { findChromium } from '../server/chromium.ts'

export async function withPage(use) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
  try {
    return await use(await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: false }))
  } finally {
    await browser.close()
  }
}
