import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { hydratedIn, pathsIn } from '../support/hydrated'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { seededVariant } from '../support/seeded-variant'
import { type Server, startServer } from '../support/server'
import { cookieIn, signInOver } from '../support/sign-in'

/*
 * T28: what a document hands over to its application, and what interfaces answer, of a person. A name that is not on
 * these lists is one more thing that a browser is told: it is added here only where a screen shows it.
 */

const CART = [
  ...['version', 'totalQuantity', 'currency', 'cost.*', 'lines[].{id,quantity,subtotal.*,savings,batch,title,handle}'],
  ...['lines[].{productId,productType,tags[],pdpUrl,image.*,price.*,currency,variantId,variantTitle,sku}'],
  ...['lines[].{availableForSale,currentlyNotInStock,inventoryStatus,ageRange.*,variants[].*,variantsSet[].*}'],
  ...['lines[].{attributes.*,maximumQuantity,isAddon,isLimitedToOne,subscriptionDetails}'],
]
const KITS = 'kits[].{uuid,anchor,name,ageRange,date,process,billing,hasBooks,pictures.*,charge,gift}'
/** What is said of a later charge (E-113). */
const CHARGE = 'kits[].charge.{kind,kits,isOpen,sum.amountCents,sum.currency}'
const GROUP = ['key', 'isDraft', 'isBundled', 'date', KITS, CHARGE]
const CHILD = [
  ...[
    'uuid',
    'name',
    'ageMonths',
    'page',
    'isDefault',
    'total.*',
    'plan.{key,kind,since,sent,count,language,to,addressUuid,hasBooks,isEnding,offers[],laidOutFor}',
    'plan.paying.{kind,kits}',
    'nextKit',
  ],
  '{owed,owed.kits,owed.sum.amountCents,owed.sum.currency}',
  ...['current', 'underWay[]', 'next[]', 'upcoming[]'].flatMap((when) => below(when, GROUP)),
]
const SCHEDULE = [
  ...['today', ...below('children[]', CHILD)],
  // the links to the pages of its day and of skipping it
  'children[].{current,underWay[],next[],upcoming[]}.kits[].{movableIn,skipChange}',
  // what comes in it, and the link to the page where that is chosen
  'children[].{current,underWay[],next[],upcoming[]}.kits[].canChoose',
  'children[].{current,underWay[],next[],upcoming[]}.kits[].chosen[]',
]
const FACTS = [
  'counts.{active,cancelled,finished}',
  '{club,club.kind,club.date}',
  '{hasReadingClub,hasSkillSets,hasCourses,orderHistoryHref,today,endingCount}',
  'next[].{childUuid,childName,title,ageRange,band,date,count,picture,isGift}',
  '{next[],heldUp[]}.problems[].{key,title,error}',
  '{next[],heldUp[]}.{owed,owed.kits,owed.sum.amountCents,owed.sum.currency}',
  'heldUp[].{childUuid,childName}',
  '{unpaidBoxes,unpaidBoxes.owed.boxes,unpaidBoxes.owed.sum.amountCents,unpaidBoxes.owed.sum.currency}',
  'unpaidBoxes.boxes[].{key,item,box,error,isPaused}',
  'next[].{outdated,outdated.laidOutFor,outdated.href}',
  '{ended,ended.kind,ended.againHref,ended.nextKit,ended.nextKit.anchor,ended.nextKit.title,ended.nextKit.ageRange}',
  'ended.leaving[].{title,process}',
  'next[].cost.{sum.amountCents,sum.currency,pays,payment}',
  'next[].{here,stops[]}.{key,title,band,date,more,process}',
  'last.order.{id,day,state,paidBy,titles[],pictures[],sum.amountCents,sum.currency}',
]
/**
 * The words and pictures of a page, the same for everybody; and `first`, which a machine makes of its input alone
 * (tests/models/first-snapshot.test.ts).
 */
