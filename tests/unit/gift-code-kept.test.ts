import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { giftActivationFlow } from '~/machines/account/gift-activation/gift-activation.flow'
import { giftActivationModel } from '~/machines/account/gift-activation/gift-activation.model'
import {
  forgetGiftCode,
  forgetGiftForm,
  saveGiftCode,
  saveGiftForm,
} from '~/machines/account/gift-activation/gift-activation.storage'
import { emptyAddress } from '~/services/domain/delivery/address.rules'

const CODE = 'ABCD-EFGH-JKMN'

describe('E-94 the code that the page begins with', () => {
  const kept = new Map<string, string>()
  const page = { pathname: '/nl/pages/activate-gift', search: '?a=b', hash: '' }
  const replaced: string[] = []
  beforeEach(() => {
    kept.clear()
    page.hash = ''
    replaced.length = 0
    vi.stubGlobal('location', page)
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_state: unknown, _title: string, href: string) => replaced.push(href),
    })
    vi.stubGlobal('addEventListener', listen)
    vi.stubGlobal('removeEventListener', stopListening)
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const [listen, stopListening] = [vi.fn(), vi.fn()]
  const wake = () => {
    const sent: object[] = []
    giftActivationFlow.wake?.((event) => sent.push(event), giftActivationModel.input)
    return sent
  }
  const restored = (code: string) => [{ type: 'RESTORE', code }]

  test('is that of the letter’s link, which leaves the address and is kept by the tab', () => {
    saveGiftCode('2222-2222-2222')
    page.hash = `#${CODE}`
    expect(wake()).toEqual(restored(CODE))
    expect(replaced).toEqual(['/nl/pages/activate-gift?a=b'])
    page.hash = ''
    expect(wake()).toEqual(restored(CODE))
    expect(replaced).toHaveLength(1)
  })

  test.each(['', '#gift-code', '#ABCD-EFGH', '#ABCDEFGHJKMN', '#ABCD-EFGH-JKMN-'])(
    'is the kept one, half of it too, where %j stands behind the address, and that stays',
    (hash) => {
      page.hash = hash
      expect(wake()).toEqual([])
      saveGiftCode('ABCD')
      expect(wake()).toEqual(restored('ABCD'))
      expect(replaced).toEqual([])
    },
  )

  test('is none once it was forgotten, or the field was emptied', () => {
    saveGiftCode(CODE)
    forgetGiftCode()
    expect(wake()).toEqual([])
    saveGiftCode(CODE)
    saveGiftCode('')
    expect([wake(), kept.size]).toEqual([[], 0])
  })

  test('is that of the link where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    page.hash = `#${CODE}`
    expect(wake()).toEqual(restored(CODE))
    expect(replaced).toHaveLength(1)
  })

  test('is that of another letter’s link that is opened where the page stands already: it begins anew', () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { ...page, reload, hash: '' })
    const sleep = giftActivationFlow.wake?.(() => {}, giftActivationModel.input)
    const [type, change] = listen.mock.lastCall ?? []
    expect(type).toBe('hashchange')
    change()
    expect(reload).not.toHaveBeenCalled()
    vi.stubGlobal('location', { ...page, reload, hash: `#${CODE}` })
    change()
    expect(reload).toHaveBeenCalledOnce()
    expect(wake()).toEqual(restored(CODE))
    sleep?.()
    expect(stopListening).toHaveBeenCalledWith('hashchange', change)
  })

  test('comes after what was filled in before the reload, until that is forgotten', () => {
    const draft = {
      as: 'account',
      childUuid: null,
      name: 'Mo',
      birthDate: '2026-03-21',
      language: 'fr',
      address: { ...emptyAddress('NL'), city: 'Utrecht' },
    }
    saveGiftForm(draft)
    saveGiftCode(CODE)
    expect(wake()).toEqual([{ type: 'DRAFT', draft }, ...restored(CODE)])
    forgetGiftForm()
    expect(wake()).toEqual(restored(CODE))
  })

  test.each([
    'no JSON',
    'null',
    '1',
    '{}',
    JSON.stringify({ as: 'account', childUuid: null, name: 'Mo', birthDate: '', language: 'fr' }),
    JSON.stringify({
      as: 1,
      childUuid: null,
      name: 'Mo',
      birthDate: null,
      language: 'fr',
      address: emptyAddress('NL'),
    }),
    JSON.stringify({
      as: 'account',
      childUuid: null,
      name: 'Mo',
      birthDate: '',
      language: 'fr',
      address: { city: 'x' },
    }),
  ])('is not led astray by what somebody else has stored: %s', (text) => {
    kept.set('gift-form', text)
    expect(wake()).toEqual([])
  })

  test('stands in its field while the machine is on its way', () => {
    expect(giftActivationFlow.echo.own?.of({}, { type: 'RESTORE', ...{ code: CODE } })).toEqual({ code: CODE })
  })
})
