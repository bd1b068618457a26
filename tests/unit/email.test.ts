import { expect, test } from 'vitest'
import { z } from 'zod'
import { isEmail } from '~/services/domain/people/email.rules'

const wire = z.email()

test.each(['a@b.de', 'Parent@Playchart.test', "o'neil+kits@mail.example.co.uk", 'x_y-z.9@sub.domain.museum'])(
  'E-101 %s is an address, for a form and for the wire',
  (text) => expect([isEmail(text), wire.safeParse(text).success]).toEqual([true, true]),
)

test.each([
  '',
  'a',
  'a@b',
  '@b.de',
  'a@@b.de',
  'a b@c.de',
  '.a@b.de',
  'a..b@c.de',
  "a'@b.de",
  'ü@b.de',
  'a@-b.de',
  'a@b.d',
])('E-101 %j is none', (text) => expect(isEmail(text)).toBe(false))
