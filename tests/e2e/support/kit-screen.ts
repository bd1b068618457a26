import { expect, type Locator, type Page } from '@playwright/test'
import { spokenIn } from './spoken'
import { copyOf, type Language, messageOf, prefixOf } from './words'

/** A kit's page as a buyer sees it: two ways to buy, things that go with it, one button. */
export function kitScreen(page: Page, language: Language = 'en') {
  const label = (key: string) => copyOf(language, 'kit-page', key)
  const panel = page.locator('[data-machine=playKitCta]')
  const addOn = (title: string) => {
    const row = panel.locator('[data-machine=addOnButton]', { hasText: title })
    return {
      row,
      button: row.getByRole('button'),
      add: row.getByRole('button', { name: messageOf(language, 'kit.add') }),
      remove: row.getByRole('button', { name: messageOf(language, 'kit.remove') }),
    }
  }
  return {
    panel,
    addOn,
    single: panel.getByRole('radio', { name: label('translations.singlePlayKitLabel') }),
    subscription: panel.getByRole('radio', { name: label('translations.subscribeAndSaveLabel') }),
    /** the dialog that asks for a doll */
    choice: {
      dialog: page.getByRole('dialog'),
      radio: (value: string) => page.getByRole('dialog').locator(`input[type=radio][value=${value}]`),
      confirm: page.getByRole('dialog').getByRole('button', { name: label('labels.chooseConfirm') }),
    },
    addOnsTab: panel.getByRole('tab', { name: label('labels.tabAddOns') }),
    kitTab: panel.getByRole('tab', { name: label('labels.tabBuyOptions') }),
    buy: panel.getByRole('button', { name: label('translations.addToCartStandalone') }),
    subscribe: panel.getByRole('link', { name: label('translations.addToCartSubscribe') }),
    alert: panel.getByRole('alert'),
    addFailed: label('labels.addFailed'),
    step: (step: number, steps: number) =>
      label('labels.step').replace('{step}', String(step)).replace('{steps}', String(steps)),
    badge: page.locator('[data-me=count]'),
    spoken: () => spokenIn(page),
    /** the first choice waits until its code is there */
    async choose(option: Locator) {
      await option.click()
      await expect(option).toBeChecked()
    },
    open: (handle: string) => page.goto(`${prefixOf(language)}/products/${handle}`),
    isOpen: (handle: string) => expect(page).toHaveURL(new RegExp(`${prefixOf(language)}/products/${handle}$`)),
  }
}
/** Every state that `row` shows from now on, also one that is over before the next look. */
export async function watchStates(row: Locator) {
  await row.evaluate((element) => {
    const seen: string[] = []
    Object.assign(element, { seenStates: seen })
    new MutationObserver(() => seen.push(element.getAttribute('data-state') ?? '')).observe(element, {
      attributeFilter: ['data-state'],
    })
  })
  return () => row.evaluate((element) => ('seenStates' in element ? String(element.seenStates) : ''))
}

export type KitScreen = ReturnType<typeof kitScreen>
