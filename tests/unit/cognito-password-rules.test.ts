import { describe, expect, test } from 'vitest'
import { passwordFault } from '~/services/upstreams/cognito/embedded/password.rules'

describe('a password', () => {
  test.each([
    ['Abc-12', 'tooShort'],
    ['👩‍👩‍👧', 'tooShort'],
    ['x'.repeat(257), 'tooLong'],
    ['password', 'common'],
    ['PASSWORD2026!', 'common'],
    ['p@$$w0rd', 'common'],
    ['wachtwoord1', 'common'],
    ['!!qwertyuiop', 'common'],
    ['20260612', 'common'],
    ['aaaaaaaaaa', 'common'],
    ['abcabcabcabc', 'common'],
    ['mila.parent', 'common'],
    ['mila.parent@playchart.test', 'common'],
  ])('%s is %s', (password, fault) => {
    expect(passwordFault(password, 'mila.parent@playchart.test')).toBe(fault)
  })

  test.each(['Ruler-and-Beech-12', 'seven small boats', 'correcthorsebattery', 'ünïcödé-wörter', 'g7Xk2mPq'])(
    '%s is taken',
    (password) => expect(passwordFault(password, 'mila.parent@playchart.test')).toBeNull(),
  )
})
