import { expect } from '@playwright/test'
import { QA_KEY } from './process'

/** The code of the newest email to an address, as its reader finds it in the mailbox. */
export async function mailedCode(origin: string, address: string, not: string | null = null): Promise<string> {
  const found: { code: string | null } = { code: null }
  await expect(async () => {
    const page = await (await fetch(`${origin}/mailbox?key=${QA_KEY}`)).text()
    found.code = codeIn(page, address)
    expect(found.code).not.toBe(not)
  }).toPass({ timeout: 20_000 })
  return found.code ?? ''
}

/** The mailbox shows the newest email first. */
function codeIn(page: string, address: string): string | null {
  const start = page.indexOf(address)
  return start < 0 ? null : (/\b(\d{6})\b/.exec(page.slice(start))?.[1] ?? null)
}

/** The newest email to an address in which something is found, as it stands in the mailbox. */
export async function emailTo(origin: string, address: string, having: RegExp): Promise<string> {
  const found: { email: string } = { email: '' }
  await expect(async () => {
    const page = await (await fetch(`${origin}/mailbox?key=${QA_KEY}`)).text()
    found.email =
      page.split('<article').find((email) => email.includes(`>${address}<`) && having.test(textOf(email))) ?? ''
    expect(found.email).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return textOf(found.email)
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ')
