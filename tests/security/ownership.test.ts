import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, paymentMethodOf, persona } from '~/content/seed/personas'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, idOf, serverFunctions } from '../support/server-function'
import { signInOver } from '../support/sign-in'

/*
 * Everything of an account that can be asked for or changed, asked for by whoever it does not belong to. What there is is
 * taken from the sources and from the links of the account's own pages: a new server function or page is asked for, too.
 */

const [PARENT, OTHER] = [persona('parent'), persona('prepaid')]
const [as, other] = [PARENT.playchartId, OTHER.playchartId]
const ORDER = 'PC-100001'
/** Words that stand in the owner's account alone. */
const CANARY = {
  first: 'Quillonia',
  last: 'Zephyrine',
  phone: '+31612340987',
  line1: '77 Xanthic Lane',
  child: 'Brixby',
}
const ADDRESS = {
  ...{ first_name: CANARY.first, last_name: CANARY.last, company: '', line1: CANARY.line1, line2: '' },
  ...{ city: 'Utrecht', state: '', zip_code: '3511 AX', country: 'NL' },
}
const CARD = { number: '5555555555554444', exp_month: 7, exp_year: 2099, cvc: '123', name: 'Robin Sample' }

type Refs = Record<string, string | null>
/** `refs`: ids of what is the owner's; `rest`: what else is asked with. */
type Owned = { refs?: Refs; rest?: object }
const known = { subscription: '', item: '', club: '' }
/** whose birth date nobody has verified, so that all of it can be changed */
const child = PARENT.children.find(({ verifiedDob }) => !verifiedDob)?.uuid
const method = paymentMethodOf(PARENT)
const key = randomUUID()
const NO_ADDRESS = '{"ok":true,"value":null}'

/** By the function's name, what its owner asks with; read once the owner's subscriptions are known. */
const OWNED: Record<string, () => Owned> = {
  ...Object.fromEntries(
    [
      ...['getAccount', 'getAccountHome', 'getSettings', 'getFamily', 'getSchedule', 'getReadingClub'],
      ...['getGiftList', 'getGiftPage'],
    ].map((name) => [name, () => ({})]),
  ),
  getOrderHistory: () => ({ rest: { page: 1 } }),
  getProfile: () => ({ rest: { slug: 'contact-details' } }),
  getChildForm: () => ({ refs: { childUuid: child ?? '' } }),
  getPaymentMethod: () => ({ refs: { uuid: method }, rest: { slug: 'payment-method' } }),
  getShippingAddress: () => ({ refs: { uuid: PARENT.addressUuid } }),
  getModifyKit: () => ({ refs: { subscription: known.subscription, item: known.item } }),
  getShipDate: () => ({ refs: { subscription: known.subscription, item: known.item } }),
  getPayments: () => ({ refs: { subscription: known.subscription } }),
  getPlannedChange: () => ({ refs: { subscription: known.subscription }, rest: { action: 'cancel', item: null } }),
  getOrder: () => ({ refs: { id: ORDER }, rest: { slug: 'order' } }),
  getOrderAddress: () => ({ refs: { uuid: PARENT.addressUuid } }),
  savePreferences: () => ({ rest: { phone_number: null, marketing_sms: true, transactional_sms: true } }),
  addChild: () => ({ rest: { idempotencyKey: key, name: 'Nobody', birthday: '2026-01-01' } }),
  changeChild: () => ({
    refs: { uuid: child ?? '' },
    rest: { name: 'Nobody', birthday: '2026-01-01', verified_dob: false },
  }),
  saveContactDetails: () => ({ rest: { first_name: 'Nobody', last_name: 'Sample', phone_number: null } }),
  changePassword: () => ({ rest: { previous: 'Some-other-words-1', proposed: 'Some-more-words-2' } }),
  saveCard: () => ({ refs: { paymentMethod: method }, rest: { card: CARD } }),
  saveBillingAddress: () => ({ refs: { paymentMethod: method }, rest: { address: ADDRESS } }),
  saveShippingAddress: () => ({ refs: { uuid: PARENT.addressUuid }, rest: { address: ADDRESS } }),
  changeSubscription: () => ({
    refs: { subscription: known.subscription },
    rest: { change: { kind: 'cancel', reason: 'other' } },
  }),
  releasePause: () => ({ refs: { id: known.club } }),
  withdrawOrder: () => ({ refs: { id: ORDER } }),
  getErasure: () => ({}),
  exportAccount: () => ({ rest: { password: PERSONAS_PASSWORD } }),
  eraseAccount: () => ({ rest: { password: PERSONAS_PASSWORD } }),
}
/** Of nobody's account, or of whoever asks, by the visit's own cookie: other tests go through these. */
const OF_NOBODY = [
  ...[
    'cart',
    'checkout',
    'content',
    'fault-panel',
    'gift',
    'home',
    'how-it-works',
    'identity',
    'inspector',
    'kit-page',
  ],
  ...['kits', 'machines', 'mailbox', 'products', 'reading-box', 'shell', 'subscription', 'visitors', 'admin'],
]
const OPEN = ['declareWithdrawal', 'getDeclarationPage']

