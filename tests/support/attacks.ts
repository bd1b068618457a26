import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { toJSON } from 'seroval'
import type { REQUESTS } from '~/services/upstreams/cognito/cognito.contract'
import { attacked, attackString } from './attack-strings'
import { CLIENT_ID } from './cognito-pool'

/** One request as it goes out; `form` and `json` say what the body is. */
export type Attack = {
  name: string
  path: string
  method: 'GET' | 'POST'
  type?: string
  body?: string
  target?: string
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

const json = (path: string, body: unknown): fc.Arbitrary<Attack> =>
  attacked(body).map((sent) => ({ name: path, path, method: 'POST', type: JSON_TYPE, body: JSON.stringify(sent) }))

const form = (path: string, fields: Record<string, string>): fc.Arbitrary<Attack> =>
  fc.tuple(fc.constantFrom(...Object.keys(fields)), attackString).map(([name, text]) => {
    const body = new URLSearchParams({ ...fields, [name]: text }).toString()
    return { name: path, path, method: 'POST', type: FORM_TYPE, body }
  })

/** `$` stands for the attack. */
const address = (path: string): fc.Arbitrary<Attack> =>
  attackString.map((text) => ({
    name: path,
    path: path.replaceAll('$', encodeURIComponent(text.toWellFormed())),
    method: 'GET',
  }))

const child = { name: 'Robin', birthDate: '2026-02-01', language: 'en' }
const line = (merchandiseId: string) => ({
  merchandiseId,
  quantity: 1,
  attributes: [{ key: 'note', value: 'for Robin' }],
})

/** Every address that takes a body or something in its address. */
export const addressAttacks = (variant: string): fc.Arbitrary<Attack>[] => [
  json('/api/cart/add?noredirect=1', { lines: [line(variant)], idempotencyKey: randomUUID() }),
  form('/api/cart/add?noredirect=1', { lines: JSON.stringify([line(variant)]) }),
  form('/api/cart/add', { merchandiseId: variant, quantity: '1', note: 'x' }),
  // escapes within a text within a form
  attacked([line(variant)]).map((lines) => {
    const body = new URLSearchParams({ lines: JSON.stringify(lines) }).toString()
    return { name: 'lines of a form', path: '/cart/add', method: 'POST', type: FORM_TYPE, body }
  }),
  json('/api/cart/update?noredirect=1', {
    intents: [{ lineId: 'gid://x', merchandiseId: variant, quantity: 2 }],
    sequence: 1,
  }),
  form('/api/cart/update', { merchandiseId: variant, quantity: '2', lineId: 'x' }),
  json('/api/cart/remove?noredirect=1', { merchandiseIds: [variant], lineIds: ['x'] }),
  json('/cart/add.js', { items: [{ id: 1, quantity: 1, properties: { note: 'x' } }] }),
  json('/cart/update.js', { updates: { 1: 2 }, note: 'x' }),
  json('/api/save-user-jwt', { userJwt: 'a.b.c', accessToken: 'a.b.c', refreshToken: 'x' }),
  json('/api/csp-report', { 'csp-report': { 'violated-directive': 'x', 'blocked-uri': 'x', 'document-uri': 'x' } }),
  form('/api/find-kit', { day: '1', month: '2', year: '2026' }),
  form('/api/child-info', { name: 'Robin', language: 'en', day: '1', month: '2', year: '2026' }),
  form('/api/gift-details', {
    recipientName: 'A',
    recipientEmail: 'a@b.test',
    deliverOn: '2026-12-01',
    kitAnchor: 'x',
  }),
  form('/api/subscribe?kit=kit-the-looker&step=childInfo', { x: '1' }),
  form('/api/payment-options', { plan: 'paygo', renews: 'true', books: 'true' }),
  form('/api/order-review', { as: '', key: randomUUID(), source: 'subscription' }),
  form('/api/checkout', { as: '', key: randomUUID() }),
  ...[
    '/api/inventory?productId=$&threshold=$',
    '/api/cart/translations?productIds=$&locale=$',
    '/$',
    '/products/$',
    '/products/kit-the-looker?variant=$&selected_tab=$',
    '/pages/$',
    '/pages/subscription-v3/child-info?qrTargetProduct=$&size=$',
    '/products/the-play-kits/$?page=$',
    '/en-EU/checkout/customer-information/$',
    '/$/checkout',
    '/r/$/cart',
    '/r/gb/$',
    '/account/logout?return_url=$',
    '/upstream/media/$',
    '/upstream/media/hero-door?w=$&fm=$&v=$',
    '/pages/subscription-v3/child-info?utm_source=$&childUuid=$&sent=$',
    '/pages/subscription-v3/payment-options?size=$&addOns=$&utm_source=$',
    '/pages/subscription-v3/order-review?failed=$&qr_data=$',
    '/products/kit-the-looker?qr_data=$&qrTargetProduct=$',
    '/products/the-play-kits?birth_date=$',
    '/account/subscriptions?updated_child_uuid=$',
    '/pages/activate-gift?code=$',
    '/mailbox?key=$',
    '/machines?key=$&find=$&area=$',
    '/machines/$?key=$&state=$&view=$',
    '/machines/$.svg?small=$',
    '/machines/rules?find=$',
    '/cart?failed=$&variant=$',
    '/sign-in?return_to=$',
  ].map(address),
]

const functions = {
  'identity/identity': {
    getIdentityPage: { language: 'en', wanted: '/cart' },
    signOut: { as: randomUUID() },
  },
  'subscription/subscription': {
    storeChild: { child, isLookerTarget: false, isQrTarget: false, childUuid: null, firstKit: 'kit-the-looker' },
    storeGift: {
      gift: { recipientName: 'A', recipientEmail: 'a@b.test', deliverOn: '2026-12-01' },
      kitAnchor: 'kit-the-looker',
    },
    storeChoice: { purchase: 'subscription', customization: { colour: 'red' } },
    findStartingProduct: {
      child_name: 'Robin',
      date_of_birth: '2026-02-01',
      selected_language: 'en',
      language: 'en',
      currency_code: 'eur',
    },
    getFirstStep: { language: 'en', region: 'eu', query: { size: '1' }, childUuid: null, isSent: false },
  },
  'gift/gift': {
    getGiftActivation: { code: 'ABCD-EFGH-IJKL', as: null },
  },
  'checkout/checkout': {
    changeCheckout: {
      uuid: randomUUID(),
      as: null,
      change: { email: 'a@b.test', phone_number: '1' },
    },
    startCheckout: { source: 'cart', idempotencyKey: randomUUID(), as: null, plan: null },
  },
  'machines/machines': { getMachines: { key: 'x' }, getRules: { key: 'x' } },
  'visitors/visitors': {
    getMachine: { key: 'x', id: 'cart', visitors: { days: 7, of: 'bfcm:on', beside: null } },
  },
  'mailbox/mailbox': { getMailbox: { key: 'x' }, askMailbox: { key: 'x', task: { kind: 'move', days: 1 } } },
} as const

type Id = (file: string, name: string) => string

/** A server function's payload with an attack in its data. */
export const functionAttacks = (id: Id): fc.Arbitrary<Attack>[] =>
  Object.entries(functions).flatMap(([file, named]) =>
    Object.entries(named).map(([name, data]) =>
      attacked(data).map((sent): Attack => payload({ id, file, name, text: JSON.stringify(toJSON({ data: sent })) })),
    ),
  )

type Calling = { id: Id; file: string; name: string; text: string }

const payload = ({ id, file, name, text }: Calling): Attack => {
  const path = `/_serverFn/${id(`src/services/flows/${file}.functions.ts`, name)}`
  const isRead = name === 'getMailbox'
  if (isRead) return { name, path: `${path}?payload=${encodeURIComponent(text)}`, method: 'GET' }
  return { name, path, method: 'POST', type: JSON_TYPE, body: text }
}

/** A node as the framework's own format has them, whole, broken, or of a kind that no page sends. */
const node: fc.Arbitrary<unknown> = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.record(
      {
        t: fc.integer({ min: -1, max: 40 }),
        i: fc.integer({ min: -1, max: 3 }),
        s: fc.oneof(attackString, fc.integer(), fc.constant(undefined)),
        l: fc.integer(),
        m: fc.string({ maxLength: 2 }),
        c: attackString,
      },
      { requiredKeys: ['t'] },
    ),
    fc.record({
      t: fc.constantFrom(9, 7, 10, 11, 12, 13, 21, 31),
      i: fc.integer({ min: 0, max: 3 }),
      a: fc.array(tie('node'), { maxLength: 3 }),
      f: tie('node'),
      p: fc.record({ k: fc.array(attackString, { maxLength: 2 }), v: fc.array(tie('node'), { maxLength: 2 }) }),
      o: fc.integer({ min: 0, max: 3 }),
    }),
    attackString,
    fc.jsonValue({ maxDepth: 2 }),
  ),
})).node

