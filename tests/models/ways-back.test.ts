import { describe, expect, test } from 'vitest'
import { connectErcSchedule } from '~/machines/account/erc-schedule/erc-schedule.connect'
import { ercScheduleModel } from '~/machines/account/erc-schedule/erc-schedule.model'
import { connectPlayKitSchedule } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { playKitScheduleModel } from '~/machines/account/play-kit-schedule/play-kit-schedule.model'
import { explore } from '~/machines/proving/explore'
import copy from '../../src/content/seed/copy/account.json' with { type: 'json' }

const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
/** There is something on its way, or nothing is known. */
const NOT_ENDED: readonly string[] = ['active', 'loading', 'failed', 'left']

const kinds = [...explore(playKitScheduleModel).snapshots.values()].map(
  (snapshot) => connectPlayKitSchedule(snapshot).kind,
)
const ended = [...new Set<string>(kinds)].filter((kind) => !NOT_ENDED.includes(kind))

describe('C-19 D-09 from a schedule on which nothing comes any more a link leads to another kit', () => {
  test('of a cancelled subscription, and of whatever else the flow can show', () => {
    expect(ended).toContain('cancelled')
    expect(ended).toContain('noSubscription')
  })

  test.each(ended)('%s, in every language', (kind) => {
    const words = copy.subscriptions.empties.find((empty) => empty.kind === kind)
    expect(LANGUAGES.filter((language) => !words?.linkText[language])).toEqual([])
  })
})

describe('C-19 D-09 from a page of the reading club on which nothing comes any more a link leads to a box', () => {
  const club = copy['early-reader-club'].empties
  const shown = [...explore(ercScheduleModel).snapshots.values()].map((snapshot) => connectErcSchedule(snapshot).kind)

  test.each(['none', 'cancelled'] as const)('%s, in every language', (kind) => {
    expect(shown).toContain(kind)
    const words = club.find((empty) => empty.kind === kind)
    expect(LANGUAGES.filter((language) => !words?.linkText?.[language])).toEqual([])
    expect(words?.link).toMatch(/^\/products\/erc-box-/)
  })
})
