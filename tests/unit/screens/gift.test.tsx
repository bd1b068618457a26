import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { GiftPage } from '~/components/account/gift-page'
import { connectGiftActivation } from '~/machines/account/gift-activation/gift-activation.connect'
import { giftActivationModel } from '~/machines/account/gift-activation/gift-activation.model'
import { createDriver } from '~/machines/proving/driver'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

type Around = Pick<ComponentProps<typeof GiftPage>['view'], 'page' | 'childCopy' | 'picture'>

const parts = { day: 'Day', month: 'Month', year: 'Year' }
const errors = { required: '', incomplete: '', invalid: '', future: '', tooOld: '' }
const around: Around = {
  page: {
    seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: false },
    title: 'Activate a gift',
    lead: null,
    breadcrumb: [],
    banners: [],
    slug: 'activate-gift',
    tiles: [],
    referralBanners: [],
    empties: {},
    errors: [],
  },
  childCopy: {
    name: { label: 'Name', hint: '', required: '' },
    birthDate: { label: 'Birth date', hint: '', parts, placeholders: parts, errors },
    language: { label: 'Language', options: [{ value: 'en', label: 'English' }] },
  },
  picture: { name: 'gift-card', src: 'gift-card', alt: '', width: 800, height: 600, blur: null },
}
const code: AnyEventObject = { type: 'RESTORE', code: 'ABCD-EFGH-JKMN' }
const gift = { code: 'ABCD-EFGH-JKMN', status: 'sent', giver_name: 'Robin', recipient_name: 'Noor', size: 4 }
const found = (value: object = gift): AnyEventObject => ({
  type: 'xstate.done.actor.getGiftActivation',
  output: { ok: true, value },
})

const limited = (retryAfterSeconds: number, actor = 'getGiftActivation'): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output: { ok: false, error: { kind: 'limited', retryAfterSeconds } },
})

async function shown(as: string | null, events: AnyEventObject[], language: Language = 'en') {
  const driver = createDriver(giftActivationModel, { ...giftActivationModel.input, as, addresses: [] })
  await driver.start()
  for (const event of events) await driver.perform(event)
  const view = { ...connectGiftActivation(driver.actor.getSnapshot()), ...around }
  return draw(<GiftPage view={view} send={send} />, language)
}

const SENTENCES: Record<Language, string> = {
  en: 'Robin gives Noor 4 Play Kits',
  nl: 'Robin geeft Noor 4 Play Kits',
  fr: 'Robin offre 4 Play Kits à Noor',
  de: 'Robin schenkt Noor 4 Play Kits',
  es: 'Robin regala 4 Play Kits a Noor',
}

const MINUTES: Record<Language, [string, string]> = {
  en: ['in 4 minutes', 'in a minute'],
  nl: ['over 4 minuten', 'over een minuut'],
  fr: ['dans 4 minutes', 'dans une minute'],
  de: ['in 4 Minuten', 'in einer Minute'],
  es: ['dentro de 4 minutos', 'dentro de un minuto'],
}

describe('E-94 the page of a gift', () => {
  test('asks a guest for the code, and sends it to no address without a script', async () => {
    const screen = await shown(null, [])
    expect(screen.byId('gift-code').attributes.value).toBe('')
    expect(screen.one('form').attributes.method).toBe('dialog')
    expect(screen.one('noscript')).toBeDefined()
  })

  test.each(LANGUAGES)('tells a guest who gives, for whom and how many kits (%s)', async (language) => {
    const screen = await shown(null, [code, found()], language)
    expect(screen.text).toContain(SENTENCES[language])
    expect(screen.all('form')).toEqual([])
    const links = screen.all('a').map(({ attributes }) => attributes.href)
    expect(links).toEqual(['/sign-in', '/sign-up'].map((way) => `${way}?return_to=%2Fpages%2Factivate-gift`))
  })

  test.each([
    ['one kit', { ...gift, size: 1 }, 'Robin gives Noor one Play Kit'],
    ['a giver whom the shop does not know', { ...gift, giver_name: null }, '4 Play Kits for Noor'],
  ])('has words for %s', async (_what, told, sentence) => {
    expect((await shown(null, [code, found(told)])).text).toContain(sentence)
  })

  test.each(LANGUAGES)('says when the next try is taken, where too many were made (%s)', async (language) => {
    const four = await shown(null, [code, limited(181)], language)
    expect(four.descriptionOf('gift-code').join(' ')).toContain(MINUTES[language][0])
    expect((await shown(null, [code, limited(20)], language)).text).toContain(MINUTES[language][1])
  })

  test('says it beside the form, too', async () => {
    const screen = await shown('account', [code, found()])
    expect(screen.text).toContain(SENTENCES.en)
    expect(screen.byId('gift-child-name')).toBeDefined()
  })

  test('marks each field that may not stay empty, those of the child as those of the address', async () => {
    const screen = await shown('account', [code, found()])
    const labels = [...screen.all('label'), ...screen.all('legend')].map(textOf)
    for (const label of ['Name', 'Birth date', 'Language', 'First name', 'Town'])
      expect(
        labels.some((text) => text.startsWith(label) && text.endsWith('*')),
        label,
      ).toBe(true)
    for (const text of labels.filter((each) => each.includes('optional'))) expect(text).not.toContain('*')
  })
})