/** Payloads that no page writes: forged, cut off, or no payload at all. */
export const forgedPayloads = (id: Id): fc.Arbitrary<Attack>[] => {
  const whole = JSON.stringify(toJSON({ data: functions['identity/identity'].getIdentityPage }))
  const texts = fc.oneof(
    node.map((forged) => JSON.stringify({ t: forged, f: 127, m: [] })),
    node.map((forged) => JSON.stringify(forged) ?? ''),
    fc.nat(whole.length).map((length) => whole.slice(0, length)),
    attackString,
  )
  return (['getIdentityPage', 'getMailbox'] as const).map((name) =>
    texts.map((text) =>
      payload({
        id,
        file: name === 'getMailbox' ? 'mailbox/mailbox' : 'identity/identity',
        name,
        text: text.toWellFormed(),
      }),
    ),
  )
}

const POOL: Record<keyof typeof REQUESTS, object> = {
  SignUp: {
    Username: 'a@b.test',
    Password: 'long-enough-1A!',
    UserAttributes: [
      { Name: 'email', Value: 'a@b.test' },
      { Name: 'locale', Value: 'en' },
    ],
    ClientMetadata: { locale: 'en' },
  },
  ConfirmSignUp: { Username: 'a@b.test', ConfirmationCode: '123456' },
  ResendConfirmationCode: { Username: 'a@b.test' },
  InitiateAuth: { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'a@b.test', SRP_A: 'abcdef0123456789' } },
  RespondToAuthChallenge: {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: 'a@b.test',
      TIMESTAMP: 'Mon Nov 23 02:00:00 UTC 2026',
      PASSWORD_CLAIM_SIGNATURE: 'AAAA',
      PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA',
    },
  },
  GetTokensFromRefreshToken: { RefreshToken: 'abc' },
  RevokeToken: { Token: 'abc' },
  GlobalSignOut: { AccessToken: 'a.b.c' },
  ForgotPassword: { Username: 'a@b.test' },
  ConfirmForgotPassword: { Username: 'a@b.test', ConfirmationCode: '123456', Password: 'long-enough-1A!' },
  ChangePassword: { AccessToken: 'a.b.c', PreviousPassword: 'x', ProposedPassword: 'long-enough-1A!' },
  UpdateUserAttributes: { AccessToken: 'a.b.c', UserAttributes: [{ Name: 'name', Value: 'x' }] },
  DeleteUser: { AccessToken: 'a.b.c' },
  GetUser: { AccessToken: 'a.b.c' },
}

/** Every operation of the pool. */
export const poolAttacks = (): fc.Arbitrary<Attack>[] =>
  Object.entries(POOL).map(([target, body]) =>
    attacked({ ClientId: CLIENT_ID, ...body }).map((sent) => ({
      name: target,
      path: '/upstream/cognito',
      method: 'POST',
      type: 'application/x-amz-json-1.1',
      body: JSON.stringify(sent),
      target,
    })),
  )