const folderOf = (file: string) => file.split('/').at(-2) ?? ''
const functions = serverFunctions()
const owned = functions.filter(({ name }) => name in OWNED)
const fileOf = (name: string) => functions.find((each) => each.name === name)?.file ?? ''

let server: Server
let [own, theirs] = ['', '']
const call = (name: string, data: object, cookie: string) =>
  callFunction(server, { name, file: fileOf(name) }, { data, cookie })
const dataOf = (name: string, by = as, refs: Refs = OWNED[name]?.().refs ?? {}) => ({
  ...{ as: by, ...refs },
  ...OWNED[name]?.().rest,
})

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '1000' } })
  own = await signInOver(server, PARENT.email)
  theirs = await signInOver(server, OTHER.email)
  const schedule = await page('/account/subscriptions', own)
  const [, subscription = '', item = ''] = /([\w-]{36})\/edit-ship-date\/([\w-]{36})/.exec(schedule) ?? []
  Object.assign(known, { subscription, item })
  const club = await page('/account/early-reader-club', own)
  known.club = /selected_subscription_uuid=([\w-]{36})/.exec(club)?.[1] ?? ''
  const details = { as, first_name: CANARY.first, last_name: CANARY.last, phone_number: CANARY.phone }
  await call('saveContactDetails', details, own)
  await call('saveShippingAddress', { as, uuid: PARENT.addressUuid, address: ADDRESS }, own)
  await call('changeChild', { ...dataOf('changeChild'), name: CANARY.child }, own)
}, PATIENCE_MS)
afterAll(() => server.stop())

const page = async (path: string, cookie: string) => (await raw(server, path, { headers: { ...BROWSER, cookie } })).text
/** What of the owner is in an answer that does not come to the owner. */
const leaked = (text: string) => Object.values({ ...CANARY, email: PARENT.email }).filter((word) => text.includes(word))
/** Everything that its owner reads of the account. */
const READS = Object.keys(OWNED).filter((name) => name.startsWith('get'))
async function ownReads() {
  const answers: Record<string, unknown> = {}
  for (const name of READS) answers[name] = (await call(name, dataOf(name), own)).result
  return answers
}

test('each server function is somebody’s, or is known to be nobody’s', () => {
  const rest = functions.filter(({ name, file }) => !(name in OWNED) && !OF_NOBODY.includes(folderOf(file)))
  expect(rest.map(({ name }) => name).filter((name) => !OPEN.includes(name))).toEqual([])
  expect(Object.keys(OWNED).filter((name) => !fileOf(name))).toEqual([])
  expect(Object.values(known).filter((id) => !id)).toEqual([])
})

let before: Record<string, unknown> = {}
test('what is asked with is what its owner would ask with, and the owner’s words are in the answers', async () => {
  before = await ownReads()
  for (const [name, answer] of Object.entries(before))
    expect([name, /unauthorised|otherPerson|"notFound"/.test(JSON.stringify(answer))]).toEqual([name, false])
  expect(leaked(JSON.stringify(before))).toEqual([...Object.values(CANARY), PARENT.email])
})

