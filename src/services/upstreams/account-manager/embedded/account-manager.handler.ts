import { z } from 'zod'
import { LANGUAGES } from '~/services/domain/locale'
import { NewErasure } from '~/services/platform/wire/erasure.contract'
import { once } from '~/services/platform/wire/once'
import {
  orNotFound,
  readBody,
  readId,
  readKey,
  readQuery,
  requireCaller,
  requireSelf,
  requireService,
  type ServiceContext,
  ServiceRefusal,
  serviceApp,
} from '~/services/platform/wire/service-app'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import {
  AddressChange,
  ChildChange,
  CustomersQuery,
  NewAddress,
  NewRelationship,
  NewUser,
  UserChange,
} from '../account-manager.contract'
import { findCustomers } from './customers'
import { eraseAccount } from './erasing'
import { addAddress, addChild, changeAddress, changeChild, readAddress } from './family'
import { primaryPaymentMethod } from './payment-method'
import { accountDataOf } from './personal-data'
import { readUser, withPaymentMethod } from './user-view'
import { addUser, changeUser } from './users'

/** Most pages show nothing of how somebody pays: without it the catalogue is not asked. */
const UserQuery = z.strictObject({
  language: z.enum(LANGUAGES).default('en'),
  without: z.literal('payment_method').optional(),
})

/** The other end of the wire of ../account-manager.contract.ts. */
export function createAccountManagerHandler(deps: ServiceDeps) {
  const app = serviceApp(deps.authenticate)
  userRoutes(app, deps)
  familyRoutes(app, deps)
  privacyRoutes(app, deps)
  return async (request: Request): Promise<Response> => app.fetch(request)
}

type App = ReturnType<typeof serviceApp>

function userRoutes(app: App, { db, clock, ask }: ServiceDeps) {
  const whole = async (uuid: string, { language, without }: Partial<z.infer<typeof UserQuery>> = {}) => {
    const user = await readUser(db, uuid)
    if (!user) throw new ServiceRefusal(404, 'notFound')
    if (without) return withPaymentMethod(user, null)
    return withPaymentMethod(user, await primaryPaymentMethod({ ask, uuid, language: language ?? 'en' }))
  }
  app.post('/users', async (c) => {
    requireService(c)
    const { user } = await readBody(c, NewUser)
    const uuid = await addUser(db, { user, now: new Date(clock.now()).toISOString() })
    return c.json({ user: await whole(uuid) })
  })
  app.get('/users', async (c) => {
    requireService(c)
    return c.json(await findCustomers(db, readQuery(c, CustomersQuery)))
  })
  app.get('/users/:uuid', async (c) => {
    const uuid = ownId(c)
    return c.json({ user: await whole(uuid, readQuery(c, UserQuery)) })
  })
  app.put('/users/:uuid', async (c) => {
    const uuid = ownId(c)
    const { user } = await readBody(c, UserChange)
    if (!(await changeUser(db, { uuid, change: user }))) throw new ServiceRefusal(404, 'notFound')
    return c.json({ ok: true, user: await whole(uuid) })
  })
}

function privacyRoutes(app: App, { db }: ServiceDeps) {
  app.post('/users/:uuid/erasures', async (c) => {
    requireService(c)
    const userUuid = readId(c, 'uuid')
    await readBody(c, NewErasure)
    await eraseAccount(db, userUuid)
    return c.json({ erased: true })
  })
  app.get('/users/:uuid/personal_data', async (c) =>
    c.json({ personal_data: orNotFound(await accountDataOf(db, ownId(c))) }),
  )
}

function familyRoutes(app: App, { db, clock }: ServiceDeps) {
  app.post('/users/:uuid/relationships', async (c) => {
    const userUuid = ownId(c)
    const key = readKey(c)
    const body = await readBody(c, NewRelationship)
    const { child: fields } = body.relationship
    const scope = `account-manager relationships ${userUuid}`
    const work = (tx: typeof db) => addChild({ tx, clock, userUuid, fields })
    return c.json({ child: await once({ db, clock, scope, key, body, work }) }, 201)
  })
  app.put('/children/:uuid', async (c) => {
    const which = { uuid: readId(c, 'uuid'), owner: ownerOf(c) }
    const { child } = await readBody(c, ChildChange)
    const changed = await changeChild({ db, clock, ...which, change: child })
    if (!changed) throw new ServiceRefusal(404, 'notFound')
    return c.json({ child: changed })
  })
  app.get('/addresses/:uuid', async (c) => {
    const owner = ownerOf(c)
    const address = await readAddress(db, { uuid: readId(c, 'uuid'), owner })
    if (!address) throw new ServiceRefusal(404, 'notFound')
    return c.json({ address })
  })
  app.put('/addresses/:uuid', async (c) => {
    const which = { uuid: readId(c, 'uuid'), owner: ownerOf(c) }
    const { address: fields } = await readBody(c, AddressChange)
    const address = await changeAddress(db, { ...which, fields })
    if (!address) throw new ServiceRefusal(404, 'notFound')
    return c.json({ address })
  })
  app.post('/users/:uuid/addresses', async (c) => {
    const userUuid = ownId(c)
    const key = readKey(c)
    const body = await readBody(c, NewAddress)
    const scope = `account-manager addresses ${userUuid}`
    const { address: fields, is_billing: isBilling } = body
    const work = (tx: typeof db) => addAddress({ tx, clock, userUuid, fields, isBilling })
    return c.json({ address: await once({ db, clock, scope, key, body, work }) }, 201)
  })
}

/** The account that a path names: the caller's own, or any for our server. */
function ownId(c: ServiceContext): string {
  requireCaller(c)
  const uuid = readId(c, 'uuid')
  requireSelf(c, uuid)
  return uuid
}

/** Whose things a query may find; null: anybody's, for our own server. */
function ownerOf(c: ServiceContext): string | null {
  const caller = requireCaller(c)
  return caller.kind === 'person' ? caller.playchartId : null
}
