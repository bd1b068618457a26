import { expect } from '@playwright/test'
import { QA_KEY } from './process'

/** The code of the newest letter to an address, as its reader finds it in the mailbox. */
export async function mailedCode(origin: string, address: string, not: string | null = null): Promise<string> {
  const found: { code: string | null } = { code: null }
  await expect(async () => {
    const page = await (await fetch(`${origin}/mailbox?key=${QA_KEY}`)).text()
    found.code = codeIn(page, address)
    expect(found.code).not.toBe(not)
  }).toPass({ timeout: 20_000 })
  return found.code ?? ''
}

/** The mailbox shows the newest letter first. */
function codeIn(page: string, address: string): string | null {
  const letter = page.indexOf(address)
  return letter < 0 ? null : (/\b(\d{6})\b/.exec(page.slice(letter))?.[1] ?? null)
}

/** The newest letter to an address in which something is found, as it stands in the mailbox. */
export async function letterTo(origin: string, address: string, having: RegExp): Promise<string> {
  const found: { letter: string } = { letter: '' }
  await expect(async () => {
    const page = await (await fetch(`${origin}/mailbox?key=${QA_KEY}`)).text()
    found.letter =
      page.split('<article').find((letter) => letter.includes(`>${address}<`) && having.test(textOf(letter))) ?? ''
    expect(found.letter).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return textOf(found.letter)
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ')
