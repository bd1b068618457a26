import { describe, expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { giftActivationModel } from '~/machines/account/gift-activation/gift-activation.model'
import { createDriver } from '~/machines/proving/driver'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'

const gift = { code: 'ABCD-EFGH-JKMN', status: 'sent', recipient_name: 'Bo', size: 3 }
const older = { uuid: 'older', name: 'Older child', birthday: CivilDate.parse('2024-02-21') }
const younger = { uuid: 'younger', name: 'Younger child', birthday: CivilDate.parse('2026-02-21') }

const filledIn: AnyEventObject[] = [
  { type: 'CODE', value: 'abcd-efgh jkmn' },
  { type: 'LOOK_UP' },
  { type: 'xstate.done.actor.getGiftActivation', output: { ok: true, value: gift } },
  { type: 'CHILD', uuid: null },
  { type: 'NAME', value: 'Bo' },
  { type: 'BIRTH_DATE', date: CivilDate.parse('2026-02-21'), status: 'valid' },
]
const named = (output: string): AnyEventObject => ({ type: 'xstate.done.actor.newKey', output })
const lost: AnyEventObject = { type: 'xstate.error.actor.activateGift', error: new Error('lost') }

/** What was sent of a form whose first try came to nothing, and of the try after these changes. */
async function tries(...changes: AnyEventObject[]) {
  const input = { ...giftActivationModel.input, children: [older, younger] }
  const driver = createDriver(giftActivationModel, input)
  await driver.start()
  for (const event of [...filledIn, { type: 'SUBMIT' }, named('first'), lost, ...changes, { type: 'SUBMIT' }])
    await driver.perform(event)
  if (driver.pending.has('newKey')) await driver.perform(named('second'))
  return driver.calls.flatMap(({ src, input: sent }) => (src === 'activateGift' ? [Object(sent)] : []))
}

describe('E-94 the key under which a gift is redeemed', () => {
  test('is the same while the form is, so that a try whose answer was lost counts once', async () => {
    const [first, again, ...more] = await tries()
    expect(first).toMatchObject({ key: 'first' })
    expect([again, ...more]).toEqual([first])
  })

  test.each<[string, AnyEventObject]>([
    ['for another child', { type: 'CHILD', uuid: 'younger' }],
    ['with another name', { type: 'NAME', value: 'Mila' }],
    ['with books in another language', { type: 'LANGUAGE', value: 'nl' }],
    ['with another birth date', { type: 'BIRTH_DATE', date: CivilDate.parse('2025-02-21'), status: 'valid' }],
    ['to another address', { type: 'ADDRESS', field: 'city', value: 'Utrecht' }],
    ['by the same code, looked up anew', { type: 'BACK' }],
  ])('is another one for another form: %s', async (_what, change) => {
    const looked: AnyEventObject[] = filledIn.slice(1, 3)
    const [first, again, ...more] = await tries(change, ...(change.type === 'BACK' ? looked : []))
    expect([first.key, again.key, more]).toEqual(['first', 'second', []])
  })
})