describe('asked for by somebody else it is theirs alone', () => {
  test.each(owned)('$name', async ({ name }) => {
    const nobody = await call(name, dataOf(name), '')
    const elses = await call(name, dataOf(name), theirs)
    const asThemselves = await call(name, dataOf(name, other), theirs)
    expect([nobody, elses, asThemselves].flatMap(({ text }) => leaked(text))).toEqual([])
    if (name !== 'getGiftPage') expect(nobody.text).toContain('unauthorised')
    expect([elses.status, elses.text.includes('otherPerson')]).toEqual([409, true])
    const refs = Object.keys(OWNED[name]?.().refs ?? {})
    if (refs.length === 0) return
    const unknown = Object.fromEntries(refs.map((ref) => [ref, randomUUID()]))
    const random = await call(name, dataOf(name, as, unknown), own)
    // no address any more is an answer of its own (F-60)
    const answer = name === 'getOrderAddress' ? NO_ADDRESS : expect.stringContaining('notFound')
    expect([asThemselves, random].map(({ result }) => JSON.stringify(result))).toEqual([answer, answer])
  })
})

describe('what is no question is not answered', () => {
  test.each(owned)('$name', async ({ name }) => {
    const data = dataOf(name)
    const refs = Object.keys(OWNED[name]?.().refs ?? {}).filter((ref) => ref !== 'id' || name === 'releasePause')
    for (const asked of [
      { ...data, as: 'nobody' },
      { ...data, more: 1 },
      {},
      ...refs.map((ref) => ({ ...data, [ref]: '1' })),
    ])
      expect([asked, (await call(name, asked, own)).status]).toEqual([asked, 400])
    const headers = { ...asJson(server), origin: 'https://elsewhere.test', 'x-tsr-serverfn': 'true', cookie: own }
    const path = `/_serverFn/${idOf(fileOf(name), name)}`
    expect((await raw(server, path, { method: 'POST', headers, body: '{}' })).status).toBe(403)
  })
})

test('after all of that the owner reads what there was', async () => expect(await ownReads()).toEqual(before))

/** Every page of the account that the account's own pages lead to. */
async function ownPages(): Promise<string[]> {
  const seen = new Set(['/account'])
  for (const path of seen) {
    const links = [...(await page(path, own)).matchAll(/href="(\/account[^"#?]*)/g)].map(([, link = '']) => link)
    for (const link of links) seen.add(link)
  }
  return [...seen]
}
const ID = /[\w]{8}-[\w]{4}-[\w]{4}-[\w]{4}-[\w]{12}|PC-\d+/g

test('each page of an account is its owner’s: nobody is led to the sign-in, and somebody else finds nothing of it', async () => {
  const pages = await ownPages()
  expect(pages.length).toBeGreaterThan(25)
  const wrong: string[] = []
  for (const path of pages) {
    const ask = (at: string, cookie: string) => raw(server, at, { headers: { ...BROWSER, cookie } })
    const [mine, nobody, elses] = [await ask(path, own), await ask(path, ''), await ask(path, theirs)]
    const random = path.replace(ID, (id) => (id.startsWith('PC-') ? 'PC-999999' : randomUUID()))
    const unknown = random === path ? null : await ask(random, own)
    const isLed = nobody.status === 307 && String(nobody.headers.location).includes('/sign-in')
    const isFound = (status: number) => status === 200 || status === 307
    if (!isFound(mine.status)) wrong.push(`${path}: ${mine.status} for its owner`)
    if (!isLed) wrong.push(`${path}: ${nobody.status} for nobody`)
    if (unknown && unknown.status !== 404) wrong.push(`${random}: ${unknown.status}`)
    if (unknown && elses.status !== 404) wrong.push(`${path}: ${elses.status} for somebody else`)
    const told = leaked(nobody.text + elses.text)
    if (told.length > 0) wrong.push(`${path}: tells ${told}`)
  }
  expect(wrong).toEqual([])
})
