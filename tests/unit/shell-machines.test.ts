import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createDriver } from '~/machines/proving/driver'
import { createVirtualClock } from '~/machines/proving/virtual-clock'
import { connectAnnouncer } from '~/machines/shell/announcer/announcer.connect'
import { announcerMachine } from '~/machines/shell/announcer/announcer.machine'
import { connectHeader } from '~/machines/shell/header/header.connect'
import { headerModel } from '~/machines/shell/header/header.model'
import { connectMegaMenu } from '~/machines/shell/mega-menu/mega-menu.connect'
import { megaMenuModel } from '~/machines/shell/mega-menu/mega-menu.model'
import { connectMobileDrawer } from '~/machines/shell/mobile-drawer/mobile-drawer.connect'
import { mobileDrawerModel } from '~/machines/shell/mobile-drawer/mobile-drawer.model'
import { topBannerModel } from '~/machines/shell/top-banner/top-banner.model'
import { connectDobInput } from '~/machines/ui/dob-input/dob-input.connect'
import { dobInputModel } from '~/machines/ui/dob-input/dob-input.model'
import { connectExpandableList } from '~/machines/ui/expandable-list/expandable-list.connect'
import { expandableListMachine } from '~/machines/ui/expandable-list/expandable-list.machine'
import { connectTabs } from '~/machines/ui/tabs/tabs.connect'
import { tabsMachine } from '~/machines/ui/tabs/tabs.machine'

describe('the header while the page is scrolled', () => {
  const at = async (y: number, path = '/') => {
    const driver = createDriver(headerModel, { path })
    await driver.start()
    await driver.perform({ type: 'SCROLL', y })
    return connectHeader(driver.actor.getSnapshot())
  }

  test('S-031 has a shadow once it is no longer at the top', async () => {
    expect((await at(0)).hasShadow).toBe(false)
    expect((await at(1)).hasShadow).toBe(true)
  })

  test('S-032 fades the home page’s call to action', async () => {
    expect((await at(0)).button).toEqual({ cta: 'home', isShown: true })
    expect((await at(1)).button).toEqual({ cta: 'home', isShown: false })
    expect((await at(0, '/cart')).button).toBeNull()
  })

  test('S-033 S-034 sticks and shows its button above 200 px, not at 200', async () => {
    expect(await at(200, '/cart')).toMatchObject({ isSticky: false, button: null })
    expect(await at(201, '/cart')).toMatchObject({ isSticky: true, button: null })
    expect(await at(201)).toMatchObject({ isSticky: true, button: { cta: 'home', isShown: true } })
    const landing = '/products/the-play-kits'
    expect(await at(200, landing)).toMatchObject({ isSticky: false, button: { cta: 'getStarted' } })
    expect(await at(201, landing)).toMatchObject({ isSticky: true, button: { cta: 'playKits', isShown: true } })
  })

  test.each([
    ['/', 0, { cta: 'home', isShown: true }],
    ['/', 1, { cta: 'home', isShown: false }],
    ['/', 201, { cta: 'home', isShown: true }],
    ['/products/the-play-kits', 0, { cta: 'getStarted', isShown: true }],
    ['/products/the-play-kits', 201, { cta: 'playKits', isShown: true }],
    ['/products/the-play-kits/the-looker', 201, { cta: 'getStarted', isShown: true }],
    ['/cart', 201, null],
  ])('has one button at most: on %s, %i px down, %o', async (path, y, button) => {
    expect((await at(y, path)).button).toEqual(button)
  })
})

