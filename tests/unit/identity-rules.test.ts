import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entriesFor, menuItems } from '~/machines/shell/user-menu/user-menu.rules'
import {
  codeErrors,
  emailErrors,
  isPersonalPath,
  knownPasswordErrors,
  newPasswordErrors,
  plainCode,
  plainEmail,
} from '~/services/flows/identity/identity.rules'
import { accountProductsOf } from '~/services/flows/shell/shell.rules'

describe('the menu of a person', () => {
  const keys = (hasPlayKit: boolean, hasReading: boolean) =>
    entriesFor({ hasPlayKit, hasReading, hasCourses: false }).map(({ key }) => key)

  test('has Play Kit Subscriptions and Subscriber Shop only with play-kit subscriptions', () => {
    expect(keys(true, false)).toEqual(['account', 'playKits', 'subscriberShop'])
    expect(keys(false, false)).toEqual(['account'])
  })

  test('has Reading Subscriptions only with early-reader subscriptions', () => {
    expect(keys(false, true)).toEqual(['account', 'reading'])
    expect(keys(true, true)).toEqual(['account', 'playKits', 'reading', 'subscriberShop'])
  })

  test('knows whoever once had play kits, and leaves out what is not known', () => {
    const none = { active: 0, cancelled: 0, finished: 0 }
    const nothing = { hasPlayKit: false, hasReading: false, hasCourses: false }
    for (const status of ['active', 'cancelled', 'finished'] as const)
      expect(accountProductsOf({ counts: { ...none, [status]: 1 }, readings: null })).toEqual({
        ...nothing,
        hasPlayKit: true,
      })
    expect(accountProductsOf({ counts: null, readings: [{}] })).toEqual({ ...nothing, hasReading: true })
    expect(accountProductsOf({ counts: none, readings: [] })).toEqual(nothing)
    expect(accountProductsOf({ counts: null, readings: null })).toEqual(nothing)
  })

  test('leads to no page that is not there', () => {
    const items = menuItems({ hasPlayKit: true, hasReading: true, hasCourses: true })
    expect(items.map(({ path }) => path)).toEqual(['/account', '/account/subscriptions', '/account/early-reader-club'])
  })
})

describe('what is typed into the identity pages', () => {
  test('an address is the same however it was typed', () => {
    expect(plainEmail('  Parent@Playchart.TEST ')).toBe('parent@playchart.test')
    expect(emailErrors(' Parent@Playchart.TEST ')).toEqual([])
  })

  test.each([
    'parent',
    'parent@',
    '@playchart.test',
    'parent@playchart',
    'a b@playchart.test',
    'a@b..test',
    'a@@b.test',
    'a..b@playchart.test',
    "o'@playchart.test",
    'ü@playchart.test',
    'parent@-playchart.test',
    'parent@playchart.t',
  ])('%s is no address, neither for a form nor for the pool', (email) => {
    expect(emailErrors(email)).toEqual([{ field: 'email', code: 'invalid' }])
    expect(z.email().safeParse(email).success).toBe(false)
  })

  test('nothing typed is said as such', () => {
    expect(emailErrors('  ')).toEqual([{ field: 'email', code: 'required' }])
    expect(newPasswordErrors('')).toEqual([{ field: 'password', code: 'required' }])
    expect(codeErrors(' ')).toEqual([{ field: 'code', code: 'required' }])
  })

  test('a password that exists is not judged, a new one has eight characters', () => {
    expect(knownPasswordErrors('short')).toEqual([])
    expect(newPasswordErrors('seven77')).toEqual([{ field: 'password', code: 'short' }])
    expect(newPasswordErrors('eight888')).toEqual([])
  })

  test('a code is its six digits, whatever a mail program puts around them', () => {
    expect(plainCode(' 123-456 ')).toBe('123456')
    expect(codeErrors('12 34 56')).toEqual([])
    expect(codeErrors('12345')).toEqual([{ field: 'code', code: 'invalid' }])
  })
})

test.each([
  ['/account', true],
  ['/nl/account/subscriptions', true],
  ['/de/pages/activate-gift', true],
  ['/accounting', false],
  ['/nl/cart', false],
])('%s shows what belongs to one person alone: %s', (path, isPersonal) => expect(isPersonalPath(path)).toBe(isPersonal))
