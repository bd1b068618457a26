import { describe, expect, test } from 'vitest'
import { childInfoErrors } from '~/machines/subscription/child-info/child-info.rules'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { isChildOfKit, startingKit, targetOf } from '~/services/domain/plans/starting-kit.rules'
import {
  KeptChoice,
  StartingKitQuestion,
  type SubscriptionChild,
} from '~/services/flows/subscription/subscription.contract'
import { mergedChoice } from '~/services/flows/subscription/subscription.rules'

const today = CivilDate.parse('2026-11-21')
const noTarget = { isLookerTarget: false, isQrTarget: false }
const kitOf = (birthDate: string, target: Partial<typeof noTarget> = {}) => {
  const answer = startingKit({ birthDate: CivilDate.parse(birthDate), today, ...noTarget, ...target })
  return answer.ok ? answer.value.anchor : answer.error.kind
}

describe('the first kit of a child', () => {
  test.each([
    ['2027-08-21', 'kit-the-looker'],
    ['2027-08-22', 'refused'],
    ['2026-08-21', 'kit-the-charmer'],
    ['2025-08-21', 'kit-the-babbler'],
    ['2021-11-21', 'kit-the-planner'],
    ['2021-10-21', 'agedOut'],
    ['2008-11-21', 'agedOut'],
    ['2008-11-20', 'refused'],
  ])('a child of %s starts with %s', (birthDate, expected) => expect(kitOf(birthDate)).toBe(expected))

  test('S-090 only the charmer sets the flag of a QR code, only the looker looks back three months', () => {
    expect(targetOf('kit-the-charmer')).toEqual({ isQrTarget: true, isLookerTarget: false })
    expect(targetOf('kit-the-looker')).toEqual({ isQrTarget: false, isLookerTarget: true })
    for (const other of ['kit-the-babbler', 'charmer', '', null, undefined])
      expect(targetOf(other)).toEqual({ isQrTarget: false, isLookerTarget: false })
  })

  test('E-07 a code on the box shows the charmer to whoever is not past it', () => {
    expect(kitOf('2026-11-01', { isQrTarget: true })).toBe('kit-the-charmer')
    expect(kitOf('2025-08-21', { isQrTarget: true })).toBe('kit-the-babbler')
    expect(kitOf('2021-10-21', { isQrTarget: true })).toBe('agedOut')
  })

  test('S-405 the looker’s target looks back three months', () => {
    expect(kitOf('2026-08-21', { isLookerTarget: true })).toBe('kit-the-charmer')
    expect(kitOf('2026-08-20', { isLookerTarget: true })).toBe('refused')
  })
})

test('S-089 a stored birth date counts only where it fits the kit’s band', () => {
  const child: SubscriptionChild = {
    name: 'Bo',
    birthDate: CivilDate.parse('2025-08-21'),
    language: 'nl',
    firstKit: 'aroundDueDate',
  }
  expect(isChildOfKit(child, 'kit-the-babbler', today)).toBe(true)
  expect(isChildOfKit(child, 'kit-the-looker', today)).toBe(false)
  expect(isChildOfKit(child, 'kit-the-nobody', today)).toBe(false)
  expect(isChildOfKit(null, 'kit-the-babbler', today)).toBe(false)
})

describe('the choice of a kit’s page', () => {
  const last = { kitAnchor: 'kit-the-companion', kind: 'subscription' as const, customization: { doll: 'tan' } }

  test('S-254 another way of buying the same kit keeps its customization', () => {
    expect(mergedChoice(last, { kitAnchor: last.kitAnchor, kind: 'standalone' })).toEqual({
      ...last,
      kind: 'standalone',
    })
  })

  test('S-087 a customization is the kit’s own: another kit starts without', () => {
    expect(mergedChoice(last, { kitAnchor: 'kit-the-looker', kind: 'subscription' }).customization).toEqual({})
    expect(mergedChoice(last, { ...last, customization: { doll: 'dark' } }).customization).toEqual({ doll: 'dark' })
  })

  test('nothing else is let into the session', () => {
    const refuses = (choice: object) => expect(KeptChoice.safeParse(choice).success).toBe(false)
    refuses({ ...last, kitAnchor: '../cart' })
    refuses({ ...last, kind: 'gift' })
    refuses({ ...last, price: 1 })
    refuses({ ...last, customization: { doll: 'x'.repeat(61) } })
    refuses({ ...last, customization: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`o${at}`, 'x'])) })
  })
})

describe('the child', () => {
  const question = { child: { name: ' Bo ', birthDate: '2025-08-21', language: 'nl' }, ...noTarget }

  test('the name is trimmed, at least one and at most 100 characters', () => {
    expect(StartingKitQuestion.parse(question).child.name).toBe('Bo')
    const named = (name: string) => ({ ...question, child: { ...question.child, name } })
    expect(StartingKitQuestion.safeParse(named('   ')).success).toBe(false)
    expect(StartingKitQuestion.safeParse(named('b'.repeat(101))).success).toBe(false)
    expect(StartingKitQuestion.safeParse(named('b'.repeat(100))).success).toBe(true)
  })

  test('a day that the calendar does not have, and a language that the book has not, are refused', () => {
    const wrong = [
      { ...question.child, birthDate: '2025-02-30' },
      { ...question.child, language: 'it' },
    ]
    for (const child of wrong) expect(StartingKitQuestion.safeParse({ ...question, child }).success).toBe(false)
  })

  test.each([
    ['empty', 'required', 'S-290'],
    ['partial', 'incomplete', 'S-291'],
    ['invalid', 'invalid', 'S-292'],
    ['future', 'future', 'S-293'],
    ['tooOld', 'tooOld', 'S-294'],
  ] as const)('a birth date that is %s is told once, as %s (%s)', (birthDateStatus, code, _rule) => {
    expect(childInfoErrors({ name: ' ', birthDateStatus })).toEqual([
      { field: 'name', code: 'required' },
      { field: 'birthDate', code },
    ])
    expect(childInfoErrors({ name: 'Bo', birthDateStatus: 'valid' })).toEqual([])
  })
})
