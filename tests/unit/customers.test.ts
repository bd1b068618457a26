import { describe, expect, test } from 'vitest'
import { childrenText, clubCounts, heldTexts } from '~/services/flows/customers/customers.rules'

test.each([
  [[], 'No children'],
  [[20], '1 child: 20 months'],
  [[1, -1], '2 children: 1 month and not born yet'],
  [[30, 20, 11], '3 children: 2 years, 20 months and 11 months'],
])('children of %j months are: %s', (ages, said) => expect(childrenText(ages)).toBe(said))

describe('what a customer has', () => {
  const kits = { active: 2, ended: 0 }
  const none = { active: 0, ended: 0 }
  const noClub = { active: 0, paused: 0, ended: 0 }
  const said = (...held: Parameters<typeof heldTexts>) => heldTexts(...held).map(({ text }) => text)

  test('is counted by whether it runs, and the club stands beside the kits', () => {
    expect(said({ subscriptions: kits, club: { active: 1, paused: 2, ended: 1 } })).toEqual([
      'Play Kits, 2 active',
      'Early Reader Club, 1 active',
      'Early Reader Club, 2 paused',
      'Early Reader Club, 1 ended',
    ])
    expect(said({ subscriptions: none, club: { ...noClub, active: 1 } })).toEqual(['Early Reader Club, 1 active'])
    expect(said({ subscriptions: none, club: noClub })).toEqual(['No subscription'])
  })

  test('is not taken for nothing where nobody could say', () => {
    expect(said({ subscriptions: null, club: noClub })).toEqual(['Play Kits not known at the moment'])
    expect(said({ subscriptions: kits, club: null })).toEqual([
      'Play Kits, 2 active',
      'Early Reader Club not known at the moment',
    ])
  })

  test('of the club, one that waits for its first payment runs', () => {
    const clubs = ['active', 'pending', 'paused', 'cancelled'] as const
    expect(clubCounts(clubs.map((status) => ({ status })))).toEqual({ active: 2, paused: 1, ended: 1 })
  })
})
