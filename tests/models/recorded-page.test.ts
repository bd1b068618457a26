import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { setup } from 'xstate'
import { liveCartMachine } from '~/machines/cart/cart/cart.actors'
import { registry } from '~/machines/reading/registry'
import { INSPECTOR_CHANNEL } from '~/machines/recording/channel'
import { machineHash } from '~/machines/recording/machine-hash'
import type { InspectorMessage } from '~/machines/recording/messages.contract'
import { recordPage } from '~/machines/recording/recorded-page'

const inspector = new BroadcastChannel(INSPECTOR_CHANNEL)
const told: InspectorMessage[] = []
inspector.onmessage = ({ data }: MessageEvent<InspectorMessage>) => void told.push(data)

afterAll(() => inspector.close())
afterEach(() => {
  told.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the page has told since it was opened: the names of its actors in order, and its answers. */
const received = () =>
  told.flatMap((message) => {
    if (message.from !== 'page') return []
    if (message.kind === 'answer') return [message.to]
    return message.kind === 'lines' ? message.lines.flatMap((line) => (line.kind === 'actor' ? [line.id] : [])) : []
  })

/** It opens for the right key, and its guard has never thought of none. */
const lock = setup({
  types: { events: {} as { type: 'OPEN'; key: string } | { type: 'KNOCK' } },
  guards: { fits: (_, key: string) => key.trim() === 'right' },
}).createMachine({
  id: 'lock',
  initial: 'shut',
  states: {
    shut: { on: { OPEN: { guard: { type: 'fits', params: ({ event }) => event.key }, target: 'open' } } },
    open: {},
  },
})

const PICTURE = { width: 2, height: 3, data: 'AAAA' }

function openPage(draw = async () => PICTURE) {
  const prepared: string[] = []
  let move = () => {}
  vi.stubGlobal('document', { title: 'Page', documentElement: { lang: 'en', dataset: {} } })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
  vi.stubGlobal('addEventListener', () => undefined)
  const { flows, page } = recordPage({
    flags: {},
    frame: null,
    draw,
    prepare: () => void prepared.push(page),
    watchAddress: (onChange) => {
      move = onChange
    },
  })
  flows.answer('getCart', { kind: 'held' })
  const start = (id: string) =>
    flows.create(liveCartMachine, { id, input: { cart: null } }, { follow: () => {}, take: () => {} }).start()
  return {
    start,
    startLock: () => flows.create(lock, { id: 'lock', input: undefined }, { follow: () => {}, take: () => {} }).start(),
    prepared,
    page,
    move: () => move(),
    send: (session: string, event: { type: string }) =>
      inspector.postMessage({ from: 'inspector', id: page, kind: 'send', session, event }),
    askChance: (session: string, event: { type: string }) =>
      inspector.postMessage({ from: 'inspector', id: page, kind: 'chance', question: event.type, session, event }),
    askAhead: (id = page) => inspector.postMessage({ from: 'inspector', id, kind: 'prepare' }),
    ask: () => inspector.postMessage({ from: 'inspector', id: page, kind: 'pace', rate: 1 }),
    askPicture: (id = page) => inspector.postMessage({ from: 'inspector', id, kind: 'picture' }),
  }
}

function notesOfCart() {
  const entry = registry.find(({ id }) => id === 'cart')
  if (!entry) throw new Error('the cart has no notes')
  return entry
}

test('an inspector is told of what has happened in its order, also where it asks before the notes of the first machine are there', async () => {
  const notes = notesOfCart()
  const [original, through] = [notes.notes, Promise.withResolvers<void>()]
  const asked = vi.spyOn(notes, 'notes').mockImplementationOnce(async () => {
    await through.promise
    return original()
  })
  const { start, ask } = openPage()
  start('first')
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  start('second')
  ask()
  setTimeout(through.resolve, 100)
  await vi.waitFor(() => expect(received()).toContain('pace'))
  expect(received().filter((each) => /first|second|pace/.test(each))).toEqual(['first', 'second', 'pace'])
})

test('what could not be told since the notes did not come is told with what comes next', async () => {
  const asked = vi.spyOn(notesOfCart(), 'notes').mockRejectedValueOnce(new TypeError('no network'))
  const { start } = openPage()
  start('first')
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  start('second')
  await vi.waitFor(() => expect(received()).toContain('second'))
  expect(received().filter((each) => /first|second/.test(each))).toEqual(['first', 'second'])
})

test('with the first line of a machine comes the hash of its chart', async () => {
  const asked = vi.spyOn(notesOfCart(), 'notes').mockRejectedValueOnce(new TypeError('no network'))
  const { start } = openPage()
  start('first')
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  start('second')
  await vi.waitFor(() => expect(received()).toContain('second'))
  const hash = machineHash(liveCartMachine)
  expect(
    told.flatMap((message) =>
      message.from === 'page' && message.kind === 'lines' && message.lines.some((line) => line.kind === 'actor')
        ? [message.machines.cart]
        : [],
    ),
  ).toEqual([hash])
})

/** Pictures that were told, null where a page could not be drawn. */
const pictures = () =>
  told.flatMap((message) => (message.kind === 'picture' && 'picture' in message ? [message.picture] : []))

test('a page draws itself for whoever asks it, and says where it could not', async () => {
  const { askPicture } = openPage()
  askPicture('another page')
  askPicture()
  await vi.waitFor(() => expect(pictures()).toEqual([PICTURE]))
  openPage(() => Promise.reject(new Error('no library'))).askPicture()
  await vi.waitFor(() => expect(pictures()).toEqual([PICTURE, null]))
})

test('what draws a page is fetched when an inspector asks that page for it, and not before', async () => {
  const { ask, askAhead, prepared } = openPage()
  askAhead('another page')
  ask()
  await vi.waitFor(() => expect(received()).toContain('pace'))
  expect(prepared).toEqual([])
  askAhead()
  await vi.waitFor(() => expect(prepared).toHaveLength(1))
})

/** What the page has said to events that were tried, and to those that were sent. */
const chances = () =>
  told.flatMap((message) => (message.kind === 'chance' && 'isTaken' in message ? [message.isTaken] : []))
const sayings = () =>
  told.flatMap((message) =>
    message.from === 'page' && message.kind === 'answer' && message.to === 'send' ? [message.text] : [],
  )

test('a page says whether an event would be taken, without taking it, and whether it was', async () => {
  const { startLock, askChance, send } = openPage()
  const { sessionId } = startLock()
  const asked = [{ type: 'OPEN', key: 'wrong' }, { type: 'KNOCK' }, { type: 'OPEN' }, { type: 'OPEN', key: 'right' }]
  for (const event of asked) askChance(sessionId, event)
  askChance('nobody', { type: 'KNOCK' })
  await vi.waitFor(() => expect(chances()).toEqual([false, false, null, true, null]))
  const [wrong, , , right] = asked
  for (const event of [wrong, right, right]) if (event) send(sessionId, event)
  const nothing = 'Sent, and nothing has taken it.'
  await vi.waitFor(() => expect(sayings()).toEqual([nothing, 'Sent.', nothing]))
})

test('a page says that it has another address, and not which one', async () => {
  const { page, move } = openPage()
  move()
  await vi.waitFor(() =>
    expect(told.filter((message) => message.kind === 'moved')).toEqual([{ from: 'page', kind: 'moved', id: page }]),
  )
})
