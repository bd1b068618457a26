import { expect, type Page } from '@playwright/test'
import personas from '../../../src/content/seed/personas.json' with { type: 'json' }
import { type Language, messageOf, prefixOf } from './words'

export const PERSONA_PASSWORD = personas.password
/** Nobody guesses it, and no list has it. */
export const NEW_PASSWORD = 'seven small boats'

/** The pages of the identity, and the menu of whoever is signed in, as a customer sees them. */
export function identityScreen(page: Page, language: Language = 'en') {
  const word = (key: string) => messageOf(language, `identity.${key}`)
  const menuWord = (key: string) => messageOf(language, `userMenu.${key}`)
  const prefix = prefixOf(language)
  const menu = page.getByRole('banner').locator('[data-machine=userMenu]')
  const button = (key: string) => page.getByRole('main').getByRole('button', { name: word(key), exact: true })
  return {
    word,
    menuWord,
    heading: page.getByRole('heading', { level: 1 }),
    alert: page.getByRole('main').getByRole('alert'),
    name: page.getByLabel(word('fields.name'), { exact: true }),
    email: page.getByLabel(word('fields.email'), { exact: true }),
    password: page.locator('#password'),
    code: page.getByLabel(word('code.label'), { exact: true }),
    button,
    menu: {
      root: menu,
      trigger: menu.locator('button').first(),
      link: (key: string) => menu.getByRole('link', { name: menuWord(key), exact: true }),
      logout: menu.getByRole('button', { name: menuWord('logout'), exact: true }),
      greets: (name: string) =>
        expect(menu.getByRole('button').first()).toHaveAccessibleName(menuWord('greeting').replace('{name}', name)),
    },
    open: (path: string) => page.goto(`${prefix}${path}`),
    async fillIn({ email, password }: { email: string; password: string }) {
      await this.email.fill(email)
      await this.password.fill(password)
    },
    /** by the form, as a customer does; ends on the page that was asked for */
    async signIn(email: string, { password = PERSONA_PASSWORD, to = '/cart' } = {}) {
      await page.goto(`${prefix}/sign-in?return_to=${encodeURIComponent(prefix + to)}`)
      await this.fillIn({ email, password })
      await button('signIn.submit').click()
      await expect(page).toHaveURL(`${prefix}${to}`)
    },
  }
}
export type IdentityScreen = ReturnType<typeof identityScreen>
