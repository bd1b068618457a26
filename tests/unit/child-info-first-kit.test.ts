import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { connectChildInfo } from '~/machines/subscription/child-info/child-info.connect'
import { type ChildInfoInput, childInfoMachine } from '~/machines/subscription/child-info/child-info.machine'
import { childInfoModel } from '~/machines/subscription/child-info/child-info.model'
import { carryBirthDate, saveDraft, savedDraft } from '~/machines/subscription/child-info/child-info.storage'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'

const due = CivilDate.parse('2027-03-28')
const bump = { name: 'Bump', language: 'en', birthDate: due, firstKit: 'aroundDueDate' } as const
const ACCOUNT = '3f2f6f0e-52c0-4d3c-9f0a-6a6a3d1f7c01'

/** The form, and the drafts that it left in the browser. */
function opened(input: Partial<ChildInfoInput>) {
  const drafts: unknown[] = []
  const machine = childInfoMachine.provide({ actions: { saveDraft: (_, draft) => void drafts.push(draft) } })
  const actor = createActor(machine, { input: { ...(childInfoModel.input as ChildInfoInput), ...input } }).start()
  return { actor, drafts, chosen: () => connectChildInfo(actor.getSnapshot()).firstKit?.value ?? null }
}

describe('E-111 when the first kit comes', () => {
  test('is what was chosen, and is left in the draft', () => {
    const { actor, drafts, chosen } = opened({ initial: bump })
    expect(chosen()).toBe('aroundDueDate')
    actor.send({ type: 'CHANGE', field: 'firstKit', value: 'now' })
    expect(chosen()).toBe('now')
    expect(drafts.at(-1)).toEqual({ ...bump, firstKit: 'now' })
  })

  test('stays while the due date is corrected, and means nothing once the child is born', () => {
    const { actor, chosen } = opened({ initial: { ...bump, firstKit: 'now' } })
    const fields = actor.getSnapshot().children.birthDate
    fields?.send({ type: 'TYPE', part: 'day', value: '29' })
    expect(chosen()).toBe('now')
    fields?.send({ type: 'TYPE', part: 'year', value: '2026' })
    expect(chosen()).toBeNull()
  })

  test('comes back with the form that was left', () => {
    const { actor, chosen } = opened({})
    actor.send({ type: 'RESTORE', draft: { ...bump, firstKit: 'now' } })
    expect(chosen()).toBe('now')
  })

  test.each([
    ['the same child', {}, 'now'],
    ['another name', { name: 'Bo' }, 'aroundDueDate'],
    ['another date', { birthDate: '2027-03-29' }, 'aroundDueDate'],
  ])('of a child of the account comes back from a form about it alone (%s)', (_of, other, expected) => {
    const { actor, chosen } = opened({ initial: bump, childUuid: ACCOUNT })
    actor.send({ type: 'RESTORE', draft: { ...bump, firstKit: 'now', ...other } })
    expect(chosen()).toBe(expected)
    expect(connectChildInfo(actor.getSnapshot()).name.value).toBe('Bump')
  })

  test('a form that came back without a script to be asked it complains of nothing, and one with a mistake does', () => {
    const typed = { day: '28', month: '3', year: '2027' }
    const asked = opened({ initial: { ...bump, birthDate: null }, sent: { kind: 'returned', typed } })
    expect(asked.actor.getSnapshot().value).toEqual({ editing: 'open' })
    expect(asked.chosen()).toBe('aroundDueDate')
    const wrong = opened({ initial: { ...bump, name: '', birthDate: null }, sent: { kind: 'returned', typed } })
    expect(wrong.actor.getSnapshot().value).toEqual({ editing: 'refused' })
  })
})

describe('E-111 a draft in the browser', () => {
  const kept = new Map<string, string>()
  const { name, language, birthDate } = bump
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    vi.stubGlobal('document', { documentElement: { lang: 'nl' } })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('comes back as it was left', () => {
    saveDraft({ ...bump, firstKit: 'now' })
    expect(savedDraft()).toEqual({ ...bump, firstKit: 'now' })
  })

  test.each(['someday', undefined, 7])('that says %s is around the due date', (firstKit) => {
    kept.set('child-info', JSON.stringify({ name, language, birthDate, firstKit }))
    expect(savedDraft()).toEqual(bump)
  })

  test('keeps the choice where the finder brings another date', () => {
    carryBirthDate(due)
    expect(savedDraft()).toEqual({ ...bump, name: '', language: 'nl' })
    saveDraft({ ...bump, firstKit: 'now' })
    carryBirthDate(CivilDate.parse('2027-04-02'))
    expect(savedDraft()).toEqual({ ...bump, birthDate: '2027-04-02', firstKit: 'now' })
  })
})
