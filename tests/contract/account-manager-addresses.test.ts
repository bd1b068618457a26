import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { ADDRESS, openAccountServices } from '../support/account-services'
import { personOf } from '../support/own-services'

const services = openAccountServices()
const parent = persona('parent')
const reader = persona('reader')
const as = personOf(parent.playchartId)

describe('an address', () => {
  const accounts = () => services.client().accounts
  const addressesOf = async () => {
    const user = await accounts().user({ headers: as, uuid: parent.playchartId, language: null })
    return user.ok ? user.value.addresses : []
  }

  test('A-082 is written over in place by its owner, and by nobody else', async () => {
    const address = { ...ADDRESS, line1: '9 New Street' }
    const uuid = parent.addressUuid
    const theirs = await accounts().changeAddress({ headers: personOf(reader.playchartId), uuid, address })
    expect(theirs).toEqual({ ok: false, error: { kind: 'notFound' } })
    expect(await accounts().changeAddress({ headers: as, uuid, address })).toMatchObject({ ok: true, value: { uuid } })
    expect((await addressesOf()).map(({ line1 }) => line1)).toEqual(['9 New Street'])
  })

  test('A-131 of who pays alone is none of those that something is sent to', async () => {
    const wanted = {
      headers: as,
      key: randomUUID(),
      userUuid: parent.playchartId,
      address: { ...ADDRESS, line1: 'Bill' },
    }
    const added = await accounts().addAddress({ ...wanted, isBilling: true })
    expect(added).toMatchObject({ ok: true, value: { line1: 'Bill' } })
    expect((await addressesOf()).some(({ line1 }) => line1 === 'Bill')).toBe(false)
    const uuid = added.ok ? added.value.uuid : ''
    expect(await accounts().address({ headers: as, uuid })).toMatchObject({ ok: true, value: { line1: 'Bill' } })
    const sent = await accounts().addAddress({ ...wanted, key: randomUUID() })
    expect(sent.ok && sent.value.uuid).not.toBe(uuid)
  })
})
