import type { InputFrom } from 'xstate'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { Driver } from '../../proving/driver'
import type { Model } from '../../proving/model'
import { connectFinder } from './finder.connect'
import { finderMachine } from './finder.machine'

const today = CivilDate.parse('2026-11-20')

/** As the specification pairs them (S-212 to S-233): the later kit where two bands meet; null is past them all (E-05). */
const PAGE_OF: Record<string, string | null> = {
  '2027-08-20': '/nl/products/kit-the-looker',
  '2026-08-20': '/nl/products/kit-the-charmer',
  '2025-10-21': '/nl/products/kit-the-thinker',
  '2025-10-20': '/nl/products/kit-the-babbler',
  '2021-10-21': '/nl/products/kit-the-planner',
  '2021-10-20': null,
}

const input: InputFrom<typeof finderMachine> = {
  fields: { today, locale: 'nl', isLookerTarget: false, initial: null, isLocked: false },
  prefix: '/nl',
  told: null,
}

const partial = { type: 'BIRTH_DATE' as const, date: null, status: 'partial' as const }
const whole = Object.keys(PAGE_OF).map((text) => ({
  type: 'BIRTH_DATE' as const,
  date: CivilDate.parse(text),
  status: 'valid' as const,
}))

type Said = 'nothing' | 'told' | 'agedOut' | 'refused' | 'unopened' | 'opening'

/** What the finder says after all that has happened (S-169, S-300, E-05). */
function saidAfter({ input: start, events }: Driver): Said {
  const [, told] = /"told":"(\w+)"/.exec(JSON.stringify(start)) ?? []
  let date: string | null = null
  let status = 'empty'
  let said: Said = told === 'agedOut' ? 'agedOut' : told ? 'told' : 'nothing'
  for (const event of events) {
    if (event.type === 'BIRTH_DATE') {
      // the fields tell what they hold more than once
      const isNews = event.date !== date || event.status !== status
      if (isNews && (said === 'told' || said === 'agedOut')) said = 'nothing'
      date = event.date
      status = event.status
    } else if (event.type === 'SUBMIT') said = date === null ? 'refused' : PAGE_OF[date] ? 'opening' : 'agedOut'
    else said = event.type.includes('done') ? 'nothing' : 'unopened'
  }
  return said
}

export const finderModel: Model<typeof finderMachine> = {
  machine: finderMachine,
  input,
  inputs: [
    { ...input, told: 'invalid' },
    { ...input, told: 'agedOut' },
  ],
  key: ({ birthDate, birthDateStatus, told }) => ({ birthDate, birthDateStatus, told }),
  cases: {
    // while a page opens the fields can still be emptied
    BIRTH_DATE: (snapshot) => (snapshot.matches('opening') ? [partial] : [...whole, partial]),
    SUBMIT: [{ type: 'SUBMIT' }],
  },
  outcomes: { openKit: [{ output: undefined }, { error: new Error('blocked') }] },
  delays: { patience: 5000 },
  invariants: [
    {
      name: 'S-169 the page that is opened is that of the kit for this age, in the same language',
      when: (snapshot) => snapshot.matches('opening') && snapshot.context.birthDate !== null,
      holds: ({ context }, { calls }) =>
        JSON.stringify(calls.at(-1)?.input) === JSON.stringify({ href: PAGE_OF[context.birthDate ?? ''] }),
    },
    {
      name: 'S-290 a date that led to a kit is not asked for again: the form about the child gets it, and no other',
      holds: (_, { calls, effects }) => {
        const carried = effects.filter(({ type }) => type === 'carryDate').map(({ params }) => String(params))
        return (
          carried.length === calls.filter(({ id }) => id === 'openKit').length && carried.every((date) => PAGE_OF[date])
        )
      },
    },
    {
      name: 'E-05 nobody past every kit is led to one, and who is told so is past every kit',
      when: (snapshot) => snapshot.matches({ asking: 'agedOut' }) && snapshot.context.told === null,
      holds: ({ context }) => PAGE_OF[context.birthDate ?? ''] === null,
    },
    {
      name: 'S-300 nothing is said of a date before it is sent',
      when: (snapshot) => snapshot.matches({ asking: 'quiet' }),
      holds: (snapshot) => {
        const { error, isAgedOut, couldNotOpen } = connectFinder(snapshot)
        return error === null && !isAgedOut && !couldNotOpen
      },
    },
    {
      name: 'what a form without script was told is said until another date is typed',
      when: ({ context }) => context.told === 'invalid',
      holds: (snapshot) =>
        snapshot.matches({ asking: 'told' })
          ? connectFinder(snapshot).error === 'invalid' && snapshot.context.birthDateStatus === 'empty'
          : !snapshot.matches({ asking: 'quiet' }) || snapshot.context.birthDateStatus !== 'empty',
    },
    {
      name: 'S-169 S-300 E-05 who asks is led on, told what is missing, or told that the child is past every kit',
      holds: (snapshot, driver) => {
        const said = saidAfter(driver)
        const { error, isBusy, isAgedOut, couldNotOpen, birthDate } = connectFinder(snapshot)
        return (
          isBusy === (said === 'opening') &&
          isAgedOut === (said === 'agedOut') &&
          couldNotOpen === (said === 'unopened') &&
          // nothing stands in the fields of this model: the one message that they can have is that
          error === (said === 'told' ? 'invalid' : said === 'refused' ? 'required' : null) &&
          birthDate !== null &&
          snapshot.can({ type: 'SUBMIT' }) === !isBusy
        )
      },
    },
    {
      name: 'a page that does not open is waited for five seconds and no longer, and each that did not is logged',
      holds: (snapshot, { clock, effects, events, pending }) => {
        const isOpening = snapshot.matches('opening')
        const failures = events.filter(({ type }) => /error|after/.test(type)).length
        return (
          clock.due() === (isOpening ? 5000 : null) &&
          pending.has('openKit') === isOpening &&
          effects.filter(({ type }) => type === 'logFailure').length === failures
        )
      },
    },
    {
      name: 'who asked in vain may ask again',
      when: (snapshot) => snapshot.matches({ asking: 'unopened' }),
      holds: (snapshot) => snapshot.can({ type: 'SUBMIT' }) && connectFinder(snapshot).couldNotOpen,
    },
  ],
}
