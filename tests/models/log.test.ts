import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { explore } from '~/machines/proving/explore'
import { pathTo } from '~/machines/proving/tour'
import { registry } from '~/machines/reading/registry'
import { asPlaywright } from '~/machines/recording/as-playwright'
import { asVitest } from '~/machines/recording/as-vitest'
import { checkLog } from '~/machines/recording/check'
import type { LogLine } from '~/machines/recording/log.contract'
import { logText, readLog } from '~/machines/recording/log-file'
import { createPacedClock } from '~/machines/recording/paced-clock'
import { redacted } from '~/machines/recording/personal'
import { privacyOf } from '~/machines/recording/privacy'
import { recordFlows } from '~/machines/recording/recorded-flows'
import type { Entry } from '~/machines/recording/recorder'
import { replayReport } from '~/machines/recording/report'
import { todayOf } from '~/machines/recording/todays-machines'
import { carouselMachine } from '~/machines/ui/carousel/carousel.machine'
import { linesOf, recordedWalk } from '../support/recorded'

/** What a log can become. */
const TESTS = [asVitest, asPlaywright]

const CANARIES = {
  email: 'canary@example.org',
  phone: '+31612345678',
  name: 'Canaria Vogel',
  address: 'Kanariestraat 7',
  token: 'eyJhbGciOiJSUzI1NiJ9.canary',
  card: '4242424242424242',
}

/** Every text of a value is another one. */
function poisoned(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((item) => poisoned(item, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner, text)]))
}

describe('what is personal', () => {
  const CARRIED = {
    signIn: 'TYPE',
    contactForm: 'CHANGE',
    addressForm: 'CHANGE',
    cardForm: 'CHANGE',
    giftDetails: 'CHANGE',
  }

  test.each(Object.entries(CANARIES))(
    'of a visitor, a %s, is found in no line, no report and no test',
    async (_, canary) => {
      for (const machine of Object.keys(CARRIED)) {
        const registered = registry.find(({ id }) => id === machine)
        const [model, today] = [await registered?.model(), await todayOf(machine)]
        if (!model || !today) throw new Error(`${machine} has no model`)
        const path = pathTo(explore(model), ({ type }) => Object.values(CARRIED).includes(type))
        if (!path) throw new Error(`${machine} is never typed into`)
        const steps = path.steps.map((step) => ({ ...step, event: typed(step.event, canary) }))
        const entries = await recordedWalk(model, { ...path, steps })
        // it was there to be found
        expect(JSON.stringify(entries.map((entry) => (entry.kind === 'event' ? entry.event : null)))).toContain(canary)
        const lines = linesOf(entries)
        const texts = [logText(lines), ...TESTS.map((made) => made(lines, 'a session'))]
        for (const text of texts) expect(text).not.toContain(canary)
      }
    },
  )

  test.each(Object.entries(CANARIES))('of an answer that no schema describes, a %s, is hidden', async (_, canary) => {
    const model = await registry.find(({ id }) => id === 'accountHome')?.model()
    if (!model) throw new Error('there is no such model')
    const path = pathTo(explore(model), ({ type }) => type.startsWith('xstate.done.'))
    if (!path) throw new Error('nothing is ever answered')
    const steps = path.steps.map((step) => ({ ...step, event: answered(step.event, canary) }))
    const text = logText(linesOf(await recordedWalk(model, { ...path, steps })))
    expect(text).toContain('xstate.done.')
    expect(text).not.toContain(canary)
  })

  type Event = { type: string; [name: string]: unknown }
  const typed = (event: Event, canary: string): Event => ('value' in event ? { ...event, value: canary } : event)
  const answered = (event: Event, canary: string): Event =>
    event.type.startsWith('xstate.done.')
      ? {
          ...event,
          output: {
            ok: false,
            error: { kind: 'refused', message: canary, about: poisoned({ a: '', b: [''] }, canary) },
          },
        }
      : event

  const change = (field: string, value: string) => ({ type: 'CHANGE', field, value })

  /** What the log of a machine shows of an event, by its notes. */
  async function shownOf(machine: string, event: { type: string }) {
    const notes = await registry.find(({ id }) => id === machine)?.notes()
    const privacy = notes && privacyOf(notes).event(event.type)
    if (!privacy) throw new Error(`${machine} has no ${event.type}`)
    return JSON.stringify(redacted(event, privacy))
  }

  test.each(Object.entries(CANARIES))('a %s is hidden also where a word of ours is asked for', async (_, canary) => {
    for (const field of ['name', 'language', 'firstKit', 'nothing'])
      expect(await shownOf('childInfo', change(field, canary))).not.toContain(canary)
    for (const field of ['recipientName', 'recipientEmail', 'deliverOn', 'kitAnchor'])
      expect(await shownOf('giftDetails', change(field, canary))).not.toContain(canary)
    expect(await shownOf('childInfo', change(canary, canary))).not.toContain(canary)
    const draft = poisoned({ recipientName: '', recipientEmail: '', deliverOn: '', kitAnchor: '' }, canary)
    expect(await shownOf('subscriptionFlow', Object.assign({ type: 'GIFT.DRAFT' }, { draft }))).not.toContain(canary)
  })

  test.each(Object.entries(CANARIES))('a %s on an invoice is hidden', async (_, canary) => {
    const [notes, model] = await partsOf('checkout')
    const catalogue = { sku: 'KIT-1', kit_anchor: 'kit-the-looker' }
    const { checkout } = model.input
    const invoice = {
      ...Object(poisoned(checkout, canary)),
      lines: [{ ...Object(poisoned(checkout.lines[0], canary)), ...catalogue }],
    }
    const shown = JSON.stringify(redacted({ checkout: invoice }, privacyOf(notes).context))
    expect(shown).not.toContain(canary)
    expect(shown).toContain(JSON.stringify(catalogue.sku))
  })

  test('ids of the catalogue and words of ours are not', async () => {
    const language = { type: 'CHANGE', field: 'language', value: 'nl' }
    expect(await shownOf('childInfo', language)).toBe(JSON.stringify(language))
    const kit = { type: 'CHANGE', field: 'kitAnchor', value: 'kit-the-looker' }
    expect(await shownOf('giftDetails', kit)).toBe(JSON.stringify(kit))
    const [notes, model] = await partsOf('regionLanguage')
    expect(redacted(model.input, privacyOf(notes).input)).toEqual(model.input)
  })

  async function partsOf(machine: string) {
    const registered = registry.find(({ id }) => id === machine)
    const [notes, model] = [await registered?.notes(), await registered?.model()]
    if (!notes || !model) throw new Error(`there is no ${machine}`)
    return [notes, model] as const
  }

  test('is what the notes say of each machine, and nothing of it is left unhidden where the notes are missing', async () => {
    for (const { notes } of registry) {
      const read = await notes()
      if (read) expect(privacyOf(read).context.isPersonal).toBe(false)
    }
  })
})