describe('menus', () => {
  test('S-036 the desktop menu stays 300 ms after the pointer has gone', async () => {
    const { actor, clock, perform, start } = createDriver(megaMenuModel)
    await start()
    await perform({ type: 'HOVER_IN', item: 'shop' })
    await perform({ type: 'HOVER_OUT' })
    expect(connectMegaMenu(actor.getSnapshot()).openItem).toBe('shop')
    clock.next()
    expect(clock.now()).toBe(300)
    expect(connectMegaMenu(actor.getSnapshot()).openItem).toBeNull()
  })

  test('the desktop menu opens for the keyboard when it is asked to, and closes when the keyboard goes on', async () => {
    const { actor, perform, start } = createDriver(megaMenuModel)
    const openItem = () => connectMegaMenu(actor.getSnapshot()).openItem
    await start()
    await perform({ type: 'FOCUS', item: 'shop' })
    expect(openItem()).toBeNull()
    await perform({ type: 'OPEN', item: 'shop' })
    await perform({ type: 'FOCUS', item: 'shop' })
    expect(openItem()).toBe('shop')
    await perform({ type: 'FOCUS', item: 'kits' })
    expect(openItem()).toBeNull()
  })

  test('the desktop menu stays for the keyboard inside it, wherever the pointer went', async () => {
    const { actor, clock, perform, start } = createDriver(megaMenuModel)
    await start()
    for (const event of [{ type: 'OPEN', item: 'shop' }, { type: 'HOVER_OUT' }, { type: 'FOCUS', item: 'shop' }])
      await perform(event)
    expect(clock.pending()).toBe(0)
    expect(connectMegaMenu(actor.getSnapshot()).openItem).toBe('shop')
  })

  test('S-038 S-039 S-040 the phone menu is gone 200 ms after a tap, and the page moves again', async () => {
    for (const type of ['ITEM_TAP', 'RESIZE', 'CLOSE']) {
      const { actor, calls, clock, perform, start } = createDriver(mobileDrawerModel)
      await start()
      await perform({ type: 'OPEN' })
      expect(calls.map(({ src, isAborted }) => [src, isAborted])).toEqual([
        ['scrollLock', false],
        ['width', false],
      ])
      await perform({ type })
      expect(connectMobileDrawer(actor.getSnapshot())).toMatchObject({ isShown: true, isClosing: true })
      clock.next()
      expect(clock.now()).toBe(200)
      expect(connectMobileDrawer(actor.getSnapshot()).isShown).toBe(false)
      expect(calls.every(({ isAborted }) => isAborted)).toBe(true)
    }
  })
})

test('S-247 an announcement is removed after one second, counted from the newest', () => {
  const clock = createVirtualClock()
  const actor = createActor(announcerMachine, { clock }).start()
  actor.send({ type: 'ANNOUNCE', text: 'Looker added to cart' })
  actor.send({ type: 'ANNOUNCE', text: 'Looker removed from cart' })
  expect(clock.pending()).toBe(1)
  expect(connectAnnouncer(actor.getSnapshot()).text).toBe('Looker removed from cart')
  clock.next()
  expect(clock.now()).toBe(1000)
  expect(connectAnnouncer(actor.getSnapshot()).text).toBeNull()
})

test('S-042 a banner that was put away is remembered once', async () => {
  const { calls, perform, start } = createDriver(topBannerModel)
  await start()
  expect(calls).toEqual([])
  await perform({ type: 'DISMISS' })
  expect(calls.map(({ src }) => src)).toEqual(['rememberDismissal'])
})

test('S-066 the tab of the address wins over the first; arrows go round', () => {
  const ids = ['one', 'two', 'three'] as const
  const actor = createActor(tabsMachine, { input: { path: '/p', ids, queried: 'three' } }).start()
  const selected = () => connectTabs(actor.getSnapshot()).tabs.find(({ isSelected }) => isSelected)?.id
  expect(selected()).toBe('three')
  const shown = ([{ type: 'NEXT' }, { type: 'PREV' }, { type: 'SELECT', id: 'two' }] as const).map((event) => {
    actor.send(event)
    return selected()
  })
  expect(shown).toEqual(['one', 'three', 'two'])
})

test('a list shows three, then all; the kits’ list is not folded again (E-54)', () => {
  const actor = createActor(expandableListMachine, { input: { count: 7, canHide: false } }).start()
  expect(connectExpandableList(actor.getSnapshot())).toMatchObject({
    shownCount: 3,
    can: { showMore: true },
  })
  actor.send({ type: 'SHOW_MORE' })
  expect(connectExpandableList(actor.getSnapshot())).toMatchObject({
    shownCount: 7,
    can: { showMore: false, hide: false },
  })
})

test('S-290 S-291 S-292 S-293 S-294 the birth date says which message the form may show', async () => {
  const { actor, perform, start } = createDriver(dobInputModel)
  await start()
  const error = () => connectDobInput(actor.getSnapshot()).error
  expect(error()).toBe('required')
  const told = []
  for (const text of ['2025-02-31', '2027-09-01', '2001-01-01', '2025-02-01']) {
    await perform({ type: 'PASTE', part: 'day', text })
    told.push(error())
  }
  expect(told).toEqual(['invalid', 'future', 'tooOld', null])
  expect(actor.getSnapshot().context.date).toBe('2025-02-01')
  await perform({ type: 'TYPE', part: 'year', value: '202' })
  expect([error(), actor.getSnapshot().context.date]).toEqual(['incomplete', null])
})
