import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import words from '~/content/plain-answers.json'
import { LANGUAGES } from '~/services/domain/locale'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { HOME, openPipeline } from '../support/pipeline'

const PERSON = { accept: 'text/html', origin: HOME }

const answerTo = (error: Error, path: string, init: RequestInit) =>
  openPipeline({ answer: () => Promise.reject(error), words })(path, init)

const messagesOf = async (language: string): Promise<Record<'heading' | 'message' | 'again' | 'requestId', string>> =>
  JSON.parse(await readFile(`src/content/messages/${language}.json`, 'utf8')).error
const prefixOf = (language: string) => (language === 'en' ? '' : `/${language}`)

describe('a person whose request is refused', () => {
  test.each(LANGUAGES)('reads of a fault what every page says of one (%s)', async (language) => {
    const { heading, message, again, requestId } = await messagesOf(language)
    expect(words[language]).toMatchObject({ failed: { heading, text: message }, again, request: requestId })
  })

  test.each(LANGUAGES)('reads why in the language of the page that the form was on (%s)', async (language) => {
    const headers = { ...PERSON, referer: `${HOME}${prefixOf(language)}/cart` }
    for (const [status, told] of [
      [400, words[language].unreadable],
      [429, words[language].tooMany],
    ] as const) {
      const answer = await answerTo(new Refusal(status), '/api/cart/add', { method: 'POST', headers, body: 'a=b' })
      const html = await answer.text()
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(told.text)
      expect(html).not.toContain('<a ')
    }
  })

  test('by a page of their own address can try it again, and is told the request of a fault', async () => {
    const answer = await answerTo(new Error('SECRET'), '/products/kit?a=1', { headers: PERSON })
    const html = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(html).toContain(String(answer.headers.get('x-request-id')))
    expect(html).toContain('href="/products/kit?a=1"')
    expect(html).not.toContain('SECRET')
  })

  test('is no script: those get small JSON, and head requests nothing', async () => {
    const script = await answerTo(new Refusal(400), '/api/cart', { headers: { origin: HOME } })
    expect(await script.json()).toEqual({ error: 'This request could not be read.' })
    const head = await answerTo(new Refusal(429), '/', { method: 'HEAD', headers: PERSON })
    expect(await head.text()).toBe('')
  })
})