const PUBLIC = [
  ...[
    '',
    'visit.{flags,locale}.*',
    'visit.{requestId,boot,origin,inspected}',
    'cartHref',
    'content.*',
    'page.*',
    'picture.*',
    'kits.*',
  ],
  ...['flows.{header,megaMenu,drawer,places,topBanner,announcer,consent}.*', '*.first.*', 'childCopy.*'],
]
const FRAME = [
  ...below('flows.cart.input.cart', CART),
  'flows.cart.input.told',
  // null but for an admin who looks at somebody's account (E-84)
  ...['preview', 'flows.adminPreview'],
  'flows.session.input.identity.kind',
  'flows.session.input.identity.person.{sub,playchartId,email,name}',
  'flows.userMenu.input.{hasPlayKit,hasReading,hasCourses}',
]
const ACCOUNT = ['ok', 'value.{as,firstName,isAdmin,shopHost}']
const ADDRESS = ['{first_name,last_name,company,line1,line2,city,state,zip_code,country}']
const ORDER = [
  ...[
    '{today,id,day,state,currency,paidBy,editable,withdrawableUntil,withdrawnAt,hasLeft,beginsSubscription,gift}',
    ...['comesAgain.{kits,club}', 'lines[].{title,variant,picture,quantity,total,isAhead}'],
  ],
  'sums.{goods,saved,ahead,codes[].code,codes[].amount,subtotal,shipping,tax,isTaxIncluded,total}',
  ...['details.{method,paidWith,billing}', ...below('details.{delivery,billing}', ADDRESS)],
]
/** What the banner at the end of a page follows from. */
const REFERRAL = ['referral.{isBfcm,held.ok}', 'referral.held.value[].{status,createdAt,childName}']
const OF_PAGE: Record<string, readonly string[]> = {
  '/account': [
    ...ACCOUNT,
    'home.poweredHref',
    'home.started.input.as',
    ...below('home.started.input.facts', FACTS),
    ...['home.banner.input.{as,page,isBfcm}', ...REFERRAL],
    ...['poweredHref', 'facts.ok', ...below('facts.value', FACTS)],
  ],
  '/account/subscriptions': [
    ...[...ACCOUNT, 'isCancelSaver', 'started.input.{as,childUuid}'],
    ...below('started.input.schedule', SCHEDULE),
    ...['banner.input.{as,page,isBfcm}', ...REFERRAL],
    ...['schedule.ok', ...below('schedule.value', SCHEDULE)],
  ],
  '/account/order-history': [
    ...[...ACCOUNT, 'shows', 'history.{today,page,hasMore,ok}', 'history.value.{today,page,hasMore}'],
    ...['history', 'history.value'].map(
      (at) => `${at}.orders[].{id,day,state,paidBy,titles[],pictures[],sum.amountCents,sum.currency}`,
    ),
  ],
  '/account/orders/PC-100001': [
    ...[...ACCOUNT, 'shows', 'order.ok', 'own.started.input.{as,addressUuid}'],
    ...below('own.started.input.delivery', ADDRESS),
    ...['own.order', 'order.value'].flatMap((at) => below(at, ORDER)),
  ],
  '/account/orders/PC-100001/withdraw': [
    ...[...ACCOUNT, 'shows', 'order.ok', 'own.started.input.{as,id,standing,withdrawnAt}'],
    ...['own.order', 'order.value'].flatMap((at) => below(at, ORDER)),
  ],
  '/pages/activate-gift': [
    'started.input.{as,today,locale,children[].uuid,children[].name,children[].birthday,children[].running.from}',
    'started.input.addresses[].{uuid,first_name,last_name,company,line1,line2,city,state,zip_code,country}',
  ],
  '/': ['started.input.{fields.*,prefix,told}', 'prices.*', 'today'],
}
const OF_INTERFACE: Record<string, readonly string[]> = {
  '/api/cart': ['ok', ...below('cart', CART)],
  '/api/me': ['count', 'badge'],
}

function below(at: string, names: readonly string[]): string[] {
  return names.map((name) => `${at}.${name}`)
}

/** `*` is anything, `{a,b}` one of them. */
const asPattern = (glob: string) =>
  new RegExp(
    `^${glob
      .replace(/[.[\]]/g, '\\$&')
      .replaceAll('*', '.*')
      .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)}$`,
  )

let server: Server
let cookie = ''
beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '1000' } })
  cookie = await signInOver(server, persona('parent').email)
  const lines = [{ merchandiseId: await seededVariant(server), quantity: 1, attributes: [] }]
  const headers = { ...asJson(server), cookie }
  const body = JSON.stringify({ lines })
  cookie += `; ${cookieIn(await raw(server, '/api/cart/add?noredirect=1', { method: 'POST', headers, body }))}`
})
afterAll(() => server.kill())

function expectOnly(paths: readonly string[], allowed: readonly string[]) {
  const patterns = allowed.map(asPattern)
  expect(paths.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([])
}

describe('what a browser is told of a person (T28)', () => {
  test.each(Object.entries(OF_PAGE))('%s hands over what its screen shows, and no token', async (path, own) => {
    const { status, text } = await raw(server, path, { headers: { ...BROWSER, cookie } })
    const handedOver = hydratedIn(text)
    const paths = [...new Set(handedOver.flatMap((each) => pathsIn(each)))]
    expect([status, paths.length > 60, paths.includes('flows.session.input.identity.person.email')]).toEqual([
      200,
      true,
      true,
    ])
    expectOnly(paths, [...PUBLIC, ...FRAME, ...own])
    const secrets = cookie.split('; ').map((each) => each.slice(each.indexOf('=') + 1))
    expect(secrets.length).toBeGreaterThan(1)
    for (const secret of secrets.filter((each) => each.length > 12)) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/eyJ[\w-]{10,}\.[\w-]+\./)
  })

  test.each(Object.entries(OF_INTERFACE))('%s answers what is specified', async (path, own) => {
    const { status, text } = await raw(server, path, { headers: { cookie } })
    expect(status).toBe(200)
    expectOnly([...new Set(pathsIn(JSON.parse(text)))], own)
  })
})
