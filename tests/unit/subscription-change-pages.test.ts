import { describe, expect, test } from 'vitest'
import { boxOptionsPath, boxOptionsPlaceAt } from '~/services/flows/reading-club/reading-club-links.rules'
import type { ChangeAction } from '~/services/flows/subscription-change/subscription-change.contract'
import {
  changeHref,
  changePlaceAt,
  isMoved,
} from '~/services/flows/subscription-change/subscription-change-links.rules'

const [USER, OF, ITEM] = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`)
const place = { prefix: '/nl', as: USER ?? '' }

const OWN = [
  ['A-086', 'skip', `${USER}/account-settings/skip/${OF}/${ITEM}`],
  ['A-085', 'cancel', `${USER}/account-settings/cancel/${OF}`],
  ['A-084', 'reactivate', `${USER}/account-settings/reactivate/${OF}`],
  ['A-087', 'language', `${USER}/account-settings/language/${OF}`],
  ['A-088', 'cancelBooks', `${USER}/account-settings/cancel-add-on/books_addon/${OF}`],
  ['A-090', 'prepay', `${USER}/subscriptions/${OF}/prepay-extension`],
  ['A-091', 'customize', `${USER}/subscriptions/${OF}/customize-kit/${ITEM}`],
  ['A-092', 'extendGift', `${USER}/subscriptions/${OF}/gift-extension`],
  ['A-093', 'addBooks', `${USER}/subscriptions/${OF}/add-ons/books_addon`],
] as const satisfies [string, ChangeAction, string][]
const BARE = [
  ['A-096', 'skip', `subscriptions/${OF}/modify/skip/${ITEM}`],
  ['A-097', 'cancel', `subscriptions/${OF}/skip-cancel`],
] as const satisfies [string, ChangeAction, string][]

const OF_ITEMS: ChangeAction[] = ['skip', 'customize']
const of = (action: ChangeAction) => ({
  action,
  subscription: OF ?? '',
  item: OF_ITEMS.includes(action) ? (ITEM ?? '') : null,
})

const OF_BOXES = [
  ['A-062', 'skipBox', `early-reader-club/${OF}/modify/${ITEM}/skip`],
  ['E-93', 'pause', `early-reader-club/${OF}/pause`],
  ['A-064', 'cancelBoxes', `early-reader-club/${OF}/cancel`],
  ['A-061', 'reactivateBoxes', `early-reader-club/${OF}/reactivate`],
] as const satisfies [string, ChangeAction, string][]

describe('the address of a change', () => {
  test.each(OF_BOXES)('A-061 A-064 E-93 %s: of %s, it names nobody, whatever the flag says', (_rule, action, path) => {
    const change = { action, subscription: OF ?? '', item: action === 'skipBox' ? (ITEM ?? '') : null }
    const found = changePlaceAt(path)
    expect(found).toEqual({ ...change, user: null })
    for (const isCancelSaver of [true, false]) {
      expect(changeHref(change, { ...place, isCancelSaver })).toBe(`/nl/account/${path}`)
      expect(found && isMoved(found, isCancelSaver)).toBe(false)
    }
  })

  test('A-062 A-063 what can be done with a box, or with all, has its own', () => {
    for (const [path, box] of [
      [`early-reader-club/${OF}/skip-cancel`, null],
      [`early-reader-club/${OF}/modify/${ITEM}`, ITEM ?? ''],
    ] as const) {
      expect(boxOptionsPlaceAt(path)).toEqual({ subscription: OF, box })
      expect(boxOptionsPath({ subscription: OF ?? '', box })).toBe(path)
      expect(changePlaceAt(path)).toBeNull()
    }
  })

  test.each(OWN)(
    'A-084 A-085 A-086 A-087 A-088 A-090 A-091 A-092 A-093 E-73 %s: of %s, it names its person',
    (_rule, action, path) => {
      expect(changePlaceAt(path)).toEqual({ ...of(action), user: USER })
      expect(changeHref(of(action), { ...place, isCancelSaver: false })).toBe(`/nl/account/${path}`)
    },
  )

  test.each(BARE)('A-096 A-097 E-69 %s: of %s, it is another one where the flag is on', (_rule, action, path) => {
    const [, , own = ''] = OWN.find(([, each]) => each === action) ?? []
    expect(changePlaceAt(path)).toEqual({ ...of(action), user: null })
    expect(changeHref(of(action), { ...place, isCancelSaver: true })).toBe(`/nl/account/${path}`)
    expect([true, false].map((flag) => isMoved({ ...of(action), user: null }, flag))).toEqual([false, true])
    expect([true, false].map((flag) => isMoved({ ...of(action), user: USER ?? '' }, flag))).toEqual([true, false])
    expect(own).not.toBe(path)
  })

  test('that of a birth date that was corrected names its person, whatever the flag says', () => {
    const path = `${USER}/subscriptions/${OF}/birth-date`
    expect(changePlaceAt(path)).toEqual({ ...of('followAge'), user: USER })
    for (const isCancelSaver of [true, false])
      expect(changeHref(of('followAge'), { ...place, isCancelSaver })).toBe(`/nl/account/${path}`)
  })

  test('A-029 A-092 that of a gift says with which kit it is to go on, and nothing else in it counts', () => {
    const change = { ...of('extendGift'), from: 'kit-the-babbler' }
    expect(changeHref(change, { ...place, isCancelSaver: true })).toBe(
      `/nl/account/${USER}/subscriptions/${OF}/gift-extension?anchor=kit-the-babbler`,
    )
    expect(changeHref({ ...change, from: '&x=1' }, { ...place, isCancelSaver: true })).toContain('?anchor=%26x%3D1')
  })

  test('A-101 E-72 reactivation has one that names nobody, and both count whatever the flag says', () => {
    const bare = changePlaceAt(`account-settings/reactivate/${OF}`)
    expect(bare).toEqual({ ...of('reactivate'), user: null })
    expect([true, false].map((flag) => bare && isMoved(bare, flag))).toEqual([false, false])
  })

  test.each([
    `account-settings/cancel/${OF}`,
    'early-reader-club/1/pause',
    `early-reader-club/${OF}/modify/1/skip`,
    `early-reader-club/${OF}/pause/more`,
    `me/account-settings/cancel/${OF}`,
    `${USER}/account-settings/cancel/1`,
    `${USER}/account-settings/skip/${OF}`,
    `${USER}/account-settings/skip/${OF}/1`,
    `${USER}/subscriptions/${OF}/customize-kit`,
    `${USER}/subscriptions/${OF}/customize-kit/1`,
    `subscriptions/${OF}/customize-kit/${ITEM}`,
    `${USER}/account-settings/cancel/${OF}/more`,
    `${USER}/account-settings/cancel-add-on/toys/${OF}`,
    'settings',
  ])('%s is no address of a change', (path) => expect(changePlaceAt(path)).toBeNull())
})
