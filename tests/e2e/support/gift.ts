import type { Page } from '@playwright/test'
import { checkoutScreen } from './checkout-screen'
import { flowScreen } from './flow-screen'
import { emailTo } from './mail'
import { somebody } from './people'
import { expect } from './shop'
import type { Language } from './words'

/** The first name of whoever buys a gift: as the address is filled in (`fillAddress`). */
export const GIVER = 'Robin'
const GIFT_CODE = /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/

type Buying = { friend: { name: string; email: string }; origin: string; language?: Language }

/** A gift that somebody without an account buys for today: its code and its link, as the letter says them. */
export async function buyGift(page: Page, { friend, origin, language = 'en' }: Buying) {
  const flow = flowScreen(page, language)
  const checkout = checkoutScreen(page, language)
  await flow.open('child-info', 'gift=true')
  await flow.fillGift({ name: friend.name, email: friend.email, kit: 'kit-the-senser' })
  await flow.submit.click()
  await flow.isAt('payment-options', 'gift=true')
  await flow.submit.click()
  await flow.isAt('order-review', 'gift=true')
  await flow.submit.click()
  await checkout.at('contact')
  await expect(page.locator('#contact-phone')).toHaveCount(0)
  await page.fill('#contact-email', somebody('Giver').email)
  await checkout.next()
  await checkout.at('address')
  await checkout.billing()
  await checkout.card()
  await checkout.pay.click()
  await checkout.isConfirmed()
  await expect(checkout.root).toContainText(checkout.say('confirmation.gift'))
  const letter = await emailTo(origin, friend.email, GIFT_CODE)
  return {
    code: GIFT_CODE.exec(letter)?.[0] ?? '',
    link: /http\S+\/pages\/activate-gift#\S+/.exec(letter)?.[0] ?? '',
  }
}