describe('a log', () => {
  test('says at which event a machine that has changed goes another way', async () => {
    const entries = walkOfCarousel()
    const lines = readLog(logText(linesOf(entries)))
    expect(await checkLog(lines, todayOf)).toMatchObject([{ machine: 'carousel', hasChanged: false, difference: null }])
    const events = lines.filter((line) => line.kind === 'event')
    const changed = lines.map((line): LogLine => {
      if (line.kind === 'session') return { ...line, machines: { ...line.machines, carousel: 'another' } }
      return line === events[1] && line.kind === 'event'
        ? { ...line, snapshot: { ...line.snapshot, context: { index: 7 } } }
        : line
    })
    const [check] = await checkLog(changed, todayOf)
    expect(check).toMatchObject({ hasChanged: true, difference: { seq: events[1]?.seq, event: 'NEXT' } })
  })

  test('is told in words, each machine by itself', async () => {
    const text = logText(linesOf(walkOfCarousel()))
    const report = await replayReport(text)
    expect(report.isSame).toBe(true)
    expect(report.text).toContain('carousel')
    expect(report.text).toContain('3 events: the same')
    const other = await replayReport(text.replace('"context":{"index":2}', '"context":{"index":7}'))
    expect(other.isSame).toBe(false)
    expect(other.text).toContain('goes another way at event 3, NEXT')
  })

  test.each(TESTS)('becomes a test that holds the very same log, whatever stands in it (%#)', async (made) => {
    const lines = linesOf(walkOfCarousel())
    const placeholder = ['$', '{names}'].join('')
    const text = made(lines, `one of \`these\` ${placeholder}`)
    const [, literal = ''] = /const LOG = (String\.raw`[^`]*`)/.exec(text) ?? []
    const log = readLog(String(runInNewContext(literal)))
    expect(log).toEqual(lines)
    expect(await checkLog(log, todayOf)).toMatchObject([{ difference: null }])
  })

  test('is refused with the line that is none of it', () => {
    const text = logText(linesOf([]))
    expect(() => readLog(`${text}{"kind":"event"}`)).toThrow('line 2')
    expect(() => readLog('')).toThrow('line 1')
  })

  test('has one line for each machine that ran, and none for one that was made and never started', () => {
    const { entries, create } = recording()
    create()
    create().start()
    expect(entries.filter(({ kind }) => kind === 'actor')).toHaveLength(1)
  })
})

describe('the past', () => {
  test('is shown without touching what runs, and gone on from', () => {
    const { entries, create, flows, seat } = recording()
    const actor = create()
    actor.start()
    for (let turn = 0; turn < 3; turn += 1) actor.send({ type: 'NEXT' })
    const [, first] = entries.filter(({ kind }) => kind !== 'stopped')
    flows.show(first?.seq ?? 0)
    expect(seat.taken?.getSnapshot().context.index).toBe(1)
    seat.taken?.send({ type: 'NEXT' })
    expect(actor.getSnapshot().context.index).toBe(3)
    flows.show(null)
    expect(seat.taken).toBe(actor)
    expect(flows.goOn(first?.seq ?? 0)).toBe(1)
    expect(actor.getSnapshot().status).toBe('stopped')
    seat.taken?.send({ type: 'NEXT' })
    expect(seat.taken?.getSnapshot().context.index).toBe(2)
  })

  test('of a page is replayed from its log, also after it was gone on from', async () => {
    const { entries, create, flows, seat } = recording()
    create().start()
    seat.taken?.send({ type: 'NEXT' })
    flows.goOn(1)
    seat.taken?.send({ type: 'NEXT' })
    seat.taken?.send({ type: 'NEXT' })
    const checks = await checkLog(readLog(logText(linesOf(entries))), todayOf)
    expect(checks.map(({ difference }) => difference)).toEqual([null, null])
    expect(checks.map(({ events }) => events)).toEqual([1, 2])
  })
})

describe('the clock of recorded flows', () => {
  test('runs slower, stands still, and lets one timer go', () => {
    let now = 0
    const clock = createPacedClock(() => now)
    const fired: string[] = []
    clock.setRate(0)
    clock.setTimeout(() => fired.push('late'), 200)
    const gone = clock.setTimeout(() => fired.push('gone'), 50)
    clock.setTimeout(() => fired.push('early'), 100)
    clock.clearTimeout(gone)
    now = 10_000
    expect(fired).toEqual([])
    expect(clock.next()).toBe(true)
    expect(fired).toEqual(['early'])
    expect([clock.next(), clock.next()]).toEqual([true, false])
    expect(fired).toEqual(['early', 'late'])
  })
})

test('what an open inspector costs for each event is printed', () => {
  const { create } = recording()
  const plain = createActor(carouselMachine, { input: { count: 3 } }).start()
  const [without, withIt] = [plain, create().start()].map((actor) => medianOf(() => actor.send({ type: 'NEXT' })))
  console.info(`an event takes ${without} µs without and ${withIt} µs with a recorder`)
  expect(withIt).toBeGreaterThan(0)
})

function medianOf(act: () => void): number {
  const times = Array.from({ length: 4000 }, () => {
    const start = performance.now()
    act()
    return performance.now() - start
  })
  return Math.round((times.sort((one, other) => one - other)[2000] ?? 0) * 1e5) / 100
}

function recording() {
  const entries: Entry[] = []
  const flows = recordFlows({ onEntry: (entry) => entries.push(entry) })
  const seat: { taken: ReturnType<typeof flows.create> | null } = { taken: null }
  const create = () => {
    const actor = flows.create(
      carouselMachine,
      { id: 'carousel', input: { count: 9 } },
      {
        follow: () => {},
        take: (taken) => {
          seat.taken = taken
        },
      },
    )
    seat.taken = actor
    return actor
  }
  return { entries, flows, seat, create }
}

function walkOfCarousel(): Entry[] {
  const { entries, create } = recording()
  const actor = create().start()
  for (let turn = 0; turn < 3; turn += 1) actor.send({ type: 'NEXT' })
  return entries
}
